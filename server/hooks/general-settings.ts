import { sql } from 'kysely';
import { breaks } from '../failure.ts';
import type { Hooks } from '../collections/hooks.ts';

/**
 * A network chooses its API domain among the hosts that the operator names, or keeps the one it has.
 * @param apiDomains those hosts
 */
export const generalSettingsHooks = (apiDomains: readonly string[]): Hooks<'generalSettings'> => ({
  computed: { apiDomains: () => sql`${[...apiDomains]}::text[]` },
  validate(changes, { broken }) {
    for (const { path, before, values } of changes) {
      const { apiDomain = null } = values;
      if (apiDomain === null || apiDomain === before?.apiDomain || apiDomains.includes(apiDomain)) continue;
      broken.push(breaks(`${path}.apiDomain`, 'choice'));
    }
  },
});
