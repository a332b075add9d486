import { paymentType } from '../../../domain/money/payment-type.ts';
import { createdAt, type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { marketOf } from '../words/companies.ts';
import type { Affiliates } from './affiliates.ts';
import type { Lists } from './lists.ts';
import { canPromote, type Payouts } from './offers.ts';
import { soonAt, type Time } from './time.ts';

const { fixed, percent } = paymentType;
const pending = 1;
const approved = 3;

interface World {
  offers: readonly Draft[];
  payouts: Payouts;
  affiliates: Affiliates;
  lists: Lists;
}

/**
 * Payment rules: each offer's for its goal, some also for accepted leads, some with more for their main country, some
 * by percentage, and a few with more for one affiliate or team.
 */
export const paymentRulesOf = (random: Random, time: Time, { offers, payouts, affiliates, lists }: World): Draft[] => {
  const usd = lists.currencies.find((currency) => valueOf(currency, 'code') === 'USD');
  const goals = [...lists.goals.values()].flat();

  return offers.flatMap((offer, n) => {
    const { by } = offer.steps[0]!;
    const [country = 'DE'] = marketOf(valueOf(offer, 'title') as string).countries;
    const goal = valueOf(offer, 'goal');
    const payout = payouts.get(offer)!;
    const revenue = Math.ceil((payout * 100) / random.whole(64, 72));
    const vertical = valueOf(offer, 'vertical') as Draft;
    // Offers pay for a goal late in their vertical's funnel.
    const [firstGoal] = goals.filter((one) => valueOf(one, 'vertical') === vertical);
    const models = valueOf(vertical, 'paymentModels') as Draft[];
    /** Returns the payment model with this title if the vertical uses it, otherwise the vertical's default. */
    const model = (title: string): Draft | undefined =>
      models.find((one) => one === lists.paymentModels.get(title)) ?? models[0];
    const paysBy = (title: string): boolean => models.some((one) => one === lists.paymentModels.get(title));
    const rule = (title: string, share: number, values: Record<string, unknown>): Draft =>
      draft('paymentRule', soonAt(createdAt(offer), time.after(createdAt(offer), 30)), by, {
        title,
        offer,
        paymentModel: model('CPA'),
        paidFor: 'report',
        goal,
        paymentType: fixed,
        revenueValue: String(revenue),
        revenueCurrency: usd,
        payoutValue: String(Math.floor(revenue * share)),
        payoutCurrency: usd,
        targetConversionStatus: pending,
        autoApprovePeriod: random.pick([null, 24, 72, 168]),
        isMultiConversion: false,
        audience: 'all',
        countriesMode: 'only',
        languagesMode: 'only',
        trafficSourcesMode: 'only',
        status: 'active',
        ...values,
      });
    const someone = random.pick(affiliates.affiliates);
    const rules = [
      rule('All traffic', 0, { payoutValue: String(payout) }),
      ...(n % 3 === 0 ? [rule(`Higher payout ${country}`, 0.8, { countries: [country] })] : []),
      ...(n % 4 === 1
        ? [
            rule(paysBy('CPL') ? 'Leads' : String(valueOf(firstGoal!, 'title')), 0, {
              paymentModel: model('CPL'),
              ...(paysBy('CPL') ? { paidFor: 'accepted_lead', goal: null } : { goal: firstGoal }),
              revenueValue: '6',
              payoutValue: '4.5',
              targetConversionStatus: approved,
              autoApprovePeriod: null,
            }),
          ]
        : []),
      ...(n % 6 === 2
        ? [
            rule(paysBy('RevShare') ? 'Revenue share' : 'Share of the amount', 0, {
              paymentModel: model('RevShare'),
              paymentType: percent,
              revenueValue: '45',
              revenueCurrency: null,
              payoutValue: '30',
              payoutCurrency: null,
              isMultiConversion: true,
              languages: ['en'],
            }),
          ]
        : []),
      ...(n % 5 === 0 && canPromote(someone, offer)
        ? [rule('Top affiliate', 0.85, { affiliate: someone, audience: 'affiliate' })]
        : []),
      ...(n % 8 === 3 ? [rule('Team deal', 0.75, { team: random.pick(affiliates.teams), audience: 'team' })] : []),
    ];
    const last = rules.at(-1)!;
    if (n % 10 === 4)
      last.steps.push({ at: time.after(createdAt(last), 1), by, action: 'status', values: { status: 'inactive' } });
    return rules;
  });
};
