import { isEmpty } from '../../domain/is-empty.ts';
import { violation, violationOf } from '../failure.ts';
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

/** Fixed amounts need a currency; percentages are of the reported amount, and at most 100. */
const checkAmounts = ({ before, sent, values, path }: RuleChange, { broken }: Work<Reader>): void => {
  const isPercent = (values.paymentType ?? before?.paymentType) === percent;
  for (const [value, currency] of sides) {
    if (isPercent && !isEmpty(sent[currency]))
      broken.push({ type: 'percentCurrency', path: `${path}.${currency}`, message: noCurrency });
    // An amount that turns from fixed to a percentage drops its currency.
    else if (isPercent && !isEmpty(values[currency] ?? before?.[currency])) values[currency] = null;
    const amount = values[value] ?? before?.[value];
    if (isPercent && Number(amount) > 100) broken.push(violationOf(rule('max', 100), `${path}.${value}`));
    const given = values[currency] === undefined ? before?.[currency] : values[currency];
    if (!isPercent && isEmpty(given)) broken.push(violation(`${path}.${currency}`, 'required'));
  }
};

const acceptedLead = 'accepted_lead';

const goalOfAccepted = {
  en: 'Accepted leads are paid without a goal',
  ru: 'Принятые лиды оплачиваются без цели',
};
const shareOfAccepted = {
  en: 'Accepted leads are paid fixed amounts: nobody reports an amount of which to pay a share',
  ru: 'Принятые лиды оплачиваются фиксированными суммами: нет переданной суммы, от которой считать проценты',
};
const repeatedAccepted = {
  en: 'An accepted lead is paid once',
  ru: 'Принятый лид оплачивается один раз',
};

/** An accepted lead is paid once, at a fixed amount, and no goal is reported for it. */
const checkPaidFor = ({ before, sent, values, path }: RuleChange, { broken }: Work<Reader>): void => {
  if ((values.paidFor ?? before?.paidFor) !== acceptedLead) return;
  const refuse = (field: string, message: typeof goalOfAccepted) =>
    broken.push({ type: 'acceptedLead', path: `${path}.${field}`, message });
  // A rule that used to pay for reports drops its goal and its repetitions.
  if (!isEmpty(sent.goal)) refuse('goal', goalOfAccepted);
  else if (!isEmpty(values.goal ?? before?.goal)) values.goal = null;
  if (sent.isMultiConversion === true) refuse('isMultiConversion', repeatedAccepted);
  else if (values.isMultiConversion ?? before?.isMultiConversion) values.isMultiConversion = false;
  if ((values.paymentType ?? before?.paymentType) === percent) refuse('paymentType', shareOfAccepted);
};

/** A rule's audience follows from who it names. */
const tellAudience = ({ before, values }: RuleChange): void => {
  if (before && values.affiliate === undefined && values.team === undefined) return;
  const { affiliate, team } = { ...before, ...values };
  values.audience = !isEmpty(affiliate) ? 'affiliate' : !isEmpty(team) ? 'team' : 'all';
};

const otherModel = {
  en: 'The offer’s vertical is not paid by this model',
  ru: 'Вертикаль оффера не оплачивается по этой модели',
};

/** A rule uses a payment model of the offer's vertical, if that names any. */
const checkModels = async (changes: readonly RuleChange[], { db, broken }: Work<Reader>): Promise<void> => {
  for (const { before, values, path } of changes) {
    const { paymentModel } = values;
    const offer = values.offer ?? before?.offer;
    if (!paymentModel || !offer || paymentModel === before?.paymentModel) continue;
    const named = await db
      .selectFrom('verticals_payment_models as model')
      .innerJoin('offers', (join) =>
        join.onRef('offers.vertical_id', '=', 'model.owner_id').onRef('offers.tenant_id', '=', 'model.tenant_id'),
      )
      .select('model.target_id as id')
      .where('offers.id', '=', offer)
      .execute();
    if (named.length > 0 && !named.some(({ id }) => id === paymentModel))
      broken.push({ type: 'otherModel', path: `${path}.paymentModel`, message: otherModel });
  }
};

/** Payment rules: their amounts, and who they pay. */
export const paymentRuleHooks: Hooks<'paymentRule'> = {
  holds: ['offer'],
  async validate(changes, work) {
    for (const change of changes) {
      if (change.call === 'status') continue;
      checkPaidFor(change, work);
      checkAmounts(change, work);
      tellAudience(change);
    }
    await checkModels(changes, work);
    await refuseForeignGoals(
      changes.map(({ before, values, path }) => ({ path, offer: values.offer ?? before?.offer, goal: values.goal })),
      work,
    );
  },
};
