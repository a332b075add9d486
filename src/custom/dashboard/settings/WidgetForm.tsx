import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { maxLines, widgetSetups, type WidgetType, widgetTypes } from '../../../../domain/dashboards.ts';
import { dimensions, type FilterName, filterNames } from '../../../../domain/statistics/dimensions.ts';
import { useWords } from '../../../components/useWords.ts';
import { useOfferedFilters } from '../../statistics/useOffered.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import type { ShownWidget } from '../model.ts';
import type { WidgetInput } from '../widget/given.ts';
import { useAccess } from '../widget/useAccess.ts';
import { type Faults, faultsOf } from './faults.ts';
import { FiltersField } from './FiltersField.tsx';
import { MetricsField } from './MetricsField.tsx';
import { Preview } from './Preview.tsx';
import { TypeChoice } from './TypeChoice.tsx';

interface WidgetFormProps {
  shown: ShownWidget;
  given: WidgetInput;
  button: string;
  isBusy: boolean;
  /** Called when something is chosen, for what is typed is an event of its own. */
  onChange: () => void;
  onSave: (shown: ShownWidget) => void;
  onCancel: () => void;
}

/** The settings of a widget: those of its kind, and a preview. */
export const WidgetForm = ({ shown: initial, given, button, isBusy, onChange, onSave, onCancel }: WidgetFormProps) => {
  const say = useWords();
  const [shown, setShown] = useState(initial);
  const [limit, setLimit] = useState(String(initial.limit));
  const [isTried, setTried] = useState(false);
  const mayShow = useAccess(given.metrics);
  const groups = useOfferedFilters();
  const setup = widgetSetups[shown.type];
  const takesLimit = setup.limit > 0 && (setup.groupBy !== 'may' || shown.groupBy !== null);
  const isDrawn = setup.limit === maxLines;
  const typed = /^\d{1,4}$/.test(limit.trim()) ? Number(limit) : 0;
  const fitting = setup.sums ? given.metrics.filter(({ addsUp }) => addsUp) : given.metrics;
  const asked: ShownWidget = {
    ...shown,
    ...(setup.sums && { metrics: shown.metrics.filter((key) => fitting.some((metric) => metric.key === key)) }),
    limit: takesLimit ? typed : initial.limit,
  };
  const faults = faultsOf(asked);
  const set = (changed: Partial<ShownWidget>) => {
    onChange();
    setShown((before) => ({ ...before, ...changed }));
  };
  const faultText = (name: keyof Faults): string | undefined => {
    const fault = isTried ? faults[name] : undefined;
    return fault && say(...fault);
  };
  const turnInto = (type: WidgetType) => {
    set({ type });
    const { limit: max } = widgetSetups[type];
    if (max > 0 && typed > max) setLimit(String(max));
  };
  const save = () => {
    setTried(true);
    if (Object.keys(faults).length === 0) onSave(asked);
  };
  // Not every user may see caps and leads; everyone may see figures.
  const offered = widgetTypes.filter(
    (type) => widgetSetups[type].metrics.max > 0 || mayShow({ ...shown, type }) || type === initial.type,
  );
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TypeChoice type={shown.type} offered={offered} onChange={turnInto} />
      {setup.metrics.max > 0 && (
        <MetricsField
          offered={fitting}
          keys={asked.metrics}
          max={setup.metrics.max}
          error={faultText('metrics')}
          onChange={(metrics) => set({ metrics })}
        />
      )}
      {setup.groupBy !== 'never' && (
        <TextField
          select
          label={say(words.groupBy)}
          value={shown.groupBy ?? ''}
          error={faultText('groupBy') !== undefined}
          helperText={faultText('groupBy')}
          onChange={({ target }) =>
            set({ groupBy: filterNames.find((name): name is FilterName => name === target.value) ?? null })
          }
        >
          {setup.groupBy === 'may' && <MenuItem value="">{say(words.noGroup)}</MenuItem>}
          {groups.map((name) => (
            <MenuItem key={name} value={name}>
              {say(dimensions[name])}
            </MenuItem>
          ))}
        </TextField>
      )}
      {setup.filters.length > 0 && (
        <FiltersField shown={shown} period={given.period} onChange={(filters) => set({ filters })} />
      )}
      {takesLimit && (
        <TextField
          label={say(isDrawn ? words.lines : words.limit)}
          value={limit}
          error={faultText('limit') !== undefined}
          helperText={faultText('limit') ?? (isDrawn && `1–${setup.limit}`)}
          onChange={({ target }) => setLimit(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
          sx={{ width: 160 }}
        />
      )}
      {setup.compares && (
        <FormControlLabel
          label={say(words.isCompared)}
          control={<Switch size="small" checked={shown.isCompared} onChange={(_, isCompared) => set({ isCompared })} />}
          sx={{ marginLeft: -0.5, gap: 1 }}
        />
      )}
      <TextField
        label={say(words.title)}
        value={shown.title ?? ''}
        helperText={say(words.titleHint)}
        onChange={({ target }) => set({ title: target.value.trimStart() || null })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Preview shown={asked} given={given} isWhole={Object.keys(faults).length === 0} />
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" onClick={onCancel}>
          {say(words.cancel)}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {button}
        </Button>
      </Stack>
    </Stack>
  );
};
