import { type Kysely, type RawBuilder, sql } from 'kysely';
import { conversionStatus } from '../../../domain/traffic/conversions.ts';
import type { Database } from '../../database/connection.ts';
import { isDatabaseError } from '../../database/sqlstate.ts';
import type { Tables } from '../../database/tables.ts';
import { fullCapOf } from '../counters/conversion-caps.ts';

/** How many conversions are approved by one statement. */
const maxAtOnce = 500;

const { pending, deferred, approved } = conversionStatus;

/** A conversion of any network, and since when it could be approved, to the microsecond. */
interface Due {
  tenant_id: number;
  id: number;
  at: string;
}

const isDue = sql`tenant_id in (select tenant.id from tenant)
  and approve_at <= now() and conversion_status in (${pending}, ${deferred})`;

/** Changes those that are still due and not locked by others, each with an entry in its history; returns how many. */
const change = async (
  db: Kysely<Tables>,
  which: readonly Due[],
  { sets, changes }: { sets: RawBuilder<unknown>; changes: RawBuilder<unknown> },
): Promise<number> => {
  const { rows } = await sql`
    with due as materialized (
      select tenant_id, id, conversion_status as before, marks from conversions
      where ${isDue} and id = any(${which.map(({ id }) => id)}::bigint[])
      order by id for update skip locked
    ), done as (
      update conversions as conversion
      set ${sets}, approve_at = null, version = conversion.version + 1, updated_at = now(), updated_by_id = null
      from due where conversion.tenant_id = due.tenant_id and conversion.id = due.id
      returning conversion.tenant_id, conversion.id, conversion.version, due.before, due.marks
    )
    insert into history (tenant_id, entity, record_id, version, action, changes)
    select tenant_id, 'conversion', id, version, 'edit', ${changes} from done returning id`.execute(db);
  return rows.length;
};

const approve = (db: Kysely<Tables>, which: readonly Due[]): Promise<number> =>
  change(db, which, {
    sets: sql`conversion_status = ${approved}, approved_at = now()`,
    changes: sql`jsonb_build_object('conversionStatus', jsonb_build_array(before, ${approved}::integer))`,
  });

/** Defers conversions that a hard cap has no room for until someone decides, as when they are reported. */
const defer = (db: Kysely<Tables>, which: readonly Due[], overCap: number): Promise<number> =>
  change(db, which, {
    sets: sql`conversion_status = ${deferred}, over_cap_id = ${overCap}, marks = conversion.marks || 'over_cap'::text`,
    changes: sql`jsonb_build_object(
      'overCap', jsonb_build_array(null, ${overCap}::bigint), 'marks', jsonb_build_array(marks, marks || 'over_cap'::text)
    ) || case when before = ${deferred} then '{}'
      else jsonb_build_object('conversionStatus', jsonb_build_array(before, ${deferred}::integer)) end`,
  });

const approveOrDefer = async (db: Kysely<Tables>, one: Due): Promise<number> => {
  try {
    return await approve(db, [one]);
  } catch (error) {
    const overCap = fullCapOf(error);
    if (overCap === undefined) throw error;
    await defer(db, [one], overCap);
    return 0;
  }
};

/** Whether a single conversion is to blame: a cap has no room for it, or its account's amount would overflow. */
const isSingleConversionsFault = (error: unknown): boolean =>
  fullCapOf(error) !== undefined || isDatabaseError(error, 'numericOverflow');

/** Approves these, one after another; errors go to `failures`. Returns how many were approved. */
const approveEach = async (db: Kysely<Tables>, page: readonly Due[], failures: unknown[]): Promise<number> => {
  let count = 0;
  for (const one of page)
    try {
      count += await approveOrDefer(db, one);
    } catch (error) {
      if (!isSingleConversionsFault(error)) throw error;
      failures.push(error);
    }
  return count;
};

const approvePage = async (db: Kysely<Tables>, page: readonly Due[], failures: unknown[]): Promise<number> => {
  try {
    return await approve(db, page);
  } catch (error) {
    if (!isSingleConversionsFault(error)) throw error;
    return approveEach(db, page, failures);
  }
};

/** Reads the next ones that have come due, those waiting longest first. */
const dueAfter = async (db: Kysely<Tables>, last: Due | undefined, atOnce: number): Promise<Due[]> => {
  const further = last ? sql`and (approve_at, id) > (${last.at}::timestamptz, ${last.id})` : sql``;
  const { rows } = await sql<Due>`
    select tenant_id, id, approve_at::text as at from conversions where ${isDue} ${further}
    order by approve_at, id limit ${atOnce}`.execute(db);
  return rows;
};

interface ApprovalOptions {
  /** How many are approved by one statement. */
  atOnce?: number;
  /** Whether to stop and leave the rest. */
  isClosing?(): boolean;
}

/**
 * Approves the conversions of all networks that have come due, each with an entry in its history. Several processes
 * share the work: what one has locked, the others skip. If a hard cap of approved conversions has no room for all, or
 * an account's amount would overflow, each is handled individually: those beyond the cap are deferred, and those that
 * can't be approved don't hold up the others, however many there are.
 * @returns how many were approved
 * @throws the first error of those that can't be, once all others are
 */
export const approveDue = (
  database: Database,
  { atOnce = maxAtOnce, isClosing = () => false }: ApprovalOptions = {},
): Promise<number> =>
  database.owner(async (db) => {
    let count = 0;
    const failures: unknown[] = [];
    let page: Due[] = [];
    do {
      page = await dueAfter(db, page.at(-1), atOnce);
      if (page.length > 0) count += await approvePage(db, page, failures);
    } while (page.length === atOnce && !isClosing());
    if (failures.length > 0) throw failures[0];
    return count;
  });
