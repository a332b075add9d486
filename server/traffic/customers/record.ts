import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CustomerFigures } from '../../../domain/traffic/customers.ts';
import type { Tables } from '../../database/tables.ts';
import { timestamp } from '../../database/values.ts';
import type { Paid } from '../../payment/rules.ts';

/** Where a customer came from. */
export interface CustomerOrigin {
  /** Public id of the click, and id of the lead; null if there is none. */
  click: string | null;
  lead: number | null;
  affiliate: number;
  campaign: number;
  offer: number;
  country: string | null;
}

/** What figures belong to: a whole day in UTC, or something that has its own key. */
export type FiguresOf = { day: string } | { key: string };

/** What was reported about a customer. */
export interface ReportedCustomer {
  advertiser: number;
  /** The advertiser's own ID for them. */
  customerId: string;
  /** When it was reported, seconds UTC. */
  at: number;
  told: readonly { figures: CustomerFigures; of: FiguresOf }[];
  /** Of the amounts. */
  currency: Paid;
}

export interface StoredCustomer {
  id: number;
  /** Whether something was new: the customer, or a figure. */
  changed: boolean;
}

/** Returns what tells the customers of all advertisers apart; IDs must match exactly. */
export const customerKey = (advertiser: number, customerId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([advertiser, customerId]))
    .digest('hex');

const isOfCustomer = (key: string) => sql<boolean>`customer_key = ${key}`;

/** Finds a customer that the advertiser has reported about before. */
export const knownCustomer = (db: Kysely<Tables>, advertiser: number, customerId: string) =>
  db
    .selectFrom('customers')
    .select(['id', 'click_id', 'lead_id', 'affiliate_id', 'campaign_id', 'offer_id', 'country', 'created_at'])
    .where(isOfCustomer(customerKey(advertiser, customerId)))
    .executeTakeFirst();

/** What was reported about a customer, and where they came from. */
export interface CustomerFiguresReport extends ReportedCustomer {
  from: CustomerOrigin;
}

const hasAmount = ({ figures }: { figures: CustomerFigures }): boolean =>
  [figures.deposited, figures.turnover, figures.ngr].some((amount) => amount !== null);

/** Returns the currency in which a customer's amounts are stored from now on, unless they have one already. */
const currencyOf = ({ told, currency }: ReportedCustomer): number | null => (told.some(hasAmount) ? currency.id : null);

const keyOf = ({ advertiser, customerId }: ReportedCustomer): string => customerKey(advertiser, customerId);

/** Rows of JSON as a table under the alias `reported`. */
const asTable = (rows: readonly object[], columns: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as reported (${columns})`;

/** Adds customers that are new; returns their ids by key. */
const insertNew = async (db: Kysely<Tables>, told: readonly CustomerFiguresReport[]): Promise<Map<string, number>> => {
  const given = told.map(({ from, ...reported }) => ({
    customer_id: reported.customerId,
    affiliate_id: from.affiliate,
    campaign_id: from.campaign,
    offer_id: from.offer,
    advertiser_id: reported.advertiser,
    click_id: from.click,
    lead_id: from.lead,
    country: from.country,
    currency_id: currencyOf(reported),
    customer_key: keyOf(reported),
    at: timestamp(reported.at),
  }));
  const { rows } = await sql<{ id: number; customer_key: string }>`
    insert into customers (customer_id, affiliate_id, campaign_id, offer_id, advertiser_id, click_id, lead_id, country,
      deposits, deposited, turnover, ngr, currency_id, customer_key, created_at, updated_at)
    select customer_id, affiliate_id, campaign_id, offer_id, advertiser_id, click_id, lead_id, country,
      0, 0, 0, 0, currency_id, customer_key, at, at
    from ${asTable(
      given,
      sql`customer_id text, affiliate_id bigint, campaign_id bigint, offer_id bigint, advertiser_id bigint, click_id text,
        lead_id bigint, country text, currency_id bigint, customer_key text, at timestamptz`,
    )}
    order by customer_key
    on conflict do nothing returning id, customer_key`.execute(db);
  return new Map(rows.map(({ id, customer_key: key }) => [key, id]));
};

/**
 * Locks known customers until the transaction ends, and gives them a currency if they have none; returns their ids by
 * their keys. Figures are written with the customer locked: the figures' trigger needs both, and transactions that took
 * them in the opposite order would wait for each other.
 */
const lockKnown = async (db: Kysely<Tables>, told: readonly CustomerFiguresReport[]): Promise<Map<string, number>> => {
  if (told.length === 0) return new Map();
  const given = told.map((one) => ({ customer_key: keyOf(one), currency_id: currencyOf(one) }));
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'customer_key', 'currency_id'])
    .where(
      'customer_key',
      'in',
      given.map(({ customer_key: key }) => key),
    )
    .orderBy('customer_key')
    .forUpdate()
    .execute();
  if (rows.some(({ currency_id: currency }) => currency === null))
    await sql`
      update customers as customer set currency_id = reported.currency_id
      from ${asTable(given, sql`customer_key text, currency_id bigint`)}
      where customer.customer_key = reported.customer_key and customer.currency_id is null and reported.currency_id is not null`.execute(
      db,
    );
  return new Map(rows.flatMap(({ id, customer_key: key }) => (key === null ? [] : [[key, id]])));
};

const amounts = ['deposited', 'turnover', 'ngr'] as const;

/** SQL for a column when a day is reported again: an amount reported unchanged stays as it was converted then. */
const convertedOnce = (name: (typeof amounts)[number]): RawBuilder<unknown> => {
  const [before, now] = [sql.ref(`stored.${name}`), sql.ref(`excluded.${name}`)];
  return sql`case when ${now} is null or stored.amounts_told -> ${sql.lit(name)} = excluded.amounts_told -> ${sql.lit(name)}
    then ${before} else ${now} end`;
};

/** Returns amounts as they were reported, each with its currency. */
const reportedAmounts = (figures: CustomerFigures, currency: Paid) =>
  Object.fromEntries(amounts.flatMap((name) => (figures[name] === null ? [] : [[name, [figures[name], currency.id]]])));

/**
 * Writes figures; those of a day replace what was reported about it before.
 * @param told with the customers' ids, each customer once
 * @returns ids of the customers whose figures changed
 */
const storeFigures = async (
  db: Kysely<Tables>,
  told: readonly (CustomerFiguresReport & { id: number })[],
): Promise<Set<number>> => {
  const given = told.flatMap(({ id, told: kept, at, currency }) =>
    kept.map(({ figures, of }) => ({
      customer_id: id,
      key: 'day' in of ? `day ${of.day}` : of.key,
      is_daily: 'day' in of,
      at: 'day' in of ? `${of.day}T00:00:00Z` : timestamp(at),
      ...figures,
      currency_id: currency.id,
      rate: currency.rate,
      amounts_told: reportedAmounts(figures, currency),
    })),
  );
  if (given.length === 0) return new Set();
  const inOwn = (name: (typeof amounts)[number]): RawBuilder<unknown> => {
    const amount = sql.ref(`reported.${name}`);
    return sql`case when ${amount} is not null
      then sluice_amount_in(${amount}, reported.currency_id, reported.rate, customer.currency_id, money.rate) end`;
  };
  const { rows } = await sql<{ customer_id: number }>`
    insert into customer_figures as stored (customer_id, key, is_daily, at, deposits, deposited, turnover, ngr, amounts_told)
    select customer.id, reported.key, reported.is_daily, reported.at, reported.deposits,
      ${sql.join(amounts.map(inOwn))}, reported.amounts_told
    from ${asTable(
      given,
      sql`customer_id bigint, key text, is_daily boolean, at timestamptz, deposits integer, deposited numeric,
        turnover numeric, ngr numeric, currency_id bigint, rate numeric, amounts_told jsonb`,
    )} join customers as customer on customer.id = reported.customer_id left join currencies as money on money.id = customer.currency_id
    order by customer.id, reported.key
    on conflict (tenant_id, customer_id, key) do update set
      deposits = coalesce(excluded.deposits, stored.deposits), deposited = ${convertedOnce('deposited')},
      turnover = ${convertedOnce('turnover')}, ngr = ${convertedOnce('ngr')}, amounts_told = stored.amounts_told || excluded.amounts_told
    where stored.is_daily
      and (coalesce(excluded.deposits, stored.deposits), ${convertedOnce('deposited')}, ${convertedOnce('turnover')}, ${convertedOnce('ngr')})
      is distinct from (stored.deposits, stored.deposited, stored.turnover, stored.ngr)
    returning customer_id`.execute(db);
  return new Set(rows.map(({ customer_id: id }) => id));
};

/** Records reports that are each about a different customer. */
const recordRound = async (db: Kysely<Tables>, told: readonly CustomerFiguresReport[]): Promise<StoredCustomer[]> => {
  const added = await insertNew(db, told);
  const known = await lockKnown(
    db,
    told.filter((one) => !added.has(keyOf(one))),
  );
  const identified = told.map((one) => {
    const id = added.get(keyOf(one)) ?? known.get(keyOf(one));
    if (id === undefined) throw new RangeError(`No customer ${one.customerId} of advertiser ${one.advertiser}`);
    return { ...one, id };
  });
  const changed = await storeFigures(db, identified);
  return identified.map(({ id, ...one }) => ({ id, changed: added.has(keyOf(one)) || changed.has(id) }));
};

/**
 * Stores what was reported about customers: creates those that are new, and writes their figures once. Their currency
 * is that of the first amount reported; others are converted at the rates at the time they are reported, and not again
 * until a different amount is.
 * @param db a transaction
 * @param told in the order in which it was reported
 * @returns the result for each, in that order
 */
export const recordCustomers = async (
  db: Kysely<Tables>,
  told: readonly CustomerFiguresReport[],
): Promise<StoredCustomer[]> => {
  const storedByReport = new Map<CustomerFiguresReport, StoredCustomer>();
  // Reports about one customer are recorded one after another.
  for (let rest = told; rest.length > 0; ) {
    const round = [...new Map(rest.toReversed().map((one) => [keyOf(one), one])).values()];
    const done = await recordRound(db, round);
    for (const [place, one] of round.entries()) storedByReport.set(one, done[place]!);
    rest = rest.filter((one) => !storedByReport.has(one));
  }
  return told.map((one) => storedByReport.get(one)!);
};

/** Does the same for one. */
export const recordCustomer = async (db: Kysely<Tables>, told: CustomerFiguresReport): Promise<StoredCustomer> => {
  const [kept] = await recordCustomers(db, [told]);
  return kept!;
};
