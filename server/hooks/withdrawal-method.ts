import { isEmpty } from '../../domain/isEmpty.ts';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';
import type { EntityTypes } from '../generated/records.ts';

type MethodChange = Change<'withdrawalMethod'>;

type Detail = EntityTypes['accountDetail']['record'] & EntityTypes['accountDetail']['item'];

/** The details as they will be; undefined where the call leaves them as they are. */
const detailsOf = ({ rows = [] }: MethodChange): Partial<Detail>[] | undefined => {
  const given = rows.find(({ name }) => name === 'accountDetails');
  return (
    given && [
      ...given.made.map(({ values }) => values),
      ...given.kept.map(({ before, values }) => ({ ...before, ...values })),
    ]
  );
};

/** What the payment method needs is there. */
const checkComplete = async (change: MethodChange, work: Work<Reader>): Promise<void> => {
  const { before, values, path } = change;
  const details = detailsOf(change);
  const method = values.paymentMethod ?? before?.paymentMethod;
  if (method === undefined || (before && !details)) return;
  const asked = await work.db
    .selectFrom('account_fields')
    .select(['id', 'title', 'title_ru as titleRu'])
    .where('payment_method_id', '=', method)
    .where('required', '=', true)
    .orderBy('position')
    .execute();
  const isGiven = ({ value, secretValue, secretValueSetAt }: Partial<Detail>): boolean =>
    !isEmpty(value) || !isEmpty(secretValue) || (secretValue !== null && !isEmpty(secretValueSetAt));
  const missing = asked.filter(({ id }) => !details?.some((one) => one.field === id && isGiven(one)));
  if (missing.length > 0)
    work.broken.push({
      path: `${path}.accountDetails`,
      type: 'required',
      message: {
        en: `Fill in: ${missing.map(({ title }) => title).join(', ')}`,
        ru: `Заполните: ${missing.map(({ title, titleRu }) => titleRu ?? title).join(', ')}`,
      },
    });
};

/** Withdrawal methods have what their payment method needs; what was verified is one account, another one is verified anew. */
export const withdrawalMethodHooks: Hooks<'withdrawalMethod'> = {
  async validate(changes, work) {
    for (const change of changes) {
      const { before, sent, values } = change;
      const isOther = values.details !== undefined || detailsOf(change) !== undefined;
      if (before?.verified && isOther && sent.verified !== true) values.verified = false;
      await checkComplete(change, work);
    }
  },
};
