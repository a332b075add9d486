import { type Selectable, sql, type Transaction } from 'kysely';
import {
  type Circuit,
  circuitAfter,
  type CircuitReason,
  maxTrials,
  circuitSignal,
  type CircuitAttempt,
} from '../../../domain/distribution/circuit.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * The circuits of integrations, as stored in the database. Changes take effect in all processes immediately, as the
 * table announces them to those that cache it in memory.
 */

/** An integration paused by the monitor. */
export interface Paused {
  id: number;
  title: string;
  advertiser: number;
  reason: CircuitReason;
}

/** An attempt that ended. */
export interface Ended extends Pick<Selectable<Tables['lead_attempts']>, 'outcome' | 'failure'> {
  integration: number;
  /** When it began (seconds UTC). */
  at: number;
}

/** Returns a time in seconds UTC, at full stored precision: attempts may follow each other within a second. */
export const preciseSeconds = (column: 'started_at' | 'circuit_since') =>
  sql<number>`extract(epoch from ${sql.ref(column)})::float8`;

const moment = (seconds: number | null) => sql<string | null>`to_timestamp(${seconds}::double precision)`;

/**
 * Claims the trial attempt that is due on an open circuit: only one lead in one process gets it, until it ends.
 * @param patience seconds after which a process that has not reported the result is presumed dead
 * @returns whether the lead may be offered
 */
export const claimTry = async (db: Transaction<Tables>, integration: number, patience: number): Promise<boolean> => {
  const claimed = await db
    .updateTable('integrations')
    .set({ circuit_try_at: sql<string>`now() + make_interval(secs => ${patience})` })
    .where('id', '=', integration)
    .where('circuit', '=', 'open')
    .where('circuit_try_at', '<=', sql<number>`now()`)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
};

const stateOf = async (db: Transaction<Tables>, integration: number) => {
  const row = await db
    .selectFrom('integrations')
    .select(['id', 'title', 'advertiser_id as advertiser', 'circuit', 'circuit_reason as reason'])
    .select(['circuit_try_at as tryAt', sql<number>`extract(epoch from now())::float8`.as('at')])
    .select(sql<number | null>`${preciseSeconds('circuit_since')}`.as('since'))
    .where('id', '=', integration)
    .executeTakeFirstOrThrow();
  const { circuit: state, reason, since, tryAt } = row;
  const isOpen = state === 'open' && reason !== null && since !== null;
  const circuit: Circuit = isOpen ? { state, reason, since, tryAt } : { state: 'closed', since };
  return { ...row, circuit };
};

const limitsOf = (db: Transaction<Tables>) =>
  db
    .selectFrom('settings_general')
    .select(['circuit_failures as failures', 'circuit_refusals as refusals', 'circuit_drop as drop'])
    .select('circuit_pause as pause')
    .executeTakeFirstOrThrow();

const trialsOf = async (db: Transaction<Tables>, integration: number): Promise<CircuitAttempt[]> => {
  const rows = await db
    .selectFrom('lead_attempts')
    .select(['outcome', 'failure', preciseSeconds('started_at').as('at')])
    .where('integration_id', '=', integration)
    .orderBy('started_at', 'desc')
    .limit(maxTrials)
    .execute();
  return rows.filter(({ outcome }) => outcome !== 'pending').map((row) => ({ sign: circuitSignal(row), at: row.at }));
};

/** Opens or closes a circuit, and records it in the integration's history. */
const turn = async (db: Transaction<Tables>, id: number, before: Circuit, after: Circuit): Promise<boolean> => {
  const reason = after.state === 'open' ? after.reason : null;
  const turned = await db
    .updateTable('integrations')
    .set({
      circuit: after.state,
      circuit_reason: reason,
      circuit_since: moment(after.since),
      circuit_try_at: moment(after.state === 'open' ? after.tryAt : null),
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by_id: null,
    })
    .where('id', '=', id)
    .where('circuit', '=', before.state)
    .returning('version')
    .executeTakeFirst();
  // Another process was first.
  if (!turned) return false;
  const changes = JSON.stringify({
    circuit: [before.state, after.state],
    circuitReason: [before.state === 'open' ? before.reason : null, reason],
  });
  await db
    .insertInto('history')
    .values({ entity: 'integration', record_id: id, version: turned.version, user_id: null, action: 'edit', changes })
    .execute();
  return true;
};

/**
 * Reports the result of an attempt to the monitor. In the order of locks, the integration comes last.
 * @returns the integration if this paused it
 */
export const recordAttempt = async (db: Transaction<Tables>, ended: Ended): Promise<Paused | undefined> => {
  const { circuit, id, title, advertiser, at } = await stateOf(db, ended.integration);
  const [limits, trials] = [await limitsOf(db), await trialsOf(db, id)];
  const next = circuitAfter(circuit, { sign: circuitSignal(ended), at: ended.at }, { trials, limits, at });
  if (next === circuit) return undefined;
  if (next.state === 'open' && circuit.state === 'open') {
    await db
      .updateTable('integrations')
      .set({ circuit_try_at: moment(next.tryAt) })
      .where('id', '=', id)
      .where('circuit', '=', 'open')
      .execute();
    return undefined;
  }
  const isTurned = await turn(db, id, circuit, next);
  return isTurned && next.state === 'open' ? { id, title, advertiser, reason: next.reason } : undefined;
};
