import { type RawBuilder, sql, type Transaction } from 'kysely';
import { conversionStatus } from '../../../domain/traffic/conversions.ts';
import type { Caller } from '../../access/caller.ts';
import type { Reader } from '../../collections/model.ts';
import type { Tables } from '../../database/tables.ts';
import { type Detail, Failure } from '../../failure.ts';
import { lockAccounts } from '../../invoices/invoiceable-conversions.ts';
import { invoicedOn, sides } from '../../invoices/sides.ts';
import { fullCapOf } from '../counters/conversion-caps.ts';
import { inOneTransaction } from '../transaction-scope.ts';

/** Changes conversions to what an advertiser’s file says, and back to what they were before. */

/** What is taken over from a report. */
export interface Corrections {
  amounts?: boolean;
  statuses?: boolean;
  /** Whether conversions that the file lacks are rejected. */
  missing?: boolean;
  leftOut?: readonly number[];
}

interface CorrectionContext {
  db: Transaction<Tables>;
  id: number;
  caller: Caller;
  requestId: string;
}

/** Conversions that are changed by one statement. */
const chunkSize = 5000;
const { approved, rejected } = conversionStatus;

/** Locks a report in this state, so that no one else corrects by it meanwhile. @throws Failure 409 */
const hold = async ({ db, id }: CorrectionContext, state: 'compared' | 'corrected'): Promise<string> => {
  const report = await db
    .selectFrom('reconciliations')
    .select(['state', 'title'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!report) throw new Failure('notFound');
  if (report.state !== state) throw new Failure('refused');
  return report.title;
};

const record = (
  { caller, requestId }: CorrectionContext,
  entity: 'conversion' | 'reconciliation',
  changed: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into history (entity, record_id, version, user_id, impersonator_id, action, request_id, changes)
  select ${sql.lit(entity)}, id, version, ${caller.userId}::bigint, ${caller.impersonatorId}::bigint, 'edit',
    ${requestId}, changes from ${changed}`;

/** SQL for the part of a history entry about one field of a conversion. */
const named = (
  field: string,
  before: RawBuilder<unknown>,
  after: RawBuilder<unknown>,
) => sql`case when ${before} is distinct from ${after}
  then jsonb_build_object(${sql.lit(field)}, jsonb_build_array(${before}, ${after})) else '{}' end`;

/** SQL for the part of a history entry about when a conversion was, or is to be, approved, which undoing it restores. */
const namedTimes = sql.join(
  Object.entries({ approvedAt: 'approved_at', approveAt: 'approve_at' }).map(([field, column]) => {
    const seconds = (row: 'old' | 'new') => sql`floor(extract(epoch from ${sql.ref(`${row}.${column}`)}))::bigint`;
    return named(field, seconds('old'), seconds('new'));
  }),
  sql` || `,
);

const amountOf = (column: string) => sql`trim_scale(${sql.ref(column)})::text`;

/** The reason given for amounts that a report changed. */
const reasonOf = (title: string) => sql`left(${title}::text, 500)`;

/** Writes the state of a report and its history. */
const endAs = (doing: CorrectionContext, before: string, sets: RawBuilder<unknown>, state: 'corrected' | 'undone') =>
  sql`with done as (
      update reconciliations set ${sets}, state = ${state}, version = version + 1, updated_at = now(),
        updated_by_id = ${doing.caller.userId}
      where id = ${doing.id}
      returning id, version, jsonb_build_object('state', jsonb_build_array(${before}::text, state)) as changes
    ) ${record(doing, 'reconciliation', sql`done`)}`.execute(doing.db);

/**
 * Locks all accounts and cap counters that several statements are going to move, in the order in which a single one
 * would: otherwise a change of a single conversion meanwhile could hold what the next statement needs, and need what
 * this one holds.
 */
const holdMoved = async (db: Reader, ids: readonly number[]): Promise<void> => {
  for (const side of [sides.affiliate, sides.advertiser]) {
    const { rows } = await sql<{ party: number }>`
      select distinct ${sql.ref(side.party)} as party from conversions
      where id = any(${[...ids]}::bigint[]) and ${sql.ref(side.party)} is not null`.execute(db);
    await lockAccounts(
      db,
      side,
      rows.map(({ party }) => Number(party)),
    );
  }
  // Counting them as they are changes nothing.
  await sql`select sluice_count_conversions(array_agg(sluice_tenant()), array_agg(id))
    from unnest(${[...ids]}::bigint[]) as conversion (id)`.execute(db);
};

/** Changes some of the conversions of these corrections. */
type ChangeSome = (ids: readonly number[]) => Promise<unknown>;

/** @param change an update by the corrections under the alias `correction` */
const changing =
  (doing: CorrectionContext, change: RawBuilder<unknown>): ChangeSome =>
  (ids) =>
    sql`with correction as materialized (
        select * from reconciliation_correction
        where reconciliation_id = ${doing.id} and conversion_id = any(${[...ids]}::bigint[])
      ), done as (${change})
      ${record(doing, 'conversion', sql`done`)}`.execute(doing.db);

/** Changes the conversions of these corrections in batches, in order of their ids. */
const changeAll = async ({ db, id }: CorrectionContext, changeSome: ChangeSome): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select conversion_id as id from reconciliation_correction where reconciliation_id = ${id} order by 1`.execute(db);
  const ids = rows.map((one) => Number(one.id));
  if (ids.length > chunkSize) await holdMoved(db, ids);
  for (let place = 0; place < ids.length; place += chunkSize) await changeSome(ids.slice(place, place + chunkSize));
};

/** Conversions that caps may have no room for without the whole being refused: with more, caps have to be raised. */
const maxOverCap = 20;

/** Leaves a conversion as it is, and has its row say that a cap has no room. */
const leaveOut = ({ db, id, caller }: CorrectionContext, conversion: number | undefined) =>
  sql`with gone as (
      delete from reconciliation_correction where reconciliation_id = ${id} and conversion_id = ${conversion}
      returning row_id
    )
    update reconciliation_rows as line set outcome = 'overCap', version = line.version + 1, updated_at = now(),
      updated_by_id = ${caller.userId}
    from gone where line.id = gone.row_id`.execute(db);

/**
 * Returns the same for some of which a hard cap may have no room for: halves them until these are known, and leaves them
 * out. Throws 409 if there are many.
 */
const withinCaps = (doing: CorrectionContext, changeSome: ChangeSome): ChangeSome => {
  let leftOut = 0;
  const change: ChangeSome = async (ids) => {
    try {
      return await inOneTransaction(doing.db, () => changeSome(ids));
    } catch (error) {
      if (fullCapOf(error) === undefined || leftOut === maxOverCap) throw error;
    }
    if (ids.length === 1) {
      leftOut += 1;
      return leaveOut(doing, ids[0]);
    }
    const half = Math.ceil(ids.length / 2);
    await change(ids.slice(0, half));
    return change(ids.slice(half));
  };
  return change;
};

/** Selects the rows of a report that the selected corrections apply to, as `wanted`. */
const correctionsSql = (
  id: number,
  { amounts = false, statuses = false, missing = false, leftOut = [] }: Corrections,
) => sql`
  select line.id, line.conversion_id, line.outcome, line.amount_here, line.status_here,
    coalesce(case when ${amounts} and line.verdict in ('otherAmount', 'otherBoth') then line.amount_there end, line.amount_here) as revenue,
    coalesce(case
      when ${statuses} and line.verdict in ('otherStatus', 'otherBoth') then line.status_there
      when ${missing} and line.verdict = 'missingThere' then ${rejected}::integer
    end, line.status_here) as status
  from reconciliation_rows as line
  where line.reconciliation_id = ${id} and line.conversion_id is not null and line.id <> all(${[...leftOut]}::bigint[])
    and line.verdict in ('otherAmount', 'otherStatus', 'otherBoth', 'missingThere')`;

/**
 * Corrects conversions by a report, all in this transaction. What is on an invoice, or was changed since, or what a cap
 * has no room for, is left as it is, and its row says so.
 * @throws Failure 409 if the report was already used for corrections, or caps have no room for many
 */
export const correctBy = async (doing: CorrectionContext, corrections: Corrections): Promise<void> => {
  const { db, id, caller } = doing;
  const title = await hold(doing, 'compared');
  await sql`select from conversions
    where id in (select conversion_id from (${correctionsSql(id, corrections)}) as wanted) order by id for no key update`.execute(
    db,
  );
  const marked = sql`version = line.version + 1, updated_at = now(), updated_by_id = ${caller.userId}`;
  // Evaluated once, not for each row of the report: how many rows a report has is unknown right after it was written.
  await sql`
    with wanted as materialized (${correctionsSql(id, corrections)}), looked as materialized (
      select wanted.id, frozen.invoice, case
        when (wanted.revenue, wanted.status) = (wanted.amount_here, wanted.status_here) then 'leftAsItWas'
        when (conversion.revenue, conversion.conversion_status) is distinct from (wanted.amount_here, wanted.status_here) then 'changedSince'
        when frozen.invoice is not null then 'frozen'
        else 'corrected' end as outcome
      from wanted join conversions as conversion on conversion.id = wanted.conversion_id
      cross join lateral (select coalesce(${invoicedOn(sides.advertiser)},
        case when wanted.status <> wanted.status_here then ${invoicedOn(sides.affiliate)} end) as invoice) as frozen
    )
    update reconciliation_rows as line
    set outcome = looked.outcome, invoice = coalesce(looked.invoice, line.invoice), ${marked}
    from looked where line.id = looked.id`.execute(db);
  await sql`
    update reconciliation_rows as line set outcome = 'leftAsItWas', ${marked}
    where reconciliation_id = ${id} and outcome is null
      and verdict in ('otherAmount', 'otherStatus', 'otherBoth', 'missingThere')`.execute(db);
  await sql`
    with wanted as materialized (${correctionsSql(id, corrections)})
    insert into reconciliation_correction (row_id, reconciliation_id, conversion_id, former_revenue, former_status,
      former_approved_at, former_approve_at, former_reason, revenue, status)
    select wanted.id, ${id}::bigint, conversion.id, conversion.revenue, conversion.conversion_status, conversion.approved_at, conversion.approve_at, conversion.change_reason,
      wanted.revenue, wanted.status
    from wanted join conversions as conversion on conversion.id = wanted.conversion_id
    where wanted.outcome = 'corrected'`.execute(db);
  const change = changing(
    doing,
    sql`update conversions as conversion
      set revenue = correction.revenue, conversion_status = correction.status,
        change_reason = case when correction.revenue = correction.former_revenue then conversion.change_reason else ${reasonOf(title)} end,
        approved_at = case when correction.status = correction.former_status then conversion.approved_at
          when correction.status = ${approved} then now() end,
        -- Who decides has decided; nothing is approved by itself afterwards.
        approve_at = case when correction.status = correction.former_status then conversion.approve_at end,
        version = conversion.version + 1, updated_at = now(), updated_by_id = ${caller.userId}
      from correction where conversion.id = correction.conversion_id
      returning conversion.id, conversion.version,
        ${named('revenue', amountOf('correction.former_revenue'), amountOf('correction.revenue'))}
        || ${named('conversionStatus', sql`correction.former_status`, sql`correction.status`)}
        || ${named('changeReason', sql`correction.former_reason`, sql`conversion.change_reason`)}
        || ${namedTimes} as changes`,
  );
  await changeAll(doing, withinCaps(doing, change));
  const count = sql`(select count(*) from reconciliation_correction where reconciliation_id = ${id})`;
  await endAs(doing, 'compared', sql`corrected = ${count}, corrected_at = now()`, 'corrected');
};

/**
 * Finds conversions that are no longer what a report made of them: their revenue, their status and, if the report changed
 * that, when they were approved, to the second as in their history.
 */
const changedSince = async ({ db, id }: CorrectionContext): Promise<Detail[]> => {
  const { rows } = await sql<{ id: number }>`
    select conversion.id from reconciliation_correction as correction
    join reconciliations as report on report.id = correction.reconciliation_id
    join conversions as conversion on conversion.id = correction.conversion_id
    where correction.reconciliation_id = ${id} and (
      (conversion.revenue, conversion.conversion_status) is distinct from (correction.revenue, correction.status)
      or (correction.status <> correction.former_status and (conversion.approve_at is not null
        or date_trunc('second', conversion.approved_at) is distinct from
          case when correction.status = ${approved} then date_trunc('second', report.corrected_at) end))
    )
    order by 1 limit 20`.execute(db);
  return rows.map((one) => ({
    path: 'id',
    type: 'changed',
    message: { en: `Conversion ${one.id} has been changed since`, ru: `Конверсия ${one.id} с тех пор изменена` },
  }));
};

/**
 * Restores all conversions that a report corrected.
 * @throws Failure 409 if one of them was changed since or is on an invoice, naming it
 */
export const undoBy = async (doing: CorrectionContext): Promise<void> => {
  const { db, id, caller } = doing;
  const title = await hold(doing, 'corrected');
  await sql`select from conversions
    where id in (select conversion_id from reconciliation_correction where reconciliation_id = ${id})
    order by id for no key update`.execute(db);
  const details = await changedSince(doing);
  if (details.length > 0) throw new Failure('changedSince', { details });
  const change = changing(
    doing,
    sql`update conversions as conversion
      set revenue = correction.former_revenue, conversion_status = correction.former_status,
        -- What someone said since is not the report's to take back.
        change_reason = case when conversion.change_reason = ${reasonOf(title)} then correction.former_reason else conversion.change_reason end,
        -- Nor is an approval that it never changed.
        approved_at = case when correction.status = correction.former_status then conversion.approved_at else correction.former_approved_at end,
        approve_at = case when correction.status = correction.former_status then conversion.approve_at else correction.former_approve_at end,
        version = conversion.version + 1, updated_at = now(), updated_by_id = ${caller.userId}
      from correction where conversion.id = correction.conversion_id
      returning conversion.id, conversion.version,
        ${named('revenue', amountOf('correction.revenue'), amountOf('correction.former_revenue'))}
        || ${named('conversionStatus', sql`correction.status`, sql`correction.former_status`)}
        || ${named('changeReason', sql`old.change_reason`, sql`new.change_reason`)}
        || ${namedTimes} as changes`,
  );
  await changeAll(doing, change);
  await sql`update reconciliation_rows set outcome = 'undone', version = version + 1, updated_at = now(),
      updated_by_id = ${caller.userId}
    where reconciliation_id = ${id} and outcome = 'corrected'`.execute(db);
  await endAs(doing, 'corrected', sql`undone_at = now()`, 'undone');
};
