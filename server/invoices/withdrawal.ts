import { sql } from 'kysely';
import { compare, type Decimal, sum } from '../../domain/money/decimal.ts';
import { lineAmount, totalOf } from '../../domain/money/invoices.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import type { Model, Reader } from '../collections/model.ts';
import { violation, type Detail, Failure, invalid } from '../failure.ts';
import type { Words } from '../../domain/text/words.ts';
import {
  type AvailableGroup,
  availableSql,
  everyDay,
  lockAccounts,
  lockConversions,
} from './invoiceable-conversions.ts';
import { refuseUnknown } from './invoiceable-handlers.ts';
import { insertInvoice, prepare } from './create-invoice.ts';
import { refusal, refused } from './refusals.ts';
import { sides } from './sides.ts';

/** What an affiliate can withdraw, and how they request it. */

const of = sides.affiliate;

/** What is approved and on no invoice in one currency, with the total of an invoice for it. */
export interface Available extends Omit<AvailableGroup, 'exactAmount'> {
  amount: Decimal;
}

const least = (one: string, other: string): string => (one < other ? one : other);
const latest = (one: string, other: string): string => (one > other ? one : other);

/** Returns the total of these groups, rounded like the lines that they would become. */
const combined = (code: string, groups: readonly AvailableGroup[]): Available => {
  const lines = groups.map(({ exactAmount }) => lineAmount({ exactAmount, exchangeRate: '1' }, code));
  return {
    currency: groups[0]!.currency,
    amount: totalOf(lines).amount,
    baseAmount: sum(groups.map(({ baseAmount }) => baseAmount)),
    conversionCount: groups.reduce((count, { conversionCount }) => count + conversionCount, 0),
    first: groups.map(({ first }) => first).reduce(least),
    last: groups.map(({ last }) => last).reduce(latest),
  };
};

/** Returns what an affiliate has approved and on no invoice, by currency; only of conversions in `held` if given. */
export const availableTo = async (db: Reader, affiliate: number, held?: readonly number[]): Promise<Available[]> => {
  const { rows } = await sql<AvailableGroup & { code: string }>`
    select available.*, currencies.code from (${availableSql(of, affiliate, held)}) as available
    join currencies on currencies.id = available.currency order by currencies.code`.execute(db);
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, groups]) => combined(code, groups));
};

const settingsOf = async (db: Reader) => {
  const { rows } = await sql<{ minimum: Decimal; baseCurrency: number }>`
    select trim_scale(withdrawal_minimum)::text as minimum, sluice_currency_of(sluice_tenant(), null) as "baseCurrency"
    from settings_general`.execute(db);
  return rows[0] ?? { minimum: '0', baseCurrency: 0 };
};

/**
 * Returns the affiliate concerned: the caller's own, or for staff one that they can see and may invoice.
 * @throws Failure 403 if it is another affiliate, 422 if there is no such affiliate for the caller
 */
const affiliateOf = async (db: Reader, model: Model, named: number | undefined, caller: Caller): Promise<number> => {
  if (!isStaff(caller)) {
    if (named !== undefined && named !== caller.userId) throw new Failure('forbidden');
    return caller.userId;
  }
  if (!caller.permissions.has('invoice.affiliate.create')) throw new Failure('forbidden');
  if (named === undefined) throw invalid(violation('affiliate', 'required'));
  await refuseUnknown(db, model, ['affiliate', 'user', named], caller);
  return named;
};

/** Returns the withdrawable amounts by currency, and the minimum that can be requested. */
export const withdrawable = async (db: Reader, model: Model, named: number | undefined, caller: Caller) => {
  const affiliate = await affiliateOf(db, model, named, caller);
  const items = (await availableTo(db, affiliate)).flatMap(({ first: _, last: __, ...item }) =>
    item.amount === '0' ? [] : [item],
  );
  return { items, ...(await settingsOf(db)) };
};

export interface Request {
  /** The affiliate, if staff request it on their behalf. */
  affiliate?: number;
  withdrawalMethod: number;
  currency: number;
  notes?: string | null;
}

const belowMinimum = (minimum: Decimal): Words => ({
  en: `The minimum withdrawal is ${minimum} in the base currency`,
  ru: `Минимальный вывод — ${minimum} в базовой валюте`,
});

/** Requires that the method is theirs and in use, as is its payment method, and locks both until the request is stored. */
const refuseMethod = async (db: Reader, { withdrawalMethod: id }: Request, affiliate: number): Promise<void> => {
  const method = await db
    .selectFrom('withdrawal_methods as method')
    .innerJoin('payment_methods as kind', 'kind.id', 'method.payment_method_id')
    .select(['method.status', 'kind.status as kindStatus'])
    .where('method.id', '=', id)
    .where('method.affiliate_id', '=', affiliate)
    .forShare()
    .executeTakeFirst();
  if (!method) throw invalid(violation('withdrawalMethod', 'reference', id));
  if (method.status !== 'active') throw invalid(refused('withdrawalMethod', 'inactive'));
  if (method.kindStatus !== 'active') throw invalid(refused('withdrawalMethod', 'outOfUse'));
};

/**
 * Creates an unpaid invoice for everything that an affiliate has approved in a currency.
 * @returns its id
 * @throws Failure 422 if there is less than the minimum, or the method is not theirs or not in use
 */
export const requestWithdrawal = async (
  { db, model, caller, requestId }: { db: Reader; model: Model; caller: Caller; requestId: string },
  request: Request,
): Promise<number> => {
  const { currency, withdrawalMethod, notes = null } = request;
  const affiliate = await affiliateOf(db, model, request.affiliate, caller);
  await refuseMethod(db, request, affiliate);
  // What is read below can't change: these are locked against changes and invoicing. The account comes before the number
  // of the invoice, as everywhere.
  const held = await lockConversions(db, of, [{ ...everyDay, party: affiliate, currency }]);
  await lockAccounts(db, of, [affiliate]);
  const available = (await availableTo(db, affiliate, held)).find((one) => one.currency === currency);
  if (!available) throw invalid(refused('currency', 'nothing'));
  const { minimum } = await settingsOf(db);
  if (compare(available.baseAmount, minimum) < 0)
    throw invalid(refusal('currency', 'belowMinimum', belowMinimum(minimum)));
  const broken: Detail[] = [];
  const { first: periodFrom, last: periodTo } = available;
  const draft = { party: affiliate, periodFrom, periodTo, held, currency, exchangeRates: [], corrections: [] };
  const prepared = await prepare(db, of, { ...draft, isOfOneCurrency: true }, '', broken);
  if (broken.some(({ type }) => type === 'comesToNothing')) throw invalid(refused('currency', 'comesToNothing'));
  if (broken.length > 0) throw new Failure('refused');
  const made = { party: affiliate, periodFrom, periodTo, by: caller.userId, notes, requestId };
  const withdrawal = { method: withdrawalMethod, requested: isStaff(caller) ? 'staff' : 'affiliate' } as const;
  return insertInvoice(db, of, { ...made, withdrawal }, prepared);
};
