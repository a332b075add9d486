import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { components } from '../../generated/api.d.ts';
import { Exchanged } from '../integrations/bench/Exchanged.tsx';
import { syncWords } from './syncWords.ts';
import { TestedRows } from './TestedRows.tsx';
import { useSyncTest } from './useSyncTest.ts';

const Tested = ({ id }: { id: number }) => {
  const say = useWords();
  const { mutate, data, isPending } = useSyncTest(id);
  return (
    <Stack spacing={2}>
      <Box>
        <Button type="button" variant="outlined" loading={isPending} onClick={() => mutate()}>
          {say(syncWords.test)}
        </Button>
      </Box>
      {data?.problem && <Alert severity="error">{data.problem}</Alert>}
      {data && !data.problem && <TestedRows rows={data.rows} total={data.total} />}
      {data?.request && (
        <Exchanged
          title={say(syncWords.request)}
          first={`${data.request.method} ${data.request.url}`}
          headers={data.request.headers}
          body={data.request.body}
        />
      )}
      {data && data.httpStatus !== null && (
        <Exchanged title={say(syncWords.answer)} first={`HTTP ${data.httpStatus}`} headers={[]} body={data.answer} />
      )}
    </Stack>
  );
};

/** Tests a customer synchronisation: the request, the answer, and what would happen to each row. */
export const SyncTestSection = () => {
  const say = useWords();
  const sync = useRecordContext<components['schemas']['CustomerSync']>();
  const mayTest = useViewer()?.permissions.has('customer_sync.run');
  if (!sync || !mayTest) return null;
  return (
    <Section title={say(syncWords.title)} about={say(syncWords.about)}>
      <Tested id={sync.id} />
    </Section>
  );
};
