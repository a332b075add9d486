import { sql } from 'kysely';
import type { Reader, Work } from '../../collections/hooks.ts';

const message = {
  en: 'This is one of the network’s own click links: visitors would be redirected in a loop',
  ru: 'Это трекинговая ссылка самой сети: посетители ходили бы по кругу',
};

/** Returns the host of a click link, of this network or another; undefined for any other address. */
const clickHost = (address: string): string | undefined => {
  // A macro is always one part of an address, whatever its value.
  const url = URL.parse(address.replace(/\{[\w.]*\}/g, 'macro'));
  return url && /^\/+c\//.test(url.pathname) ? url.hostname : undefined;
};

/** Returns which of these hosts carry the network's click links, apart from the installation's own. */
const ownHosts = async (hosts: readonly string[], { db, caller }: Work<Reader>): Promise<string[]> => {
  const { rows } = await sql<{ host: string }>`
    select hosts.host from unnest(${[...hosts]}::text[]) as hosts(host)
    where exists (select from tenant_host as tenant_domain where tenant_domain.tenant_id = ${caller.tenantId} and lower(tenant_domain.host) = hosts.host)
      or exists (select from domains where lower(domains.host) = hosts.host)`.execute(db);
  return rows.map(({ host }) => host);
};

/** An address given in a change, and its path in the body. */
interface Addressed {
  path: string;
  address: string | null | undefined;
}

/** Returns addresses given in a field of their own. */
export const addressesIn = <Name extends string>(
  changes: readonly { path: string; values: Partial<Record<Name, string | null>> }[],
  name: Name,
): Addressed[] => changes.map(({ path, values }) => ({ path: `${path}.${name}`, address: values[name] }));

/** Returns addresses that visitors are redirected to after a lead. */
export const redirectsIn = (
  changes: readonly { path: string; values: { redirect?: { url?: string | null } | null } }[],
): Addressed[] => changes.map(({ path, values }) => ({ path: `${path}.redirect.url`, address: values.redirect?.url }));

/**
 * Refuses addresses that lead to the network's own click links, as they would loop.
 * @param url URL of the installation
 */
export const refuseOwnLinks = async (
  addresses: readonly Addressed[],
  work: Work<Reader>,
  url: string,
): Promise<void> => {
  const links = addresses.flatMap(({ path, address }) => {
    const host = address ? clickHost(address) : undefined;
    return host === undefined ? [] : [{ path, host }];
  });
  if (links.length === 0) return;
  const own = new Set([new URL(url).hostname, ...(await ownHosts([...new Set(links.map(({ host }) => host))], work))]);
  for (const { path, host } of links) if (own.has(host)) work.broken.push({ type: 'ownLink', path, message });
};
