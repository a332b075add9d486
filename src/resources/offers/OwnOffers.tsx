import Stack from '@mui/material/Stack';
import { useGetList, useListContext } from 'ra-core';
import { FilterChip } from '../../components/list/filters/FilterChip.tsx';
import { useLanguage } from '../../components/language.ts';
import { useEntry } from '../../components/entries.ts';
import { useWords } from '../../components/useWords.ts';
import type { Words } from '../../../domain/text/words.ts';

const words = {
  group: { en: 'My offers', ru: 'Мои офферы' },
  receiving: { en: 'Receiving my traffic', ru: 'Получают мой трафик' },
  special: { en: 'Special conditions', ru: 'Особые условия' },
  private: { en: 'Private', ru: 'Приватные' },
};

const privateId = 3;

interface OwnProps {
  label: Words;
  narrows: Readonly<Record<string, readonly (string | number)[]>>;
}

/** A filter by an affiliate's relation to offers, with its number of offers within the other filters. */
const Own = ({ label, narrows }: OwnProps) => {
  const say = useWords();
  const language = useLanguage();
  const { name } = useEntry();
  const { filterValues } = useListContext();
  const { total } = useGetList(
    name,
    {
      pagination: { page: 1, perPage: 1 },
      filter: { ...filterValues, ...narrows },
      meta: { with: [], fields: ['id'] },
    },
    { placeholderData: (before) => before },
  );
  return <FilterChip label={say(label)} count={total?.toLocaleString(language)} narrows={narrows} />;
};

/** Above an affiliate's offers: filters for those they have a relation to, with their numbers. */
export const OwnOffers = () => {
  const say = useWords();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={say(words.group)}
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, marginBottom: 1.5 }}
    >
      <Own label={words.receiving} narrows={{ mine: ['receiving_traffic'] }} />
      <Own label={words.special} narrows={{ mine: ['special_conditions'] }} />
      <Own label={words.private} narrows={{ accessType: [privateId] }} />
    </Stack>
  );
};
