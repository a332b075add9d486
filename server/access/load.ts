import { sql } from 'kysely';
import { languages } from '../../domain/words.ts';
import type { RoleType } from '../../openapi/fields.ts';
import type { TenantScope } from '../database/tenant.ts';
import type { Caller } from './caller.ts';

/** What a session stands for now: a caller, or why it is none. */
export type Standing =
  | { kind: 'caller'; caller: Caller; lastActivityAt: number | null }
  | { kind: 'over' }
  | { kind: 'blocked' }
  | { kind: 'roleInactive' };

interface Row {
  alive: boolean;
  impersonator_id: number | null;
  status: string;
  role_status: string;
  role_type: RoleType;
  team_id: number | null;
  timezone: string | null;
  language: string | null;
  last_activity_at: number | null;
  base_currency: string;
  permissions: string[];
}

/**
 * Asks the database who a session's user is and what he may do: the permissions of his own where he has a set of his
 * own, else his role's; in both cases only those that his role's type may hold.
 */
export const loadStanding = async (
  scope: TenantScope,
  tenantId: number,
  userId: number,
  sessionId: string,
): Promise<Standing> => {
  const { rows } = await scope.read((db) =>
    sql<Row>`
      select
        exists (
          select from session
          where family = ${sessionId} and user_id = users.id and revoked_at is null and rotated_at is null and expires_at > now()
        ) as alive,
        (select impersonator_id from session where family = ${sessionId} and user_id = users.id order by id limit 1) as impersonator_id,
        users.status, roles.status as role_status, users.role_type, users.team_id, users.timezone, users.language,
        users.last_activity_at,
        (select base_currency from tenant where id = users.tenant_id) as base_currency,
        array(
          select system from permissions
          where not disabled and users.role_type = any (permission_role_type) and case
            when users.has_custom_permissions
            then exists (
              select from users_custom_permissions as held
              where held.tenant_id = users.tenant_id and held.owner_id = users.id and held.target_id = permissions.id
            )
            else exists (
              select from roles_permissions as held
              where held.tenant_id = users.tenant_id and held.owner_id = users.role_id and held.target_id = permissions.id
            )
          end
        ) as permissions
      from users join roles on roles.tenant_id = users.tenant_id and roles.id = users.role_id
      where users.id = ${userId}`.execute(db),
  );
  const row = rows[0];
  if (!row) return { kind: 'over' };
  if (row.status !== 'active') return { kind: 'blocked' };
  if (!row.alive) return { kind: 'over' };
  if (row.role_status !== 'active') return { kind: 'roleInactive' };
  return {
    kind: 'caller',
    lastActivityAt: row.last_activity_at,
    caller: {
      tenantId,
      userId,
      roleType: row.role_type,
      permissions: new Set(row.permissions),
      teamId: row.team_id,
      timezone: row.timezone ?? 'UTC',
      language: languages.find((language) => language === row.language) ?? 'en',
      baseCurrency: row.base_currency,
      impersonatorId: row.impersonator_id,
      sessionId,
    },
  };
};
