import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cardWords } from '../../../domain/distribution/card-words.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { AllChecks } from './AllChecks.tsx';
import type { Candidate } from './model.ts';
import { Named } from './Named.tsx';
import { useWords } from '../../components/useWords.ts';

const resources = {
  advertiser: 'advertisers',
  integration: 'integrations',
  landing: 'landings',
  targeting: 'targetings',
} as const;
const parts = ['advertiser', 'integration', 'landing', 'targeting'] as const;

/** Who the candidate is: the advertiser, and what they would take it with. */
const Who = (candidate: Candidate) => {
  const known = parts.flatMap((part) => {
    const id = candidate[part];
    return id === null ? [] : [{ part, id }];
  });
  return (
    <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {known.map(({ part, id }, place) => (
        <Box
          key={part}
          component="span"
          sx={place === 0 ? { fontWeight: 600 } : { color: 'text.secondary', '&::before': { content: '" · "' } }}
        >
          <Named resource={resources[part]} id={id} />
        </Box>
      ))}
    </Typography>
  );
};

export interface CandidateItemProps {
  candidate: Candidate;
  /** Whether the visitor was sent to them. */
  isChosen: boolean;
}

/** A candidate for the traffic: their turn, or why they were ruled out. */
export const CandidateItem = ({ candidate, isChosen }: CandidateItemProps) => {
  const say = useWords();
  const { order, checks } = candidate;
  const turn = order === null ? say(cardWords.leftOut) : say(cardWords.turn, order);
  return (
    <Box
      component="li"
      aria-label={turn}
      sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: 1.5, rowGap: 0.75, padding: 1.5 }}
    >
      <Typography
        component="span"
        variant="body2"
        aria-hidden
        sx={{ fontWeight: 600, textAlign: 'center', color: order === null ? 'text.secondary' : 'text.primary' }}
      >
        {order ?? '–'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Who {...candidate} />
        {isChosen && <ToneChip tone="success" label={say(cardWords.chosen)} />}
      </Box>
      <Box sx={{ gridColumn: 2 }}>
        <AllChecks checks={checks} />
      </Box>
    </Box>
  );
};
