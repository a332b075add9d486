import { type RawBuilder, sql } from 'kysely';
import type { DomainKind } from '../tenant/domains.ts';

/**
 * Returns the origin at which a network is called from outside for a purpose: its default domain for that purpose once
 * verified, otherwise the network's own host, with the installation's protocol and port. Under row-level security, which
 * leaves it the domains and hosts of one network, so that it is found out once per statement rather than once per row.
 * @param url URL of the installation
 */
export const originFor = (kind: DomainKind, url: string): RawBuilder<string> => {
  const { protocol, hostname, port } = new URL(url);
  return sql<string>`(select coalesce(
    (select 'https://' || lower(host) from domains
      where ${sql.lit(kind)} = any(default_for) and state = 'verified' order by id limit 1),
    ${`${protocol}//`}::text
      || coalesce((select host from tenant_host order by host limit 1), ${hostname}::text)
      || ${port && `:${port}`}::text
  ))`;
};
