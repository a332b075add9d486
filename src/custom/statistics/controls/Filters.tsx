import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type FilterName, filterNames } from '../../../../domain/statistics/dimensions.ts';
import { useWords } from '../../../components/useWords.ts';
import type { Metric } from '../figures.ts';
import type { Narrowed } from '../question/useQuestion.ts';
import { statisticsWords as words } from '../statisticsWords.ts';
import type { Filtered } from './filtered.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { MetricFilterChip } from './MetricFilterChip.tsx';
import { ValueFilterChip } from './ValueFilterChip.tsx';

interface FiltersProps {
  asking: Narrowed;
  /** The metrics that rows can be filtered by. */
  metrics: readonly Metric[];
  /** The other filters; all those available to the user if absent. */
  names?: readonly FilterName[];
}

/** What the rows are filtered by: values of dimensions and magnitudes of figures, with a button to add filters. */
export const Filters = ({ asking, metrics, names }: FiltersProps) => {
  const say = useWords();
  const { question, ask } = asking;
  const { filters, metricFilters } = question;
  const [opened, setOpened] = useState<{ anchor: HTMLElement; at: Filtered | undefined }>();
  const open = (at?: Filtered) => (anchor: HTMLElement) => setOpened({ anchor, at });
  const count = Object.keys(filters).length + metricFilters.length;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={say(words.filters)}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      {filterNames.map((name) => {
        const { [name]: values, ...others } = filters;
        return (
          values && (
            <ValueFilterChip
              key={name}
              name={name}
              values={values}
              question={question}
              onOpen={open}
              onRemove={() => ask({ filters: others })}
            />
          )
        );
      })}
      {metricFilters.map((filter, at) => (
        <MetricFilterChip
          // There may be several for one metric, and none has a name of its own.
          key={`${at} ${filter.metric}`}
          filter={filter}
          metric={metrics.find(({ key }) => key === filter.metric)}
          onOpen={open({ of: 'metric', at })}
          onRemove={() => ask({ metricFilters: metricFilters.toSpliced(at, 1) })}
        />
      ))}
      <Button
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<FilterList sx={{ fontSize: 16 }} />}
        onClick={({ currentTarget }) => open()(currentTarget)}
        sx={{ color: 'text.secondary', paddingX: 1 }}
      >
        {say(words.addFilter)}
      </Button>
      {count > 1 && (
        <Chip
          label={say(words.clearFilters)}
          variant="outlined"
          size="medium"
          onClick={() => ask({ filters: {}, metricFilters: [] })}
          sx={{ border: 0, color: 'text.secondary' }}
        />
      )}
      <Popover
        open={opened !== undefined}
        anchorEl={opened?.anchor ?? null}
        onClose={() => setOpened(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': say(words.filters), sx: { marginTop: 0.5, width: 320 } },
        }}
      >
        {opened && (
          <FilterPanel
            asking={asking}
            metrics={metrics}
            names={names}
            first={opened.at}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Popover>
    </Stack>
  );
};
