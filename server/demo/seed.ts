import { sql, type Transaction } from 'kysely';
import type { Entity } from '../../openapi/define.ts';
import { modelOf } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import { makePartitionsSince } from '../events/partitions.ts';
import { hashPassword } from '../access/passwords.ts';
import { type CreatedTenant, createTenant } from '../tenant/create.ts';
import { type SecretCipher, secretPlace } from '../secrets/cipher.ts';
import type { Storage } from '../uploads/storage.ts';
import { addCreatives } from './creatives.ts';
import type { Draft } from './draft.ts';
import { foundationOf } from './foundation.ts';
import { drawNetwork, type Foundation } from './network.ts';
import { addPictures } from './pictures.ts';
import { addNotices } from './notices.ts';
import { drawSecondNetwork } from './second.ts';
import { demoCustomers, demoNetwork, demoPassword, secondNetwork } from './sign-ins.ts';
import { addTraffic } from './traffic/add.ts';
import { writeDrafts } from './write.ts';

export interface DemoParts {
  database: Database;
  entities: Record<string, Entity>;
  storage: Storage;
  /** Encrypts the secrets of records. */
  sealing: SecretCipher;
  /** Number of days of traffic. */
  days: number;
  /** Seconds UTC; everything in the network happened before it. Defaults to the current time. */
  now?: number;
}

const day = 86_400;
const age = 430 * day;

/** The settings of a demo network. */
interface Kept {
  customer: string;
  registration: 'open' | 'moderated';
  /** Days until its trial ends; absent if it is not on trial. */
  trial?: number;
  /** How much traffic comes to it, compared to the first network. */
  traffic?: number;
}

/**
 * Fills an empty database with the demo network, which answers on every host and has open registration, and a second
 * one on its own host, which reviews newcomers first and whose trial ends soon. Each is created completely or not at
 * all.
 */
export const seedDemo = async ({
  database,
  entities,
  storage,
  sealing,
  days,
  now = Math.floor(Date.now() / 1000),
}: DemoParts): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);

  const fill =
    (draw: (now: number, foundation: Foundation) => Draft[], { customer, registration, trial, traffic = 1 }: Kept) =>
    async (db: Transaction<Tables>, tenant: CreatedTenant): Promise<void> => {
      const { tenantId } = tenant;
      // No one is notified of long-past events (migration `notices`).
      await sql`select set_config('sluice.tenant', ${String(tenantId)}, true), set_config('sluice.quiet', 'on', true)`.execute(
        db,
      );
      // As of midnight: the time of day must affect neither what is generated nor its names.
      const midnight = now - (now % day);
      const { foundation, ids } = await foundationOf(db, tenant, midnight - age);
      const drafts = draw(midnight, foundation);
      const offers = drafts.filter(({ entity }) => entity === 'offer');
      const images = await addPictures(storage, tenantId, offers);
      const creatives = await addCreatives(storage, tenantId, offers);
      await writeDrafts(db, entities, [...drafts, ...images, ...creatives], {
        ids,
        seal: (entity, field, secret) => sealing.seal(secretPlace(tenantId, entity, field), secret),
      });
      await addTraffic(db, modelOf(entities, {}), {
        drafts,
        ids,
        tenantId,
        period: { now, days, share: traffic },
        sealing,
      });
      await addNotices(db, now);
      const people = drafts.filter(({ entity }) => entity === 'user');
      await db
        .insertInto('credential')
        .values(
          people.map((person) => ({ tenant_id: tenantId, user_id: ids.get(person)!, password_hash: passwordHash })),
        )
        .execute();
      await db.updateTable('settings_general').set({ registration }).where('tenant_id', '=', tenantId).execute();
      const kept = {
        customer_id: customer,
        trial_expire_at: trial === undefined ? null : timestamp(now + trial * day),
      };
      await db.updateTable('tenant').set(kept).where('id', '=', tenantId).execute();
    };

  await makePartitionsSince(database, now - (days + 1) * day);
  await createTenant(
    database,
    {
      name: 'Demo Network',
      admin: { firstName: 'Alex', lastName: 'Morgan', email: demoNetwork.admin, password: demoPassword },
    },
    fill(drawNetwork, { customer: demoCustomers[0], registration: 'open' }),
  );
  await createTenant(
    database,
    {
      name: 'Second Network',
      hosts: [secondNetwork.host],
      baseCurrency: 'EUR',
      admin: { firstName: 'Sofia', lastName: 'Lindqvist', email: secondNetwork.admin, password: demoPassword },
    },
    fill(drawSecondNetwork, { customer: demoCustomers[1], registration: 'moderated', trial: 9, traffic: 0.1 }),
  );
};
