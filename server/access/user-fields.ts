import { type RawBuilder, sql } from 'kysely';

/** Fields of a user that have no column. */

export const fullName = (row: string): RawBuilder<string> =>
  sql<string>`concat_ws(' ', ${sql.ref(`${row}.first_name`)}, ${sql.ref(`${row}.last_name`)})`;

/** Every user has a token stored; only affiliates may use and see theirs. */
export const apiToken = (row: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${row}.role_type`)} = 'affiliate' then ${sql.ref(`${row}.api_token`)} end`;

/**
 * Names in code of what they may do: their custom permissions or their role's, limited to those their role's type may
 * hold.
 */
export const permissionNames = (row: string): RawBuilder<unknown> => {
  const [user, roleType, role, custom] = ['id', 'role_type', 'role_id', 'has_custom_permissions'].map((column) =>
    sql.ref(`${row}.${column}`),
  );
  return sql`array(
    select system from permissions where not disabled and ${roleType} = any (permission_role_type) and id in (
      select target_id from users_custom_permissions where ${custom} and owner_id = ${user}
      union all
      select target_id from roles_permissions where not ${custom} and owner_id = ${role}
    ) order by system)`;
};
