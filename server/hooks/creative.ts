import { sql } from 'kysely';
import { isEmpty } from '../../domain/is-empty.ts';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';
import { shownTypes } from '../uploads/serve.ts';
import type { Storage } from '../uploads/storage.ts';

type CreativeChange = Change<'creative'>;

const nothingAttached = {
  en: 'Attach a file first, or enter a link or a text',
  ru: 'Сначала прикрепите файл или укажите ссылку или текст',
};

/** What a creative is without a file, by what else it has. */
const settleType = ({ before, values }: CreativeChange): void => {
  if (values.fileKey ?? before?.fileKey) return;
  const { url, text } = { ...before, ...values };
  const type = !isEmpty(url) ? 'link' : isEmpty(text) ? 'file' : 'text';
  if (type !== (before?.type ?? 'file')) values.type = type;
};

/** An active creative has something to give. */
const checkContent = ({ before, values, path }: CreativeChange, { broken }: Work<Reader>): void => {
  if ((values.status ?? before?.status) !== 'active') return;
  const now = { ...before, ...values };
  if (!isEmpty(now.fileKey) || !isEmpty(now.url) || !isEmpty(now.text)) return;
  const place = values.status === 'active' ? 'status' : values.url === undefined ? 'text' : 'url';
  broken.push({ path: `${path}.${place}`, type: 'nothingAttached', message: nothingAttached });
};

/** Creatives: their type, and their files. */
export const creativeHooks = (storage: Storage): Hooks<'creative'> => ({
  computed: {
    previewUrl: (row) =>
      sql`case when ${sql.ref(`${row}.content_type`)} in (${sql.join(shownTypes.map((type) => sql.lit(type)))}) then
        (select coalesce('https://' || object_storage_domain, '') from tenant where tenant.id = ${sql.ref(`${row}.tenant_id`)})
          || '/api/v1/public/creatives/'::text || ${sql.ref(`${row}.file_key`)} end`,
  },
  validate(changes, work) {
    for (const change of changes) {
      settleType(change);
      checkContent(change, work);
    }
  },
  async afterCommit(changes, { tenantId }) {
    const replaced = changes.flatMap(({ before, values }) =>
      before?.fileKey && values.fileKey && values.fileKey !== before.fileKey ? [before.fileKey] : [],
    );
    await Promise.all(replaced.map((key) => storage.remove(tenantId, key)));
  },
});
