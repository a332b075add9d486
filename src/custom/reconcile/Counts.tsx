import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import { reconciliationRowChoices } from '../../generated/resources/reconciliationRow.tsx';
import { reconcileWords as words } from './reconcileWords.ts';
import type { ReconciliationPreview } from './useReconcile.ts';

/** How many rows and conversions have each verdict. */
export const Counts = ({ counts, frozen }: Pick<ReconciliationPreview, 'counts' | 'frozen'>) => {
  const say = useWords();
  const translate = useTranslate();
  const language = useLanguage();
  const some = reconciliationRowChoices.verdict.filter(({ id }) => counts[id as keyof typeof counts] > 0);
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={say(words.summary)}
      sx={{ flexWrap: 'wrap', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {some.map(({ id, name, tone }) => (
        <Stack key={id} component="li" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <ToneChip label={translate(name)} tone={tone} />
          <Typography component="span">{counts[id as keyof typeof counts].toLocaleString(language)}</Typography>
        </Stack>
      ))}
      {frozen > 0 && (
        <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <ToneChip label={say(words.frozen)} tone="warning" />
          <Typography component="span">{frozen.toLocaleString(language)}</Typography>
        </Stack>
      )}
    </Stack>
  );
};
