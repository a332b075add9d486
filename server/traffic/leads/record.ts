import { type Insertable, sql, type Transaction } from 'kysely';
import { decide } from '../../../domain/distribution/decide.ts';
import type { Decision, Outcome } from '../../../domain/distribution/decision.ts';
import { drawOf } from '../../../domain/distribution/draw.ts';
import type { Vertical } from '../../../domain/distribution/network.ts';
import { reasons } from '../../../domain/distribution/reasons.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { EarlierLead, Lead } from '../../../domain/distribution/traffic.ts';
import type { Reader } from '../../collections/model.ts';
import type { Tables } from '../../database/tables.ts';
import { publicIdAt } from '../../events/public-id.ts';
import { keepDecision } from '../kept-decision.ts';
import { announcePush, type LeadAt } from './attempts.ts';
import { noteArrivals } from './change.ts';
import type { Contact } from './contact.ts';

type Row = Insertable<Tables['leads']>;

/** A lead as it came in, by an affiliate who may send it. */
export interface Arrived {
  tenantId: number;
  /** Public id of the campaign. */
  campaign: string;
  /** By the names of `leadParameters` and those of the vertical. */
  parameters: Lead['parameters'];
  country: string | undefined;
  language: string | undefined;
  isTest: boolean;
  /** Brought in from a file, not sent by the person. */
  isCold: boolean;
  /** It is kept for staff to send, and offered to nobody by itself. */
  isForLater?: boolean;
  contact: Contact;
  /** What is kept as it came. */
  row: Omit<Row, 'affiliate_id' | 'campaign_id' | 'offer_id' | 'api_status'>;
}

export interface Recorded {
  lead: LeadAt;
  decision: Decision;
  /** Its public id. */
  secureId: string;
}

/** What a lead is after a decision, before anybody is offered it. One that is refused can be sent again by staff. */
export const statusOf: Readonly<Partial<Record<Outcome, Row['api_status']>>> = {
  offered: 'new',
  hold: 'hold',
  invalid: 'invalid',
  trash: 'trash',
  duplicate: 'duplicate',
  test: 'test',
};

/** What an earlier lead must not be to be somebody's who is there already. */
const nobodys: Row['api_status'][] = ['invalid', 'trash', 'duplicate', 'test'];

const day = 86_400;
const maxEarlier = 100;
/** Digits of a key that make a number that PostgreSQL and JavaScript both know. */
const lockDigits = 13;

type Keys = Pick<Contact, 'phoneKey' | 'emailKey'>;

/** Of two leads with the same contact that come at once, one waits for the other and finds it. */
export const lockContact = async (
  db: Transaction<Tables>,
  tenantId: number,
  { phoneKey, emailKey }: Keys,
): Promise<void> => {
  const keys = [phoneKey, emailKey].flatMap((key) =>
    key === null ? [] : [Number.parseInt(key.slice(0, lockDigits), 16)],
  );
  // In one order, so that two never wait for each other.
  for (const key of keys.sort((one, other) => one - other))
    await sql`select pg_advisory_xact_lock(hashint8(${tenantId}::bigint) # ${key}::bigint)`.execute(db);
};

/** A lead as it is kept first. */
export type LeadRow = Row & { secure_id: string; created_at: string };

/** What two leads have in common; undefined where nothing tells that they are of the same person. */
export const samenessOf = (one: Keys, other: Keys): EarlierLead['same'] | undefined => {
  const samePhone = one.phoneKey !== null && one.phoneKey === other.phoneKey;
  const sameEmail = one.emailKey !== null && one.emailKey === other.emailKey;
  if (samePhone && sameEmail) return 'both';
  return samePhone ? 'phone' : sameEmail ? 'email' : undefined;
};

/** Whether a lead of this status is somebody who is there already. */
export const isSomebody = (status: Row['api_status']): boolean => !nobodys.includes(status);

/** The leads before one with the same contact, of which `but` is none. */
export const earlierLeads = async (
  db: Reader,
  { phoneKey, emailKey }: Keys,
  { duplicates }: Vertical,
  { offer, at, but }: { offer: number; at: number; but?: number },
): Promise<EarlierLead[]> => {
  if (duplicates.window === 0 || (phoneKey === null && emailKey === null)) return [];
  const rows = await db
    .selectFrom('leads')
    .select(['offer_id', 'created_at', 'phone_key', 'email_key'])
    .where(({ or, eb }) =>
      or([
        ...(phoneKey === null ? [] : [eb('phone_key', '=', phoneKey)]),
        ...(emailKey === null ? [] : [eb('email_key', '=', emailKey)]),
      ]),
    )
    .where('created_at', '>', sql<number>`to_timestamp(${at - duplicates.window * day})`)
    .where('api_status', 'not in', nobodys)
    .$if(but !== undefined, (query) => query.where('id', '!=', but!))
    .$if(duplicates.scope === 'offer', (query) => query.where('offer_id', '=', offer))
    .orderBy('created_at', 'desc')
    .limit(maxEarlier)
    .execute();
  return rows.map(({ offer_id, created_at, ...keys }) => ({
    offer: offer_id,
    at: created_at,
    same: samenessOf({ phoneKey: keys.phone_key, emailKey: keys.email_key }, { phoneKey, emailKey }) ?? 'both',
  }));
};

const decided = (
  network: Snapshot,
  arrived: Arrived,
  known: { earlier: readonly EarlierLead[]; id: string; at: number },
): Decision | undefined => {
  const { campaign, parameters, country, language, isTest, isCold } = arrived;
  const traffic: Lead = {
    kind: 'lead',
    campaign,
    parameters,
    isTest,
    isCold,
    earlier: known.earlier,
    ...(country !== undefined && { country }),
    ...(language !== undefined && { language }),
  };
  return decide(network, traffic, known.at, drawOf(known.id));
};

/**
 * Decides about a lead.
 * @param known its public id, when it came (milliseconds UTC) and the leads before it with the same contact
 * @returns its row and its decision; undefined where the network has no such campaign any longer
 */
export const leadOf = (
  network: Snapshot,
  arrived: Arrived,
  { id, at, earlier }: { id: string; at: number; earlier: readonly EarlierLead[] },
) => {
  const campaign = network.campaigns.get(arrived.campaign);
  const decision = decided(network, arrived, { earlier, id, at: Math.floor(at / 1000) });
  if (!campaign || !decision) return undefined;
  const { reason } = decision;
  const { phoneKey, emailKey } = arrived.contact;
  const row: LeadRow = {
    ...arrived.row,
    secure_id: id,
    affiliate_id: campaign.affiliate,
    campaign_id: campaign.id,
    offer_id: campaign.offer,
    api_status:
      arrived.isForLater && decision.outcome === 'offered' ? 'unsent' : (statusOf[decision.outcome] ?? 'unsent'),
    reason,
    refusal: reason === null ? null : reasons[reason].mask,
    is_test: arrived.isTest,
    is_cold: arrived.isCold,
    phone_key: phoneKey,
    email_key: emailKey,
    decision: JSON.stringify(keepDecision(decision)),
    created_at: new Date(at).toISOString(),
  };
  return { row, decision };
};

/**
 * Decides about a lead and keeps it with the decision, in the transaction of its call.
 * @param at milliseconds UTC
 * @param patience seconds for which one that is to be offered waits at most for its first attempt
 * @returns undefined where the network has no such campaign any longer
 */
export const recordLead = async (
  db: Transaction<Tables>,
  network: Snapshot,
  arrived: Arrived,
  { at, patience }: { at: number; patience: number },
): Promise<Recorded | undefined> => {
  const campaign = network.campaigns.get(arrived.campaign);
  const offer = campaign && network.offerOf(campaign.offer);
  if (!campaign || !offer) return undefined;
  const { contact, tenantId } = arrived;
  const seconds = Math.floor(at / 1000);
  await lockContact(db, tenantId, contact);
  const vertical = offer.preparedVertical;
  const earlier = vertical ? await earlierLeads(db, contact, vertical, { offer: offer.id, at: seconds }) : [];
  const made = leadOf(network, arrived, { id: publicIdAt(at), at, earlier });
  if (!made) return undefined;
  const { row, decision } = made;
  const { id } = await db.insertInto('leads').values(row).returning('id').executeTakeFirstOrThrow();
  const lead = { id, createdAt: row.created_at };
  await noteArrivals(db, [{ ...row, id }], 'intake');
  if (row.api_status === 'new') await announcePush(db, lead, { by: 'push' }, patience);
  return { lead, decision, secureId: row.secure_id };
};
