import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useWords } from '../../../components/useWords.ts';
import type { Metric } from '../../statistics/figures.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { useChoosingWords } from '../../../components/useChoosingWords.ts';

interface MetricsFieldProps {
  offered: readonly Metric[];
  keys: readonly string[];
  max: number;
  error: string | undefined;
  onChange: (keys: string[]) => void;
}

/** Metrics of single goals come last, and are many: the first matches are offered. */
const filterOptions = createFilterOptions<Metric>({ limit: 100 });

/** The metrics of a widget, searchable by name: one, or several in display order. */
export const MetricsField = ({ offered, keys, max, error, onChange }: MetricsFieldProps) => {
  const say = useWords();
  const choosing = useChoosingWords();
  const chosen = keys.flatMap((key) => offered.find((metric) => metric.key === key) ?? []);
  const options = [...offered];
  const label = say(max > 1 ? words.metrics : words.metric);
  const input = { label, error: error !== undefined, helperText: error ?? (max > 1 && say(words.upTo, max)) };
  const nameOf = ({ title }: Metric): string => title;
  const isSame = (one: Metric, other: Metric): boolean => one.key === other.key;
  if (max === 1)
    return (
      <Autocomplete
        {...choosing}
        options={options}
        filterOptions={filterOptions}
        value={chosen[0] ?? null}
        getOptionLabel={nameOf}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={isSame}
        onChange={(_, metric) => onChange(metric ? [metric.key] : [])}
        renderInput={(params) => <TextField {...params} {...input} />}
      />
    );
  return (
    <Autocomplete
      {...choosing}
      multiple
      disableCloseOnSelect
      options={options}
      filterOptions={filterOptions}
      value={chosen.slice(0, max)}
      getOptionLabel={nameOf}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={isSame}
      getOptionDisabled={({ key }) => chosen.length >= max && !keys.includes(key)}
      onChange={(_, metrics) => onChange(metrics.map(({ key }) => key))}
      renderInput={(params) => <TextField {...params} {...input} />}
    />
  );
};
