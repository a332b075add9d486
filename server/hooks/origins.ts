import { type RawBuilder, sql } from 'kysely';
import type { DomainKind } from '../tenant/domains.ts';

/**
 * Returns the origin at which a network is called from outside for a purpose: its default domain for that purpose once
 * verified, otherwise the network's own host, with the installation's protocol and port.
 * @param row alias of a row of the network
 * @param url URL of the installation
 */
export const originFor = (kind: DomainKind, row: string, url: string): RawBuilder<string> => {
  const { protocol, hostname, port } = new URL(url);
  const tenant = sql.ref(`${row}.tenant_id`);
  return sql<string>`coalesce(
    (select 'https://' || lower(host) from domains
      where domains.tenant_id = ${tenant} and ${sql.lit(kind)} = any(default_for) and state = 'verified' order by id limit 1),
    ${`${protocol}//`}::text
      || coalesce((select host from tenant_host where tenant_host.tenant_id = ${tenant} order by host limit 1), ${hostname}::text)
      || ${port && `:${port}`}::text
  )`;
};
