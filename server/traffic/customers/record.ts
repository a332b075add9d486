import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CustomerFigures } from '../../../domain/customers.ts';
import type { Tables } from '../../database/tables.ts';
import { timestamp } from '../../database/values.ts';
import type { Paid } from '../../payment/rules.ts';

/** Whose customer someone is. */
export interface CustomerOrigin {
  /** Public id of the click, and id of the lead; null where there is none. */
  click: string | null;
  lead: number | null;
  affiliate: number;
  campaign: number;
  offer: number;
  country: string | null;
}

/** What figures are of: a whole day in UTC, or something that has a key of its own. */
export type FiguresOf = { day: string } | { key: string };

/** What was told of a customer. */
export interface ReportedCustomer {
  advertiser: number;
  /** As the advertiser numbers them. */
  customerId: string;
  /** When it was told, seconds UTC. */
  at: number;
  told: readonly { figures: CustomerFigures; of: FiguresOf }[];
  /** Of the amounts. */
  currency: Paid;
}

export interface KeptCustomer {
  id: number;
  /** Whether something was new: the customer, or a figure. */
  changed: boolean;
}

/** What tells the customers of all advertisers apart, to the letter. */
export const customerKey = (advertiser: number, customerId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([advertiser, customerId]))
    .digest('hex');

const isOfCustomer = (key: string) => sql<boolean>`customer_key = ${key}`;

/** A customer whom the advertiser has told of before. */
export const knownCustomer = (db: Kysely<Tables>, advertiser: number, customerId: string) =>
  db
    .selectFrom('customers')
    .select(['id', 'click_id', 'lead_id', 'affiliate_id', 'campaign_id', 'offer_id', 'country', 'created_at'])
    .where(isOfCustomer(customerKey(advertiser, customerId)))
    .executeTakeFirst();

/**
 * Has a known customer to itself until the transaction ends; their id. Figures are written with the customer locked: the
 * figures' trigger wants both, and those who took them the other way round would wait for each other.
 */
const lock = async (db: Kysely<Tables>, { advertiser, customerId }: ReportedCustomer): Promise<number | undefined> => {
  const known = db
    .selectFrom('customers')
    .select('id')
    .where(isOfCustomer(customerKey(advertiser, customerId)));
  return (await known.forUpdate().executeTakeFirst())?.id;
};

const hasAmount = ({ figures }: { figures: CustomerFigures }): boolean =>
  [figures.deposited, figures.turnover, figures.ngr].some((amount) => amount !== null);

/** The currency in which a customer's amounts are kept from now on, unless they have one. */
const currencyOf = ({ told, currency }: ReportedCustomer): number | null => (told.some(hasAmount) ? currency.id : null);

/** Makes a customer, unless there is one; their id. */
const insert = async (
  db: Kysely<Tables>,
  from: CustomerOrigin,
  reported: ReportedCustomer,
): Promise<number | undefined> => {
  const { advertiser, customerId, at } = reported;
  const { rows } = await sql<{ id: number }>`
    insert into customers (customer_id, affiliate_id, campaign_id, offer_id, advertiser_id, click_id, lead_id, country,
      deposits, deposited, turnover, ngr, currency_id, customer_key, created_at, updated_at)
    values (${customerId}, ${from.affiliate}, ${from.campaign}, ${from.offer}, ${advertiser}, ${from.click}, ${from.lead},
      ${from.country}, 0, 0, 0, 0, ${currencyOf(reported)}, ${customerKey(advertiser, customerId)}, ${timestamp(at)}, ${timestamp(at)})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
};

const amounts = ['deposited', 'turnover', 'ngr'] as const;

/** What a column comes to where a day is told of again: an amount that is told as before stays as it was converted then. */
const settled = (name: (typeof amounts)[number]): RawBuilder<unknown> => {
  const [before, now] = [sql.ref(`known.${name}`), sql.ref(`excluded.${name}`)];
  return sql`case when ${now} is null or known.amounts_told -> ${sql.lit(name)} = excluded.amounts_told -> ${sql.lit(name)}
    then ${before} else ${now} end`;
};

/** Amounts as they are told, each with its currency. */
const toldAmounts = (figures: CustomerFigures, currency: Paid): string =>
  JSON.stringify(
    Object.fromEntries(
      amounts.flatMap((name) => (figures[name] === null ? [] : [[name, [figures[name], currency.id]]])),
    ),
  );

/** Writes figures down; whether they say something new. What a day comes to replaces what was told of it before. */
const keep = async (
  db: Kysely<Tables>,
  id: number,
  { figures, of }: ReportedCustomer['told'][number],
  { at, currency }: ReportedCustomer,
): Promise<boolean> => {
  const isDaily = 'day' in of;
  const inOwn = (amount: string | null): RawBuilder<unknown> =>
    amount === null
      ? sql`null::numeric`
      : sql`sluice_amount_in(${amount}::numeric, ${currency.id}::bigint, ${currency.rate}::numeric, own.currency_id, money.rate)`;
  const { rows } = await sql`
    insert into customer_figures as known (customer_id, key, is_daily, at, deposits, deposited, turnover, ngr, amounts_told)
    select own.id, ${isDaily ? `day ${of.day}` : of.key}, ${isDaily},
      ${isDaily ? `${of.day}T00:00:00Z` : timestamp(at)}::timestamptz, ${figures.deposits}::integer,
      ${inOwn(figures.deposited)}, ${inOwn(figures.turnover)}, ${inOwn(figures.ngr)}, ${toldAmounts(figures, currency)}::jsonb
    from customers as own left join currencies as money on money.id = own.currency_id
    where own.id = ${id}
    on conflict (tenant_id, customer_id, key) do update set
      deposits = coalesce(excluded.deposits, known.deposits), deposited = ${settled('deposited')},
      turnover = ${settled('turnover')}, ngr = ${settled('ngr')}, amounts_told = known.amounts_told || excluded.amounts_told
    where known.is_daily
      and (coalesce(excluded.deposits, known.deposits), ${settled('deposited')}, ${settled('turnover')}, ${settled('ngr')})
      is distinct from (known.deposits, known.deposited, known.turnover, known.ngr)
    returning 1`.execute(db);
  return rows.length > 0;
};

/**
 * Keeps what was told of a customer: makes them where they are new, and writes their figures down once. Their currency is
 * that of the first amount told; others are converted by the rates of when they are told, and not again before another
 * amount is.
 * @param db a transaction
 */
export const recordCustomer = async (
  db: Kysely<Tables>,
  from: CustomerOrigin,
  told: ReportedCustomer,
): Promise<KeptCustomer> => {
  const made = await insert(db, from, told);
  const id = made ?? (await lock(db, told));
  if (id === undefined) throw new RangeError(`No customer ${told.customerId} of advertiser ${told.advertiser}`);
  const currency = currencyOf(told);
  if (made === undefined && currency !== null)
    await db
      .updateTable('customers')
      .set({ currency_id: currency })
      .where('id', '=', id)
      .where('currency_id', 'is', null)
      .execute();
  let changed = made !== undefined;
  for (const one of told.told) changed = (await keep(db, id, one, told)) || changed;
  return { id, changed };
};
