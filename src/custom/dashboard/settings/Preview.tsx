import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { widgetSetups } from '../../../../domain/dashboards.ts';
import { useWords } from '../../../components/useWords.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { gap, rowHeight } from '../grid/measures.ts';
import type { ShownWidget } from '../model.ts';
import type { WidgetInput } from '../widget/given.ts';
import { Narrowed } from '../widget/Narrowed.tsx';
import { useWidgetTitle } from '../widget/useWidgetTitle.ts';
import { WidgetBody } from '../widget/WidgetBody.tsx';

/** How a widget will look, once it has everything it needs. */
export const Preview = ({
  shown: latest,
  given,
  isWhole,
}: {
  shown: ShownWidget;
  given: WidgetInput;
  isWhole: boolean;
}) => {
  const say = useWords();
  const shown = useDeferredValue(latest);
  const title = useWidgetTitle(given.metrics)(shown);
  const rows = Math.min(widgetSetups[shown.type].usual.height, 6);
  return (
    <Card
      component="section"
      aria-label={say(words.preview)}
      sx={{ padding: 1.75, paddingTop: 1.25, backgroundColor: 'background.default' }}
    >
      <Typography sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary', marginBottom: 0.75 }} noWrap>
        {isWhole ? title : say(words.preview)}
        {isWhole && <Narrowed shown={shown} given={given} />}
      </Typography>
      <Box inert sx={{ height: rows * (rowHeight + gap) - 48, overflow: 'hidden' }}>
        {isWhole ? (
          <WidgetBody shown={shown} title={title} {...given} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {say(words.previewNext)}
          </Typography>
        )}
      </Box>
    </Card>
  );
};
