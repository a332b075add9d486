import type { Reader } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import { createBatcher } from '../../database/batcher.ts';
import { DatabaseUnavailable } from '../../database/unavailable.ts';
import { type PushSettings, pushSettingsOf } from '../../integrations/settings.ts';
import type { SecretCipher } from '../../secrets/cipher.ts';
import { type RedirectSettings, redirectSettingsOf, type Taken } from './redirect.ts';

/** What an advertiser's turn is taken by: how leads are sent to them, and where people go whose lead they take. */
export interface TakerSettings {
  /** Undefined where nothing says how. */
  settings: PushSettings | undefined;
  redirect: RedirectSettings;
  offer: { id: number; title: string };
}

interface Parts {
  database: Database;
  sealing: SecretCipher;
}

const titlesOf = async (db: Reader, offers: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .selectFrom('offers')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set(offers)])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
};

/** Reads it as it is now; for leads of a network that come at the same time once. */
export const createTakers = ({ database, sealing }: Parts) => {
  const gathering = createBatcher<Taken, TakerSettings>({
    together: (tenantId, taken) =>
      database.tenant(tenantId, 'pushes').read(async (db) => {
        const redirects = await redirectSettingsOf(db, taken);
        const titles = await titlesOf(
          db,
          taken.map(({ offer }) => offer),
        );
        const settings = new Map<number, PushSettings | undefined>();
        for (const integration of new Set(taken.map((one) => one.integration)))
          settings.set(integration, await pushSettingsOf(db, sealing, { tenantId, integration }));
        return taken.map(({ integration, offer: id }, place) => {
          const [redirect, title] = [redirects[place], titles.get(id)];
          if (!redirect || title === undefined) throw new RangeError(`Offer ${id} is gone`);
          return { settings: settings.get(integration), redirect, offer: { id, title } };
        });
      }),
    // What one integration says may be what nobody can read.
    isOfOne: (error) => !(error instanceof DatabaseUnavailable),
  });
  return (tenantId: number, taken: Taken): Promise<TakerSettings> => gathering.add(tenantId, taken);
};
