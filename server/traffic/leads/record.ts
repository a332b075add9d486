import { type Insertable, sql, type Transaction } from 'kysely';
import { decide } from '../../../domain/distribution/decide.ts';
import type { Decision, Outcome } from '../../../domain/distribution/decision.ts';
import { drawOf } from '../../../domain/distribution/draw.ts';
import { reasons } from '../../../domain/distribution/reasons.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { EarlierLead, Lead } from '../../../domain/distribution/traffic.ts';
import { cachedStatement, run, value } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import { publicIdAt } from '../../database/public-id.ts';
import { storedDecision } from '../stored-decision.ts';
import type { LeadAt } from './attempts.ts';
import type { Contact } from './contact.ts';
import { earlierLeadsOf, isExistingPerson, lockContacts, commonKey } from './common-key.ts';

type Row = Insertable<Tables['leads']>;

/** A lead as it came in from an affiliate who may send it. */
export interface IncomingLead {
  tenantId: number;
  /** Public id of the campaign. */
  campaign: string;
  /** By the names of `leadParameters` and those of the vertical. */
  parameters: Lead['parameters'];
  country: string | undefined;
  language: string | undefined;
  isTest: boolean;
  /** Imported from a file, not sent by the person. */
  isCold: boolean;
  /** Stored with this status instead of being offered automatically: for staff to send, or for the hold queue. */
  waits?: 'unsent' | 'hold';
  /** The member of staff who entered it by hand. */
  entered?: { user: number; impersonator: number | null };
  contact: Contact;
  /** What is stored as it came. */
  row: Omit<Row, 'affiliate_id' | 'campaign_id' | 'offer_id' | 'api_status'>;
}

export interface Recorded {
  lead: LeadAt;
  decision: Decision;
  /** Its public id. */
  secureId: string;
}

/** The status of a lead after a decision, before it is offered. Staff can send a refused one again. */
export const statusOf: Readonly<Partial<Record<Outcome, Row['api_status']>>> = {
  offered: 'new',
  hold: 'hold',
  invalid: 'invalid',
  trash: 'trash',
  duplicate: 'duplicate',
  test: 'test',
};

/** A lead as it is first stored. */
export type LeadRow = Row & { secure_id: string; created_at: string };

const decided = (
  network: Snapshot,
  arrived: IncomingLead,
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
 * Makes the decision for a lead.
 * @param known its public id, when it came (milliseconds UTC) and the leads before it with the same contact
 * @returns its row and its decision; undefined if the network no longer has such a campaign
 */
export const leadOf = (
  network: Snapshot,
  arrived: IncomingLead,
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
    api_status: (decision.outcome === 'offered' && arrived.waits) || (statusOf[decision.outcome] ?? 'unsent'),
    reason,
    refusal: reason === null ? null : reasons[reason].mask,
    is_test: arrived.isTest,
    is_cold: arrived.isCold,
    phone_key: phoneKey,
    email_key: emailKey,
    decision: JSON.stringify(storedDecision(decision)),
    created_at: new Date(at).toISOString(),
  };
  return { row, decision };
};

/** A lead that is to be stored with a decision. */
export interface ArrivingLead {
  network: Snapshot;
  arrived: IncomingLead;
  /** Milliseconds UTC. */
  at: number;
  /** Seconds that it waits at most for its first attempt, if it is to be offered. */
  patience: number;
}

type DecidedLead = NonNullable<ReturnType<typeof leadOf>>;

/** Makes each decision in order of arrival: of two leads with the same contact, the second finds the first. */
const decideAll = (coming: readonly ArrivingLead[], before: readonly EarlierLead[][]): (DecidedLead | undefined)[] => {
  const stored: DecidedLead['row'][] = [];
  return coming.map(({ network, arrived, at }, place) => {
    const beside = stored.flatMap((row): EarlierLead[] => {
      const same = commonKey({ phoneKey: row.phone_key ?? null, emailKey: row.email_key ?? null }, arrived.contact);
      return same ? [{ offer: row.offer_id, at: Math.floor(at / 1000), same }] : [];
    });
    const made = leadOf(network, arrived, { id: publicIdAt(at), at, earlier: [...beside, ...(before[place] ?? [])] });
    if (made && isExistingPerson(made.row.api_status)) stored.push(made.row);
    return made;
  });
};

/** Returns a lead as JSON of its columns. */
const asJson = ({ params, decision, ...row }: LeadRow) => ({
  ...row,
  params: JSON.parse(params ?? '[]'),
  decision: JSON.parse(decision ?? 'null'),
});

/** Returns the statement that inserts leads with these columns: leads from the same source have the same ones. */
const insertion = (names: readonly string[]) =>
  cachedStatement<{ id: number; secure_id: string }>(
    insertLeads,
    names.join(),
    () => sql`
    with given as materialized (
      select nextval('leads_number') as id, item -> 'row' as columns, (item ->> 'patience')::double precision as patience,
        (item #>> '{entered,user}')::bigint as user_id, (item #>> '{entered,impersonator}')::bigint as impersonator_id
      from jsonb_array_elements(${value('given')}::jsonb) as item
    ), added as (
      insert into leads (id, ${sql.join(names.map((name) => sql.ref(name)))})
      select given.id, ${sql.join(names.map((name) => sql.ref(`new_lead.${name}`)))}
      from given cross join jsonb_populate_record(null::leads, given.columns) as new_lead
      returning id, secure_id, affiliate_id, api_status, reason, refusal, is_cold, created_at
    ), noted as (
      insert into lead_changes
        (lead_id, affiliate_id, api_status, reason, refusal, changed_by, user_id, impersonator_id, created_at)
      select id, affiliate_id, api_status, reason, refusal,
        case when user_id is not null then 'entry' when is_cold then 'import' else 'intake' end,
        user_id, impersonator_id, created_at
      from added join given using (id)
    ), announced as (
      insert into lead_push (lead_id, lead_created_at, cause, expires_at)
      select id, created_at, 'push', now() + make_interval(secs => patience)
      from added join given using (id) where api_status = 'new'
    )
    select id, secure_id from added`,
  );

/** Writes leads, each with the start of its history and, if it is new, an announced push; returns their ids. */
const insertLeads = async (
  db: Transaction<Tables>,
  rows: readonly { row: LeadRow; patience: number; entered: IncomingLead['entered'] }[],
): Promise<ReadonlyMap<string, number>> => {
  const [first] = rows;
  if (!first) return new Map();
  const rowsJson = rows.map(({ row, ...others }) => ({ ...others, row: asJson(row) }));
  const added = await run(db, insertion(Object.keys(first.row)), { values: { given: JSON.stringify(rowsJson) } });
  return new Map(added.map(({ id, secure_id: secureId }) => [secureId, id]));
};

/**
 * Makes decisions for leads of a network and stores them together, in one transaction.
 * @returns in the same order; undefined if the network no longer has such a campaign
 */
export const recordLeads = async (
  db: Transaction<Tables>,
  tenantId: number,
  coming: readonly ArrivingLead[],
): Promise<readonly (Recorded | undefined)[]> => {
  await lockContacts(
    db,
    tenantId,
    coming.map(({ arrived }) => arrived.contact),
  );
  const offers = coming.map(({ network, arrived }) =>
    network.offerOf(network.campaigns.get(arrived.campaign)?.offer ?? 0),
  );
  const before = await earlierLeadsOf(
    db,
    coming.map(({ arrived, at }, place) => ({
      ...arrived.contact,
      vertical: offers[place]?.preparedVertical,
      offer: offers[place]?.id ?? 0,
      at: Math.floor(at / 1000),
    })),
  );
  const decided = decideAll(coming, before);
  const ids = await insertLeads(
    db,
    decided.flatMap((one, place) => {
      const { patience = 0, arrived } = coming[place] ?? {};
      return one ? [{ row: one.row, patience, entered: arrived?.entered }] : [];
    }),
  );
  return decided.map((one) => {
    const id = one && ids.get(one.row.secure_id);
    if (!one || id === undefined) return undefined;
    const { row, decision } = one;
    return { lead: { id, createdAt: row.created_at }, decision, secureId: row.secure_id };
  });
};

/** Does the same for one lead, in the transaction of its call. */
export const recordLead = async (db: Transaction<Tables>, coming: ArrivingLead): Promise<Recorded | undefined> =>
  (await recordLeads(db, coming.arrived.tenantId, [coming]))[0];
