import { type RawBuilder, sql } from 'kysely';
import type { Change, DependentChange, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { collectionNamed } from '../../collections/model.ts';
import { updateRecords } from '../../collections/update.ts';

type DomainChange = Change<'domain'>;

const verifying = 'verify';

const otherPurpose = {
  en: 'The domain can be the default only for purposes it is used for',
  ru: 'По умолчанию только для того, для чего домен используется',
};
const checkDefaults = ({ before, values, path }: DomainChange, { broken }: Work<Reader>): void => {
  const kinds: readonly string[] = values.kinds ?? before?.kinds ?? [];
  const defaults = values.defaultFor ?? before?.defaultFor ?? [];
  if (defaults.some((kind) => !kinds.includes(kind)))
    broken.push({ path: `${path}.defaultFor`, type: 'otherPurpose', message: otherPurpose });
};

/** Hosts are lower case, without a trailing dot. */
const settleHost = ({ values }: DomainChange): void => {
  if (typeof values.host === 'string') values.host = values.host.trim().toLowerCase().replace(/\.$/, '');
};

/**
 * The host that a domain’s CNAME record has to name: the network’s own, otherwise that of the installation.
 * @param url URL of the installation
 */
const targetOf = (row: string, url: string): RawBuilder<string> =>
  sql<string>`coalesce(
    (select host from tenant_host where tenant_host.tenant_id = ${sql.ref(`${row}.tenant_id`)} order by host limit 1),
    ${new URL(url).hostname}::text
  )`;

type FormerDefault = DependentChange<'domain', 'id' | 'version' | 'defaultFor'>;

/** Each purpose has one default: when a domain becomes it, the previous one ceases to be, which is an edit of that. */
const keepOneDefault = async (changes: readonly DomainChange[], work: Work): Promise<void> => {
  for (const { id, before, values } of changes) {
    const begun: readonly string[] = (values.defaultFor ?? []).filter((kind) => !before?.defaultFor.includes(kind));
    if (id === undefined || begun.length === 0) continue;
    const { rows } = await sql<NonNullable<FormerDefault['before']> & { id: number }>`
      select id, version, default_for as "defaultFor" from domains
      where id <> ${id} and default_for && ${begun}::text[] order by id for no key update`.execute(work.db);
    const former = rows.map((one): FormerDefault => {
      const defaultFor = one.defaultFor.filter((kind) => !begun.includes(kind));
      return { call: 'edit', path: '', sent: {}, id: one.id, before: one, values: { defaultFor } };
    });
    if (former.length > 0) await updateRecords(collectionNamed(work.model, 'domain'), former, ['id'], work);
  }
};

/** Rules for a network's domains. @param url URL of the installation */
export const domainHooks = (url: string): Hooks<'domain'> => ({
  computed: { target: (row) => targetOf(row, url) },
  validate(changes, work) {
    for (const change of changes) {
      settleHost(change);
      if (change.call !== verifying) checkDefaults(change, work);
    }
  },
  afterWrite: keepOneDefault,
});
