import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Range } from '../../../domain/time/dates.ts';
import { useWords } from '../../components/useWords.ts';
import { DataTypeSwitch } from './controls/DataTypeSwitch.tsx';
import type { Metric } from './figures.ts';
import { Narrowing } from './Narrowing.tsx';
import type { QuestionState } from './question/useQuestion.ts';
import { statisticsWords as words } from './statisticsWords.ts';
import { CompareSwitch } from './Toolbar.tsx';

interface NarrowDrawerProps {
  asking: QuestionState;
  metrics: readonly Metric[];
  leading: string;
  before: Range | undefined;
}

/** On a phone: groupings, filters and data type in a drawer. */
export const NarrowDrawer = ({ before, ...props }: NarrowDrawerProps) => {
  const { asking } = props;
  const { question, ask } = asking;
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(question.filters).length + question.metricFilters.length;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<Tune sx={{ fontSize: 16 }} />}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start', minHeight: 32 }}
      >
        {count > 0 ? say(words.narrowCount, count) : say(words.narrow)}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': say(words.narrow),
            sx: { maxHeight: '85vh', borderRadius: '12px 12px 0 0', padding: 2 },
          },
        }}
      >
        <Stack spacing={2}>
          <Narrowing {...props} />
          <CompareSwitch asking={asking} before={before} />
          <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
            <Typography variant="body2" color="textSecondary">
              {say(words.dataType)}
            </Typography>
            <DataTypeSwitch dataType={question.dataType} onChange={(dataType) => ask({ dataType })} />
            <Typography variant="caption" color="textSecondary">
              {say(question.dataType === 'actual' ? words.actualHint : words.cohortHint)}
            </Typography>
          </Stack>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {say(words.done)}
          </Button>
        </Stack>
      </Drawer>
    </>
  );
};
