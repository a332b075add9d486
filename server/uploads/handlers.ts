import { randomBytes } from 'node:crypto';
import type { Entity } from '../../openapi/define.ts';
import type { Caller } from '../access/caller.ts';
import type { Database } from '../database/connection.ts';
import type { PermissionName } from '../generated/permissions.ts';
import type { Call, Handlers, OpenCall, OpenHandlers } from '../http/call.ts';
import { violation, Failure, invalid } from '../failure.ts';
import { imageAddress } from './addresses.ts';
import { fullDisk } from './full-disk.ts';
import { publicImage, storageDomainOf } from './images.ts';
import { receive } from './receive.ts';
import { scopesOf } from './scopes.ts';
import { served } from './serve.ts';
import type { Storage } from './storage.ts';

type Scope = 'offer' | 'tenant_logo' | 'tenant_favicon';

/** Permissions to upload for a scope: anyone who may set the image there. */
const uploaders: Readonly<Record<Scope, readonly PermissionName[]>> = {
  offer: ['offer.create', 'offer.update'],
  tenant_logo: ['settings.general.update'],
  tenant_favicon: ['settings.general.update'],
};

const mayUpload = ({ permissions }: Caller, scope: Scope): boolean =>
  uploaders[scope].some((name) => permissions.has(name));

/** Handler of uploads. */
export const createUploadHandlers = (
  entities: Readonly<Record<string, Entity>>,
  database: Database,
  storage: Storage,
): Handlers => {
  const scopes = scopesOf(entities);
  return {
    async uploadImage({ caller, query: { scope }, request, requestId }: Call<unknown, { scope: Scope }>) {
      const limits = scopes.get(scope);
      if (!limits) throw invalid(violation('scope', 'choice'));
      if (!mayUpload(caller, scope)) throw new Failure('forbidden');
      const { bytes, contentType, fileName } = await receive(request, limits);

      const secureId = randomBytes(24).toString('base64url');
      const upload = { scope, fileName, contentType, bytes: bytes.length };
      await storage.keep(caller.tenantId, secureId, bytes).catch(fullDisk);
      try {
        const data = await database.tenant(caller.tenantId).write(async (db) => {
          const row = await db
            .insertInto('images')
            .values({
              secure_id: secureId,
              scope,
              file_name: fileName,
              content_type: contentType,
              bytes: bytes.length,
              created_by_id: caller.userId,
              updated_by_id: caller.userId,
            })
            .returning(['id', 'created_at as createdAt', 'updated_at as updatedAt', 'version'])
            .executeTakeFirstOrThrow();
          await db
            .insertInto('history')
            .values({
              entity: 'image',
              record_id: row.id,
              version: row.version,
              user_id: caller.userId,
              impersonator_id: caller.impersonatorId,
              action: 'create',
              request_id: requestId,
              changes: JSON.stringify(
                Object.fromEntries(Object.entries(upload).map(([name, value]) => [name, [null, value]])),
              ),
            })
            .execute();
          const url = imageAddress(secureId, await storageDomainOf(db));
          return { ...row, secureId, ...upload, url, createdBy: caller.userId, updatedBy: caller.userId };
        });
        return { status: 201, data };
      } catch (error) {
        await storage.remove(caller.tenantId, secureId);
        throw error;
      }
    },
  };
};

/** Handler of `/public/images/{secureId}`. */
export const createPublicImageHandlers = (database: Database, storage: Storage): OpenHandlers => ({
  async readPublicImage({ params: { secureId } }: OpenCall<{ secureId: string }>) {
    const image = await publicImage(database, secureId);
    if (!image) throw new Failure('notFound');
    return served(storage, image, secureId);
  },
});
