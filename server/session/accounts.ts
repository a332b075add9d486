import { type SelectQueryBuilder, sql } from 'kysely';
import type { RoleType } from '../../openapi/fields.ts';
import { Failure } from '../failure.ts';
import type { Tables } from '../database/tables.ts';
import type { TenantScope } from '../database/tenant.ts';

/** A user, with what signing in needs. */
export interface Account {
  id: number;
  email: string;
  roleType: RoleType;
  status: 'active' | 'blocked';
  roleStatus: 'active' | 'inactive';
  trafficBlocked: boolean;
  baseCurrency: string;
  /** Timestamp in seconds UTC. */
  frontendVersionAt: number;
  passwordHash: string | null;
  /** Whether a code is required in addition to the password. */
  twoFactor: boolean;
}

type Users = SelectQueryBuilder<Tables, 'users', object>;

const find = (scope: TenantScope, narrow: (users: Users) => Users): Promise<Account | undefined> =>
  scope.read((db) =>
    narrow(db.selectFrom('users'))
      .innerJoin('roles', (join) =>
        join.onRef('roles.tenant_id', '=', 'users.tenant_id').onRef('roles.id', '=', 'users.role_id'),
      )
      .innerJoin('tenant', 'tenant.id', 'users.tenant_id')
      .innerJoin('settings_general', 'settings_general.tenant_id', 'users.tenant_id')
      .leftJoin('credential', (join) =>
        join.onRef('credential.tenant_id', '=', 'users.tenant_id').onRef('credential.user_id', '=', 'users.id'),
      )
      .select([
        'users.id',
        'users.email',
        'users.role_type as roleType',
        'users.status',
        'roles.status as roleStatus',
        'users.traffic_blocked as trafficBlocked',
        'settings_general.base_currency as baseCurrency',
        'tenant.frontend_version_at as frontendVersionAt',
        'credential.password_hash as passwordHash',
        sql<boolean>`credential.totp_secret is not null`.as('twoFactor'),
      ])
      .executeTakeFirst(),
  );

/** Returns the account with an email; letter case makes no difference. */
export const accountByEmail = (scope: TenantScope, email: string): Promise<Account | undefined> =>
  find(scope, (users) =>
    users.where(({ eb, fn, val }) =>
      eb(fn<string>('lower', ['users.email']), '=', fn<string>('lower', [val(email.trim())])),
    ),
  );

export const accountById = (scope: TenantScope, id: number): Promise<Account | undefined> =>
  find(scope, (users) => users.where('users.id', '=', id));

/** Whether someone may have a session now. */
export const isAdmitted = ({ status, roleStatus }: Pick<Account, 'status' | 'roleStatus'>): boolean =>
  status === 'active' && roleStatus === 'active';

/** Refuses anyone who may not have a session now, with the reason. */
export const requireAdmission = ({ status, roleStatus }: Account): void => {
  if (status !== 'active') throw new Failure('blocked');
  if (roleStatus !== 'active') throw new Failure('roleInactive');
};
