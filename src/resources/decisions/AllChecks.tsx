import Box from '@mui/material/Box';
import { cardWords } from '../../../domain/distribution/card-words.ts';
import { CheckLine } from './CheckLine.tsx';
import type { Check } from './model.ts';
import { useWords } from '../../components/useWords.ts';

const isPassed = ({ passed }: Check): boolean => passed;
const listed = { display: 'grid', gap: 0.75, margin: 0, padding: 0, listStyle: 'none' } as const;

/** A list of checks. */
const Lines = ({ checks }: { checks: readonly Check[] }) => (
  <Box component="ul" sx={listed}>
    {checks.map((check, place) => (
      // With several caps, each has a check with the same code.
      <li key={place}>
        <CheckLine {...check} />
      </li>
    ))}
  </Box>
);

/** The decisive finding, and below it, expandable, all checks in the order in which they were made. */
export const AllChecks = ({ checks }: { checks: readonly Check[] }) => {
  const say = useWords();
  const found = checks.filter((check) => !isPassed(check));
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {found.length > 0 && <Lines checks={found} />}
      {checks.length > 0 && (
        <Box component="details" sx={{ '&[open] > summary': { marginBottom: 1 } }}>
          <Box
            component="summary"
            sx={{
              width: 'fit-content',
              color: 'text.secondary',
              fontSize: '0.8125rem',
              lineHeight: '24px',
              cursor: 'pointer',
            }}
          >
            {say(cardWords.passedOf, checks.length - found.length, checks.length)}
          </Box>
          <Lines checks={checks} />
        </Box>
      )}
    </Box>
  );
};
