import { sql } from 'kysely';
import { Failure } from '../failure.ts';
import type { Hooks } from '../collections/hooks.ts';

/** Records that belong to the person who creates them: saved views and preferences. */
export const ownHooks: Hooks<'preset' | 'preference'> = {
  validate(changed, { caller }) {
    for (const { before, values } of changed) if (!before) values.user = caller.userId;
  },
};

const maxPresets = 200;

/** In addition for saved views: limits their number per person, so that they can't fill the disk. */
export const presetHooks: Hooks<'preset'> = {
  validate(changes, { caller }) {
    for (const { before, values } of changes) {
      if (!before) values.user = caller.userId;
      // Shared ones are visible to all of the network's staff; only the owner and administrators can change them.
      else if (before.user !== caller.userId && caller.roleType !== 'admin') throw new Failure('forbidden');
    }
  },
  async afterWrite(changes, { db, caller: { userId } }) {
    if (changes.every(({ before }) => before)) return;
    // Anyone creating some at the same moment waits, and then counts these as well.
    await sql`select id from users where id = ${userId} for no key update`.execute(db);
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from presets where user_id = ${userId}`.execute(db);
    if ((rows[0]?.count ?? 0) > maxPresets) throw new Failure('limitReached', { args: [maxPresets] });
  },
};
