import { isEmpty } from '../../../domain/text/is-empty.ts';
import { violationOf } from '../../failure.ts';
import { paymentType } from '../../../domain/money/payment-type.ts';
import { rule } from '../../../domain/rules.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { goalToCheck, refuseForeignGoals } from '../catalogue/goals.ts';

type RuleChange = Change<'paymentRule'>;

const amounts = ['revenueValue', 'payoutValue'] as const;

/** Percentages are of the reported amount, and at most 100. */
const checkAmounts = ({ before, values, path }: RuleChange, { broken }: Work<Reader>): void => {
  if ((values.paymentType ?? before?.paymentType) !== paymentType.percent) return;
  for (const name of amounts)
    if (Number(values[name] ?? before?.[name]) > 100) broken.push(violationOf(rule('max', 100), `${path}.${name}`));
};

/** A rule's audience follows from who it names. */
const notifyAudience = ({ before, values }: RuleChange): void => {
  if (before && values.affiliate === undefined && values.team === undefined) return;
  const { affiliate, team } = { ...before, ...values };
  values.audience = !isEmpty(affiliate) ? 'affiliate' : !isEmpty(team) ? 'team' : 'all';
};

const otherModel = {
  en: 'The offer’s vertical does not use this payment model',
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
      checkAmounts(change, work);
      notifyAudience(change);
    }
    await checkModels(changes, work);
    await refuseForeignGoals(
      changes.map((change) => {
        const { before, values, path } = change;
        return { path, offer: values.offer ?? before?.offer, goal: goalToCheck(change) };
      }),
      work,
    );
  },
};
