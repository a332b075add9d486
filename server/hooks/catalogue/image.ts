import { sql } from 'kysely';
import { Failure } from '../../failure.ts';
import { imageAddress, imagePath } from '../../uploads/addresses.ts';
import { storageDomainOf } from '../../uploads/images.ts';
import type { Storage } from '../../uploads/storage.ts';
import type { Change, Hooks, Work } from '../../collections/hooks.ts';
import type { Collection } from '../../collections/model.ts';

type Image = NonNullable<Change<'image'>['before']>;

const deletedOf = (changed: readonly Change<'image'>[]): Image[] =>
  changed.flatMap(({ call, before }) => (call === 'delete' && before ? [before] : []));

/** Returns the columns in which a collection's records store addresses of images of this scope. */
const addressColumns = ({ stored }: Collection, scope: Image['scope']): string[] =>
  [...stored.values()].flatMap(({ field, column }) => (field.kind === 'file' && field.scope === scope ? [column] : []));

/** Refuses to delete an image that a record uses, including the network's settings. */
const mustBeUnused = async (image: Image, domain: string | null, { db, model }: Work): Promise<void> => {
  const addresses = [...new Set([null, domain])].map((host) => imageAddress(image.secureId, host));
  for (const collection of Object.values(model)) {
    for (const column of addressColumns(collection, image.scope)) {
      const { rows } =
        await sql`select from ${sql.table(collection.table)} where ${sql.ref(column)} = any(${addresses}) limit 1`.execute(
          db,
        );
      const [en, ru] = [collection.entity.name.en[0], collection.entity.name.ru[0]];
      if (rows.length > 0) throw new Failure('referenced', { args: [{ en, ru }] });
    }
  }
};

/** An image's address, and its file, which is deleted along with it. */
export const imageHooks = (storage: Storage): Hooks<'image'> => ({
  computed: {
    url: (row) =>
      sql`(select coalesce('https://' || object_storage_domain, '') from tenant where tenant.id = ${sql.ref(`${row}.tenant_id`)})
        || ${imagePath}::text || ${sql.ref(`${row}.secure_id`)}`,
  },
  async beforeWrite(changed, work) {
    const domain = await storageDomainOf(work.db);
    for (const image of deletedOf(changed)) await mustBeUnused(image, domain, work);
  },
  async afterCommit(changed, { tenantId }) {
    await Promise.all(deletedOf(changed).map(({ secureId }) => storage.remove(tenantId, secureId)));
  },
});
