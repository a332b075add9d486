import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { compare, formatDecimal, parseDecimal } from '../../../domain/money/decimal.ts';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import type { Cap } from './model.ts';

const words = {
  below: {
    en: '{0|is|are} already used: the cap will be full immediately.',
    ru: 'Уже использовано {0}: капа сразу окажется заполненной.',
  },
  none: {
    en: 'A limit of zero lets nothing through.',
    ru: 'С нулевым лимитом не пройдёт ничего.',
  },
  more: {
    en: 'More than the limit: affiliates will send traffic no one takes.',
    ru: 'Больше лимита: партнёры пришлют то, что никто не примет.',
  },
};

const amount = (value: unknown): string | undefined => (typeof value === 'string' ? parseDecimal(value) : undefined);

interface NoticeProps {
  children: ReactElement;
}

const WithNotice = ({ text, children }: NoticeProps & { text: string | undefined }) => (
  <Stack spacing={1}>
    {children}
    {text !== undefined && <Alert severity="warning">{text}</Alert>}
  </Stack>
);

/** The limit (the generated input); warns if there is none, or if more is already used; either may be intended. */
export const CounterNotice = ({ children }: NoticeProps) => {
  const say = useWords();
  const language = useLanguage();
  const used = useRecordContext<Cap>()?.counter ?? '0';
  const limit = amount(useWatch({ name: 'value' }));
  const text = () => {
    if (limit === undefined) return undefined;
    if (compare(limit, used) < 0) return say(words.below, formatDecimal(used, language));
    return compare(limit, '0') === 0 ? say(words.none) : undefined;
  };
  return <WithNotice text={text()}>{children}</WithNotice>;
};

/** The limit shown to affiliates (the generated input); warns if it exceeds the real one, which may be intended. */
export const ShownNotice = ({ children }: NoticeProps) => {
  const say = useWords();
  const [value, shown]: unknown[] = useWatch({ name: ['value', 'informationalValue'] });
  const [limit, told] = [amount(value), amount(shown)];
  const isMore = limit !== undefined && told !== undefined && compare(told, limit) > 0;
  return <WithNotice text={isMore ? say(words.more) : undefined}>{children}</WithNotice>;
};
