import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cardWords } from '../../../domain/distribution/card-words.ts';
import type { Tone } from '../../components/choice.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { framedList } from '../../components/framedList.ts';
import { useWords } from '../../components/useWords.ts';
import { AllChecks } from './AllChecks.tsx';
import { CandidateItem } from './CandidateItem.tsx';
import type { Decision, Traffic } from './model.ts';

const tones: Readonly<Record<Decision['outcome'], Tone>> = {
  sent: 'success',
  trafficback: 'warning',
  nowhere: 'error',
  offered: 'success',
  refused: 'error',
  invalid: 'error',
  trash: 'neutral',
  duplicate: 'warning',
  test: 'neutral',
  hold: 'warning',
  unsent: 'error',
};

/** The outcome, the reason, and what the affiliate is told. */
const Outcome = ({ outcome, otherwise, reasonText, affiliateText }: Decision) => {
  const say = useWords();
  return (
    <Stack spacing={0.75}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToneChip tone={tones[outcome]} label={say(cardWords.outcomes[outcome])} />
        <Typography variant="body2">{reasonText ?? say(cardWords.why[otherwise ?? 'sent'])}</Typography>
      </Box>
      {affiliateText !== null && (
        <Typography variant="body2" color="textSecondary">
          {say(cardWords.told, affiliateText)}
        </Typography>
      )}
    </Stack>
  );
};

/** A decision: the outcome, the checks of the incoming traffic, and the candidates for it, in order. */
export const DecisionView = ({ decision, of }: { decision: Decision; of: Traffic }) => {
  const say = useWords();
  const { checks, candidates, outcome } = decision;
  const isEnded = checks.some(({ passed, waived }) => !passed && !waived);
  return (
    <Stack spacing={2}>
      <Outcome {...decision} />
      <div>
        <Typography variant="h5" component="h3" sx={{ marginBottom: 1 }}>
          {say(cardWords.checks[of])}
        </Typography>
        <AllChecks checks={checks} />
      </div>
      {!isEnded && (
        <div>
          <Typography variant="h5" component="h3" sx={{ marginBottom: 1 }}>
            {say(cardWords.candidates)}
          </Typography>
          {candidates.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {say(cardWords.noCandidates[of])}
            </Typography>
          ) : (
            <Box component="ol" aria-label={say(cardWords.candidates)} sx={framedList}>
              {candidates.map((candidate, place) => (
                <CandidateItem
                  key={place}
                  candidate={candidate}
                  isChosen={outcome === 'sent' && candidate.order === 1}
                />
              ))}
            </Box>
          )}
        </div>
      )}
    </Stack>
  );
};
