import type { Hooks } from '../collections/hooks.ts';
import { addressesIn, refuseOwnLinks } from './own-links.ts';

/**
 * Pages of the library, which lead to no click link of the network.
 * @param url address of the installation
 */
export const landerApiItemHooks = (url: string): Hooks<'landerApiItem'> => ({
  validate: (changes, work) => refuseOwnLinks(addressesIn(changes, 'url'), work, url),
});
