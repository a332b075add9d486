import type { Database } from '../../database/connection.ts';
import { createBatcher } from '../../database/batcher.ts';
import { DatabaseUnavailable } from '../../database/unavailable.ts';
import { allPushSettingsOf, type PushSettings } from '../../integrations/settings.ts';
import type { SecretCipher } from '../../secrets/cipher.ts';
import { type RedirectSettings, redirectSettingsOf, type AcceptedLeadTerms } from './redirect.ts';

/** What an advertiser's turn needs: how leads are sent to them, and where people go when they take the lead. */
export interface TakerSettings {
  /** Undefined if nothing specifies it. */
  settings: PushSettings | undefined;
  redirect: RedirectSettings;
  offer: { id: number; title: string };
}

interface Dependencies {
  database: Database;
  sealing: SecretCipher;
}

/** Reads the current settings, once for all leads of a network that arrive at the same time. */
export const createTakers = ({ database, sealing }: Dependencies) => {
  const gathering = createBatcher<AcceptedLeadTerms, TakerSettings>({
    together: (tenantId, taken) =>
      database.tenant(tenantId, 'pushes').read(async (db) => {
        const redirects = await redirectSettingsOf(db, taken);
        const integrations = taken.map(({ integration }) => integration);
        const settings = await allPushSettingsOf(db, sealing, { tenantId, integrations });
        return taken.map(({ integration, offer: id }, place) => {
          const found = redirects[place];
          if (found?.offerTitle === undefined) throw new RangeError(`Offer ${id} is gone`);
          const { offerTitle: title, ...redirect } = found;
          return { settings: settings.get(integration), redirect, offer: { id, title } };
        });
      }),
    // The settings of a single integration may be unreadable.
    isOfOne: (error) => !(error instanceof DatabaseUnavailable),
    underWay: 2,
  });
  return (tenantId: number, taken: AcceptedLeadTerms): Promise<TakerSettings> => gathering.add(tenantId, taken);
};
