import { lockAdministrators, mustKeepAdministrator } from '../../access/administrators.ts';
import type { Callers } from '../../access/callers.ts';
import { givenRoles, grantable, requireAdminFor, requirePermissions } from '../../access/grants.ts';
import { violation } from '../../failure.ts';
import type { Change, Hooks, Work } from '../../collections/hooks.ts';

const needs = ['permissions'] as const;
type RoleChange = Change<'role', (typeof needs)[number]>;

/** Permissions must suit the role's type, and the person granting them must hold them. */
const checkPermissions = async (changed: readonly RoleChange[], { db, caller, broken }: Work): Promise<void> => {
  const known = await grantable(db, [...new Set(changed.flatMap(({ values }) => values.permissions ?? []))]);
  for (const change of changed) {
    const type = change.before?.type ?? change.values.type;
    requireAdminFor(caller, type, change.path);
    const given = (change.values.permissions ?? []).flatMap((id) => known.get(id) ?? []);
    const path = `${change.path}.permissions`;
    if (given.some(({ roleTypes }) => !roleTypes.some((allowed) => allowed === type)))
      broken.push(violation(path, 'choice'));
    const had = (change.call === 'edit' && change.before?.permissions) || [];
    requirePermissions(
      caller,
      given.flatMap(({ id, name }) => (had.includes(id) ? [] : [name])),
      path,
    );
  }
};

/** Reactivating a role grants its permissions to everyone who has it. */
const checkStatus = async (changed: readonly RoleChange[], { db, caller }: Work): Promise<void> => {
  const roles = await givenRoles(
    db,
    changed.flatMap(({ before }) => (before ? [before.id] : [])),
  );
  for (const { before, sent, path } of changed) {
    if (!before) continue;
    requireAdminFor(caller, before.type, path);
    if (sent.status === 'active') requirePermissions(caller, roles.get(before.id)?.permissions ?? [], `${path}.status`);
  }
};

/** Rules for roles. `callers` is notified of every change, so that it takes effect with the next call. */
export const roleHooks = (callers: Pick<Callers, 'forget'>): Hooks<'role', typeof needs> => ({
  needs,
  async beforeWrite(changed, work) {
    const status = changed.filter(({ call }) => call === 'status');
    const written = changed.filter(({ call }) => call !== 'status');
    if (written.length > 0) await checkPermissions(written, work);
    if (status.length > 0) {
      await lockAdministrators(work.db);
      await checkStatus(status, work);
    }
  },
  async afterWrite(changed, work) {
    if (changed.some(({ call }) => call === 'status')) await mustKeepAdministrator(work.db);
  },
  afterCommit(_, caller) {
    callers.forget(caller.tenantId);
  },
});
