import type { Caller } from '../../access/caller.ts';
import {
  forbidden,
  type Grantable,
  type GivenRole,
  givenRoles,
  grantable,
  requireAdminFor,
  requirePermissions,
} from '../../access/grants.ts';
import { violation, Failure } from '../../failure.ts';
import type { Work } from '../../collections/hooks.ts';
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

/** The rights that someone has once a change is written. */
const rightsAfter = ({ values, before }: UserChange) => {
  const { role, roleType, hasCustomPermissions, customPermissions } = { ...before, ...values };
  return { role, type: roleType, isCustom: hasCustomPermissions === true, custom: customPermissions ?? [] };
};

/**
 * Refuses to give someone what the caller lacks, whichever way they get it: the role's permissions when custom ones end,
 * and stored custom ones that apply to their new type. An affiliate's role only reaches their own records.
 */
const mayGain = (
  change: UserChange,
  role: GivenRole | undefined,
  permissions: ReadonlyMap<number, Grantable>,
  caller: Caller,
): void => {
  const { type, isCustom, custom } = rightsAfter(change);
  if (!isCustom && type === 'affiliate') return;
  const applying = custom
    .flatMap((id) => permissions.get(id) ?? [])
    .filter(({ roleTypes, disabled }) => !disabled && roleTypes.some((allowed) => allowed === type));
  const after = isCustom ? applying.map(({ name }) => name) : (role?.permissions ?? []);
  const had = new Set(change.before?.permissions);
  const cause = (['hasCustomPermissions', 'role'] as const).find((field) => changes(change, field));
  requirePermissions(
    caller,
    after.filter((name) => !had.has(name)),
    `${change.path}.${cause ?? 'customPermissions'}`,
  );
};

/** Sets the role type that follows from the role, and refuses permissions that may not be granted. */
export const checkRights = async (changed: readonly UserChange[], work: Work): Promise<void> => {
  const { db, caller, broken } = work;
  const after = changed.map(rightsAfter);
  const roles = await givenRoles(db, [...new Set(after.flatMap(({ role }) => role ?? []))]);
  const permissions = await grantable(db, [...new Set(after.flatMap(({ custom }) => custom))]);

  for (const change of changed) {
    notOneself(change, caller);
    notAbove(change, caller);
    const { values, before, path } = change;
    const role = roles.get(rightsAfter(change).role ?? 0);
    if (role && role.id !== before?.role) {
      mayGiveRole(change, role, work);
      values.roleType = role.type;
    }
    const had = new Set(before?.customPermissions);
    const given = (values.customPermissions ?? []).flatMap((id) => permissions.get(id) ?? []);
    const { type } = rightsAfter(change);
    if (given.some(({ roleTypes }) => !roleTypes.some((allowed) => allowed === type)))
      broken.push(violation(`${path}.customPermissions`, 'choice'));
    // Switching custom permissions on grants them, even if they were stored before.
    const switched = values.hasCustomPermissions === true && before?.hasCustomPermissions === false;
    const added = given.filter(({ id }) => switched || !had.has(id));
    requirePermissions(
      caller,
      added.map(({ name }) => name),
      `${path}.customPermissions`,
    );
    if (rights.some((field) => changes(change, field))) mayGain(change, role, permissions, caller);
  }
};
