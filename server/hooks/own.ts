import { sql } from 'kysely';
import { Failure } from '../failure.ts';
import type { Hooks } from '../collections/hooks.ts';

/** Records that belong to the person who makes them: presets and preferences. */
export const ownHooks: Hooks<'preset' | 'preference'> = {
  validate(changed, { caller }) {
    for (const { before, values } of changed) if (!before) values.user = caller.userId;
  },
};

const maxPresets = 200;

/** Presets besides: no more of one person than anybody uses, so that nobody fills the disk with them. */
export const presetHooks: Hooks<'preset'> = {
  validate(changes, { caller }) {
    for (const { before, values } of changes) {
      if (!before) values.user = caller.userId;
      // What is shared everybody of the network's staff sees; its owner and administrators change it.
      else if (before.user !== caller.userId && caller.roleType !== 'admin') throw new Failure('forbidden');
    }
  },
  async afterWrite(changes, { db, caller: { userId } }) {
    if (changes.every(({ before }) => before)) return;
    // Who makes some at the same moment waits, and counts these.
    await sql`select id from users where id = ${userId} for no key update`.execute(db);
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from presets where user_id = ${userId}`.execute(db);
    if ((rows[0]?.count ?? 0) > maxPresets) throw new Failure('limitReached', { args: [maxPresets] });
  },
};
