import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { maxSyncFailures, syncPause } from '../../../domain/traffic/answered-lists.ts';
import { fill, inBoth, type Words } from '../../../domain/text/words.ts';
import type { Database } from '../../database/connection.ts';
import { isStopped } from '../../database/queue-stops.ts';
import type { TenantScope } from '../../database/tenant.ts';
import type { Tables } from '../../database/tables.ts';
import type { RoundKind, SyncPaused } from './rounds.ts';

/** Which process works on which round, and how far it has come. */

/** A round that this process alone is working on. */
export interface Round {
  tenantId: number;
  /** The integration, or the synchronisation of customers, that it belongs to. */
  of: number;
  claim: string;
  /** When the round began (seconds UTC), and the page that comes next. */
  beganAt: number;
  page: number;
}

/** Called when something was paused, in the transaction that paused it. */
export type OnPause = (
  db: Transaction<Tables>,
  tenantId: number,
  paused: SyncPaused & { reason: Words },
) => Promise<void>;

/** A process that has been silent for this long is presumed dead; longer than any request takes. */
const lease = sql`interval '2 minutes'`;
const inARow: Words = { en: '{0} ({1|time|times} in a row)', ru: '{0} (неудач подряд: {1})' };

/** Whether a round was requested since the latest one began. */
const isAsked = sql<boolean>`sync.asked_at > coalesce(sync.began_at, '-infinity')`;

/** Finds those of all networks that are due. */
const due = (database: Database, { table, column, from, isOpen, isOn }: RoundKind, max: number) =>
  database.owner(async (db) => {
    const { rows } = await sql<{ tenant_id: number; id: number }>`
      select owner.tenant_id, owner.id from ${from}
      left join ${sql.table(table)} as sync on sync.tenant_id = owner.tenant_id and ${sql.ref(`sync.${column}`)} = owner.id
      where ${isOpen} and not ${isStopped('synchronizations', 'owner')}
        and coalesce(sync.claimed_until, '-infinity') < now()
        and (
          -- A round that its process left is continued, no matter how it was started.
          sync.claim is not null
          or (${isOn} and coalesce(sync.due_at, '-infinity') <= now())
          or ${isAsked}
        )
      order by coalesce(sync.due_at, '-infinity') limit ${max}`.execute(db);
    return rows;
  });

const claimOne = async (
  db: Transaction<Tables>,
  { table, column }: RoundKind,
  of: number,
): Promise<Omit<Round, 'tenantId'> | undefined> => {
  const claim = randomUUID();
  const { rows } = await sql<{ began_at: number; page: number }>`
    insert into ${sql.table(table)} as sync (${sql.ref(column)}, claim, claimed_until, began_at)
    select ${of}::bigint, ${claim}::uuid, now() + ${lease}, clock_timestamp() where not ${isStopped('synchronizations')}
    on conflict (tenant_id, ${sql.ref(column)}) do update set
      claim = excluded.claim, claimed_until = excluded.claimed_until,
      -- A round that its process left goes on where it stood. Who asked for one before this moment is served by it.
      began_at = case when sync.claim is null then clock_timestamp() else sync.began_at end
    where coalesce(sync.claimed_until, '-infinity') < now()
      -- Another process may have been through it since this one looked.
      and (sync.claim is not null or sync.due_at <= now() or ${isAsked})
    returning began_at, page`.execute(db);
  const [row] = rows;
  return row && { of, claim, beganAt: row.began_at, page: row.page };
};

/** Claims rounds that are due; each goes to only one of several processes. */
export const claimRounds = async (database: Database, rounds: RoundKind, max: number): Promise<Round[]> => {
  const claimed: Round[] = [];
  for (const { tenant_id: tenantId, id } of await due(database, rounds, max)) {
    const round = await database.tenant(tenantId, 'sync').write((db) => claimOne(db, rounds, id));
    if (round) claimed.push({ ...round, tenantId });
  }
  return claimed;
};

const isOwn = ({ column }: RoundKind, { of, claim }: Round) => sql`${sql.ref(column)} = ${of} and claim = ${claim}`;

/** Records that the round is being worked on and which page is next; returns whether this process still has it. */
export const turnPage = async (db: TenantScope, rounds: RoundKind, round: Round, next: number): Promise<boolean> =>
  db.write(async (transaction) => {
    const { numAffectedRows } = await sql`
      update ${sql.table(rounds.table)} set page = ${next}, claimed_until = now() + ${lease}
      where ${isOwn(rounds, round)}`.execute(transaction);
    return numAffectedRows === 1n;
  });

/** Locks the round's owner, which requests for a round also lock before the round. */
const holdOwner = (db: Transaction<Tables>, { owners }: RoundKind, { of }: Round) =>
  sql`select from ${sql.table(owners)} where id = ${of} for no key update`.execute(db);

/** Ends a round that read everything; the next one begins after the interval (seconds). */
export const endRound = async (db: TenantScope, rounds: RoundKind, round: Round, interval: number): Promise<void> =>
  db.write(async (transaction) => {
    await holdOwner(transaction, rounds, round);
    const { numAffectedRows } = await sql`
      update ${sql.table(rounds.table)} set claim = null, claimed_until = null, page = 1, failures = 0, ended_at = now(),
        problem = null, due_at = now() + make_interval(secs => ${interval})
      where ${isOwn(rounds, round)}`.execute(transaction);
    if (numAffectedRows === 1n) await rounds.switch(transaction, round.of, { from: 'paused', to: 'on', reason: null });
  });

/**
 * Ends a round that failed; the next one begins after a growing pause.
 * @param tell called in the same transaction if that was one failure too many and it was paused
 */
export const failRound = async (
  db: TenantScope,
  rounds: RoundKind,
  round: Round,
  { interval, reason, tell }: { interval: number; reason: Words; tell: OnPause },
): Promise<void> =>
  db.write(async (transaction) => {
    await holdOwner(transaction, rounds, round);
    const { rows } = await sql<{ failures: number }>`
      update ${sql.table(rounds.table)} set claim = null, claimed_until = null, page = 1, failures = failures + 1,
        ended_at = now(), problem = ${JSON.stringify(reason)}::jsonb
      where ${isOwn(rounds, round)} returning failures`.execute(transaction);
    const failures = rows[0]?.failures;
    if (failures === undefined) return;
    await sql`
      update ${sql.table(rounds.table)} set due_at = now() + make_interval(secs => ${syncPause(interval, failures)})
      where ${sql.ref(rounds.column)} = ${round.of}`.execute(transaction);
    if (failures < maxSyncFailures) return;
    const explanation = inBoth((language) => fill(inARow[language], [reason[language], failures]));
    const paused = await rounds.switch(transaction, round.of, { from: 'on', to: 'paused', reason: explanation });
    if (paused) await tell(transaction, round.tenantId, { ...paused, reason: explanation });
  });

/** Releases a round that can't run now, such as outside the hours of its schedule; it then begins from scratch. */
export const postpone = async (db: TenantScope, rounds: RoundKind, round: Round, seconds: number): Promise<void> =>
  db.write(async (transaction) => {
    await sql`
      update ${sql.table(rounds.table)} set claim = null, claimed_until = null, page = 1,
        due_at = now() + make_interval(secs => ${seconds})
      where ${isOwn(rounds, round)}`.execute(transaction);
  });

/** Leaves a round where it is; another process continues it from there immediately. */
export const leaveRound = async (db: TenantScope, rounds: RoundKind, round: Round): Promise<void> =>
  db.write(async (transaction) => {
    await sql`update ${sql.table(rounds.table)} set claimed_until = now() where ${isOwn(rounds, round)}`.execute(
      transaction,
    );
  });
