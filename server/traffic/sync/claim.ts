import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { maxSyncFailures, syncPause } from '../../../domain/status-lists.ts';
import type { Database } from '../../database/connection.ts';
import { isStopped } from '../../database/queue-stops.ts';
import type { TenantScope } from '../../database/tenant.ts';
import type { Tables } from '../../database/tables.ts';

/** Which process synchronises which integration, and how far it has come. */

/** A round of an integration that this process alone is at. */
export interface Round {
  tenantId: number;
  integration: number;
  claim: string;
  /** When the round began (seconds UTC), and the page it comes to next. */
  beganAt: number;
  page: number;
}

/** An integration whose synchronisation was paused. */
export interface SyncPaused {
  id: number;
  title: string;
  advertiser: number;
  reason: string;
}

/** After so long without a word a process is taken for dead; longer than any request takes. */
const silence = sql`interval '2 minutes'`;
const maxReason = 500;

/** The integrations of all networks that are due. */
const due = (database: Database, max: number) =>
  database.owner(async (db) => {
    const { rows } = await sql<{ tenant_id: number; id: number }>`
      select own.tenant_id, own.id from integrations as own
      left join integration_sync as sync on sync.tenant_id = own.tenant_id and sync.integration_id = own.id
      where own.status = 'active' and own.api_sync_enabled and not ${isStopped('synchronizations', 'own')}
        and coalesce(sync.claimed_until, '-infinity') < now()
        and (
          (own.api_sync_status = 'on' and coalesce(sync.due_at, '-infinity') <= now())
          or (own.api_sync_status <> 'off' and own.api_sync_asked_at > coalesce(sync.began_at, '-infinity'))
        )
      order by coalesce(sync.due_at, '-infinity') limit ${max}`.execute(db);
    return rows;
  });

const claimOne = async (db: Transaction<Tables>, integration: number): Promise<Omit<Round, 'tenantId'> | undefined> => {
  const claim = randomUUID();
  const { rows } = await sql<{ began_at: number; page: number }>`
    insert into integration_sync as sync (integration_id, claim, claimed_until, began_at)
    select ${integration}::bigint, ${claim}::uuid, now() + ${silence}, clock_timestamp() where not ${isStopped('synchronizations')}
    on conflict (tenant_id, integration_id) do update set
      claim = excluded.claim, claimed_until = excluded.claimed_until,
      -- A round that its process left goes on where it stood.
      began_at = case when sync.claim is null then excluded.began_at else sync.began_at end
    where coalesce(sync.claimed_until, '-infinity') < now()
    returning began_at, page`.execute(db);
  const [row] = rows;
  return row && { integration, claim, beganAt: row.began_at, page: row.page };
};

/** Takes rounds that are due; of several processes one has each. */
export const claimRounds = async (database: Database, max: number): Promise<Round[]> => {
  const rounds: Round[] = [];
  for (const { tenant_id: tenantId, id } of await due(database, max)) {
    const round = await database.tenant(tenantId, 'sync').write((db) => claimOne(db, id));
    if (round) rounds.push({ ...round, tenantId });
  }
  return rounds;
};

/** Says that a page is done with; answers whether the round is still this process's. */
export const turnPage = async (db: TenantScope, { integration, claim }: Round, next: number): Promise<boolean> =>
  db.write(async (transaction) => {
    const { numAffectedRows } = await sql`
      update integration_sync set page = ${next}, claimed_until = now() + ${silence}
      where integration_id = ${integration} and claim = ${claim}`.execute(transaction);
    return numAffectedRows === 1n;
  });

/** Ends a round that read all there is; the next begins after the interval (seconds). */
export const endRound = async (db: TenantScope, { integration, claim }: Round, interval: number): Promise<void> =>
  db.write(async (transaction) => {
    const { numAffectedRows } = await sql`
      update integration_sync set claim = null, claimed_until = null, page = 1, failures = 0, ended_at = now(),
        due_at = now() + make_interval(secs => ${interval})
      where integration_id = ${integration} and claim = ${claim}`.execute(transaction);
    if (numAffectedRows === 1n) await switchSync(transaction, integration, { from: 'paused', to: 'on', reason: null });
  });

interface Switch {
  from: 'on' | 'paused';
  to: 'on' | 'paused';
  reason: string | null;
}

/** Pauses a synchronisation or resumes it, and writes that into the integration's history. */
const switchSync = async (db: Transaction<Tables>, integration: number, { from, to, reason }: Switch) => {
  const switched = await db
    .updateTable('integrations')
    .set({
      api_sync_status: to,
      api_sync_pause_reason: reason,
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by_id: null,
    })
    .where('id', '=', integration)
    .where('api_sync_status', '=', from)
    .returning(['id', 'title', 'advertiser_id as advertiser', 'version'])
    .executeTakeFirst();
  if (!switched) return undefined;
  const changes = JSON.stringify({
    apiSyncStatus: [from, to],
    ...(reason !== null && { apiSyncPauseReason: [null, reason] }),
  });
  const { id, version } = switched;
  await db
    .insertInto('history')
    .values({ entity: 'integration', record_id: id, version, user_id: null, action: 'edit', changes })
    .execute();
  return switched;
};

/**
 * Ends a round that failed; the next one begins after a pause that grows.
 * @param tell is told of the integration, in the same transaction, where that was one failure too many and it was paused
 */
export const failRound = async (
  db: TenantScope,
  { tenantId, integration, claim }: Round,
  { interval, reason }: { interval: number; reason: string },
  tell: (db: Transaction<Tables>, tenantId: number, paused: SyncPaused) => Promise<void>,
): Promise<void> =>
  db.write(async (transaction) => {
    const { rows } = await sql<{ failures: number }>`
      update integration_sync set claim = null, claimed_until = null, page = 1, failures = failures + 1, ended_at = now()
      where integration_id = ${integration} and claim = ${claim} returning failures`.execute(transaction);
    const failures = rows[0]?.failures;
    if (failures === undefined) return;
    await sql`
      update integration_sync set due_at = now() + make_interval(secs => ${syncPause(interval, failures)})
      where integration_id = ${integration}`.execute(transaction);
    if (failures < maxSyncFailures) return;
    const said = `${reason} (${failures} times in a row)`.slice(0, maxReason);
    const paused = await switchSync(transaction, integration, { from: 'on', to: 'paused', reason: said });
    if (paused)
      await tell(transaction, tenantId, {
        id: paused.id,
        title: paused.title,
        advertiser: paused.advertiser,
        reason: said,
      });
  });

/** Gives a round back that is not for now, such as outside the hours of its schedule. */
export const postpone = async (db: TenantScope, { integration, claim }: Round, seconds: number): Promise<void> =>
  db.write(async (transaction) => {
    await sql`
      update integration_sync set claim = null, claimed_until = null, due_at = now() + make_interval(secs => ${seconds})
      where integration_id = ${integration} and claim = ${claim}`.execute(transaction);
  });
