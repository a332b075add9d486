import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connection.ts';
import { timestamp } from '../database/values.ts';
import type { AccessClaims } from './tokens.ts';
import { loadSessionState, type Credential, type SessionState } from './load.ts';

/** Who is behind the sessions of this process's calls. */
export interface Callers {
  /** Returns what a session stands for now; without a round trip to the database if that is known. */
  find(claims: AccessClaims): Promise<SessionState>;
  /** Returns what an API token stands for now, given its hash. */
  findByApiToken(tenantId: number, apiTokenHash: string): Promise<SessionState>;
  /** Call when a transaction of this process that affects permissions is committed: the next call queries again. */
  forget(tenantId: number, userId?: number): void;
  /** Resolves when changes made by other processes are being received. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const capacity = 20_000;
/** Maximum milliseconds an answer is trusted, in case a notification fails to arrive. */
const cacheTtl = 60_000;
/** Seconds between two records of someone's activity. */
const activityStep = 300;

interface KnownCaller {
  state: SessionState;
  tenantId: number;
  userId: number;
}

/** Names someone, or all of a network. */
const nameOf = (tenantId: number, userId?: number): string => `${tenantId} ${userId ?? ''}`;

/** Names everyone whose changes make an entry outdated. */
const concernedIn = ({ tenantId, userId, state }: KnownCaller): string[] => {
  const impersonator = state.kind === 'caller' ? state.caller.impersonatorId : null;
  return [
    nameOf(tenantId),
    nameOf(tenantId, userId),
    ...(impersonator === null ? [] : [nameOf(tenantId, impersonator)]),
  ];
};

/**
 * Caches what the database said about each session until it changes: invalidated by `forget` in this process, and by
 * notifications from others (triggers of the migration `access`). While notifications can't be received, nothing is
 * cached.
 */
export const createCallers = (database: Database): Callers => {
  /** The keys of entries by the people and networks they concern: many may be forgotten in a moment. */
  const keysOf = new Map<string, Set<string>>();
  const known = new LRUCache<string, KnownCaller>({
    max: capacity,
    ttl: cacheTtl,
    dispose(entry, key) {
      for (const concerned of concernedIn(entry)) {
        const keys = keysOf.get(concerned);
        keys?.delete(key);
        if (keys?.size === 0) keysOf.delete(concerned);
      }
    },
  });
  const writing = new Set<Promise<unknown>>();
  const heardAll = Promise.withResolvers<void>();
  /** Incremented with each change, so that an answer requested before a change isn't cached after it. */
  let generation = 0;
  let hearing = false;

  const remember = (key: string, entry: KnownCaller): void => {
    known.set(key, entry);
    for (const concerned of concernedIn(entry)) {
      const keys = keysOf.get(concerned) ?? new Set();
      keysOf.set(concerned, keys.add(key));
    }
  };

  const forget = (tenantId: number, userId?: number): void => {
    generation++;
    for (const key of [...(keysOf.get(nameOf(tenantId, userId)) ?? [])]) known.delete(key);
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

  const noteActivity = (state: SessionState, now: number): void => {
    if (state.kind !== 'caller') return;
    const { tenantId, userId, impersonatorId, sessionId, apiTokenId } = state.caller;
    const at = timestamp(now);
    if (state.lastActivityAt !== null && now - state.lastActivityAt < activityStep) return;
    state.lastActivityAt = now;
    const write = database
      .tenant(tenantId)
      .write(async (db) => {
        await db
          .updateTable('users')
          .set({ last_activity_at: at })
          .where('id', '=', impersonatorId ?? userId)
          .execute();
        await (apiTokenId === null
          ? db
              .updateTable('session')
              .set({ last_used_at: at })
              .where('family', '=', sessionId)
              .where('rotated_at', 'is', null)
          : db.updateTable('api_tokens').set({ last_used_at: at }).where('id', '=', apiTokenId)
        ).execute();
      })
      // A lost record is made up for by a later call.
      .catch(() => undefined)
      .finally(() => writing.delete(write));
    writing.add(write);
  };

  /** @param key under which the answer is cached; callers can't name another's */
  const findBy = async (key: string, tenantId: number, means: Credential): Promise<SessionState> => {
    const now = Math.floor(Date.now() / 1000);
    const entry = known.get(key);
    const generationAtStart = generation;
    const state = entry?.state ?? (await loadSessionState(database.tenant(tenantId), tenantId, means));
    // An invalid API token belongs to no one, and there is no end of them.
    const userId = 'userId' in means ? means.userId : state.kind === 'caller' ? state.caller.userId : undefined;
    if (hearing && generationAtStart === generation && !entry && userId !== undefined)
      remember(key, { state, tenantId, userId });
    if (state.kind === 'caller' && state.until !== null && state.until <= now) return { kind: 'over' };
    noteActivity(state, now);
    return state;
  };

  return {
    find: ({ tenant, sub, sid }) => findBy(`${tenant} ${sub} ${sid}`, tenant, { userId: sub, sessionId: sid }),
    findByApiToken: (tenantId, apiTokenHash) => findBy(`${tenantId} ${apiTokenHash}`, tenantId, { apiTokenHash }),
    forget,
    ready: () => heardAll.promise,
    async close() {
      await stopListening();
      await Promise.allSettled(writing);
    },
  };
};
