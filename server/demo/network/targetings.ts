import { createdAt, type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { marketOf } from '../words/companies.ts';
import { type Time, workdays } from './time.ts';

/** Targetings for every fourth offer: its advertiser during working hours, its landing pages otherwise. */
export const targetingsOf = (
  random: Random,
  time: Time,
  { offers, landings }: { offers: readonly Draft[]; landings: readonly Draft[] },
): Draft[] =>
  offers.flatMap((offer, n) => {
    if (n % 4 !== 0) return [];
    const { by } = offer.steps[0]!;
    const [advertiser] = valueOf(offer, 'advertisers') as [Draft];
    const [country = 'DE'] = marketOf(valueOf(offer, 'title') as string).countries;
    const pages = landings.filter((landing) => valueOf(landing, 'offer') === offer).slice(0, 2);
    const targeting = (title: string, priority: number, values: Record<string, unknown>): Draft =>
      draft('targeting', time.after(Math.max(createdAt(offer), ...pages.map(createdAt)), 1), by, {
        title,
        offer,
        affiliates: [],
        teams: [],
        countriesMode: 'only',
        languagesMode: 'only',
        trafficSourcesMode: 'only',
        weight: 100,
        priority,
        lowPriority: false,
        timezone: 'Europe/Riga',
        status: 'active',
        ...values,
      });
    return [
      targeting(`Call centre ${country}`, 1, {
        advertiser,
        countries: [country],
        schedule: { timezone: 'Europe/Riga', ranges: [{ days: workdays, from: '09:00', to: '20:00' }] },
        weight: 60,
        value: random.whole(2, 20) * 10,
        period: 'day',
      }),
      ...pages.map((landing, place) =>
        targeting(valueOf(landing, 'title') as string, place + 2, {
          landing,
          weight: [70, 30][place],
          lowPriority: place === 1,
        }),
      ),
    ];
  });
