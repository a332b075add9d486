import { createdAt, type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { marketOf } from '../words/companies.ts';
import type { Affiliates } from './affiliates.ts';
import type { Lists } from './lists.ts';
import { canPromote } from './offers.ts';
import { soonAt, type Time } from './time.ts';

interface World {
  offers: readonly Draft[];
  affiliates: Affiliates;
  lists: Lists;
}

/** Caps of two out of three offers: daily or total leads, some by country, some in money, some by affiliate or team. */
export const capsOf = (random: Random, time: Time, { offers, affiliates, lists }: World): Draft[] => {
  const usd = lists.currencies.find((currency) => valueOf(currency, 'code') === 'USD');

  return offers.flatMap((offer, n) => {
    if (n % 3 === 2) return [];
    const { by } = offer.steps[0]!;
    const [advertiser] = valueOf(offer, 'advertisers') as [Draft];
    const [country = 'DE'] = marketOf(valueOf(offer, 'title') as string).countries;
    const someone = random.pick(affiliates.affiliates);
    const cap = (title: string, values: Record<string, unknown>): Draft =>
      draft('cap', soonAt(createdAt(offer), time.after(createdAt(offer), 40)), by, {
        title,
        offer,
        type: 'leads',
        period: 'day',
        timezone: 'Europe/Riga',
        processingType: 'hard',
        action: 'stop',
        lowPriority: false,
        countriesMode: 'only',
        languagesMode: 'only',
        trafficSourcesMode: 'only',
        weight: 100,
        status: 'active',
        ...values,
      });
    const isShared = (valueOf(offer, 'advertisers') as Draft[]).length > 1;
    const caps = [
      // If the leads are shared, the first buyer only tries the offer out: one lead a day, but that one guaranteed.
      ...(isShared ? [cap('Trial', { advertiser, value: '1', guarantee: '1' })] : []),
      cap('Daily leads', { advertiser, value: String(random.whole(4, 40) * 5), informationalValue: '50' }),
      ...(n % 4 === 0
        ? [cap(`${country} leads`, { countries: [country], value: '60', guarantee: '20', action: 'hold' })]
        : []),
      ...(n % 3 === 0
        ? [
            cap('Test volume', {
              period: 'total',
              value: String(600 + (n % 5) * 300),
              processingType: 'soft',
              action: 'notify',
            }),
          ]
        : []),
      ...(n % 5 === 1
        ? [
            cap('Monthly payout', {
              type: 'payout',
              processingType: 'soft',
              period: 'month',
              value: '25000',
              currency: usd,
              action: 'notify',
            }),
          ]
        : []),
      ...(n % 6 === 3
        ? [
            cap('Weekly conversions', {
              type: 'conversions',
              processingType: 'soft',
              goal: valueOf(offer, 'goal'),
              period: 'week',
              value: '120',
            }),
          ]
        : []),
      ...(n % 7 === 1
        ? [cap('Hourly clicks', { type: 'clicks', period: 'hour', value: '2000', action: 'redirect' })]
        : []),
      ...(n % 8 === 0 && canPromote(someone, offer)
        ? [cap('Newcomer on trial', { affiliate: someone, value: '10', lowPriority: true })]
        : []),
      ...(n % 10 === 6 ? [cap('Team limit', { team: random.pick(affiliates.teams), value: '80' })] : []),
    ];
    const last = caps.at(-1)!;
    if (n % 9 === 4)
      last.steps.push({ at: time.after(createdAt(last), 1), by, action: 'status', values: { status: 'inactive' } });
    return caps;
  });
};
