import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connection.ts';
import { timestamp } from '../database/values.ts';
import type { AccessClaims } from '../session/tokens.ts';
import { loadStanding, type Standing } from './load.ts';

/** Who is behind the sessions of this process's calls. */
export interface Callers {
  /** What a session stands for now; no round trip to the database where that is known. */
  find(claims: AccessClaims): Promise<Standing>;
  /** To be called when a transaction of this process that touches rights is committed: the next call asks anew. */
  forget(tenantId: number, userId?: number): void;
  /** Resolves when changes made by other processes are heard of. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const capacity = 20_000;
/** How long an answer is believed at most, should a notification ever fail to come. */
const believedFor = 60_000;
/** Seconds between two notes that somebody is at work. */
const activityStep = 300;

interface Known {
  standing: Standing;
  tenantId: number;
  userId: number;
}

const concerns = ({ userId, standing }: Known, changed: number): boolean =>
  userId === changed || (standing.kind === 'caller' && standing.caller.impersonatorId === changed);

/**
 * Keeps what the database said of each session until it changes: told by `forget` in this process, by notifications from
 * others (triggers of the migration `access`). While notifications can't be heard, nothing is kept.
 */
export const createCallers = (database: Database): Callers => {
  const known = new LRUCache<string, Known>({ max: capacity, ttl: believedFor });
  const writing = new Set<Promise<unknown>>();
  const heardAll = Promise.withResolvers<void>();
  /** Grows with each change, so that an answer asked for before it is not kept after it. */
  let generation = 0;
  let hearing = false;

  const forget = (tenantId: number, userId?: number): void => {
    generation++;
    for (const [session, entry] of [...known.entries()]) {
      if (entry.tenantId === tenantId && (userId === undefined || concerns(entry, userId))) known.delete(session);
    }
  };

  const stopListening = database.listen('sluice_access', {
    heard(payload) {
      const [tenantId, userId] = payload.split(' ').map(Number);
      if (tenantId !== undefined) forget(tenantId, userId);
    },
    listening() {
      hearing = true;
      heardAll.resolve();
    },
    lost() {
      hearing = false;
      generation++;
      known.clear();
    },
  });

  const noteActivity = (standing: Standing, now: number): void => {
    if (standing.kind !== 'caller') return;
    const { tenantId, userId, impersonatorId } = standing.caller;
    if (standing.lastActivityAt !== null && now - standing.lastActivityAt < activityStep) return;
    standing.lastActivityAt = now;
    const write = database
      .tenant(tenantId)
      .write((db) =>
        db
          .updateTable('users')
          .set({ last_activity_at: timestamp(now) })
          .where('id', '=', impersonatorId ?? userId)
          .execute(),
      )
      // A note that got lost is made with a later call.
      .catch(() => undefined)
      .finally(() => writing.delete(write));
    writing.add(write);
  };

  return {
    async find({ tenant, sub, sid }) {
      const entry = known.get(sid);
      const asked = generation;
      const standing =
        entry?.userId === sub && entry.tenantId === tenant
          ? entry.standing
          : await loadStanding(database.tenant(tenant), tenant, sub, sid);
      if (hearing && asked === generation && entry?.standing !== standing) {
        known.set(sid, { standing, tenantId: tenant, userId: sub });
      }
      noteActivity(standing, Math.floor(Date.now() / 1000));
      return standing;
    },
    forget,
    ready: () => heardAll.promise,
    async close() {
      await stopListening();
      await Promise.allSettled(writing);
    },
  };
};
