import type { Kysely } from 'kysely';
import { fill, type Language, type Words } from '../../domain/text/words.ts';
import type { RoleType } from '../../openapi/fields.ts';
import type { Tables } from '../database/tables.ts';
import { permissionGroups, permissions as known } from '../generated/permissions.ts';

/** Where a permission comes from, or why a user does not have it. */
export type Source = keyof typeof reasons;

/** `{0}` is the title of the role. */
const reasons = {
  role: { en: 'Granted by the role “{0}”', ru: 'Предоставлено ролью «{0}»' },
  custom: { en: 'Granted by custom permissions and by the role', ru: 'Предоставлено особыми правами; есть и в роли' },
  custom_added: { en: 'Granted by custom permissions', ru: 'Предоставлено особыми правами' },
  custom_removed: { en: 'In the role, but not in custom permissions', ru: 'Есть в роли, но не в особых правах' },
  absent: { en: 'Neither in the role nor in custom permissions', ru: 'Нет ни в роли, ни в особых правах' },
  role_type: { en: 'Not available to this role type', ru: 'Недоступно для этого типа роли' },
  disabled: { en: 'Disabled', ru: 'Отключено' },
} as const satisfies Record<string, Words>;

/** A user, with what determines their permissions. */
export interface Holder {
  id: number;
  roleType: RoleType;
  teamId: number | null;
  custom: boolean;
  role: { id: number; title: string; type: RoleType; status: 'active' | 'inactive' };
}

/** One permission that a user has or lacks. */
export interface ExplainedPermission {
  id: number;
  name: string;
  title: string;
  description: string | null;
  groupId: number;
  group: string;
  hidden: boolean;
  source: Source;
  effective: boolean;
  reason: string;
}

/** Returns the user with their role; undefined if there is no user with this id. */
export const holderOf = async (db: Kysely<Tables>, id: number): Promise<Holder | undefined> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.role_type', 'users.team_id', 'users.has_custom_permissions as custom'])
    .select(['roles.id as role_id', 'roles.title', 'roles.type', 'roles.status'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      roleType: row.role_type,
      teamId: row.team_id,
      custom: row.custom,
      role: { id: row.role_id, title: row.title, type: row.type, status: row.status },
    }
  );
};

interface PermissionState {
  disabled: boolean;
  allowed: boolean;
  inRole: boolean;
  inCustom: boolean;
}

const sourceOf = ({ disabled, allowed, inRole, inCustom }: PermissionState, custom: boolean): Source => {
  if (custom ? inCustom : inRole) {
    if (disabled) return 'disabled';
    if (!allowed) return 'role_type';
    return custom ? (inRole ? 'custom' : 'custom_added') : 'role';
  }
  return custom && inRole ? 'custom_removed' : 'absent';
};

const effective: ReadonlySet<Source> = new Set<Source>(['role', 'custom', 'custom_added']);
const words = new Map<string, (typeof known)[number]>(known.map((permission) => [permission.name, permission]));

/** Returns every permission available to the user's role type, and any other in their role or custom permissions. */
export const explainPermissions = async (
  db: Kysely<Tables>,
  { id, roleType, custom, role }: Holder,
  language: Language,
): Promise<ExplainedPermission[]> => {
  const rows = await db
    .selectFrom('permissions')
    .leftJoin('roles_permissions as by_role', (join) =>
      join.onRef('by_role.target_id', '=', 'permissions.id').on('by_role.owner_id', '=', role.id),
    )
    .leftJoin('users_custom_permissions as custom', (join) =>
      join.onRef('custom.target_id', '=', 'permissions.id').on('custom.owner_id', '=', id),
    )
    .select([
      'permissions.id',
      'system',
      'title',
      'description',
      'group_id',
      'hidden',
      'disabled',
      'permission_role_type as types',
    ])
    .select(({ eb }) => [
      eb('by_role.target_id', 'is not', null).as('inRole'),
      eb('custom.target_id', 'is not', null).as('inCustom'),
    ])
    .orderBy('group_id')
    .orderBy('permissions.id')
    .execute();
  return rows.flatMap(({ system, group_id: groupId, title, description, types, hidden, ...row }) => {
    const held = {
      ...row,
      inRole: Boolean(row.inRole),
      inCustom: Boolean(row.inCustom),
      allowed: types.includes(roleType),
    };
    if (!held.inRole && !held.inCustom && (!held.allowed || held.disabled)) return [];
    const source = sourceOf(held, custom);
    const told = words.get(system);
    return [
      {
        id: row.id,
        name: system,
        title: told?.[language] ?? title,
        description: told?.about?.[language] ?? description,
        groupId,
        group: permissionGroups[groupId]?.[language] ?? '',
        hidden,
        source,
        effective: effective.has(source),
        reason: fill(reasons[source][language], [role.title]),
      },
    ];
  });
};
