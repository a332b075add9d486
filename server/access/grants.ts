import type { Kysely } from 'kysely';
import type { Words } from '../../domain/text/words.ts';
import type { RoleType } from '../../openapi/fields.ts';
import type { Tables } from '../database/tables.ts';
import { Failure } from '../failure.ts';
import type { Caller } from './caller.ts';
import { hasPermission } from './permissions.ts';

/** Who may grant which permissions. Administrators may grant all; everyone else only those they hold (D73). */

/** Returns the failure 403 with the reason, at a path in the body. */
export const forbidden = (path: string, type: string, message: Words): Failure =>
  new Failure('forbidden', { details: [{ path, type, message }] });

/** Refuses to grant permissions that the caller lacks. */
export const requirePermissions = (caller: Caller, names: Iterable<string>, path: string): void => {
  if (caller.roleType === 'admin') return;
  const lacking = [...names].filter((name) => !hasPermission(caller, name));
  if (lacking.length === 0) return;
  const list = lacking.slice(0, 5).join(', ');
  throw forbidden(path, 'lacking', {
    en: `You can’t grant permissions you don’t have: ${list}`,
    ru: `Нельзя дать права, которых нет у вас: ${list}`,
  });
};

/** Only administrators may manage administrators. */
export const requireAdminFor = (caller: Caller, roleType: unknown, path: string): void => {
  if (roleType !== 'admin' || caller.roleType === 'admin') return;
  throw forbidden(path, 'administrators', {
    en: 'Only administrators can manage administrators',
    ru: 'Управлять администраторами могут только администраторы',
  });
};

/** A permission, with what is needed to grant it. */
export interface Grantable {
  id: number;
  name: string;
  roleTypes: readonly RoleType[];
  disabled: boolean;
}

/** Returns the permissions with these ids that exist. */
export const grantable = async (db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, Grantable>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('permissions')
    .select(['id', 'system as name', 'permission_role_type as roleTypes', 'disabled'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** A role, with what is needed to grant it and its effective permissions. */
export interface GivenRole {
  id: number;
  type: RoleType;
  status: 'active' | 'inactive';
  permissions: string[];
}

/** Returns the roles with these ids that exist. */
export const givenRoles = async (db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, GivenRole>> => {
  if (ids.length === 0) return new Map();
  const roles = await db.selectFrom('roles').select(['id', 'type', 'status']).where('id', 'in', ids).execute();
  const held = await db
    .selectFrom('roles_permissions')
    .innerJoin('permissions', 'permissions.id', 'roles_permissions.target_id')
    .select(['owner_id', 'system', 'permission_role_type'])
    .where('owner_id', 'in', ids)
    .where('disabled', '=', false)
    .execute();
  const ofRole = Map.groupBy(held, ({ owner_id: role }) => role);
  return new Map(
    roles.map((role) => {
      const effective = (ofRole.get(role.id) ?? []).filter(({ permission_role_type: types }) =>
        types.includes(role.type),
      );
      return [role.id, { ...role, permissions: effective.map(({ system }) => system) }];
    }),
  );
};
