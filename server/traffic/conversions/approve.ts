import { type Kysely, type RawBuilder, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { conversionStatus } from '../../../domain/conversions.ts';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { fullCapOf } from '../counters/conversions.ts';

const maxAtOnce = 500;
/** SQLSTATE of a number that has more digits than its column keeps. */
const numericOverflow = '22003';

const { pending, deferred, approved } = conversionStatus;

/** A conversion of one of the networks. */
interface Due {
  tenant_id: number;
  id: number;
}

/** What has come due and nobody else is at work on, locked until the statement around it is over. */
const due = sql`
  select tenant_id, id, conversion_status as before, marks from conversions
  where tenant_id in (select tenant.id from tenant)
    and approve_at <= now() and conversion_status in (${pending}, ${deferred})`;

/** Changes conversions that are due, each with an entry in its history; answers how many. */
const change = async (
  db: Kysely<Tables>,
  which: RawBuilder<unknown>,
  { sets, changes }: { sets: RawBuilder<unknown>; changes: RawBuilder<unknown> },
): Promise<number> => {
  const { rows } = await sql`
    with due as materialized (${due} ${which} for update skip locked), done as (
      update conversions as own
      set ${sets}, approve_at = null, version = own.version + 1, updated_at = now(), updated_by_id = null
      from due where own.tenant_id = due.tenant_id and own.id = due.id
      returning own.tenant_id, own.id, own.version, due.before, due.marks
    )
    insert into history (tenant_id, entity, record_id, version, action, changes)
    select tenant_id, 'conversion', id, version, 'edit', ${changes} from done returning id`.execute(db);
  return rows.length;
};

const approve = (db: Kysely<Tables>, which: RawBuilder<unknown>): Promise<number> =>
  change(db, which, {
    sets: sql`conversion_status = ${approved}, approved_at = now()`,
    changes: sql`jsonb_build_object('conversionStatus', jsonb_build_array(before, ${approved}::integer))`,
  });

/** What a hard cap has no room for waits for someone to decide, as when it is reported. */
const defer = (db: Kysely<Tables>, which: RawBuilder<unknown>, overCap: number): Promise<number> =>
  change(db, which, {
    sets: sql`conversion_status = ${deferred}, over_cap_id = ${overCap}, marks = own.marks || 'over_cap'::text`,
    changes: sql`jsonb_build_object(
      'overCap', jsonb_build_array(null, ${overCap}::bigint), 'marks', jsonb_build_array(marks, marks || 'over_cap'::text)
    ) || case when before = ${deferred} then '{}'
      else jsonb_build_object('conversionStatus', jsonb_build_array(before, ${deferred}::integer)) end`,
  });

const approveOrDefer = async (db: Kysely<Tables>, { tenant_id: tenant, id }: Due): Promise<number> => {
  const which = sql`and tenant_id = ${tenant} and id = ${id}`;
  try {
    return await approve(db, which);
  } catch (error) {
    const overCap = fullCapOf(error);
    if (overCap === undefined) throw error;
    await defer(db, which, overCap);
    return 0;
  }
};

/** Whether one conversion is to blame: a cap has no room for it, or its account would have more than it can. */
const isOfOne = (error: unknown): boolean =>
  fullCapOf(error) !== undefined || (error instanceof DatabaseError && error.code === numericOverflow);

/**
 * Approves the conversions of all networks whose time has come, each with an entry in its history. Several processes
 * share the work: what one has locked the others pass by. Where a hard cap of approved conversions has no room for all, or
 * an account none for an amount, each is looked at by itself: those beyond the cap are deferred, and those that can't be
 * approved keep none of the others waiting.
 * @returns how many were approved
 * @throws the first error of those that can't be, once all others are
 */
export const approveDue = (database: Database): Promise<number> =>
  database.owner(async (db) => {
    try {
      return await approve(db, sql`limit ${maxAtOnce}`);
    } catch (error) {
      if (!isOfOne(error)) throw error;
    }
    let count = 0;
    const failures: unknown[] = [];
    const { rows } = await sql<Due>`${due} order by approve_at, id limit ${maxAtOnce}`.execute(db);
    for (const one of rows)
      try {
        count += await approveOrDefer(db, one);
      } catch (error) {
        if (!isOfOne(error)) throw error;
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
    return count;
  });
