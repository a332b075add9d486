import { isEmpty } from '../../domain/is-empty.ts';
import { breaks, broke } from '../failure.ts';
import { rule } from '../../domain/rules.ts';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';
import { refuseForeignGoals } from './goals.ts';

type RuleChange = Change<'paymentRule'>;

const percent = 2;

const noCurrency = {
  en: 'Percentages have no currency: they are of the reported amount',
  ru: 'У процентов нет валюты: они считаются от переданной суммы',
};

const sides = [
  ['revenueValue', 'revenueCurrency'],
  ['payoutValue', 'payoutCurrency'],
] as const;

/** Fixed amounts have a currency; percentages are of the reported amount, and of no more than all of it. */
const checkAmounts = ({ before, sent, values, path }: RuleChange, { broken }: Work<Reader>): void => {
  const isPercent = (values.paymentType ?? before?.paymentType) === percent;
  for (const [value, currency] of sides) {
    if (isPercent && !isEmpty(sent[currency]))
      broken.push({ type: 'percentCurrency', path: `${path}.${currency}`, message: noCurrency });
    // What was fixed and becomes a percentage leaves its currency behind.
    else if (isPercent && !isEmpty(values[currency] ?? before?.[currency])) values[currency] = null;
    const amount = values[value] ?? before?.[value];
    if (isPercent && Number(amount) > 100) broken.push(broke(rule('max', 100), `${path}.${value}`));
    const given = values[currency] === undefined ? before?.[currency] : values[currency];
    if (!isPercent && isEmpty(given)) broken.push(breaks(`${path}.${currency}`, 'required'));
  }
};

/** Whom a rule pays follows from whom it names. */
const tellAudience = ({ before, values }: RuleChange): void => {
  if (before && values.affiliate === undefined && values.team === undefined) return;
  const { affiliate, team } = { ...before, ...values };
  values.audience = !isEmpty(affiliate) ? 'affiliate' : !isEmpty(team) ? 'team' : 'all';
};

/** What payment rules say of money, and of whom they pay. */
export const paymentRuleHooks: Hooks<'paymentRule'> = {
  holds: ['offer'],
  async validate(changes, work) {
    for (const change of changes) {
      if (change.call === 'status') continue;
      checkAmounts(change, work);
      tellAudience(change);
    }
    await refuseForeignGoals(
      changes.map(({ before, values, path }) => ({ path, offer: values.offer ?? before?.offer, goal: values.goal })),
      work,
    );
  },
};
