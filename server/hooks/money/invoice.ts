import { memoize } from 'es-toolkit';
import { sql } from 'kysely';
import type { Side } from '../../../openapi/invoice-sides.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { collectionNamed } from '../../collections/model.ts';
import { Failure } from '../../failure.ts';
import { brokenReferences } from '../../collections/references.ts';
import {
  lockAccounts,
  lockInvoiceStatuses,
  lockConversions,
  type ConversionSelection,
} from '../../invoices/invoiceable-conversions.ts';
import type { Correction, ExchangeRate } from '../../invoices/lines.ts';
import { type Prepared, prepare, writeLines } from '../../invoices/create-invoice.ts';
import { type PlainRefusal, refused, refuseFuture } from '../../invoices/refusals.ts';
import { sides } from '../../invoices/sides.ts';
import { notify } from '../../notify/notify.ts';

type InvoiceChange = Change<'affiliateInvoice'> | Change<'advertiserInvoice'>;

/** What a call can set in a new invoice, of either side. */
interface NewInvoice {
  affiliate?: number;
  advertiser?: number;
  periodFrom?: string;
  periodTo?: string;
  currency?: number;
  offers?: readonly number[];
  goals?: readonly number[];
  countries?: readonly string[];
  conversions?: readonly number[];
  leftOut?: readonly number[];
  exchangeRates?: readonly ExchangeRate[];
  corrections?: readonly Correction[];
}

/** Invoices being created, between calculating them and writing their lines. */
type Pending = WeakMap<object, Prepared>;

/**
 * Returns the affiliate or advertiser of a new invoice; undefined if it refers to something missing or hidden from the
 * caller, which is then the only error reported.
 */
const partyOf = async (side: Side, change: InvoiceChange, work: Work): Promise<number | undefined> => {
  const collection = collectionNamed(work.model, sides[side].entity);
  const unresolved = await brokenReferences(collection, [change], work);
  const invoice: NewInvoice = change.values;
  return unresolved.length > 0 ? undefined : invoice[side];
};

/** Returns the affiliate or advertiser of an existing invoice. */
const partyIn = (side: Side, before: InvoiceChange['before']): number | undefined => {
  const { affiliate, advertiser }: NewInvoice = before ?? {};
  return side === 'affiliate' ? affiliate : advertiser;
};

/**
 * Returns the conversions that a new invoice asks for; undefined if something is missing, which the definition's rules
 * report.
 */
const wantedBy = async (side: Side, change: InvoiceChange, work: Work): Promise<ConversionSelection | undefined> => {
  const invoice: NewInvoice = change.values;
  const party = await partyOf(side, change, work);
  const { periodFrom, periodTo } = invoice;
  if (party === undefined || !periodFrom || !periodTo || !invoice.currency) return undefined;
  return {
    party,
    periodFrom,
    periodTo,
    offers: invoice.offers,
    goals: invoice.goals,
    countries: invoice.countries,
    conversions: invoice.conversions,
    leftOut: invoice.leftOut,
  };
};

const makeOne = async (
  side: Side,
  change: InvoiceChange,
  wanted: ConversionSelection,
  work: Work,
  pending: Pending,
): Promise<Prepared> => {
  const { currency = 0, exchangeRates = [], corrections = [] }: NewInvoice = change.values;
  const draft = { ...wanted, currency, exchangeRates, corrections };
  const prepared = await prepare(work.db, sides[side], draft, change.path, work.broken);
  pending.set(change, prepared);
  // They are on the invoice now; its history doesn't list them again.
  delete change.values.conversions;
  delete change.values.leftOut;
  Object.assign(change.values, {
    amount: prepared.total.amount,
    rounding: prepared.total.rounding,
    conversionCount: prepared.conversionCount,
  });
  return prepared;
};

/** Creates the invoices of one call one after another: what one of them takes isn't available to the next. */
const makeInTurn = async (
  side: Side,
  made: readonly [InvoiceChange, ConversionSelection][],
  work: Work,
  pending: Pending,
): Promise<void> => {
  const together = made.map(([, wanted]) => wanted);
  const locked = together.length > 1 ? await lockConversions(work.db, sides[side], together) : undefined;
  const invoicedIds = new Set<number>();
  for (const [change, wanted] of made) {
    for (const [place, id] of (wanted.conversions ?? []).entries())
      if (invoicedIds.has(id)) work.broken.push(refused(`${change.path}.conversions.${place}`, 'twice'));
    const held = locked?.filter((id) => !invoicedIds.has(id));
    const { lines } = await makeOne(side, change, { ...wanted, held }, work, pending);
    if (locked) for (const { ids } of lines) for (const id of ids) invoicedIds.add(id);
  }
};

/** Returns today's date in the network's time zone. */
const today = async ({ db }: Work<Reader>): Promise<string> => {
  const { day } = await db
    .selectFrom('settings_general')
    .select(sql<string>`(now() at time zone timezone)::date::text`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
};

/**
 * A paid invoice has a payment date; one that is no longer paid doesn't. Marking a paid invoice as paid again, as a
 * bulk call may, never moves its date.
 */
const settlePayment = async (
  { path, before, sent, values }: InvoiceChange,
  { broken }: Work<Reader>,
  dayNow: () => Promise<string>,
): Promise<void> => {
  if (values.status === 'paid' && before?.status === 'paid') {
    if ((sent.paymentDate ?? before.paymentDate) !== before.paymentDate)
      broken.push(refused(`${path}.paymentDate`, 'alreadyPaid'));
  } else if (values.status === 'paid') {
    const day = sent.paymentDate ?? (await dayNow());
    refuseFuture(`${path}.paymentDate`, day, broken);
    values.paymentDate = day;
  } else if (values.status !== undefined) values.paymentDate = null;
};

/** Creates the lines of new invoices along with them, and maintains their payment date. */
const hooksOfBoth = (side: Side) => {
  const pending: Pending = new WeakMap();
  return {
    async beforeWrite(changes: readonly InvoiceChange[], work: Work): Promise<void> {
      const made: [InvoiceChange, ConversionSelection][] = [];
      for (const change of changes) {
        const wanted = change.before === null ? await wantedBy(side, change, work) : undefined;
        if (wanted) made.push([change, wanted]);
      }
      await makeInTurn(side, made, work, pending);
      const settled = changes.flatMap(({ before, id, values: { status } }) =>
        before && id !== undefined && status !== undefined && (before.status === 'paid') !== (status === 'paid')
          ? [id]
          : [],
      );
      await lockInvoiceStatuses(work.db, sides[side], settled);
      const moved = changes.flatMap(({ before, values }) =>
        values.status === undefined ? [] : (partyIn(side, before) ?? []),
      );
      await lockAccounts(work.db, sides[side], [...made.map(([, { party }]) => party), ...moved]);
    },
    async validate(changes: readonly InvoiceChange[], work: Work<Reader>): Promise<void> {
      const dayNow = memoize(() => today(work));
      for (const change of changes) if (change.before !== null) await settlePayment(change, work, dayNow);
    },
    async afterWrite(changes: readonly InvoiceChange[], work: Work): Promise<void> {
      for (const change of changes) {
        const prepared = pending.get(change);
        if (prepared && change.id !== undefined)
          await writeLines(work.db, sides[side], { id: change.id, by: work.caller.userId }, prepared);
      }
    },
  };
};

/** The money goes to an active account of the affiliate; once the invoice is paid, the account can't change. */
const checkMethod = async (change: Change<'affiliateInvoice'>, { db, broken }: Work<Reader>): Promise<void> => {
  const { path, before, values } = change;
  const { withdrawalMethod } = values;
  if (withdrawalMethod === undefined || withdrawalMethod === before?.withdrawalMethod) return;
  const tell = (type: PlainRefusal): void => {
    broken.push(refused(`${path}.withdrawalMethod`, type));
  };
  if (before && before.status !== 'unpaid') return tell('settled');
  if (withdrawalMethod === null) return;
  const method = await db
    .selectFrom('withdrawal_methods as method')
    .innerJoin('payment_methods as kind', 'kind.id', 'method.payment_method_id')
    .select(['method.affiliate_id as affiliate', 'method.status', 'kind.status as kindStatus'])
    .where('method.id', '=', withdrawalMethod)
    .executeTakeFirst();
  if (!method) return;
  if (method.affiliate !== (values.affiliate ?? before?.affiliate)) tell('ofOther');
  else if (method.status !== 'active') tell('inactive');
  else if (method.kindStatus !== 'active') tell('outOfUse');
};

/**
 * Refuses to pay to an account that has to be verified and isn't: it was verified when it was selected, but someone has
 * changed it since.
 */
const refuseUnverified = async (
  changes: readonly Change<'affiliateInvoice'>[],
  { db, broken }: Work<Reader>,
): Promise<void> => {
  const paying = changes.filter(({ before, values }) => values.status === 'paid' && before?.status !== 'paid');
  const methods = paying.flatMap(({ before }) => before?.withdrawalMethod ?? []);
  if (methods.length === 0) return;
  const found = await db
    .selectFrom('withdrawal_methods as method')
    .innerJoin('payment_methods as kind', 'kind.id', 'method.payment_method_id')
    .select('method.id')
    .where('method.id', 'in', methods)
    .where('method.status', '<>', 'active')
    .where('method.verified', '=', false)
    .where('kind.verification', '=', true)
    .execute();
  const unverified = new Set(found.map(({ id }) => id));
  for (const { path, before } of paying)
    if (before?.withdrawalMethod && unverified.has(before.withdrawalMethod))
      broken.push(refused(`${path}.status`, 'unverified'));
};

const takingBack = 'take_back';

/**
 * Lets an affiliate take back their request as long as staff haven't acted on it: paid it, declined it or undone a
 * payment. As with the request, nobody can do so by impersonating them.
 */
const takeBack = ({ path, before, values }: Change<'affiliateInvoice'>, { caller, broken }: Work): void => {
  if (before === null || caller.userId !== before.affiliate || caller.impersonatorId !== null)
    throw new Failure('forbidden');
  if (before.requested !== 'affiliate') broken.push(refused(path, 'notRequested'));
  else if (before.status !== 'unpaid' || before.statusChangedAt !== null) broken.push(refused(path, 'actedOn'));
  else values.status = 'deleted';
};

/** Notifies those who were notified of the request that it was taken back. */
const notifyOfTakingBack = async ({ id, before }: Change<'affiliateInvoice'>, { db, caller }: Work): Promise<void> => {
  if (id === undefined || before === null) return;
  const { title, amount, periodFrom: from, periodTo: to, currency, affiliate } = before;
  const { code } = await db
    .selectFrom('currencies')
    .select('code')
    .where('id', '=', currency)
    .executeTakeFirstOrThrow();
  await notify(db, {
    type: 'invoice.taken_back',
    record: { entity: 'affiliateInvoice', id },
    params: { title, amount, from, to, currency: code },
    about: { affiliate },
    by: caller.userId,
  });
};

/**
 * Refuses to delete a request, as it would vanish without a word to the affiliate; it can be declined, with a reason.
 */
const refuseDeletingRequests = (
  { call, path, before, values }: Change<'affiliateInvoice'>,
  { broken }: Work<Reader>,
): void => {
  if (call === takingBack) return;
  if (values.status === 'deleted' && before?.status === 'unpaid' && before.requested === 'affiliate')
    broken.push(refused(`${path}.status`, 'declineInstead'));
};

export const affiliateInvoiceHooks = (): Hooks<'affiliateInvoice'> => {
  const ofBoth = hooksOfBoth('affiliate');
  return {
    ...ofBoth,
    holds: ['affiliate', 'currency', 'withdrawalMethod'],
    async beforeWrite(changes, work) {
      for (const change of changes) if (change.call === takingBack) takeBack(change, work);
      await ofBoth.beforeWrite(changes, work);
    },
    async afterWrite(changes, work) {
      await ofBoth.afterWrite(changes, work);
      for (const change of changes) if (change.call === takingBack) await notifyOfTakingBack(change, work);
    },
    async validate(changes, work) {
      for (const change of changes) {
        if (change.before === null) change.values.requested = 'staff';
        refuseDeletingRequests(change, work);
        await checkMethod(change, work);
      }
      await refuseUnverified(changes, work);
      await ofBoth.validate(changes, work);
    },
  };
};

export const advertiserInvoiceHooks = (): Hooks<'advertiserInvoice'> => ({
  ...hooksOfBoth('advertiser'),
  holds: ['advertiser', 'currency'],
});
