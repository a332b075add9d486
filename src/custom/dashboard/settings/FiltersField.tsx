import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { widgetSetups } from '../../../../domain/dashboards.ts';
import { useWords } from '../../../components/useWords.ts';
import { Filters } from '../../statistics/controls/Filters.tsx';
import { statisticsWords } from '../../statistics/statisticsWords.ts';
import { type ShownWidget, questionAbout } from '../model.ts';
import type { WidgetInput } from '../widget/given.ts';

interface FiltersFieldProps {
  shown: ShownWidget;
  period: WidgetInput['period'];
  onChange: (filters: ShownWidget['filters']) => void;
}

/** What a widget is narrowed to, selected as on the statistics page. Filters that its kind doesn't support are kept. */
export const FiltersField = ({ shown, period, onChange }: FiltersFieldProps) => {
  const say = useWords();
  const question = questionAbout(shown, period);
  const kept = Object.fromEntries(Object.entries(shown.filters).filter(([name]) => !(name in question.filters)));
  return (
    // Submitting a filter must not submit the surrounding form of the widget.
    <Stack sx={{ gap: 0.5, marginY: -0.5 }} onSubmit={(event) => event.stopPropagation()}>
      <Typography variant="body2" color="textSecondary" aria-hidden="true">
        {say(statisticsWords.filters)}
      </Typography>
      <Filters
        asking={{ question, ask: ({ filters = {} }) => onChange({ ...kept, ...filters }) }}
        metrics={[]}
        names={widgetSetups[shown.type].filters}
      />
    </Stack>
  );
};
