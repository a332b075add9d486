import { sql } from 'kysely';
import { conversionStatus } from '../../../domain/conversions.ts';
import type { Database } from '../../database/connection.ts';

/** Milliseconds between two looks at what is due. */
const every = 10_000;
const maxAtOnce = 500;

const { pending, deferred, approved } = conversionStatus;

/**
 * Approves the conversions of all networks whose time has come, each with an entry in its history. Several processes
 * share the work: what one has locked the others pass by.
 * @returns how many there were
 */
export const approveDue = (database: Database): Promise<number> =>
  database.owner(async (db) => {
    const { rows } = await sql`
      with due as materialized (
        select tenant_id, id, conversion_status as before from conversions
        where tenant_id in (select tenant.id from tenant)
          and approve_at <= now() and conversion_status in (${pending}, ${deferred})
        limit ${maxAtOnce} for update skip locked
      ), done as (
        update conversions as own
        set conversion_status = ${approved}, approved_at = now(), approve_at = null,
          version = own.version + 1, updated_at = now(), updated_by_id = null
        from due where own.tenant_id = due.tenant_id and own.id = due.id
        returning own.tenant_id, own.id, own.version, due.before
      )
      insert into history (tenant_id, entity, record_id, version, action, changes)
      select tenant_id, 'conversion', id, version, 'edit',
        jsonb_build_object('conversionStatus', jsonb_build_array(before, ${approved}::integer))
      from done returning id`.execute(db);
    return rows.length;
  });

/**
 * Approves what is due now and every ten seconds, while the process has something else to live for.
 * @param report is told why it failed; the next time makes up for it
 * @returns what ends it, having waited for what is under way
 */
export const approveRegularly = (database: Database, report: (error: unknown) => void): (() => Promise<void>) => {
  let under: Promise<unknown> | undefined;
  const run = (): void => {
    under ??= approveDue(database)
      .catch(report)
      .finally(() => (under = undefined));
  };
  run();
  const timer = setInterval(run, every).unref();
  return async () => {
    clearInterval(timer);
    await under;
  };
};
