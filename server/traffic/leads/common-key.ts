import { sql, type Transaction } from 'kysely';
import type { Vertical } from '../../../domain/distribution/network.ts';
import type { EarlierLead } from '../../../domain/distribution/traffic.ts';
import type { LeadStatus } from '../../../domain/traffic/lead-statuses.ts';
import type { Reader } from '../../collections/model.ts';
import { run, statement, value } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import type { Contact } from './contact.ts';

/** Which leads belong to the same person. */

export type Keys = Pick<Contact, 'phoneKey' | 'emailKey'>;

/** Statuses with which an earlier lead does not count as an existing person. */
const withoutPerson: LeadStatus[] = ['invalid', 'trash', 'duplicate', 'test'];

const day = 86_400;
const maxEarlier = 100;
/** Digits of a key that make a number both PostgreSQL and JavaScript can represent. */
const lockDigits = 13;

/** Always in the same order, so that two transactions never wait for each other. */
const locking = statement(sql`
  select pg_advisory_xact_lock(hashint8(${value('tenant')}::bigint) # key)
  from (select distinct unnest(${value('keys')}::bigint[]) as key order by key) as contact_key`);

/** Makes one of two simultaneous leads with the same contact wait for the other, and find it. */
export const lockContacts = async (
  db: Transaction<Tables>,
  tenantId: number,
  contacts: readonly Keys[],
): Promise<void> => {
  const keys = contacts
    .flatMap(({ phoneKey, emailKey }) => [phoneKey, emailKey])
    .flatMap((key) => (key === null ? [] : [Number.parseInt(key.slice(0, lockDigits), 16)]));
  if (keys.length === 0) return;
  await run(db, locking, { values: { tenant: tenantId, keys } });
};

/** Returns what two leads have in common; undefined if nothing shows that they belong to the same person. */
export const commonKey = (one: Keys, other: Keys): EarlierLead['same'] | undefined => {
  const samePhone = one.phoneKey !== null && one.phoneKey === other.phoneKey;
  const sameEmail = one.emailKey !== null && one.emailKey === other.emailKey;
  if (samePhone && sameEmail) return 'both';
  return samePhone ? 'phone' : sameEmail ? 'email' : undefined;
};

/** Whether a lead of this status counts as an existing person. */
export const isExistingPerson = (status: LeadStatus): boolean => !withoutPerson.includes(status);

/** A lead to find earlier ones for. */
interface Later extends Keys {
  vertical: Vertical | undefined;
  offer: number;
  /** Seconds UTC. */
  at: number;
  /** A lead to leave out. */
  but?: number;
}

interface Found {
  place: number;
  offer: number;
  at: number;
  phoneKey: string | null;
  emailKey: string | null;
}

/** One of the two ways in which a lead has the same contact, each matching an index. */
const sameBy = (key: 'phone_key' | 'email_key') => sql`
  select offer_id, created_at, phone_key, email_key from leads
  where ${sql.ref(key)} = ${sql.ref(`contact.${key}`)} and created_at > to_timestamp(contact.since)
    and api_status <> all(${withoutPerson}::text[])
    and id is distinct from contact.but and (contact.offer is null or offer_id = contact.offer)
  order by created_at desc limit ${sql.lit(maxEarlier)}`;

const finding = statement<Found>(sql`
  select contact.place, earlier.offer_id as offer, earlier.created_at as at, earlier.phone_key as "phoneKey", earlier.email_key as "emailKey"
  from jsonb_to_recordset(${value('asked')}::jsonb) as contact
    (place integer, phone_key text, email_key text, since double precision, offer bigint, but bigint)
  cross join lateral ((${sameBy('phone_key')}) union all (${sameBy('email_key')})) as earlier
  order by earlier.created_at desc`);

/** Returns the earlier leads with the same contact for each of several, the latest first, in the order of `later`. */
export const earlierLeadsOf = async (db: Reader, later: readonly Later[]): Promise<EarlierLead[][]> => {
  const contacts = later.flatMap(({ phoneKey, emailKey, vertical, offer, at, but }, place) => {
    const { window = 0, scope } = vertical?.duplicates ?? {};
    if (window === 0 || (phoneKey === null && emailKey === null)) return [];
    const narrowed = scope === 'offer' ? offer : null;
    return [{ place, phone_key: phoneKey, email_key: emailKey, since: at - window * day, offer: narrowed, but }];
  });
  if (contacts.length === 0) return later.map(() => []);
  const rows = await run(db, finding, { values: { asked: JSON.stringify(contacts) } });
  const found = Map.groupBy(rows, ({ place }) => place);
  return later.map((one, place) =>
    (found.get(place) ?? []).map(({ offer, at, ...keys }) => ({ offer, at, same: commonKey(keys, one) ?? 'both' })),
  );
};
