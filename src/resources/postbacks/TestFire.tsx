import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCanAccess, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { attemptFailures } from '../../../domain/distribution/push-faults.ts';
import { type PostbackEvent, postbackEvents } from '../../../domain/traffic/postback-events.ts';
import { ToneChip } from '../../components/fields/ToneChip.tsx';
import { WireText } from '../../components/fields/WireText.tsx';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import { useTestFire } from './useTestFire.ts';

type Test = components['schemas']['PostbackTest'];

const words = {
  title: { en: 'Test', ru: 'Проверка' },
  about: {
    en: 'Fills the saved postback with sample values. The tracker can’t tell a test from a real call.',
    ru: 'Подставляет примеры в сохранённый постбэк. Трекер не отличит проверку от настоящего вызова.',
  },
  event: { en: 'Event', ru: 'Событие' },
  show: { en: 'Show request', ru: 'Показать запрос' },
  send: { en: 'Send test', ru: 'Отправить проверку' },
  request: { en: 'Request', ru: 'Запрос' },
  answer: { en: 'Response', ru: 'Ответ' },
  delivered: { en: 'Delivered', ru: 'Доставлен' },
  failed: { en: 'Failed', ru: 'Ошибка' },
  took: { en: '{0} ms', ru: '{0} мс' },
};

const events = Object.keys(postbackEvents) as PostbackEvent[];

const Outcome = ({ delivered, failure, status, answer, took }: NonNullable<Test['attempt']>) => {
  const say = useWords();
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} role="status" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <ToneChip label={say(delivered ? words.delivered : words.failed)} tone={delivered ? 'success' : 'error'} />
        {failure && <Typography variant="body2">{say(attemptFailures[failure])}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {say(words.took, took)}
        </Typography>
      </Stack>
      {status !== null && <WireText title={say(words.answer)} text={`HTTP ${status}\n\n${answer ?? ''}`.trim()} />}
    </Stack>
  );
};

const Fire = ({ id }: { id: number }) => {
  const say = useWords();
  const [event, setEvent] = useState<PostbackEvent>('conversion_approved');
  const { mutate, data, isPending } = useTestFire(id);
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={say(words.event)}
          value={event}
          onChange={({ target }) => setEvent(target.value as PostbackEvent)}
          sx={{ minWidth: 220 }}
        >
          {events.map((name) => (
            <MenuItem key={name} value={name}>
              {say(postbackEvents[name])}
            </MenuItem>
          ))}
        </TextField>
        <Button type="button" variant="outlined" disabled={isPending} onClick={() => mutate({ event, send: false })}>
          {say(words.show)}
        </Button>
        <Button type="button" variant="contained" disabled={isPending} onClick={() => mutate({ event, send: true })}>
          {say(words.send)}
        </Button>
      </Box>
      {data && (
        <WireText
          title={say(words.request)}
          text={[
            `${data.request.method} ${data.request.url}`,
            ...(data.request.body ? ['', data.request.body] : []),
          ].join('\n')}
        />
      )}
      {data?.attempt && <Outcome {...data.attempt} />}
    </Stack>
  );
};

/** Tests a postback: the request that it makes, and the answer. */
export const TestFire = () => {
  const say = useWords();
  const postback = useRecordContext<components['schemas']['Postback']>();
  const { canAccess = false } = useCanAccess({ resource: 'postbacks', action: 'edit' });
  if (!postback || !canAccess) return null;
  return (
    <Section title={say(words.title)} about={say(words.about)}>
      <Fire id={postback.id} />
    </Section>
  );
};
