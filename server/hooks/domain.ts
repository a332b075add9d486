import { sql } from 'kysely';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';
import { missingProof, type ResolveTexts } from '../outbound/domain-proof.ts';

type DomainChange = Change<'domain'>;

const verifying = 'verify';

const otherPurpose = {
  en: 'Default only for what the domain is used for',
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

/** Checks DNS. A domain that was verified but no longer passes fails; one that never was keeps waiting. */
const verify = async ({ before, values }: DomainChange, resolve: ResolveTexts): Promise<void> => {
  if (!before) return;
  const now = Math.floor(Date.now() / 1000);
  const lacks = await missingProof(resolve, before.host, before.proof);
  values.checkedAt = now;
  values.problem = lacks?.problem ?? null;
  values.failure = lacks?.found ?? null;
  if (lacks === undefined) {
    values.state = 'verified';
    values.verifiedAt = before.verifiedAt ?? now;
  } else if (before.state !== 'waiting') values.state = 'failing';
};

/** Each purpose has one default: when a domain becomes it, the previous one ceases to be. */
const keepOneDefault = async (changes: readonly DomainChange[], { db }: Work): Promise<void> => {
  for (const { id, before, values } of changes) {
    const begun = (values.defaultFor ?? []).filter((kind) => !before?.defaultFor.includes(kind));
    if (id === undefined || begun.length === 0) continue;
    await sql`update domains set version = version + 1, updated_at = now(),
        default_for = array(select kind from unnest(default_for) as kind where kind <> all (${begun}::text[]))
      where id <> ${id} and default_for && ${begun}::text[]`.execute(db);
  }
};

/** Rules for a network's domains. @param resolve queries DNS */
export const domainHooks = (resolve: ResolveTexts): Hooks<'domain'> => ({
  async beforeWrite(changes) {
    for (const change of changes) if (change.call === verifying) await verify(change, resolve);
  },
  validate(changes, work) {
    for (const change of changes) {
      settleHost(change);
      if (change.call !== verifying) checkDefaults(change, work);
    }
  },
  afterWrite: keepOneDefault,
});
