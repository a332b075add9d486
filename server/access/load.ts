import { type RawBuilder, sql } from 'kysely';
import { languages } from '../../domain/text/words.ts';
import type { RoleType } from '../../openapi/fields.ts';
import type { TenantScope } from '../database/tenant.ts';
import type { PermissionName } from '../generated/permissions.ts';
import type { Caller } from './caller.ts';
import { permissionsNamed } from './permissions.ts';

/** What a session stands for now: a caller, or why there is none. */
export type SessionState =
  | {
      kind: 'caller';
      caller: Caller;
      /**
       * When activity was last recorded for the real person (the impersonator, if the user is impersonated) and for the
       * session or token in use. Seconds UTC.
       */
      lastActivityAt: number | null;
      /** When an API token expires, seconds UTC. */
      until: number | null;
    }
  | { kind: 'over' }
  | { kind: 'blocked' }
  | { kind: 'roleInactive' };

interface Row {
  alive: boolean;
  id: number;
  family: string | null;
  api_token_id: number | null;
  last_used_at: number | null;
  until: number | null;
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

/** The permission that lets an administrator impersonate someone. */
export const impersonate = 'user.impersonate' satisfies PermissionName;

/**
 * Names in code of what the user aliased as `row` may do: their custom permissions if they have any, otherwise their
 * role's; in both cases only those that their role's type may hold.
 */
const heldBy = (row: 'users' | 'actor'): RawBuilder<unknown> => {
  const [tenant, id, roleId, roleType, custom] = [
    'tenant_id',
    'id',
    'role_id',
    'role_type',
    'has_custom_permissions',
  ].map((column) => sql.ref(`${row}.${column}`));
  return sql`array(
    select system from permissions
    where not disabled and ${roleType} = any (permission_role_type) and case when ${custom}
      then exists (
        select from users_custom_permissions as held
        where held.tenant_id = ${tenant} and held.owner_id = ${id} and held.target_id = permissions.id
      )
      else exists (
        select from roles_permissions as held
        where held.tenant_id = ${tenant} and held.owner_id = ${roleId} and held.target_id = permissions.id
      )
    end
  )`;
};

/**
 * What a call is made with: a user's session, or an API token by its hash; or the user whose job it is, which needs
 * neither.
 */
export type Credential = { userId: number; sessionId: string } | { apiTokenHash: string } | { jobOf: number };

const liveSession = (userId: number, sessionId: string): RawBuilder<unknown> => sql`
  select user_id, family, impersonator_id, origin_family, null::bigint as api_token_id, last_used_at, null::timestamptz as until
  from session
  where family = ${sessionId} and user_id = ${userId}
    and revoked_at is null and rotated_at is null and expires_at > now()
  limit 1`;

const liveApiToken = (hash: string): RawBuilder<unknown> => sql`
  select user_id, null::uuid as family, null::bigint as impersonator_id, null::uuid as origin_family, id as api_token_id,
    last_used_at, expires_at as until
  from api_tokens where token_hash = ${hash} and (expires_at is null or expires_at > now())`;

const livePerson = (userId: number): RawBuilder<unknown> => sql`
  select ${userId}::bigint as user_id, null::uuid as family, null::bigint as impersonator_id, null::uuid as origin_family,
    null::bigint as api_token_id, null::timestamptz as last_used_at, null::timestamptz as until`;

const liveBy = (means: Credential): RawBuilder<unknown> => {
  if ('sessionId' in means) return liveSession(means.userId, means.sessionId);
  return 'jobOf' in means ? livePerson(means.jobOf) : liveApiToken(means.apiTokenHash);
};

/**
 * Queries who a session's user is and what they may do. A session in which someone impersonates another user depends on
 * the one it was started from, and lives only while its owner may impersonate and the other isn't an administrator.
 */
export const loadSessionState = async (
  scope: Pick<TenantScope, 'read'>,
  tenantId: number,
  means: Credential,
): Promise<SessionState> => {
  const bySession = 'sessionId' in means;
  const live = liveBy(means);
  const { rows } = await scope.read((db) =>
    sql<Row>`
      with live as (${live})
      select
        live.user_id is not null and (
          live.impersonator_id is null
          or actor.status = 'active' and actor_role.status = 'active' and actor.role_type = 'admin'
            and users.role_type <> 'admin' and ${impersonate} = any (${heldBy('actor')})
            and exists (
              select from session
              where family = live.origin_family and user_id = actor.id
                and revoked_at is null and rotated_at is null and expires_at > now()
            )
        ) is true as alive,
        users.id, live.family, live.impersonator_id, live.api_token_id, live.last_used_at, live.until,
        users.status, roles.status as role_status, users.role_type, users.team_id, users.timezone, users.language,
        case when actor.id is null then users.last_activity_at else actor.last_activity_at end as last_activity_at,
        (select base_currency from settings_general where tenant_id = users.tenant_id) as base_currency,
        ${heldBy('users')} as permissions
      from users join roles on roles.tenant_id = users.tenant_id and roles.id = users.role_id
        left join live on live.user_id = users.id
        left join users as actor on actor.tenant_id = users.tenant_id and actor.id = live.impersonator_id
        left join roles as actor_role on actor_role.tenant_id = actor.tenant_id and actor_role.id = actor.role_id
      where users.id = ${bySession ? sql`${means.userId}` : sql`live.user_id`}`.execute(db),
  );
  const row = rows[0];
  if (!row) return { kind: 'over' };
  if (row.status !== 'active') return { kind: 'blocked' };
  if (!row.alive) return { kind: 'over' };
  if (row.role_status !== 'active') return { kind: 'roleInactive' };
  return {
    kind: 'caller',
    lastActivityAt:
      row.last_activity_at === null || row.last_used_at === null
        ? null
        : Math.min(row.last_activity_at, row.last_used_at),
    until: row.until,
    caller: {
      tenantId,
      userId: row.id,
      roleType: row.role_type,
      permissions: permissionsNamed(row.permissions),
      teamId: row.team_id,
      timezone: row.timezone ?? 'UTC',
      language: languages.find((language) => language === row.language) ?? 'en',
      baseCurrency: row.base_currency,
      impersonatorId: row.impersonator_id,
      sessionId: row.family ?? '',
      apiTokenId: row.api_token_id,
    },
  };
};
