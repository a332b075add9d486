import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { attemptFailures } from '../../../../domain/distribution/push-faults.ts';
import type { Tone } from '../../../components/choice.ts';
import { ToneChip } from '../../../components/fields/ToneChip.tsx';
import { useWords } from '../../../components/useWords.ts';
import { benchWords } from './benchWords.ts';
import { Exchanged } from './Exchanged.tsx';
import type { Test } from './useBench.ts';

type Attempted = NonNullable<Test['attempt']>;
type Reading = NonNullable<Attempted['reading']>;

const tones: Readonly<Record<Attempted['outcome'], Tone>> = {
  accepted: 'success',
  duplicate: 'warning',
  invalid: 'error',
  refused: 'error',
  unknown: 'warning',
  unreached: 'error',
};

/** What was looked for in an answer, and what was found. */
const Parts = ({ parts }: Pick<Reading, 'parts'>) => {
  const say = useWords();
  if (parts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content max-content 1fr' },
        columnGap: 2,
        rowGap: 0.5,
        margin: 0,
        fontSize: '0.8125rem',
        overflowWrap: 'anywhere',
      }}
    >
      {parts.map(({ part, by, path, value }) => (
        <Fragment key={`${part} ${by} ${path}`}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {say(benchWords.parts[part])}
          </Box>
          <Box component="dd" sx={{ margin: 0 }}>
            {by !== 'path' && `${say(benchWords.means[by])} `}
            <code>{path}</code>
          </Box>
          <Box component="dd" sx={{ margin: 0 }}>
            {value ?? say(benchWords.notFound)}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
};

/** The result of sending a lead: the outcome, the reason, and the answer. */
export const Attempt = ({ outcome, took, failure, answer, reading }: Attempted) => {
  const say = useWords();
  const why = failure ? `${say(attemptFailures[failure])}.` : reading && say(benchWords.grounds[reading.ground]);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} role="status" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <ToneChip label={say(benchWords.outcomes[outcome])} tone={tones[outcome]} />
        <Typography variant="body2">{why}</Typography>
        <Typography variant="body2" color="textSecondary">
          {say(benchWords.took, took)}
        </Typography>
      </Stack>
      {reading && <Parts parts={reading.parts} />}
      {answer && (
        <Exchanged
          title={say(benchWords.answer)}
          first={`HTTP ${answer.status}`}
          headers={answer.headers}
          body={answer.cut ? `${answer.body} …` : answer.body}
        />
      )}
    </Stack>
  );
};
