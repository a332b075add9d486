import type { ClientBase } from 'pg';
import { z } from 'zod';
import { ConfigurationError } from '../configuration.ts';

const found = z.object({ owner: z.string(), able: z.boolean(), made: z.boolean(), member: z.boolean() });

/**
 * Makes sure that the schema's owner may create the role that calls run under, or switch to it if it exists.
 * @param client a connection as the owner
 * @throws ConfigurationError saying what a superuser has to do first
 */
export const requireRole = async (client: ClientBase, role: string): Promise<void> => {
  const { rows } = await client.query(
    `select quote_ident(current_user) as owner, self.rolsuper or self.rolcreaterole as able, other.oid is not null as made,
      coalesce(pg_has_role(current_user, other.oid, 'member'), false) as member
    from pg_roles as self left join pg_roles as other on other.rolname = $1 where self.rolname = current_user`,
    [role],
  );
  const { owner, able, made, member } = found.parse(rows[0]);
  if (made ? member : able) return;
  const grant = `grant ${role} to ${owner};`;
  const [what, statements] = made
    ? [`may not act as the role ${role}`, grant]
    : [`may not create the role ${role}`, `create role ${role} nologin; ${grant}`];
  throw new ConfigurationError(
    `DATABASE_URL signs in as ${owner}, who ${what}, under which all calls run. Have a superuser run once: ${statements}`,
  );
};
