import type { Caller } from '../access/caller.ts';
import { impersonate, loadSessionState } from '../access/load.ts';
import type { Database } from '../database/connection.ts';
import { Failure, type FailureCode } from '../failure.ts';

/** The owner of the work, and the person who requested it in their name. */
export interface Owner {
  tenantId: number;
  userId: number;
  impersonatorId: number | null;
}

/** A person may no longer do what they requested. */
export class PermissionLost extends Error {
  readonly code: FailureCode;
  constructor(code: FailureCode) {
    super(code);
    this.code = code;
  }
}

const personOf = async (database: Database, tenantId: number, userId: number): Promise<Caller> => {
  const state = await loadSessionState(database.tenant(tenantId), tenantId, { jobOf: userId });
  if (state.kind === 'caller') return state.caller;
  throw new PermissionLost(state.kind === 'over' ? 'unauthorized' : state.kind);
};

/**
 * Returns the owner of background work, with their current permissions. If it was requested by someone impersonating
 * them, that must still be allowed, as in a session: administrators can't be impersonated.
 * @param check throws a Failure if they may not have it done
 * @throws PermissionLost
 */
export const currentOwner = async (
  database: Database,
  { tenantId, userId, impersonatorId }: Owner,
  check: (caller: Caller) => unknown,
): Promise<Caller> => {
  const caller = { ...(await personOf(database, tenantId, userId)), impersonatorId };
  if (impersonatorId !== null) {
    const impersonator = await personOf(database, tenantId, impersonatorId);
    if (caller.roleType === 'admin' || !impersonator.permissions.has(impersonate))
      throw new PermissionLost('forbidden');
  }
  try {
    await check(caller);
  } catch (error) {
    throw error instanceof Failure ? new PermissionLost(error.code) : error;
  }
  return caller;
};
