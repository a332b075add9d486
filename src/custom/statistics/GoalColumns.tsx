import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { uniqBy } from 'es-toolkit';
import { useState } from 'react';
import { measureNamed } from '../../../domain/statistics/measures.ts';
import { useWords } from '../../components/useWords.ts';
import type { Metric } from './figures.ts';
import { statisticsWords as words } from './statisticsWords.ts';
import { useChoosingWords } from '../../components/useChoosingWords.ts';

type Goal = NonNullable<Metric['goal']>;

export interface GoalColumnsProps {
  metrics: readonly Metric[];
  /** Keys of the columns that are shown. */
  visible: readonly string[];
  onToggle: (key: string) => void;
}

/** Selects columns that count the conversions of one goal: the goal first, then what of it is counted. */
export const GoalColumns = ({ metrics, visible, onToggle }: GoalColumnsProps) => {
  const say = useWords();
  const choosing = useChoosingWords();
  const [chosen, setChosen] = useState<Goal | null>(null);
  const goals = uniqBy(
    metrics.flatMap(({ goal }) => goal ?? []),
    ({ id }) => id,
  );
  if (goals.length === 0) return null;
  const isOfSeveral = new Set(goals.map(({ vertical }) => vertical.id)).size > 1;
  const titleOf = ({ key, title }: Metric): string => {
    const measure = measureNamed(key)?.measure;
    return metrics.find((metric) => metric.key === measure)?.title ?? title;
  };
  return (
    <Stack sx={{ paddingTop: 0.75, marginBottom: 1 }}>
      <Autocomplete
        {...choosing}
        size="small"
        options={goals}
        value={chosen}
        onChange={(_, goal) => setChosen(goal)}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        {...(isOfSeveral && { groupBy: ({ vertical }: Goal) => vertical.title })}
        renderInput={(params) => (
          <TextField
            {...params}
            label={say(words.byGoal)}
            placeholder={say(words.selectGoal)}
            helperText={isOfSeveral && chosen?.vertical.title}
          />
        )}
        sx={{ marginX: '5px', marginBottom: 0.5 }}
      />
      {metrics
        .filter(({ goal }) => goal && goal.id === chosen?.id)
        .map((metric) => (
          <FormControlLabel
            key={metric.key}
            sx={{ margin: 0 }}
            label={titleOf(metric)}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                size="small"
                sx={{ padding: 0.5 }}
                slotProps={{ input: { 'aria-label': metric.title } }}
                checked={visible.includes(metric.key)}
                disabled={visible.length === 1 && visible.includes(metric.key)}
                onChange={() => onToggle(metric.key)}
              />
            }
          />
        ))}
      <Divider sx={{ marginTop: 1 }} />
    </Stack>
  );
};
