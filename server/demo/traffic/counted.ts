import { sql, type Transaction } from 'kysely';
import type { LimitUse } from '../../../domain/distribution/limits.ts';
import { createTally } from '../../../domain/distribution/tally.ts';
import type { Usage } from '../../../domain/distribution/usage.ts';
import type { Tables } from '../../database/tables.ts';

/** The demo traffic's usage of limits. */
export interface Counted {
  /** The usage on which decisions about subsequent traffic are based. */
  usage: Usage;
  /** Counts an accepted click or lead; they come oldest first. */
  add(limits: readonly LimitUse[]): void;
  /** Stores the counters of all windows. The session is the tenant's. */
  write(db: Transaction<Tables>): Promise<void>;
}

const nameOf = ({ max: _, ...use }: LimitUse): string => JSON.stringify(use);

export const createCounted = (): Counted => {
  const tally = createTally();
  const windows = new Map<string, number>();
  return {
    usage: tally.usage,
    add(limits) {
      for (const use of limits) {
        tally.count(use, '1');
        windows.set(nameOf(use), (windows.get(nameOf(use)) ?? 0) + 1);
      }
    },
    async write(db) {
      const uses = [...windows].map(([name, amount]) => ({ ...JSON.parse(name), amount }));
      await sql`
        insert into limit_counters (holder, record_id, period, timezone, starts_at, ends_at, counted)
        select used.holder, used.id, used.period, used.timezone, coalesce(to_timestamp((used."window"->>'start')::bigint), '-infinity'),
          coalesce(to_timestamp((used."window"->>'end')::bigint), 'infinity'), used.amount
        from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
          as used (holder text, id bigint, period text, timezone text, "window" jsonb, amount numeric)`.execute(db);
    },
  };
};
