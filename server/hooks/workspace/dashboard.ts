import { sql } from 'kysely';
import { maxDashboards } from '../../../domain/dashboards.ts';
import type { Caller } from '../../access/caller.ts';
import type { Change, Hooks, Reader } from '../../collections/hooks.ts';
import { Failure } from '../../failure.ts';

/** A shared dashboard can be changed by its owner and by administrators. */
export const mayChange = (owner: number | null | undefined, caller: Caller): boolean =>
  owner === caller.userId || caller.roleType === 'admin';

const originalsOf = (changes: readonly Change<'dashboard'>[]) =>
  changes.flatMap(({ call, sent, id }) =>
    call === 'clone' && id !== undefined ? [{ from: Number(sent.id), to: id }] : [],
  );

const ownOf = async (ids: readonly number[], { userId }: Caller, db: Reader): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select id from dashboards where id = any(${ids}::bigint[]) and user_id = ${userId}`.execute(db);
  return new Set(rows.map(({ id }) => Number(id)));
};

/** Dashboards: their owners, how many one person may have, and the widgets created and deleted with them. */
export const dashboardHooks: Hooks<'dashboard'> = {
  async validate(changes, { caller, db }) {
    const copied = changes.flatMap(({ call, sent }) => (call === 'clone' ? [Number(sent.id)] : []));
    const own = copied.length > 0 ? await ownOf(copied, caller, db) : new Set();
    for (const { call, sent, before, values } of changes) {
      if (before && !mayChange(before.user, caller)) throw new Failure('forbidden');
      if (before) continue;
      values.user = caller.userId;
      if (call !== 'clone') continue;
      values.parent = Number(sent.id);
      // Someone who copies another's dashboard doesn't share the copy with the same people.
      if (!own.has(values.parent)) values.assignedTo = [];
    }
  },
  async beforeWrite(changes, { db }) {
    const gone = changes.flatMap(({ call, id }) => (call === 'delete' && id !== undefined ? [id] : []));
    if (gone.length === 0) return;
    await sql`delete from widgets where dashboard_id = any(${gone}::bigint[])`.execute(db);
    await sql`update dashboards set parent_id = null where parent_id = any(${gone}::bigint[])`.execute(db);
  },
  async afterWrite(changes, { db, caller: { userId } }) {
    if (changes.every(({ before }) => before)) return;
    for (const { from, to } of originalsOf(changes))
      await sql`
        insert into widgets (dashboard_id, type, title, metrics, group_by, filters, "limit", is_compared, x, y, width, height,
          created_by_id, updated_by_id)
        select ${to}, type, title, metrics, group_by, filters, "limit", is_compared, x, y, width, height, ${userId},
          ${userId}
        from widgets where dashboard_id = ${from} order by id`.execute(db);
    // Anyone creating dashboards at the same moment waits, and then counts these as well.
    await sql`select id from users where id = ${userId} for no key update`.execute(db);
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from dashboards where user_id = ${userId}`.execute(db);
    if ((rows[0]?.count ?? 0) > maxDashboards) throw new Failure('limitReached', { args: [maxDashboards] });
  },
};
