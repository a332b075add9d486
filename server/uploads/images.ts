import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';

/** Returns the tenant's own host for files; null if the host that serves the API serves them. */
export const storageDomainOf = async (db: Kysely<Tables>): Promise<string | null> => {
  const tenant = await db.selectFrom('tenant').select('object_storage_domain').executeTakeFirst();
  return tenant?.object_storage_domain ?? null;
};

/** What anyone who has an image's URL may know about it. */
export interface PublicImage {
  tenantId: number;
  contentType: string;
  fileName: string;
}

/** Returns the image with this unguessable name, of any tenant. */
export const publicImage = async (database: Database, secureId: string): Promise<PublicImage | undefined> => {
  const { rows } = await database.lookup((db) =>
    sql<PublicImage>`
      select tenant_id as "tenantId", content_type as "contentType", file_name as "fileName"
      from images where secure_id = ${secureId}`.execute(db),
  );
  return rows[0];
};
