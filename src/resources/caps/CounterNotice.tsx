import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { compare, formatDecimal, parseDecimal } from '../../../domain/decimal.ts';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import type { Cap } from './model.ts';

const below = {
  en: '{0} are used already: the cap will be full immediately.',
  ru: 'Уже использовано {0}: капа сразу окажется заполненной.',
};

/** The limit (the generated input); one below what is used already is said, and may be meant. */
export const CounterNotice = ({ children }: { children: ReactElement }) => {
  const say = useWords();
  const language = useLanguage();
  const used = useRecordContext<Cap>()?.counter ?? '0';
  const value: unknown = useWatch({ name: 'value' });
  const limit = typeof value === 'string' ? parseDecimal(value) : undefined;
  const isBelow = limit !== undefined && compare(limit, used) < 0;
  return (
    <Stack spacing={1}>
      {children}
      {isBelow && <Alert severity="warning">{say(below, formatDecimal(used, language))}</Alert>}
    </Stack>
  );
};
