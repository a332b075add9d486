import type { Caller } from '../access/caller.ts';
import {
  forbidden,
  type GivenRole,
  givenRoles,
  grantable,
  requireAdminFor,
  requirePermissions,
} from '../access/grants.ts';
import { violation, Failure } from '../failure.ts';
import type { Work } from '../collections/hooks.ts';
import type { UserChange } from './user-change.ts';

/** Who may give a user which role and permissions, and change their sign-in credentials. */

/** Whether a change sets a field to a different value. */
const changes = ({ values, before }: UserChange, field: (typeof rights)[number] | 'email'): boolean =>
  field in values && JSON.stringify(values[field]) !== JSON.stringify(before?.[field] ?? null);

const rights = ['role', 'hasCustomPermissions', 'customPermissions'] as const;
const credentials = ['email', 'password'] as const;

const isSelf = ({ before }: UserChange, caller: Caller): boolean => before?.id === caller.userId;

/**
 * People can't change their own permissions. They change their password and email in their profile, which asks for the
 * current password.
 */
const notOneself = (change: UserChange, caller: Caller): void => {
  if (!isSelf(change, caller)) return;
  if (caller.impersonatorId !== null && changes(change, 'email')) throw new Failure('notImpersonated');
  const own = rights.find((field) => changes(change, field));
  if (own) {
    throw forbidden(`${change.path}.${own}`, 'own', {
      en: 'You can’t change your own role or permissions',
      ru: 'Нельзя изменить свою роль и права',
    });
  }
  if (change.sent.password) {
    throw forbidden(`${change.path}.password`, 'own', {
      en: 'Change your password in your profile',
      ru: 'Измените свой пароль в профиле',
    });
  }
  if ('email' in change.sent && changes(change, 'email')) {
    throw forbidden(`${change.path}.email`, 'own', {
      en: 'Change your email in your profile',
      ru: 'Измените свой адрес эл. почты в профиле',
    });
  }
};

/** Setting a colleague's password or email lets one sign in as them. */
const notAbove = (change: UserChange, caller: Caller): void => {
  requireAdminFor(caller, change.before?.roleType, change.path);
  if (isSelf(change, caller) || change.before?.roleType === 'affiliate') return;
  const taken = credentials.find((field) => change.sent[field] && change.sent[field] !== change.before?.[field]);
  if (change.before && taken) requirePermissions(caller, change.before.permissions, `${change.path}.${taken}`);
};

const mayGiveRole = (change: UserChange, role: GivenRole, { caller, broken }: Work): void => {
  const path = `${change.path}.role`;
  const before = change.before?.roleType;
  requireAdminFor(caller, role.type, path);
  // An affiliate's permissions only reach their own records; staff permissions must be held by the person granting
  // them.
  if (role.type !== 'affiliate') requirePermissions(caller, role.permissions, path);
  if (role.status !== 'active') broken.push(violation(path, 'choice'));
  if (before && (before === 'affiliate') !== (role.type === 'affiliate')) broken.push(violation(path, 'choice'));
};

/** Sets the role type that follows from the role, and refuses permissions that may not be granted. */
export const checkRights = async (changed: readonly UserChange[], work: Work): Promise<void> => {
  const { db, caller, broken } = work;
  const roles = await givenRoles(
    db,
    changed.flatMap(({ values }) => values.role ?? []),
  );
  const permissions = await grantable(db, [
    ...new Set(changed.flatMap(({ values }) => values.customPermissions ?? [])),
  ]);

  for (const change of changed) {
    notOneself(change, caller);
    notAbove(change, caller);
    const { values, before, path } = change;
    const role = roles.get(values.role ?? 0);
    if (role && role.id !== before?.role) {
      mayGiveRole(change, role, work);
      values.roleType = role.type;
    }
    const had = new Set(before?.customPermissions);
    const given = (values.customPermissions ?? []).flatMap((id) => permissions.get(id) ?? []);
    const type = values.roleType ?? before?.roleType;
    if (given.some(({ roleTypes }) => !roleTypes.some((allowed) => allowed === type)))
      broken.push(violation(`${path}.customPermissions`, 'choice'));
    // Switching stored custom permissions back on grants them again.
    const switched = values.hasCustomPermissions === true && before?.hasCustomPermissions === false;
    const added = given.filter(({ id }) => switched || !had.has(id));
    requirePermissions(
      caller,
      added.map(({ name }) => name),
      `${path}.customPermissions`,
    );
    if (switched && !('customPermissions' in values)) {
      const kept = await grantable(db, [...had]);
      requirePermissions(
        caller,
        [...kept.values()].map(({ name }) => name),
        `${path}.hasCustomPermissions`,
      );
    }
  }
};
