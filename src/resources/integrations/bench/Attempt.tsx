import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import type { Tone } from '../../../components/choice.ts';
import { ToneChip } from '../../../components/fields/ToneChip.tsx';
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

const words = 'integrations.bench';

/** What was looked for in an answer, and what was found. */
const Parts = ({ parts }: Pick<Reading, 'parts'>) => {
  const translate = useTranslate();
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
      {parts.map(({ part, path, value }) => (
        <Fragment key={part}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`${words}.parts.${part}`)}
          </Box>
          <Box component="dd" sx={{ margin: 0 }}>
            <code>{path}</code>
          </Box>
          <Box component="dd" sx={{ margin: 0 }}>
            {value ?? translate(`${words}.notFound`)}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
};

/** What came of sending a lead: the outcome, why, and the answer. */
export const Attempt = ({ outcome, took, failure, answer, reading }: Attempted) => {
  const translate = useTranslate();
  const why = failure ? translate(`${words}.failures.${failure}`) : translate(`${words}.grounds.${reading?.ground}`);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} role="status" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <ToneChip label={translate(`${words}.outcomes.${outcome}`)} tone={tones[outcome]} />
        <Typography variant="body2">{why}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(`${words}.took`, { took })}
        </Typography>
      </Stack>
      {reading && <Parts parts={reading.parts} />}
      {answer && (
        <Exchanged
          title={translate(`${words}.answer`)}
          first={`HTTP ${answer.status}`}
          headers={answer.headers}
          body={answer.cut ? `${answer.body} …` : answer.body}
        />
      )}
    </Stack>
  );
};
