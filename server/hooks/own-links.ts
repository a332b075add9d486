import { sql } from 'kysely';
import type { Reader, Work } from '../collections/hooks.ts';

const message = {
  en: 'This is a click link of the network itself: visitors would go in circles',
  ru: 'Это трекинговая ссылка самой сети: посетители ходили бы по кругу',
};

/** The host of a click link, of this network or another; undefined for any other address. */
const clickHost = (address: string): string | undefined => {
  // Macros stand for one piece of an address each, whatever they become.
  const url = URL.parse(address.replace(/\{[\w.]*\}/g, 'macro'));
  return url && /^\/+c\//.test(url.pathname) ? url.hostname : undefined;
};

/** Which of these hosts the network's click links are on, beside the installation's own. */
const ownHosts = async (hosts: readonly string[], { db, caller }: Work<Reader>): Promise<string[]> => {
  const { rows } = await sql<{ host: string }>`
    select hosts.host from unnest(${[...hosts]}::text[]) as hosts(host)
    where exists (select from tenant_host as own where own.tenant_id = ${caller.tenantId} and lower(own.host) = hosts.host)
      or exists (select from domains where lower(domains.host) = hosts.host)`.execute(db);
  return rows.map(({ host }) => host);
};

/** An address that a change gives, and where it stands in the body. */
interface Addressed {
  path: string;
  address: string | null | undefined;
}

/** Addresses that a change gives in a field of their own. */
export const addressesIn = <Name extends string>(
  changes: readonly { path: string; values: Partial<Record<Name, string | null>> }[],
  name: Name,
): Addressed[] => changes.map(({ path, values }) => ({ path: `${path}.${name}`, address: values[name] }));

/** Addresses that visitors are sent to after a lead. */
export const redirectsIn = (
  changes: readonly { path: string; values: { redirect?: { url?: string | null } | null } }[],
): Addressed[] => changes.map(({ path, values }) => ({ path: `${path}.redirect.url`, address: values.redirect?.url }));

/**
 * Refuses addresses that lead to the network's own click links, which would lead there again.
 * @param url address of the installation
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
