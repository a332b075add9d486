import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { imageAddress, secureIdOf } from './addresses.ts';

/** The tenant's own host for files; null where the host that takes the calls serves them. */
export const storageDomainOf = async (db: Kysely<Tables>): Promise<string | null> => {
  const tenant = await db.selectFrom('tenant').select('object_storage_domain').executeTakeFirst();
  return tenant?.object_storage_domain ?? null;
};

/** Whether this is the address of an image that the tenant uploaded for this scope. */
export const fileExists = async (db: Kysely<Tables>, scope: string, address: string): Promise<boolean> => {
  const secureId = secureIdOf(address);
  if (secureId === undefined) return false;
  const image = await db.selectFrom('images').select('scope').where('secure_id', '=', secureId).executeTakeFirst();
  if (image?.scope !== scope) return false;
  return address === imageAddress(secureId, null) || address === imageAddress(secureId, await storageDomainOf(db));
};

/** What whoever has an image's address may know of it. */
export interface PublicImage {
  tenantId: number;
  contentType: string;
  fileName: string;
}

/** The image of this unguessable name, of whichever tenant. */
export const publicImage = async (database: Database, secureId: string): Promise<PublicImage | undefined> => {
  const { rows } = await database.owner((db) =>
    sql<PublicImage>`
      select tenant_id as "tenantId", content_type as "contentType", file_name as "fileName"
      from images where secure_id = ${secureId}`.execute(db),
  );
  return rows[0];
};
