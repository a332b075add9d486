import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import ShowChart from '@mui/icons-material/ShowChart';
import { useState } from 'react';
import type { Range } from '../../../domain/time/dates.ts';
import { ColumnsButton } from '../../components/list/columns/ColumnsButton.tsx';
import { ViewsControl } from '../../components/list/views/ViewsControl.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer, useZone } from '../../components/viewer.ts';
import type { Metric } from './figures.ts';
import { GoalColumns } from './GoalColumns.tsx';
import { PeriodButton, rangeText } from './controls/PeriodButton.tsx';
import { DataTypeSwitch } from './controls/DataTypeSwitch.tsx';
import type { ChartKind } from './question/question.ts';
import type { QuestionState } from './question/useQuestion.ts';
import { StatisticsExport } from './StatisticsExport.tsx';
import { statisticsWords as words } from './statisticsWords.ts';
import type { MetricColumns } from './useMetricColumns.tsx';
import { useStatisticsViews } from './useStatisticsViews.ts';

interface ViewsProps {
  asking: QuestionState;
  choice: MetricColumns['choice'];
  metrics: readonly Metric[];
}

const Views = ({ asking, choice, metrics }: ViewsProps) => (
  <ViewsControl
    views={useStatisticsViews(
      asking,
      choice,
      metrics.map(({ key }) => key),
    )}
  />
);

/** Switches the comparison with the previous period on and off. */
export const CompareSwitch = ({
  asking: { question, ask },
  before,
}: {
  asking: QuestionState;
  before: Range | undefined;
}) => {
  const say = useWords();
  const zone = useZone();
  const { compared } = question;
  return (
    <Tooltip title={say(words.compareHint)} describeChild>
      <FormControlLabel
        label={
          <>
            {say(words.compare)}
            {compared && before && (
              <Box component="span" sx={{ marginLeft: 0.75, color: 'text.secondary' }}>
                {rangeText(before, zone)}
              </Box>
            )}
          </>
        }
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ margin: 0, gap: 0.5 }}
        control={<Switch size="small" checked={compared} onChange={(_, isOn) => ask({ compared: isOn })} />}
      />
    </Tooltip>
  );
};

interface ToolbarProps extends MetricColumns {
  asking: QuestionState;
  metrics: readonly Metric[];
  /** The period that figures are compared with, once it is known. */
  before: Range | undefined;
  isNarrow: boolean;
}

/** The period, data type and comparison; on the right the controls of the view. */
export const Toolbar = ({ asking, metrics, before, columns, choice, isNarrow }: ToolbarProps) => {
  const say = useWords();
  const isStaff = useViewer()?.isStaff ?? false;
  const { question, ask, adjust } = asking;
  const isDrawn = question.chart !== 'none';
  // When the chart is shown again, it has the same kind as before.
  const [hidden, setHidden] = useState<ChartKind>('line');
  const toggle = () => {
    if (isDrawn) setHidden(question.chart);
    adjust({ chart: isDrawn ? 'none' : hidden });
  };
  const chartText = say(isDrawn ? words.hideChart : words.showChart);
  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, rowGap: 1 }}>
      <PeriodButton period={question.period} onChange={(period) => ask({ period })} />
      {!isNarrow && <CompareSwitch asking={asking} before={before} />}
      {!isNarrow && <DataTypeSwitch dataType={question.dataType} onChange={(dataType) => ask({ dataType })} />}
      <Stack direction="row" spacing={0.5} sx={{ marginLeft: 'auto', alignItems: 'center' }}>
        {isStaff && <Views asking={asking} choice={choice} metrics={metrics} />}
        <Tooltip title={chartText}>
          <IconButton aria-label={chartText} aria-pressed={isDrawn} onClick={toggle}>
            <ShowChart fontSize="small" color={isDrawn ? 'primary' : 'inherit'} />
          </IconButton>
        </Tooltip>
        <ColumnsButton
          columns={columns}
          choice={choice}
          above={<GoalColumns metrics={metrics} visible={choice.visible} onToggle={choice.toggle} />}
        />
        <StatisticsExport question={question} metrics={choice.visible.filter((key) => key in columns)} />
      </Stack>
    </Stack>
  );
};
