import type {} from '@fastify/multipart';
import { Transform } from 'node:stream';
import { sql } from 'kysely';
import { usualTypes } from '../../domain/file-types.ts';
import { materialExtensions, materialOf, maxMaterialBytes, maxMaterialMegabytes } from '../../domain/materials.ts';
import { rule } from '../../domain/rules.ts';
import { collectionNamed, type Model, type Values } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import { actionVerb } from '../collections/verbs.ts';
import { executeWithin, type Verb } from '../collections/write.ts';
import type { Database } from '../database/connection.ts';
import type { TenantScope } from '../database/tenant.ts';
import type { Call, Handlers, OpenCall, OpenHandlers } from '../http/call.ts';
import { violation, violationOf, Failure, invalid, malformed } from '../failure.ts';
import { plainName } from '../uploads/content.ts';
import { fullDisk } from '../uploads/full-disk.ts';
import type { PublicImage } from '../uploads/images.ts';
import { contentOf } from '../uploads/materials.ts';
import { isEmpty } from '../uploads/receive.ts';
import { isShown, served } from '../uploads/serve.ts';
import { newFileKey, type Storage } from '../uploads/storage.ts';

type Identified = { id: number };

interface Dependencies {
  database: Database;
  model: Model;
  storage: Storage;
}

const part = 'file';

const wrongType = (): Failure =>
  new Failure('unsupportedType', { details: [violationOf(rule('fileType', usualTypes(materialExtensions)), part)] });
const tooLarge = (): Failure =>
  new Failure('tooLarge', { details: [violationOf(rule('fileSize', maxMaterialMegabytes), part)] });

/** A body that the parser rejects (truncated, no boundary) is the sender's error. */
const unreadable = (cause: unknown): never => {
  throw malformed('multipart', cause);
};

/** Counts the bytes that pass through, and detects zero bytes. */
const counting = (): { through: Transform; bytes: () => number; hasZeroBytes: () => boolean } => {
  let bytes = 0;
  let hasZeroBytes = false;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      hasZeroBytes ||= chunk.includes(0);
      done(null, chunk);
    },
  });
  return { through, bytes: () => bytes, hasZeroBytes: () => hasZeroBytes };
};

/** Streams the file of a call to disk, never into memory, and returns the creative's values derived from it. */
const received = async (storage: Storage, { request, caller }: Call, fileKey: string): Promise<Values> => {
  if (!request.isMultipart()) throw new Failure('unsupportedType');
  const limits = { fileSize: maxMaterialBytes + 1, files: 1, fields: 0, parts: 1 };
  const upload = await request.file({ limits, throwFileSizeLimit: false }).catch(unreadable);
  if (!upload || upload.fieldname !== part) throw invalid(violation(part, 'required'));
  const fileName = plainName(upload.filename);
  const material = materialOf(fileName);
  if (!material) throw wrongType();
  const { through, bytes, hasZeroBytes } = counting();
  upload.file.on('error', (error) => through.destroy(error));
  return storage
    .receive(caller.tenantId, fileKey, upload.file.pipe(through), async (draft) => {
      if (upload.file.truncated || bytes() > maxMaterialBytes) throw tooLarge();
      if (bytes() === 0) throw invalid({ path: part, type: 'required', message: isEmpty });
      const contentType = await contentOf(draft, material, hasZeroBytes());
      if (contentType === undefined) throw wrongType();
      return { fileKey, fileName, contentType, bytes: bytes(), type: material.type };
    })
    .catch((error: unknown) => {
      if (error instanceof Failure) throw error;
      // The connection was lost, or the disk is full.
      return upload.file.destroyed && !upload.file.readableEnded ? unreadable(error) : fullDisk(error);
    });
};

/** Returns an edit that adds to a creative what the server knows about its file. */
const attaching = (verb: Verb, values: Values): Verb => ({
  ...verb,
  gather: async (work) => (await verb.gather(work)).map((change) => ({ ...change, values: { ...values } })),
});

/**
 * Returns whether a creative has this file, or might: the failure may have occurred after the change, or only in
 * confirming its commit.
 */
const mayHave = ({ read }: Pick<TenantScope, 'read'>, fileKey: string): Promise<boolean> =>
  read((db) => db.selectFrom('creatives').select('id').where('file_key', '=', fileKey).executeTakeFirst()).then(
    (found) => found !== undefined,
    () => true,
  );

/** Handlers of `/user/creatives/{id}/file`. */
export const createCreativeHandlers = ({ database, model, storage }: Dependencies): Handlers => {
  const collection = collectionNamed(model, 'creative');
  return {
    async attachCreativeFile(call: Call<Identified>) {
      const { caller, params } = call;
      const scope = database.tenant(caller.tenantId, collection.key);
      // Don't accept an upload for a record they can't reach.
      await scope.read((db) => readRecord(db, model, collection, { id: params.id, query: { fields: ['id'] }, caller }));
      const fileKey = newFileKey();
      const values = await received(storage, call, fileKey);
      try {
        const verb = attaching(actionVerb(collection, 'edit', [{ id: params.id }]), values);
        await executeWithin({ database, model }, collection, call, verb, (_, work) => work());
      } catch (error) {
        if (!(await mayHave(scope, fileKey))) await storage.remove(caller.tenantId, fileKey);
        throw error;
      }
      return {
        data: await scope.read((db) => readRecord(db, model, collection, { id: params.id, query: {}, caller })),
      };
    },

    async downloadCreativeFile({ caller, params: { id } }: Call<Identified>) {
      const scope = database.tenant(caller.tenantId, collection.key);
      await scope.read((db) => readRecord(db, model, collection, { id, query: { fields: ['id'] }, caller }));
      const file = await scope.single((db) =>
        db
          .updateTable('creatives')
          .set({ downloads: sql`downloads + 1` })
          .where('id', '=', id)
          .where('file_key', 'is not', null)
          .returning(['file_key as fileKey', 'file_name as fileName', 'content_type as contentType'])
          .executeTakeFirst(),
      );
      if (!file?.fileKey) throw new Failure('notFound');
      const { fileKey, fileName, contentType } = file;
      const content = { tenantId: caller.tenantId, fileName: fileName ?? '', contentType: contentType ?? '' };
      return served(storage, content, fileKey, { isDownload: true });
    },
  };
};

/** Handler of `/public/creatives/{key}`. */
export const createCreativePreviewHandlers = (database: Database, storage: Storage): OpenHandlers => ({
  async readCreativePreview({ params: { key } }: OpenCall<{ key: string }>) {
    const { rows } = await database.lookup((db) =>
      sql<PublicImage>`
        select tenant_id as "tenantId", content_type as "contentType", file_name as "fileName"
        from creatives where file_key = ${key}`.execute(db),
    );
    const [image] = rows;
    if (!image || !isShown(image.contentType)) throw new Failure('notFound');
    return served(storage, image, key);
  },
});
