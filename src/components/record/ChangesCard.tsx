import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { Loaded, type Loading } from '../failure/Loaded.tsx';
import { framedList } from '../framedList.ts';
import { InResource } from '../InResource.tsx';
import { useWords } from '../useWords.ts';

const words = {
  history: { en: 'History', ru: 'История' },
  nothing: { en: 'Nothing has been recorded.', ru: 'Записей нет.' },
};

interface ChangeLinesProps {
  /** What changed. */
  what: ReactNode;
  /** When, by whom and why. */
  how: ReactNode;
}

/** The two lines of a change. */
export const ChangeLines = ({ what, how }: ChangeLinesProps) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>{what}</Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}>{how}</Box>
  </>
);

interface ChangesCardProps<Change> {
  /** The resource whose records are the changes. */
  resource: string;
  query: Loading<readonly Change[]>;
  /** Renders the lines of a change, which is the record in context. */
  children: (change: Change) => ReactNode;
}

/** The history of a record whose changes are events, newest first. */
export const ChangesCard = <Change extends RaRecord<number>>({
  resource,
  query,
  children,
}: ChangesCardProps<Change>) => {
  const say = useWords();
  return (
    <Card component="section" aria-label={say(words.history)} sx={{ padding: 2.5 }}>
      <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
        {say(words.history)}
      </Typography>
      <Loaded query={query} waiting={<Skeleton height={96} />}>
        {(changes) =>
          changes.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {say(words.nothing)}
            </Typography>
          ) : (
            <InResource name={resource}>
              <Box component="ol" aria-label={say(words.history)} sx={framedList}>
                {changes.map((change) => (
                  <RecordContextProvider key={change.id} value={change}>
                    <Stack component="li" spacing={0.5} sx={{ padding: 1.5, fontSize: '0.8125rem' }}>
                      {children(change)}
                    </Stack>
                  </RecordContextProvider>
                ))}
              </Box>
            </InResource>
          )
        }
      </Loaded>
    </Card>
  );
};
