import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type ClipboardEvent, useState } from 'react';
import { ambiguous, compare, parseTypedDecimal } from '../../../../domain/money/decimal.ts';
import { takePasted, written } from '../../../components/inputs/widgets/typedNumbers.ts';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import type { Metric } from '../figures.ts';
import { comparisonNames, isComparison, type MetricFilter } from '../question/metricFilters.ts';
import { comparisonWords, statisticsWords as words } from '../statisticsWords.ts';
import { PanelHead } from './PanelHead.tsx';

interface MetricFilterFormProps {
  metrics: readonly Metric[];
  filter: MetricFilter;
  onBack: (() => void) | undefined;
  onChoose: (filter: MetricFilter) => void;
}

/** Sets the condition for a figure. */
export const MetricFilterForm = ({ metrics, filter, onBack, onChoose }: MetricFilterFormProps) => {
  const say = useWords();
  const translate = useTranslate();
  const language = useLanguage();
  const [comparison, setComparison] = useState(filter.comparison);
  const [texts, setTexts] = useState({
    value: written(filter.value, language),
    upTo: written(filter.upTo, language),
  });
  const [isTried, setTried] = useState(false);
  const isBetween = comparison === 'between';
  const ends = isBetween ? (['value', 'upTo'] as const) : (['value'] as const);
  const numberIn = (text: string) => (ambiguous(text, language) ? undefined : parseTypedDecimal(text));
  const objectionTo = (text: string): string => {
    const meant = ambiguous(text, language);
    return meant ? translate('field.ambiguous', meant) : say(words.notNumber);
  };
  const submit = () => {
    setTried(true);
    const [value, upTo] = [numberIn(texts.value), numberIn(texts.upTo)];
    if (value === undefined || (isBetween && upTo === undefined)) return;
    const { metric } = filter;
    if (!isBetween || upTo === undefined) onChoose({ metric, comparison, value });
    else
      onChoose({ metric, comparison, ...(compare(value, upTo) <= 0 ? { value, upTo } : { value: upTo, upTo: value }) });
  };
  const title = metrics.find(({ key }) => key === filter.metric)?.title ?? filter.metric;
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PanelHead title={title} onBack={onBack} />
      <Stack spacing={1.5} sx={{ padding: 1.5, paddingTop: 1 }}>
        <TextField
          select
          label={say(words.comparison)}
          value={comparison}
          onChange={({ target }) => isComparison(target.value) && setComparison(target.value)}
        >
          {comparisonNames.map((name) => (
            <MenuItem key={name} value={name}>
              {say(comparisonWords[name])} ({comparisonWords[name].sign})
            </MenuItem>
          ))}
        </TextField>
        <Stack direction="row" spacing={1}>
          {ends.map((end) => {
            const isWrong = isTried && numberIn(texts[end]) === undefined;
            const take = (text: string) => setTexts({ ...texts, [end]: text });
            return (
              <TextField
                key={end}
                fullWidth
                autoFocus={end === 'value'}
                label={say(words[end])}
                value={texts[end]}
                error={isWrong}
                helperText={isWrong && objectionTo(texts[end])}
                onChange={({ target }) => take(target.value)}
                slotProps={{
                  htmlInput: {
                    inputMode: 'decimal',
                    maxLength: 24,
                    onPaste: (event: ClipboardEvent<HTMLInputElement>) => takePasted(event, language, take),
                  },
                }}
              />
            );
          })}
        </Stack>
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-end' }}>
          {say(words.apply)}
        </Button>
      </Stack>
    </Stack>
  );
};
