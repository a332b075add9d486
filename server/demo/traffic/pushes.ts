import { type Insertable, sql, type Transaction } from 'kysely';
import { readAnswer } from '../../../domain/traffic/answers.ts';
import type { Candidate, Decision } from '../../../domain/distribution/decision.ts';
import { limitsOf } from '../../../domain/distribution/limits.ts';
import type { Tables } from '../../database/tables.ts';
import type { PushSettings } from '../../integrations/settings.ts';
import { fakeHost } from '../../outbound/own-hosts.ts';
import type { LeadRow } from '../../traffic/leads/record.ts';
import { keptAnswer, keptRequest } from '../../traffic/leads/messages.ts';
import { maxAttempts } from '../../traffic/leads/pushes.ts';
import type { Random } from '../random.ts';
import { inBatches } from './batches.ts';
import type { Counted } from './counted.ts';
import type { NetworkAt } from './past.ts';

/** The results of offering the demo's leads, as if the fake advertiser had answered. Nothing is sent. */

type AttemptRow = Omit<Insertable<Tables['lead_attempts']>, 'lead_id'>;

/** A lead with the decision about it, and later its outcome. */
export interface DrawnLead {
  row: LeadRow;
  decision: Decision;
  /** When a hold queue sends it on, milliseconds UTC; absent if it has just arrived. */
  releasedAt?: number;
}
export interface PushedLead {
  /** As it arrived. */
  arrived: LeadRow;
  row: LeadRow;
  attempts: AttemptRow[];
  releasedAt?: number | undefined;
}

const refusal = (status: number, message: string) => ({
  status,
  body: JSON.stringify({ status: 'error', error: { message } }),
});
const answers = {
  accepted: (id: string) => ({
    status: 201,
    body: JSON.stringify({ status: 'ok', data: { id, autologin_url: `https://${fakeHost}/welcome?lead=${id}` } }),
  }),
  refused: () => refusal(200, 'Cap reached'),
  duplicate: () => refusal(409, 'Lead already exists'),
  invalid: () => refusal(422, 'Invalid phone'),
};
const shares = { accepted: 70, refused: 18, duplicate: 8, invalid: 4 };

const factsOf = (row: LeadRow, at: number) => ({
  id: row.secure_id,
  createdAt: Math.floor(at / 1000),
  firstName: row.first_name ?? '',
  lastName: row.last_name ?? '',
  email: row.email ?? '',
  phone: row.phone ?? '',
  country: row.country ?? '',
  ip: String(row.ip ?? ''),
  clickId: row.click_id ?? '',
});

const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

type Taker = Candidate & { advertiser: number; integration: number };
const takersOf = ({ candidates }: Decision): Taker[] =>
  candidates
    .filter((one): one is Taker => one.order !== null && one.advertiser !== null && one.integration !== null)
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .slice(0, maxAttempts);

/** Draws which advertiser accepted which lead, right after the decision about each, and counts that in limits. */
export const pushesFrom =
  (
    random: Random,
    networkAt: NetworkAt,
    settings: ReadonlyMap<number, PushSettings>,
    counted: Counted,
  ): ((lead: DrawnLead) => PushedLead) =>
  ({ row, decision, releasedAt }) => {
    if (decision.outcome !== 'offered') return { arrived: row, row, attempts: [] };
    const created = Date.parse(row.created_at);
    const facts = factsOf(row, created);
    const attempts: AttemptRow[] = [];
    const begun = releasedAt ?? created;
    let at = begun;
    for (const taker of takersOf(decision)) {
      const told = settings.get(taker.integration);
      const made = {
        affiliate_id: row.affiliate_id,
        offer_id: row.offer_id,
        advertiser_id: taker.advertiser,
        integration_id: taker.integration,
        order: attempts.length + 1,
        started_at: moment(at),
        request: told ? keptRequest(told, facts) : null,
        created_at: row.created_at,
      };
      if (!told || told.missing.length > 0) {
        const failure = told ? 'parameters' : 'settings';
        attempts.push({ ...made, outcome: 'failed', failure, finished_at: moment(at), took: 0 });
        continue;
      }
      const outcome = random.weighted(shares);
      const answer = { headers: {}, ...answers[outcome](`FA-${row.secure_id.slice(-10)}`) };
      const reading = readAnswer(told.answer, answer);
      const took = random.whole(90, 1400);
      attempts.push({
        ...made,
        outcome: reading.outcome,
        finished_at: moment(at + took),
        took,
        http_status: answer.status,
        advertiser_lead_id: reading.leadId,
        redirect_url: reading.redirectUrl,
        ...keptAnswer({ answer, reading }, facts),
      });
      at += took;
      if (reading.outcome !== 'accepted') continue;
      counted.add(limitsOf(networkAt(begun), { kind: 'lead', offer: row.offer_id }, taker, Math.floor(begun / 1000)));
      const taken = { advertiser_id: taker.advertiser, integration_id: taker.integration };
      const sent = { ...row, ...taken, api_status: 'sent' as const, redirect_url: reading.redirectUrl };
      return { arrived: row, row: sent, attempts, releasedAt };
    }
    const status = decision.otherwise ?? 'unsent';
    const left = { ...row, api_status: status, reason: 'nobody_accepted' as const, refusal: 'nobody' as const };
    return { arrived: row, row: left, attempts, releasedAt };
  };

/** A lead's history entry before the lead has an id. */
type Entry = Omit<Insertable<Tables['lead_changes']>, 'lead_id'>;

/** Returns a lead's history entry for its arrival, like that of a live one. */
const arrivalEntry = ({ arrived }: PushedLead): Entry => ({
  affiliate_id: arrived.affiliate_id,
  changed_by: arrived.is_cold ? 'import' : 'intake',
  api_status: arrived.api_status,
  reason: arrived.reason ?? null,
  refusal: arrived.refusal ?? null,
  created_at: arrived.created_at,
});

/** Returns a lead's history entry for its push. */
const pushEntry = ({ arrived, row, attempts, releasedAt }: PushedLead): Entry => ({
  affiliate_id: row.affiliate_id,
  changed_by: releasedAt === undefined ? 'push' : 'hold_queue',
  previous_status: arrived.api_status,
  api_status: row.api_status,
  reason: row.reason ?? null,
  refusal: row.refusal ?? null,
  advertiser_id: row.advertiser_id ?? null,
  created_at: attempts.at(-1)?.finished_at ?? row.created_at,
});

/** Columns of leads that are JSON already; within other JSON they are texts. */
const texts: readonly string[] = ['decision', 'params'];

/** Writes what happened to leads, of `given` with their ids: their attempts and their history. */
const happened = (leads: readonly { attempts: readonly AttemptRow[]; entries: readonly Entry[] }[]) => {
  const written = (table: keyof Tables, key: 'attempts' | 'entries') => {
    const names = [...new Set(leads.flatMap((lead) => lead[key].flatMap(Object.keys)))];
    const columns = (from: string) => names.map((name) => sql.ref(`${from}${name}`));
    return sql`
      insert into ${sql.table(table)} (${sql.join([sql.ref('lead_id'), ...columns('')])})
      select ${sql.join([sql.ref('given.id'), ...columns('own.')])}
      from given cross join jsonb_populate_recordset(null::${sql.table(table)}, given.lead -> ${sql.lit(key)}) as own`;
  };
  return sql`attempted as (${written('lead_attempts', 'attempts')}), noted as (${written('lead_changes', 'entries')})`;
};

/**
 * Prepares leads that arrived, and their outcomes.
 * @returns what stores them in one statement, if there are any; the session is the tenant's
 */
export const preparePushes = (leads: readonly PushedLead[]): ((db: Transaction<Tables>) => Promise<void>) => {
  if (leads.length === 0) return async () => undefined;
  const made = leads.map((lead) => {
    const { arrived, row, attempts } = lead;
    return { row, attempts, entries: [arrivalEntry(lead), ...(arrived === row ? [] : [pushEntry(lead)])] };
  });
  const names = [...new Set(made.flatMap(({ row }) => Object.keys(row)))];
  const values = names.map((name) =>
    texts.includes(name) ? sql`(${sql.ref(`own.${name}`)} #>> '{}')::jsonb` : sql.ref(`own.${name}`),
  );
  const statement = sql`
    with given as materialized (
      select nextval('leads_number') as id, lead from jsonb_array_elements(${JSON.stringify(made)}::jsonb) as lead
    ), added as (
      insert into leads (id, ${sql.join(names.map((name) => sql.ref(name)))})
      select given.id, ${sql.join(values)} from given cross join jsonb_populate_record(null::leads, given.lead -> 'row') as own
    ), ${happened(made)}
    select from given limit 0`;
  return async (db) => void (await statement.execute(db));
};

/** Held leads sent on in one statement. */
const together = 200;

/** Stores the outcomes of held leads that were sent on. The session is the tenant's, or the owner's. */
export const writeReleases = async (db: Transaction<Tables>, released: readonly PushedLead[]): Promise<void> => {
  for (const leads of inBatches(released, together)) {
    const made = leads.map((lead) => ({ row: lead.row, attempts: lead.attempts, entries: [pushEntry(lead)] }));
    await sql`
      with said as materialized (
        select lead, own.* from jsonb_array_elements(${JSON.stringify(made)}::jsonb) as lead
        cross join jsonb_populate_record(null::leads, lead -> 'row') as own
      ), given as (
        update leads as own set api_status = said.api_status, reason = said.reason, refusal = said.refusal,
          advertiser_id = said.advertiser_id, integration_id = said.integration_id, redirect_url = said.redirect_url,
          decision = (said.decision #>> '{}')::jsonb
        from said where own.secure_id = said.secure_id and own.created_at = said.created_at
        returning own.id, said.lead
      ), ${happened(made)}
      select from given limit 0`.execute(db);
  }
  // Affiliates' postbacks about them are dated when they are written, so backdate them to when these were sent on.
  await sql`
    update postback_outbox as own set happened_at = sent.created_at, due_at = sent.created_at
    from lead_changes as sent
    where own.tenant_id = sluice_tenant() and sent.tenant_id = own.tenant_id and sent.lead_id = own.lead_id
      and sent.changed_by = 'hold_queue' and own.event <> 'event_hold' and own.happened_at >= now()`.execute(db);
};
