import type { Hooks } from '../../collections/hooks.ts';
import { addressesIn, refuseOwnLinks } from '../integrations/own-links.ts';

/**
 * Pages of the library, which can't lead to click links of the network.
 * @param url URL of the installation
 */
export const landerApiItemHooks = (url: string): Hooks<'landerApiItem'> => ({
  validate: (changes, work) => refuseOwnLinks(addressesIn(changes, 'url'), work, url),
});
