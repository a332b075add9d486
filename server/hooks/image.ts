import { sql } from 'kysely';
import { Failure } from '../failure.ts';
import { imageAddress, imagePath } from '../uploads/addresses.ts';
import { storageDomainOf } from '../uploads/images.ts';
import type { Storage } from '../uploads/storage.ts';
import type { Change, Collection, Hooks, Work } from '../collections/model.ts';

const secureIdOf = ({ before }: Change): string => String(before?.['secureId']);

/** Columns in which records of a collection keep addresses of images of this scope. */
const addressColumns = ({ stored }: Collection, scope: unknown): string[] =>
  [...stored.values()].flatMap(({ field, column }) => (field.kind === 'file' && field.scope === scope ? [column] : []));

/** Refuses to delete an image that a record shows, the network's settings among them. */
const mustBeUnused = async (change: Change, domain: string | null, { db, model }: Work): Promise<void> => {
  const addresses = [...new Set([null, domain])].map((host) => imageAddress(secureIdOf(change), host));
  for (const collection of Object.values(model)) {
    for (const column of addressColumns(collection, change.before?.['scope'])) {
      const { rows } =
        await sql`select from ${sql.table(collection.table)} where ${sql.ref(column)} = any(${addresses}) limit 1`.execute(
          db,
        );
      const [en, ru] = [collection.entity.name.en[0], collection.entity.name.ru[0]];
      if (rows.length > 0) throw new Failure('referenced', { args: [{ en, ru }] });
    }
  }
};

/** An image's address, and its file that goes when the image does. */
export const imageHooks = (storage: Storage): Hooks => ({
  computed: {
    url: (row) =>
      sql`(select coalesce('https://' || object_storage_domain, '') from tenant where tenant.id = ${sql.ref(`${row}.tenant_id`)})
        || ${imagePath}::text || ${sql.ref(`${row}.secure_id`)}`,
  },
  async beforeWrite(changed, work) {
    const deleted = changed.filter(({ call }) => call === 'delete');
    const domain = await storageDomainOf(work.db);
    for (const change of deleted) await mustBeUnused(change, domain, work);
  },
  async afterCommit(changed, { tenantId }) {
    const deleted = changed.filter(({ call }) => call === 'delete');
    await Promise.all(deleted.map((change) => storage.remove(tenantId, secureIdOf(change))));
  },
});
