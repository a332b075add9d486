import BarChart from '@mui/icons-material/BarChart';
import ShowChart from '@mui/icons-material/ShowChart';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useWords } from '../../../components/useWords.ts';
import type { ChartKind } from '../question/question.ts';
import { statisticsWords as words } from '../statisticsWords.ts';

const icons = { line: ShowChart, bars: BarChart } as const;

/** Lines or bars. */
export const ChartKindSwitch = ({ kind, onChange }: { kind: ChartKind; onChange: (kind: ChartKind) => void }) => {
  const say = useWords();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={kind}
      aria-label={say(words.chartKind)}
      onChange={(_, chosen: ChartKind | null) => chosen && onChange(chosen)}
      sx={{ flexShrink: 0 }}
    >
      {(['line', 'bars'] as const).map((name) => {
        const Icon = icons[name];
        return (
          <ToggleButton key={name} value={name} aria-label={say(words[name])} sx={{ padding: '3px 8px' }}>
            <Icon sx={{ fontSize: 18 }} />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};
