import { type Insertable, sql, type Transaction } from 'kysely';
import { readAnswer } from '../../../domain/answers.ts';
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

/** Returns a lead's history entry for its arrival, like that of a live one. */
const arrivalEntry = ({ arrived }: PushedLead, id: number): Insertable<Tables['lead_changes']> => ({
  lead_id: id,
  affiliate_id: arrived.affiliate_id,
  changed_by: arrived.is_cold ? 'import' : 'intake',
  api_status: arrived.api_status,
  reason: arrived.reason ?? null,
  refusal: arrived.refusal ?? null,
  created_at: arrived.created_at,
});

/** Returns a lead's history entry for its push. */
const pushEntry = (
  { arrived, row, attempts, releasedAt }: PushedLead,
  id: number,
): Insertable<Tables['lead_changes']> => ({
  lead_id: id,
  affiliate_id: row.affiliate_id,
  changed_by: releasedAt === undefined ? 'push' : 'hold_queue',
  previous_status: arrived.api_status,
  api_status: row.api_status,
  reason: row.reason ?? null,
  refusal: row.refusal ?? null,
  advertiser_id: row.advertiser_id ?? null,
  created_at: attempts.at(-1)?.finished_at ?? row.created_at,
});

/** Stores leads that arrived, and their outcomes. The session is the tenant's. */
export const writePushes = async (db: Transaction<Tables>, leads: readonly PushedLead[]): Promise<void> => {
  if (leads.length === 0) return;
  const rows = leads.map(({ row }) => row);
  const kept = await db.insertInto('leads').values(rows).returning(['id', 'secure_id']).execute();
  const ids = new Map(kept.map(({ id, secure_id: secureId }) => [secureId, id]));
  const attempts = leads.flatMap(({ row, attempts: made }) =>
    made.map((attempt) => ({ ...attempt, lead_id: ids.get(row.secure_id) ?? 0 })),
  );
  if (attempts.length > 0) await db.insertInto('lead_attempts').values(attempts).execute();
  const idOf = ({ secure_id: secureId }: LeadRow): number => ids.get(secureId) ?? 0;
  const entries = leads.map((lead) => arrivalEntry(lead, idOf(lead.row)));
  await db.insertInto('lead_changes').values(entries).execute();
  const pushes = leads.filter(({ arrived, row }) => arrived !== row).map((lead) => pushEntry(lead, idOf(lead.row)));
  if (pushes.length > 0) await db.insertInto('lead_changes').values(pushes).execute();
};

/** Held leads sent on in one statement. */
const together = 200;

/** Stores the outcomes of held leads that were sent on. The session is the tenant's, or the owner's. */
export const writeReleases = async (db: Transaction<Tables>, released: readonly PushedLead[]): Promise<void> => {
  for (const leads of inBatches(released, together)) {
    const rows = leads.map(({ row }) => ({ ...row, decision: JSON.parse(String(row.decision)) }));
    const { rows: kept } = await sql<{ id: number; sent: string }>`
      update leads as own set api_status = said.api_status, reason = said.reason, refusal = said.refusal,
        advertiser_id = said.advertiser_id, integration_id = said.integration_id, redirect_url = said.redirect_url,
        decision = said.decision
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (
        secure_id text, created_at timestamptz, api_status text, reason text, refusal text, advertiser_id bigint,
        integration_id bigint, redirect_url text, decision jsonb
      )
      where own.secure_id = said.secure_id and own.created_at = said.created_at
      returning own.id, own.secure_id as sent`.execute(db);
    const ids = new Map(kept.map(({ id, sent }) => [sent, Number(id)]));
    const idOf = ({ row }: PushedLead): number => ids.get(row.secure_id) ?? 0;
    await db
      .insertInto('lead_attempts')
      .values(leads.flatMap((lead) => lead.attempts.map((attempt) => ({ ...attempt, lead_id: idOf(lead) }))))
      .execute();
    const entries = leads.map((lead) => pushEntry(lead, idOf(lead)));
    await db.insertInto('lead_changes').values(entries).execute();
    // Affiliates' postbacks about it are dated when they are written, so backdate them to when it was sent on.
    const dated = entries.map(({ lead_id: lead, created_at: at }) => ({ lead, at }));
    await sql`
      update postback_outbox as own set happened_at = said.at, due_at = said.at
      from jsonb_to_recordset(${JSON.stringify(dated)}::jsonb) as said (lead bigint, at timestamptz)
      where own.lead_id = said.lead and own.event <> 'event_hold' and own.happened_at >= now()`.execute(db);
  }
};
