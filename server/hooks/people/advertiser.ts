import { isEmpty } from '../../../domain/text/is-empty.ts';
import { violation } from '../../failure.ts';
import type { Hooks } from '../../collections/hooks.ts';
import { heldBy } from '../money/balance.ts';
import { addressesIn, refuseOwnLinks } from '../integrations/own-links.ts';

/**
 * An enabled redirect of an advertiser needs a URL, which can't be a click link of the network.
 * @param url URL of the installation
 */
export const advertiserHooks = (url: string): Hooks<'advertiser'> => ({
  computed: heldBy('advertiser'),
  async validate(changes, work) {
    for (const { before, values, path } of changes) {
      if (values.redirectTemplateEnabled === undefined && values.redirectTemplate === undefined) continue;
      const { redirectTemplateEnabled, redirectTemplate } = { ...before, ...values };
      if (redirectTemplateEnabled && isEmpty(redirectTemplate))
        work.broken.push(violation(`${path}.redirectTemplate`, 'required'));
    }
    await refuseOwnLinks(addressesIn(changes, 'redirectTemplate'), work, url);
  },
});
