import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDebouncedEvent } from 'ra-core';
import { useState } from 'react';
import { dimensions, type FilterName } from '../../../../domain/statistics/dimensions.ts';
import { Loaded } from '../../../components/failure/Loaded.tsx';
import { useLanguage } from '../../../components/language.ts';
import { useWords } from '../../../components/useWords.ts';
import { useFilterValues } from '../figures.ts';
import type { Question } from '../question/question.ts';
import { statisticsWords as words } from '../statisticsWords.ts';
import { useValueText } from '../useValueText.ts';
import { PanelHead } from './PanelHead.tsx';
import { filterTextOf } from './filterText.ts';
import { ValueFilter } from './ValueFilter.tsx';

interface ValuesFormProps {
  name: FilterName;
  question: Question;
  onBack: (() => void) | undefined;
  /** Called with the new values; empty to remove the filter. */
  onChoose: (values: string[]) => void;
}

const pause = 300;

interface ValueBoxProps {
  label: string;
  isChosen: boolean;
  onToggle: () => void;
}

const ValueBox = ({ label, isChosen, onToggle }: ValueBoxProps) => (
  <FormControlLabel
    sx={{
      display: 'flex',
      margin: 0,
      '& .MuiTypography-root': { overflow: 'hidden', textOverflow: 'ellipsis' },
    }}
    slotProps={{ typography: { variant: 'body2', noWrap: true } }}
    label={label}
    control={<Checkbox sx={{ padding: 0.5 }} checked={isChosen} onChange={onToggle} />}
  />
);

/**
 * Selects among the values of a dimension that occur within the other filters. Values selected earlier come first if they
 * aren't among those: they could not be unticked otherwise.
 */
export const ValuesForm = ({ name, question, onBack, onChoose }: ValuesFormProps) => {
  const say = useWords();
  const language = useLanguage();
  const valueText = useValueText();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const searchLater = useDebouncedEvent((text: string) => setSearch(text.trim()), pause);
  const before = question.filters[name] ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const query = useFilterValues(question, name, search);
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose([...chosen]);
      }}
    >
      <PanelHead title={say(dimensions[name])} onBack={onBack} />
      <OutlinedInput
        size="small"
        autoFocus
        value={typed}
        placeholder={say(words.search)}
        inputProps={{ 'aria-label': say(words.search), maxLength: 200 }}
        onChange={({ target }) => {
          setTyped(target.value);
          searchLater(target.value);
        }}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
        sx={{ marginX: 1.5 }}
      />
      <Box sx={{ height: 2, marginTop: 1 }}>
        {query.isFetching && <LinearProgress aria-hidden="true" sx={{ height: 2 }} />}
      </Box>
      <Box aria-busy={query.isFetching} sx={{ height: 264, overflowY: 'auto', paddingX: 1.5, paddingY: 0.5 }}>
        <Loaded query={query} waiting={null}>
          {({ items, meta: { totalCount } }) => (
            <>
              {search === '' &&
                [...new Set([...before, ...chosen])]
                  .filter((text) => !items.some(({ value }) => filterTextOf(name, value) === text))
                  .map((text) => (
                    <ValueFilter key={text} name={name} values={[text]} question={question}>
                      {(label) => (
                        <ValueBox label={label} isChosen={chosen.includes(text)} onToggle={() => toggle(text)} />
                      )}
                    </ValueFilter>
                  ))}
              {items.map(({ value, title }) => {
                const text = filterTextOf(name, value);
                return (
                  <ValueBox
                    key={text}
                    label={title ?? valueText(name, value)}
                    isChosen={chosen.includes(text)}
                    onToggle={() => toggle(text)}
                  />
                );
              })}
              {items.length === 0 && (
                <Typography role="status" variant="body2" color="textSecondary" sx={{ padding: 1 }}>
                  {say(search ? words.noValuesFound : words.noValues)}
                </Typography>
              )}
              {totalCount > items.length && (
                <Typography variant="caption" color="textSecondary" component="p" sx={{ padding: 1 }}>
                  {say(words.moreValues, items.length, totalCount.toLocaleString(language))}
                </Typography>
              )}
            </>
          )}
        </Loaded>
      </Box>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: 1.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {say(words.chosen, chosen.length)}
        </Typography>
        <Button type="submit" variant="contained">
          {say(words.apply)}
        </Button>
      </Stack>
    </Stack>
  );
};
