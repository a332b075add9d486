import { useMutation } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useRecordContext } from 'ra-core';
import { attemptFailures } from '../../../domain/distribution/push-faults.ts';
import { useApi } from '../../components/api.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { Section } from '../../components/Section.tsx';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { dataOf } from '../../providers/data/client.ts';

type Landing = components['schemas']['Landing'];
type Check = components['schemas']['LandingCheck'];

const words = {
  title: { en: 'Target check', ru: 'Проверка ссылки' },
  about: {
    en: 'Opens the saved target URL as a visitor would, with sample values for its macros.',
    ru: 'Открывает сохранённую ссылку так, как её открыл бы посетитель, с примерами вместо макросов.',
  },
  check: { en: 'Check target', ru: 'Проверить' },
  reachable: { en: 'Reachable', ru: 'Доступна' },
  unreachable: { en: 'Not reachable', ru: 'Недоступна' },
  status: { en: 'responded with status {0}', ru: 'ответ со статусом {0}' },
  took: { en: '{0} ms', ru: '{0} мс' },
};

const Outcome = ({ url, isReachable, failure, status, took }: Check) => {
  const say = useWords();
  return (
    <Stack spacing={1} role="status">
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <ToneChip
          label={say(isReachable ? words.reachable : words.unreachable)}
          tone={isReachable ? 'success' : 'error'}
        />
        {failure && <Typography variant="body2">{say(attemptFailures[failure])}</Typography>}
        {status !== null && <Typography variant="body2">{say(words.status, status)}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {say(words.took, took)}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {url}
      </Typography>
    </Stack>
  );
};

const Checking = ({ id }: { id: number }) => {
  const say = useWords();
  const api = useApi();
  const complain = useErrorToast();
  const { mutate, data, isPending } = useMutation({
    mutationFn: async () =>
      dataOf(await api.POST('/user/landings/{id}/check', { params: { path: { id } }, headers: inOwnWords })),
    onError: complain,
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button type="button" variant="outlined" loading={isPending} onClick={() => mutate()}>
        {say(words.check)}
      </Button>
      {data && <Outcome {...data} />}
    </Stack>
  );
};

/** Checks whether a page is reachable at the address to which visitors are sent. */
export const CheckCard = () => {
  const say = useWords();
  const landing = useRecordContext<Landing>();
  const { canAccess = false } = useCanAccess({ resource: 'landings', action: 'edit' });
  if (!landing || !canAccess) return null;
  return (
    <Section title={say(words.title)} about={say(words.about)}>
      <Checking id={landing.id} />
    </Section>
  );
};
