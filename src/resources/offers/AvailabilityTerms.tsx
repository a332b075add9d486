import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { isSchedule } from '../../../domain/time/schedule.ts';
import { scheduleText } from '../../../domain/time/schedule-text.ts';
import { useApi } from '../../components/api.ts';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import { useZone } from '../../components/viewer.ts';
import { dataOf } from '../../providers/data/client.ts';
import { availabilityWords as words, roomLeft, units } from './availabilityWords.ts';
import type { OfferAvailability } from './model.ts';
import { Term } from './Term.tsx';

type Room = OfferAvailability['room'][number];

/** How many countries are named. */
const maxCountries = 12;

/** Returns the shortest unambiguous text for a moment: the time within a day, otherwise with the date. */
const momentText = (at: number, { period }: Room, zone: string): string => {
  const moment = formatDateTime(at, zone).slice(0, -':00'.length);
  return period === 'hour' || period === 'day' ? moment.slice(-'00:00'.length) : moment;
};

const useRoomText = () => {
  const say = useWords();
  const language = useLanguage();
  const zone = useZone();
  const translate = useTranslate();
  const number = (value: string) => Number(value).toLocaleString(language);
  const amount = ({ type, limit, currency }: Room): string => {
    if (type === 'revenue' || type === 'payout') return [number(limit), currency].filter(Boolean).join(' ');
    const form = new Intl.PluralRules(language).select(Number(limit)) === 'one' ? 'one' : 'other';
    return `${number(limit)} ${say(units[type][form])}`;
  };
  return (room: Room): string => {
    const { left, resetsAt, countries, countriesMode } = room;
    const where = countries.join(', ');
    const isFull = Number(left) <= 0;
    return [
      isFull && resetsAt === null && say(words.full),
      isFull && resetsAt !== null && say(words.fullUntil, momentText(resetsAt, room, zone)),
      !isFull && say(words.leftOf, number(left), amount(room)),
      where && (countriesMode === 'except' ? translate('field.allBut', { values: where }) : where),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};

const Countries = ({ codes }: { codes: readonly string[] }) => {
  const say = useWords();
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  if (codes.length === 0) return say(words.everywhere);
  const rest = codes.length - maxCountries;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', margin: 0, padding: 0 }}>
      {codes.slice(0, maxCountries).map((code) => (
        <Chip key={code} component="li" variant="outlined" label={names.of(code) ?? code} />
      ))}
      {rest > 0 && <li>{say(words.more, rest)}</li>}
    </Box>
  );
};

/** Where and when an offer accepts traffic, and how much more it can take; nothing until it is known. */
export const AvailabilityTerms = ({ offer }: { offer: number }) => {
  const api = useApi();
  const say = useWords();
  const language = useLanguage();
  const roomText = useRoomText();
  const { data } = useQuery({
    queryKey: ['offers', 'availability', offer],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/user/offers/{id}/availability', { params: { path: { id: offer } }, signal })),
    retry: false,
    refetchOnMount: 'always',
  });
  if (!data) return null;
  const { countries, room, isUnlimited, schedule } = data;
  const periods = Map.groupBy(room, ({ period }) => period);
  return (
    <>
      <Term label={say(words.countries)}>
        <Countries codes={countries} />
      </Term>
      {[...periods].map(([period, rooms]) => (
        <Term key={period} label={say(roomLeft[period])}>
          {rooms.map(roomText).map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Term>
      ))}
      {isUnlimited && <Term label={say(roomLeft.day)}>{say(words.noLimit)}</Term>}
      {isSchedule(schedule) && <Term label={say(words.hours)}>{scheduleText(schedule, language)}</Term>}
    </>
  );
};
