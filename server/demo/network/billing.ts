import { type Frequency, lastDue } from '../../../domain/money/invoice-schedules.ts';
import { createdAt, type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { active, type Lists } from './lists.ts';
import type { Time } from './time.ts';

interface Around {
  admin: Draft;
  affiliates: readonly Draft[];
  advertisers: readonly Draft[];
  lists: Lists;
}

const day = 86_400;
const monthsOfRates = 6;

/** Exchange rates of previous months, close to today's. */
const ratesOf = (random: Random, { now }: Time, { admin, lists }: Around): Draft[] =>
  active(lists.currencies).flatMap((currency) => {
    const today = valueOf(currency, 'rate');
    // The base currency has none.
    if (typeof today !== 'string' || today === '1') return [];
    return Array.from({ length: monthsOfRates }, (_, place) => {
      const at = now - (place + 1) * 30 * day;
      const rate = (Number(today) * (1 + random.whole(-40, 40) / 2000)).toPrecision(6);
      const date = new Date(at * 1000).toISOString().slice(0, 10);
      return draft('currencyRate', at, admin, { currency, date, rate, origin: 'hand' });
    });
  });

const amounts = ['2500', '1200.50', '5000', '800', '3150.75'];

/** Advance payments of some advertisers, dated before the invoices of the last three months, which they settle. */
const prepaymentsOf = (random: Random, time: Time, { admin, advertisers }: Around): Draft[] =>
  active(advertisers)
    .filter((advertiser) => valueOf(advertiser, 'defaultCurrency') && createdAt(advertiser) < time.now - 101 * day)
    .slice(0, amounts.length)
    .map((advertiser, place) => {
      const at = time.ago(100, 92);
      return draft('prepayment', at, admin, {
        advertiser,
        amount: amounts[place],
        currency: valueOf(advertiser, 'defaultCurrency'),
        status: 'received',
        paymentDate: new Date(at * 1000).toISOString().slice(0, 10),
        reference: `PP-${random.whole(1000, 9999)}`,
      });
    });

/** Automatic invoicing schedules of affiliates, starting now: all invoices so far were created by staff. */
const schedulesOf = (time: Time, { admin, affiliates }: Around): Draft[] => {
  const [weekly, paused] = active(affiliates).slice(4, 6);
  const schedule = (values: { frequency: Frequency } & Readonly<Record<string, unknown>>): Draft =>
    draft('invoiceSchedule', time.ago(1, 0), admin, {
      status: 'active',
      holdDays: 7,
      lastDue: lastDue(values.frequency, time.now, 'UTC'),
      ...values,
    });
  return [
    schedule({ frequency: 'monthly', threshold: '100' }),
    schedule({ frequency: 'weekly', threshold: '250', holdDays: 14, affiliate: weekly }),
    schedule({ frequency: 'twoWeeks', threshold: '50', affiliate: paused, status: 'inactive' }),
  ];
};

/** Returns the billing setup: rates, advances, schedules. */
export const billingOf = (random: Random, time: Time, around: Around): Draft[] => [
  ...ratesOf(random, time, around),
  ...prepaymentsOf(random, time, around),
  ...schedulesOf(time, around),
];
