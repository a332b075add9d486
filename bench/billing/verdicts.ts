import { type Bounds, judged, type Verdict } from '../verdicts.ts';
import type { BillingTimes } from './billing.ts';

const bounds: Record<keyof BillingTimes, Bounds & { measured: string }> = {
  balances: { measured: 'balances of 10,000 affiliates, 25 with their totals, p50', aim: 50, budget: 50 },
  invoiceMade: { measured: 'an invoice over 100,000 conversions, made', aim: 3000, budget: 3000 },
  invoiceOpened: { measured: 'the same, opened, p50', aim: 300, budget: 300 },
  // A trigger that compares every pair takes minutes.
  approved: { measured: '5,000 conversions approved by one statement, after one', aim: 3000, budget: 10_000 },
};

const milliseconds = (value: number): string => `${Math.round(value).toLocaleString('en')} ms`;

/** Compares how long money takes with its limits. */
export const billingVerdicts = (times: BillingTimes): Verdict[] =>
  (Object.keys(bounds) as (keyof BillingTimes)[]).map((name) => {
    const { measured, aim, budget } = bounds[name];
    return {
      measured,
      found: milliseconds(times[name]),
      aim: milliseconds(aim),
      budget: milliseconds(budget),
      verdict: judged(times[name], { aim, budget }),
    };
  });
