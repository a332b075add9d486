import type { Hooks } from '../collections/hooks.ts';
import { refuseOwnLinks } from './own-links.ts';

/**
 * An advertiser has visitors sent to no click link of the network.
 * @param url address of the installation
 */
export const advertiserHooks = (url: string): Hooks<'advertiser'> => ({
  validate: (changes, work) => refuseOwnLinks(changes, 'redirectTemplate', work, url),
});
