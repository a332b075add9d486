import { sql } from 'kysely';
import { isEmpty } from '../../../domain/text/is-empty.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { shownTypes } from '../../uploads/serve.ts';
import { newFileKey, type Storage } from '../../uploads/storage.ts';

type CreativeChange = Change<'creative'>;

const nothingAttached = {
  en: 'Attach a file first, or enter a link or a text',
  ru: 'Сначала прикрепите файл или укажите ссылку или текст',
};

/** A copy of a creative has the same file, under its own key. */
const takeFile = async ({ call, sent, values }: CreativeChange, { db }: Work<Reader>): Promise<void> => {
  if (call !== 'clone') return;
  const original = await db
    .selectFrom('creatives')
    .select(['type', 'file_key', 'file_name as fileName', 'content_type as contentType', 'bytes'])
    .where('id', '=', Number(sent.id))
    .executeTakeFirst();
  if (!original?.file_key) return;
  const { type, fileName, contentType, bytes } = original;
  Object.assign(values, { type, fileName, contentType, bytes, fileKey: newFileKey() } satisfies typeof values);
};

/** Stores the files of copies before the copies are committed. */
const keepFiles = async (changes: readonly CreativeChange[], { db, caller }: Work, storage: Storage): Promise<void> => {
  for (const { call, sent, values } of changes) {
    if (call !== 'clone' || !values.fileKey) continue;
    const { file_key: key } = await db
      .selectFrom('creatives')
      .select('file_key')
      .where('id', '=', Number(sent.id))
      .executeTakeFirstOrThrow();
    if (key) await storage.share(caller.tenantId, key, values.fileKey);
  }
};

/** Sets the type of a creative without a file, based on what else it has. */
const settleType = ({ before, values }: CreativeChange): void => {
  if (values.fileKey ?? before?.fileKey) return;
  const { url, text } = { ...before, ...values };
  const type = !isEmpty(url) ? 'link' : isEmpty(text) ? 'file' : 'text';
  if (type !== (before?.type ?? 'file')) values.type = type;
};

/** An active creative needs a file, a link or a text. */
const checkContent = ({ before, values, path }: CreativeChange, { broken }: Work<Reader>): void => {
  if ((values.status ?? before?.status) !== 'active') return;
  const now = { ...before, ...values };
  if (!isEmpty(now.fileKey) || !isEmpty(now.url) || !isEmpty(now.text)) return;
  const place = values.status === 'active' ? 'status' : values.url === undefined ? 'text' : 'url';
  broken.push({ path: `${path}.${place}`, type: 'nothingAttached', message: nothingAttached });
};

/** Creatives: their types and files. */
export const creativeHooks = (storage: Storage): Hooks<'creative'> => ({
  computed: {
    previewUrl: (row) =>
      sql`case when ${sql.ref(`${row}.content_type`)} in (${sql.join(shownTypes.map((type) => sql.lit(type)))}) then
        (select coalesce('https://' || object_storage_domain, '') from tenant where tenant.id = ${sql.ref(`${row}.tenant_id`)})
          || '/api/v1/public/creatives/'::text || ${sql.ref(`${row}.file_key`)} end`,
  },
  async validate(changes, work) {
    for (const change of changes) {
      await takeFile(change, work);
      settleType(change);
      checkContent(change, work);
    }
  },
  afterWrite: (changes, work) => keepFiles(changes, work, storage),
  async afterCommit(changes, { tenantId }) {
    const left = changes.flatMap(({ call, before, values }) => {
      if (!before?.fileKey) return [];
      const isReplaced = values.fileKey && values.fileKey !== before.fileKey;
      return isReplaced || call === 'undoClone' ? [before.fileKey] : [];
    });
    await Promise.all(left.map((key) => storage.remove(tenantId, key)));
  },
});
