import Autocomplete, { type AutocompleteRenderGroupParams, createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import ListSubheader from '@mui/material/ListSubheader';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type Ref, useState } from 'react';
import type { Token } from '../../../../domain/formula/tokens.ts';
import { useWords } from '../../../components/useWords.ts';
import { metricChoices } from '../../../generated/resources/metric.tsx';
import { formulaWords } from '../formulaWords.ts';
import type { NamedMetric } from '../useMetricNames.ts';
import { absorbed, closestFirst, finished } from './typed.ts';
import type { WrittenFormula } from './useFormula.ts';

export interface TokenEntryProps {
  id: string;
  describedBy: string;
  isInvalid: boolean;
  inputRef: Ref<HTMLInputElement>;
  formula: WrittenFormula;
  metrics: readonly NamedMetric[];
  onAdd: (tokens: readonly Token[]) => void;
  onRemove: (at: number) => void;
  onMove: (to: number) => void;
  onBlur: () => void;
}

const matching = createFilterOptions<NamedMetric>();

const groups = metricChoices.group.map(({ id }) => id);

/** Options under their heading; MUI's own headings are list items inside the listbox, where they aren't allowed. */
const renderGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <li key={key} role="presentation">
    <ListSubheader component="div" aria-hidden sx={{ top: -8, backgroundColor: 'background.paper' }}>
      {group}
    </ListSubheader>
    <Box
      component="ul"
      role="group"
      aria-label={group}
      sx={{ padding: 0, '& .MuiAutocomplete-option': { paddingLeft: 3 } }}
    >
      {children}
    </Box>
  </li>
);

/**
 * The input for elements, at the caret of the formula: metrics are suggested, signs and numbers are accepted as they
 * are typed.
 */
export const TokenEntry = (props: TokenEntryProps) => {
  const { id, describedBy, isInvalid, inputRef, formula, metrics, onAdd, onRemove, onMove, onBlur } = props;
  const say = useWords();
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const offered = metrics
    // There is one of each goal for many of them: these are searched for.
    .filter((metric) => metric.isActive && (!metric.isOfGoal || text.trim() !== ''))
    .toSorted((one, other) => groups.indexOf(one.group ?? 'traffic') - groups.indexOf(other.group ?? 'traffic'));

  const take = (typed: string) => {
    const { tokens, rest } = absorbed(typed, metrics);
    if (tokens.length > 0) onAdd(tokens);
    setText(tokens.length > 0 ? rest : typed);
    if (tokens.length > 0 && rest === '') setOpen(false);
  };
  const finish = () => {
    if (text.trim() !== '') onAdd(finished(text, metrics));
    setText('');
    // Reopening the list of all metrics would cover the rest of the form.
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (text !== '') {
      // A number requires no selection.
      if ((event.key === 'Enter' || event.key === ' ') && /^\d+([.,]\d+)?$/.test(text)) {
        event.preventDefault();
        event.stopPropagation();
        finish();
      }
      return;
    }
    const { caret, tokens } = formula;
    if (event.key === 'Backspace' && caret > 0) onRemove(caret - 1);
    else if (event.key === 'Delete' && caret < tokens.length) onRemove(caret);
    else if (event.key === 'ArrowLeft' && caret > 0) onMove(caret - 1);
    else if (event.key === 'ArrowRight' && caret < tokens.length) onMove(caret + 1);
    else if (event.key === 'Home') onMove(0);
    else if (event.key === 'End') onMove(tokens.length);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Autocomplete<NamedMetric>
      id={id}
      options={offered}
      filterOptions={(options, state) => closestFirst(matching(options, state), state.inputValue)}
      value={null}
      inputValue={text}
      autoHighlight
      openOnFocus={false}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      blurOnSelect={false}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ key }) => key}
      groupBy={({ group }) => translate(`resources.metrics.choices.group.${group}`)}
      renderGroup={renderGroup}
      noOptionsText={say(formulaWords.noMetric)}
      onInputChange={(_, typed, reason) => reason === 'input' && take(typed)}
      onChange={(_, metric) => {
        if (metric) onAdd([{ kind: 'metric', key: metric.key }]);
        setText('');
      }}
      onBlur={() => {
        finish();
        onBlur();
      }}
      sx={{ flex: '1 1 150px', minWidth: 120 }}
      slotProps={{ popper: { placement: 'bottom-start', sx: { minWidth: 260 } } }}
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          ref={InputProps.ref}
          inputRef={inputRef}
          fullWidth
          placeholder={say(formulaWords.placeholder)}
          inputProps={{
            ...inputProps,
            onKeyDownCapture: onKeyDown,
            'aria-describedby': describedBy,
            'aria-invalid': isInvalid,
            spellCheck: false,
          }}
          sx={{ fontSize: 14, height: 28 }}
        />
      )}
    />
  );
};
