import { sql } from 'kysely';
import { violation } from '../../failure.ts';
import type { Hooks } from '../../collections/hooks.ts';
import { addressesIn, refuseOwnLinks } from '../integrations/own-links.ts';

/**
 * A network picks its API domain from the hosts that the operator names, or keeps its current one. Visitors that no
 * advertiser takes are not sent back to its own click links.
 * @param apiDomains those hosts
 * @param url URL of the installation
 */
export const generalSettingsHooks = (apiDomains: readonly string[], url: string): Hooks<'generalSettings'> => ({
  computed: { apiDomains: () => sql`${[...apiDomains]}::text[]` },
  async validate(changes, work) {
    for (const { path, before, values } of changes) {
      const { apiDomain = null } = values;
      if (apiDomain === null || apiDomain === before?.apiDomain || apiDomains.includes(apiDomain)) continue;
      work.broken.push(violation(`${path}.apiDomain`, 'choice'));
    }
    await refuseOwnLinks(addressesIn(changes, 'trafficbackUrl'), work, url);
  },
});
