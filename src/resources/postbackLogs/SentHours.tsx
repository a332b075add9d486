import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { datePresets } from '../../../domain/time/dates.ts';
import { useApi } from '../../components/api.ts';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { Section } from '../../components/Section.tsx';
import { useWords } from '../../components/useWords.ts';
import { useZone } from '../../components/viewer.ts';
import { dataOf } from '../../providers/data/client.ts';
import { HoursTable } from './HoursTable.tsx';
import { weekOfHours } from './weekOfHours.ts';

const words = {
  title: { en: 'Last 7 days by hour', ru: 'Последние 7 дней по часам' },
  none: { en: 'No postbacks were sent in the last 7 days.', ru: 'За последние 7 дней постбэков не отправлялось.' },
};

/** When postbacks were sent, and how many failed: a heat map of the last seven days in the viewer's zone. */
export const SentHours = () => {
  const say = useWords();
  const api = useApi();
  const zone = useZone();
  const [openedAt] = useState(() => Math.floor(Date.now() / 1000));
  const { from, to } = datePresets.last7Days(openedAt, zone);
  const query = useQuery({
    queryKey: ['postback_logs', 'hours', from, to],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.GET('/stat/postback_logs/hours', {
          params: { query: { createdAtFrom: from, createdAtTo: to } },
          signal,
        }),
      ),
  });
  return (
    <Section title={say(words.title)}>
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={270} />}>
        {({ items }) =>
          items.length > 0 ? (
            <HoursTable days={weekOfHours({ from, to }, zone, items)} />
          ) : (
            <Typography color="textSecondary">{say(words.none)}</Typography>
          )
        }
      </Loaded>
    </Section>
  );
};
