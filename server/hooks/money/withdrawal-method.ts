import { isEmpty } from '../../../domain/text/is-empty.ts';
import type { NoticeType } from '../../../domain/notices/notice-types.ts';
import { type Caller, isStaff } from '../../access/caller.ts';
import { Failure } from '../../failure.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import type { Notices } from '../../notifications/direct-notices.ts';
import { notify } from '../../notify/notify.ts';
import type { EntityTypes } from '../../generated/records.ts';

type MethodChange = Change<'withdrawalMethod'>;

type Detail = EntityTypes['accountDetail']['record'] & EntityTypes['accountDetail']['item'];

const methodOf = ({ before, values }: MethodChange): number | undefined =>
  values.paymentMethod ?? before?.paymentMethod;

/** Returns the details after the change; undefined if the call leaves them unchanged. */
const detailsOf = ({ rows = [] }: MethodChange): Partial<Detail>[] | undefined => {
  const given = rows.find(({ name }) => name === 'accountDetails');
  return (
    given && [
      ...given.made.map(({ values }) => values),
      ...given.kept.map(({ before, values }) => ({ ...before, ...values })),
    ]
  );
};

/** Requires the details that the payment method needs. */
const checkComplete = async (change: MethodChange, work: Work<Reader>): Promise<void> => {
  const { before, path } = change;
  const details = detailsOf(change);
  const method = methodOf(change);
  if (method === undefined || (before && !details)) return;
  const fields = await work.db
    .selectFrom('account_fields')
    .select(['id', 'title', 'title_ru as titleRu'])
    .where('payment_method_id', '=', method)
    .where('required', '=', true)
    .orderBy('position')
    .execute();
  const isGiven = ({ value, secretValue, secretValueSetAt }: Partial<Detail>): boolean =>
    !isEmpty(value) || !isEmpty(secretValue) || (secretValue !== null && !isEmpty(secretValueSetAt));
  const missing = fields.filter(({ id }) => !details?.some((one) => one.field === id && isGiven(one)));
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

const unverified = {
  en: 'This account must be verified by staff first',
  ru: 'Сначала эти реквизиты должен проверить сотрудник',
};

/** Returns those of these payment methods whose accounts become active only once verified. */
const verifying = async (changes: readonly MethodChange[], { db }: Work<Reader>): Promise<Set<number | undefined>> => {
  const ids = changes.flatMap((change) => methodOf(change) ?? []);
  if (ids.length === 0) return new Set();
  const found = await db
    .selectFrom('payment_methods')
    .select('id')
    .where('id', 'in', ids)
    .where('verification', '=', true)
    .execute();
  return new Set(found.map(({ id }) => id));
};

/** An account that must be verified is inactive until it is; verifying activates it. */
const settleStatus = ({ call, path, before, values }: MethodChange): void => {
  const isVerified = values.verified ?? before?.verified ?? false;
  if (!isVerified && call === 'status' && values.status === 'active')
    throw new Failure('refused', { details: [{ type: 'unverified', path: `${path}.status`, message: unverified }] });
  if (!isVerified) values.status = 'inactive';
  else if (before && !before.verified) values.status = 'active';
};

/** Whether a change says where to pay: it adds the method, or fills in its account. */
const saysAccount = (change: MethodChange): boolean =>
  change.before === null || change.values.details !== undefined || detailsOf(change) !== undefined;

/** Only people who are present say where to pay: no program may, and no one impersonating them. */
const mustBePresent = ({ impersonatorId, apiTokenId }: Caller): void => {
  if (apiTokenId !== null) throw new Failure('signedInOnly');
  if (impersonatorId !== null) throw new Failure('notImpersonated');
};

/**
 * Returns what the bell says of a change; undefined if nothing.
 * @param demanding payment methods whose accounts have to be verified
 */
const newsOf = (change: MethodChange, demanding: ReadonlySet<number | undefined>): NoticeType | undefined => {
  const { before, values } = change;
  const wasVerified = before?.verified ?? false;
  const isVerified = values.verified ?? wasVerified;
  // One that has to be verified pays nobody until it is: it waits for those who verify it.
  if (!isVerified && (saysAccount(change) || wasVerified) && demanding.has(methodOf(change)))
    return 'withdrawal_method.waiting';
  if (saysAccount(change)) return 'withdrawal_method.changed';
  return isVerified && !wasVerified ? 'withdrawal_method.verified' : undefined;
};

/** Tells affiliates, and those who look after them, where they are to be paid, and whether that is verified. */
const notifyOfAccounts = async (
  changes: readonly MethodChange[],
  work: Work,
  notices: Pick<Notices, 'tell'>,
): Promise<void> => {
  const { db, caller } = work;
  const demanding = await verifying(changes, work);
  for (const change of changes) {
    const { id, before, values } = change;
    const type = newsOf(change, demanding);
    const affiliate = values.affiliate ?? before?.affiliate;
    const title = values.title ?? before?.title ?? '';
    if (type === undefined || id === undefined || affiliate === undefined) continue;
    const isNew = before === null;
    if (saysAccount(change))
      await notices.tell(db, caller.tenantId, [affiliate], {
        kind: 'withdrawal_method_changed',
        id,
        title,
        isNew,
        waits: type === 'withdrawal_method.waiting',
      });
    await notify(db, {
      type,
      record: { entity: 'withdrawalMethod', id },
      params: { title },
      about: { affiliate },
      // The affiliate is told even of their own change: it may have been someone with their session.
      by: isStaff(caller) ? caller.userId : null,
    });
  }
};

/**
 * Withdrawal methods have the details their payment method needs. Verification is for one account: a different one must
 * be verified again, and is inactive until then if the payment method requires it.
 */
export const withdrawalMethodHooks = (notices: Pick<Notices, 'tell'>): Hooks<'withdrawalMethod'> => ({
  holds: ['paymentMethod'],
  async validate(changes, work) {
    if (changes.some(saysAccount)) mustBePresent(work.caller);
    for (const change of changes) {
      const { before, sent, values } = change;
      const isOther = values.details !== undefined || detailsOf(change) !== undefined;
      if (before?.verified && isOther && sent.verified !== true) values.verified = false;
      await checkComplete(change, work);
    }
    const demanding = await verifying(changes, work);
    for (const change of changes) if (demanding.has(methodOf(change))) settleStatus(change);
  },
  async afterWrite(changes, work) {
    await notifyOfAccounts(changes, work, notices);
  },
});
