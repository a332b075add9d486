import { type RawBuilder, sql } from 'kysely';
import { conversionStatus } from '../../domain/traffic/conversions.ts';
import { subtract } from '../../domain/money/decimal.ts';
import type { Side } from '../../openapi/invoice-sides.ts';
import type { Caller } from '../access/caller.ts';
import { labelSql } from '../collections/labels.ts';
import { collectionNamed, type Model, type Reader } from '../collections/model.ts';
import { accessOf, rowsSql, simplified } from '../collections/rows.ts';
import { only } from '../database/single-row.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { sides } from './sides.ts';

/**
 * What the network earned, was paid and is owed, limited to what the caller can reach, in the base currency. Callers who reach only some
 * conversions get nothing of what advertisers paid and owe: it belongs to no affiliate, so it would not fit the rest (D1500).
 */

interface FinanceContext {
  db: Reader;
  model: Model;
  caller: Caller;
}

/** Returns the rows of an entity, under the name `t`, that the caller can reach. */
const reached = ({ model, caller }: FinanceContext, entity: string): RawBuilder<unknown> => {
  const collection = collectionNamed(model, entity);
  return sql`${sql.table(collection.table)} as t where ${rowsSql(model, collection, simplified(accessOf(collection, caller)), caller, 't')}`;
};

const ask = async <Row>(
  asking: FinanceContext,
  name: string,
  statement: () => RawBuilder<unknown>,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Row[]> => {
  const { db, model, caller } = asking;
  const prepared = cachedStatement<Row>(model, JSON.stringify(['finance', name, caller.roleType]), statement);
  return run(db, prepared, { caller, values });
};

const monthOf = (column: string): RawBuilder<unknown> =>
  sql`to_char(date_trunc('month', ${sql.ref(`t.${column}`)} at time zone 'UTC'), 'YYYY-MM')`;
/** The first day of the months asked for. */
const firstDay = sql`date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${value('months')}::integer - 1)`;
const sinceFirst = (column: string): RawBuilder<unknown> =>
  sql`${sql.ref(`t.${column}`)} >= (${firstDay}) at time zone 'UTC'`;

interface Earned {
  month: string;
  revenue: string;
  payout: string;
}

const earnedByMonth = (asking: FinanceContext, months: number): Promise<Earned[]> =>
  ask(
    asking,
    'earned',
    () => sql`select ${monthOf('approved_at')} as month,
        trim_scale(sum(sluice_in_base(t.revenue, t.revenue_rate)))::text as revenue,
        trim_scale(coalesce(sum(sluice_in_base(t.payout, t.payout_rate)) filter (where not t.is_hidden), 0))::text as payout
      from ${reached(asking, 'conversion')} and ${sinceFirst('approved_at')}
        and t.conversion_status = ${sql.lit(conversionStatus.approved)}
      group by 1`,
    { months },
  );

/** The parts of an account that hold money paid: what an invoice takes from an advance came in earlier (D1308). */
const paidParts: Record<Side, readonly string[]> = {
  affiliate: ['paid'],
  advertiser: ['paid', 'advance', 'advanceHold'],
};

const movedOn = sql`(t.created_at at time zone 'UTC')::date`;

/** The day of a movement that belongs to no invoice: of a prepayment that comes in, its payment date. */
const paidOn: Record<Side, RawBuilder<unknown>> = {
  affiliate: movedOn,
  advertiser: sql`coalesce(
    case when t."from" is null then (select payment_date from prepayments where prepayments.id = t.prepayment_id) end, ${movedOn}
  )`,
};

/**
 * Amounts paid by month: invoices and prepayments by payment date, refunds by the date of the movement (D1356). An
 * invoice whose payment was taken back has none.
 */
const paidByMonth = (
  asking: FinanceContext,
  side: Side,
  months: number,
): Promise<{ month: string; paid: string }[]> => {
  const parts = paidParts[side];
  const moved = parts.map((part) => sql`sluice_moved(${sql.lit(part)}, t."from", t."to", t.base_amount)`);
  const names = sql.join(parts.map((part) => sql.lit(part)));
  const movements = sql`${reached(asking, `${side}Movement`)} and (t."from" in (${names}) or t."to" in (${names}))`;
  const invoices = sql.table(collectionNamed(asking.model, sides[side].entity).table);
  return ask(
    asking,
    `paid ${side}`,
    () => sql`select month, trim_scale(sum(amount))::text as paid from (
        select to_char(${paidOn[side]}, 'YYYY-MM') as month, ${sql.join(moved, sql` + `)} as amount
        from ${movements} and t.invoice_id is null and ${sinceFirst('created_at')} and ${paidOn[side]} >= ${firstDay}
        union all
        select to_char(invoice.payment_date, 'YYYY-MM'), paid.amount from ${invoices} as invoice
        cross join lateral (
          select sum(${sql.join(moved, sql` + `)}) as amount from ${movements} and t.invoice_id = invoice.id
        ) as paid
        where invoice.status = 'paid' and invoice.payment_date >= ${firstDay} and paid.amount is not null
      ) as paid group by month`,
    { months },
  );
};

/** Returns the month that is so many before the one of `now`. */
const monthBefore = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);

/** Returns the sides whose accounts fit the conversions that the caller can reach. */
const sidesOf = ({ model, caller }: FinanceContext): readonly Side[] =>
  'all' in simplified(accessOf(collectionNamed(model, 'conversion'), caller))
    ? ['affiliate', 'advertiser']
    : ['affiliate'];

/** Returns the month of the first movement that the caller can reach; undefined if there is none. */
const firstMonth = async (asking: FinanceContext): Promise<string | undefined> => {
  const firsts = await Promise.all(
    sidesOf(asking).map((side) =>
      ask<{ month: string | null }>(
        asking,
        `first ${side}`,
        () => sql`select to_char(date_trunc('month', min(t.created_at) at time zone 'UTC'), 'YYYY-MM') as month
          from ${reached(asking, `${side}Movement`)}`,
      ),
    ),
  );
  return firsts.flatMap(([row]) => row?.month ?? []).toSorted()[0];
};

/** Returns the network's base currency. */
const baseCurrency = async (asking: FinanceContext): Promise<number> => {
  const rows = await ask<{ id: number }>(
    asking,
    'base currency',
    () => sql`select sluice_currency_of(sluice_tenant(), null) as id`,
  );
  return only(rows, 'the base currency').id;
};

const byMonth = async (asking: FinanceContext, months: number) => {
  const earned = new Map((await earnedByMonth(asking, months)).map((row) => [row.month, row]));
  const paidTo = async (side: Side) =>
    new Map((await paidByMonth(asking, side, months)).map((row) => [row.month, row.paid]));
  const paidOut = await paidTo('affiliate');
  const received = sidesOf(asking).includes('advertiser') ? await paidTo('advertiser') : undefined;
  const now = new Date();
  const current = monthBefore(now, 0);
  const begun = Array.from({ length: months }, (_, back) => monthBefore(now, back));
  // East of UTC the first of a month comes earlier, and payments are dated by it.
  const ahead = [...(received?.keys() ?? []), ...paidOut.keys()].filter((month) => month > current);
  const last = [...begun, ...new Set(ahead)].toSorted().slice(-months);
  const moved = await firstMonth(asking);
  const [first = current] = [...(moved ? [moved] : []), ...(received?.keys() ?? []), ...paidOut.keys()].toSorted();
  // Skip months before the network's first activity, but always keep the current one.
  return last
    .filter((month) => month >= first)
    .map((month) => {
      const { revenue = '0', payout = '0' } = earned.get(month) ?? {};
      const went = paidOut.get(month) ?? '0';
      const came = received && (received.get(month) ?? '0');
      return {
        month,
        revenue,
        payout,
        profit: subtract(revenue, payout),
        received: came ?? null,
        paidOut: went,
        cash: came === undefined ? null : subtract(came, went),
      };
    });
};

const ages = [
  { from: 0, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
  { from: 91, to: null },
] as const;

/** The amount due on an invoice: an advertiser may have paid a part of it in advance. */
const due: Record<Side, RawBuilder<unknown>> = {
  affiliate: sql`t.amount`,
  advertiser: sql`t.amount - coalesce(t.advance, 0)`,
};

/** Returns unpaid invoices, each with its age in days and the amount due in the base currency at today's rate. */
const unpaid = (asking: FinanceContext, side: Side): RawBuilder<unknown> => sql`(
  select t.id, ${sql.ref(`t.${side}_id`)} as party, t.created_at, extract(day from now() - t.created_at)::integer as days,
    sluice_in_base(${due[side]}, (select rate from currencies where currencies.id = t.currency_id)) as base
  from ${reached(asking, sides[side].entity)} and t.status = 'unpaid'
)`;

interface Aged {
  place: number;
  invoices: number;
  amount: string;
}

const ageing = async (asking: FinanceContext, side: Side) => {
  const bounds = sql.lit(JSON.stringify(ages));
  const rows = await ask<Aged>(
    asking,
    `ageing ${side}`,
    () => sql`select age.place::integer, count(*)::integer as invoices, trim_scale(sum(invoice.base))::text as amount
      from ${unpaid(asking, side)} as invoice
      join (
        select place, (item ->> 'from')::integer as least, (item ->> 'to')::integer as most
        from jsonb_array_elements(${bounds}::jsonb) with ordinality as age_range (item, place)
      ) as age on invoice.days >= age.least and (age.most is null or invoice.days <= age.most)
      group by 1`,
  );
  const found = new Map(rows.map((row) => [row.place, row]));
  return ages.map((age, place) => {
    const { invoices = 0, amount = '0' } = found.get(place + 1) ?? {};
    return { ...age, invoices, amount };
  });
};

const maxDebts = 10;

/** Account parts that cover unpaid invoices: advertisers have no separate part, and have paid some in advance. */
const owed: Record<Side, RawBuilder<unknown>> = {
  affiliate: sql`t.approved + t.requested_withdrawal`,
  advertiser: sql`t.approved - t.advance_hold`,
};

interface Debt {
  id: number;
  title: string;
  amount: string;
  invoices: number;
  oldest: number | null;
}

const debts = (asking: FinanceContext, side: Side): Promise<Debt[]> =>
  ask(
    asking,
    `debts ${side}`,
    () => sql`select owing.id, ${labelSql(collectionNamed(asking.model, side === 'affiliate' ? 'user' : side), 'who')} as title,
        trim_scale(owing.amount)::text as amount, due.invoices, due.oldest
      from (
        select t.id, ${owed[side]} as amount from ${reached(asking, `${side}Balance`)} and ${owed[side]} > 0
        order by 2 desc, 1 limit ${sql.lit(maxDebts)}
      ) as owing
      join ${sql.table(side === 'affiliate' ? 'users' : 'advertisers')} as who on who.id = owing.id
      cross join lateral (
        select count(*)::integer as invoices, extract(epoch from min(invoice.created_at))::bigint as oldest
        from ${unpaid(asking, side)} as invoice where invoice.party = owing.id
      ) as due
      order by owing.amount desc, owing.id`,
  );

/** SQL for the share of the approved part that is on unpaid invoices, at the rates at which it got there. */
const approvedOnInvoices: Record<Side, (asking: FinanceContext) => RawBuilder<unknown>> = {
  affiliate: () => sql`0`,
  advertiser: (asking) => sql`(
    with open as materialized (select invoice.id from ${unpaid(asking, 'advertiser')} as invoice)
    select coalesce((
      select sum(sluice_in_base(conversion.revenue, conversion.revenue_rate)) from open
      join conversions_advertiser_invoices as link on link.target_id = open.id
      join conversions as conversion on conversion.id = link.owner_id
    ), 0) + coalesce((
      -- Corrections and rounding; what was paid and taken back adds up to nothing.
      select sum(sluice_moved('approved', move."from", move."to", move.base_amount)) from open
      join advertiser_movements as move on move.invoice_id = open.id
    ), 0)
  )`,
};

const standing = async (asking: FinanceContext, side: Side) => {
  const sums = await ask<{ invoiced: string; approved: string }>(
    asking,
    `standing ${side}`,
    () => sql`select trim_scale(due.invoiced)::text as invoiced,
        trim_scale(balance.approved - ${approvedOnInvoices[side](asking)})::text as approved
      from (select coalesce(sum(t.approved), 0) as approved from ${reached(asking, `${side}Balance`)}) as balance
      cross join (select coalesce(sum(invoice.base), 0) as invoiced from ${unpaid(asking, side)} as invoice) as due`,
  );
  return {
    ageing: await ageing(asking, side),
    debts: await debts(asking, side),
    ...only(sums, `what is owed on the side ${side}`),
  };
};

/** Returns months, oldest first, and what is unpaid on the sides that the caller sees. */
export const financeOf = async (db: Reader, model: Model, months: number, caller: Caller) => {
  const asking = { db, model, caller };
  return {
    baseCurrency: await baseCurrency(asking),
    months: await byMonth(asking, months),
    affiliates: await standing(asking, 'affiliate'),
    advertisers: sidesOf(asking).includes('advertiser') ? await standing(asking, 'advertiser') : null,
  };
};
