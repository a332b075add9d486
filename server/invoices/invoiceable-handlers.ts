import { divide } from '../../domain/money/decimal.ts';
import { lineAmount, totalOf } from '../../domain/money/invoices.ts';
import type { Side } from '../../openapi/invoice-sides.ts';
import type { Caller } from '../access/caller.ts';
import { collectionNamed, type Model, type Reader } from '../collections/model.ts';
import { readRecords } from '../collections/read.ts';
import { violation, type Detail, invalid } from '../failure.ts';
import { findConversions, groupsOf, type ConversionSelection } from './invoiceable-conversions.ts';
import { currencyCodes, type ExchangeRate, refuseRates } from './lines.ts';
import { refused } from './refusals.ts';
import { sides } from './sides.ts';

/** The criteria for the conversions of an invoice. */
export interface InvoiceableQuery extends Omit<ConversionSelection, 'party' | 'conversions' | 'currency'> {
  affiliate?: number;
  advertiser?: number;
  currency: number;
  exchangeRates?: readonly ExchangeRate[];
}

/** Maximum conversion ids returned. */
const maxTold = 10_000;
const rateDecimals = 8;

/** Returns how many units of a currency one unit of each of these is worth today; given rates take precedence. */
const ratesInto = async (
  db: Reader,
  target: number,
  currencies: readonly number[],
  given: readonly ExchangeRate[],
): Promise<Map<number, string>> => {
  const others = [...new Set(currencies)].filter((one) => one !== target);
  const rates = new Map<number, string>([[target, '1']]);
  if (others.length === 0) return rates;
  const rows = await db
    .selectFrom('currencies')
    .select(['id', 'rate'])
    .where('id', 'in', [target, ...others])
    .execute();
  const perBase = new Map(rows.map(({ id, rate }) => [id, rate]));
  for (const one of others) {
    const said = given.find(({ currency }) => currency === one)?.rate;
    const [into, from] = [perBase.get(target), perBase.get(one)];
    const rate = said ?? (into && from ? divide(into, from, rateDecimals, 'halfEven') : undefined);
    if (rate !== undefined) rates.set(one, rate);
  }
  return rates;
};

/**
 * Checks that a field refers to a record visible to the caller.
 * @throws Failure 422 if there is no such record for them
 */
export const refuseUnknown = async (
  db: Reader,
  model: Model,
  [field, entity, id]: [string, string, number],
  caller: Caller,
): Promise<void> => {
  const ask = { ids: [id], names: ['id'], call: 'read', caller };
  if ((await readRecords(db, model, collectionNamed(model, entity), ask)).length === 0)
    throw invalid(violation(field, 'reference', id));
};

/** Conversions that can be invoiced, by offer, goal and rate, with their amounts. */
export const invoiceableConversions = async (
  db: Reader,
  model: Model,
  side: Side,
  asked: InvoiceableQuery,
  caller: Caller,
) => {
  const of = sides[side];
  const party = Number(asked[side]);
  await refuseUnknown(db, model, [side, side === 'affiliate' ? 'user' : side, party], caller);
  await refuseUnknown(db, model, ['currency', 'currency', asked.currency], caller);
  if (asked.periodTo < asked.periodFrom) throw invalid(refused('periodTo', 'period'));
  const { currency, exchangeRates = [], ...filters } = asked;
  const broken: Detail[] = [];
  refuseRates('exchangeRates', { currency, exchangeRates }, broken);
  if (broken.length > 0) throw invalid(...broken);
  const ids = await findConversions(db, of, { ...filters, party });
  const groups = await groupsOf(db, of, ids);
  const code = (await currencyCodes(db, [currency])).get(currency) ?? '';
  const rates = await ratesInto(
    db,
    currency,
    groups.map((group) => group.currency),
    exchangeRates,
  );
  const lines = groups.map(({ ids: conversions, ...group }) => {
    const exchangeRate = rates.get(group.currency) ?? null;
    const conversionCount = conversions.length;
    const told = { ...group, conversionCount, exchangeRate, conversions: ids.length > maxTold ? [] : conversions };
    if (exchangeRate === null) return { ...told, amount: null, rounding: null };
    return { ...told, ...lineAmount({ exactAmount: group.exactAmount, exchangeRate }, code) };
  });
  const priced = lines.flatMap(({ amount, rounding }) => (amount === null ? [] : [{ amount, rounding }]));
  const total = priced.length < lines.length ? { amount: null, rounding: null } : totalOf(priced);
  return {
    groups: lines,
    conversionCount: ids.length,
    ...total,
    exchangeRates: [...rates].flatMap(([one, rate]) => (one === currency ? [] : [{ currency: one, rate }])),
  };
};
