import type { Transaction } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { loadSessionState } from '../access/load.ts';
import type { Tables } from '../database/tables.ts';

/** Returns a user with their current permissions; undefined if they may not sign in. */
export const personOf = async (db: Transaction<Tables>, tenantId: number, id: number): Promise<Caller | undefined> => {
  const state = await loadSessionState({ read: (work) => work(db) }, tenantId, { jobOf: id });
  return state.kind === 'caller' ? state.caller : undefined;
};
