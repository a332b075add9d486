import { sql } from 'kysely';
import type { Hooks } from '../collections/hooks.ts';
import { lastRoundSql, nextRoundSql, waitingSql } from '../traffic/leads/hold-queue.ts';

/** What waits in a hold queue, and rounds that are asked for. */
export const holdConfigHooks: Hooks<'holdConfig'> = {
  computed: {
    waiting: (row) => waitingSql(row),
    lastRoundAt: (row) => sql`${lastRoundSql(row)}`,
    nextRoundAt: (row) => nextRoundSql(row),
  },
  validate(changes) {
    for (const change of changes)
      if (change.call === 'release') change.values.releaseAskedAt = Math.floor(Date.now() / 1000);
  },
};
