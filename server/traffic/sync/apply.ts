import { sql } from 'kysely';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { ReportedStatus } from '../../../domain/status-lists.ts';
import { recordUnmapped } from '../../integrations/unmapped.ts';
import type { BothLanguages } from '../../../domain/text/words.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { Failure } from '../../failure.ts';
import { settleLead } from '../leads/settling.ts';
import { type Accepted, acceptReport } from '../advertiser-postbacks/accept.ts';
import { reasonIn } from '../advertiser-postbacks/log.ts';
import { findOrigin } from '../advertiser-postbacks/origin.ts';
import { readTerms } from '../advertiser-postbacks/terms.ts';

/** What an advertiser's list says about leads, applied by the same rules as postbacks. */

/** The advertiser whose list it is. */
export interface Reporting {
  integration: number;
  advertiser: number;
  defaultCurrency: number | null;
}

/** A lead that the advertiser has, and what they have reported about it. */
interface KnownLead {
  attempt: number;
  lead: number;
  isUnknown: boolean;
  said: string | null;
  /** Since when that applies, according to them, milliseconds UTC; null if they did not say. */
  saidAt: number | null;
}

/** The effect of a status; undefined if it changed nothing. */
export type Applied = Accepted['log'] | undefined;

const publicId = /^[0-9a-f]{32}$/;

const keyOf = (prefix: 'theirs' | 'ours', id: string): string => `${prefix} ${id}`;

/** Finds the leads of a page that were sent by the integration, by the advertiser's IDs and by ours. */
const knownOf = async (
  db: TenantScope,
  integration: number,
  statuses: readonly ReportedStatus[],
): Promise<ReadonlyMap<string, readonly KnownLead[]>> => {
  const theirs = statuses.flatMap(({ leadId }) => leadId ?? []);
  const ours = statuses.flatMap(({ ownId }) => (ownId !== null && publicId.test(ownId) ? [ownId] : []));
  // Each kind of ID has an index of its own, which a condition with "or" over both tables could not use.
  const selecting = sql`
    select attempt.id as attempt, attempt.lead_id as lead, attempt.outcome, attempt.advertiser_status as said,
      (extract(epoch from attempt.advertiser_status_at) * 1000)::float8 as "saidAt", attempt.advertiser_lead_id as theirs, leads.secure_id as ours
    from lead_attempts as attempt
    join leads on leads.id = attempt.lead_id and leads.created_at = attempt.created_at
    where attempt.integration_id = ${integration} and attempt.outcome in ('accepted', 'unknown')`;
  const { rows } = await db.read((reader) =>
    sql<Omit<KnownLead, 'isUnknown'> & { outcome: string; theirs: string | null; ours: string }>`
      ${selecting} and attempt.advertiser_lead_id = any (${theirs}::text[])
      union ${selecting} and leads.secure_id = any (${ours}::text[])`.execute(reader),
  );
  const known = new Map<string, KnownLead[]>();
  for (const { outcome, theirs: their, ours: our, ...row } of rows) {
    const one = { ...row, isUnknown: outcome === 'unknown' };
    const keys = [...(their === null ? [] : [keyOf('theirs', their)]), keyOf('ours', our)];
    for (const key of keys) {
      const leads = known.get(key) ?? [];
      leads.push(one);
      known.set(key, leads);
    }
  }
  return known;
};

/** Returns the leads that are meant; our ID tells apart those that share one ID of theirs (D1226). */
const leadsReportedBy = (
  known: ReadonlyMap<string, readonly KnownLead[]>,
  { leadId, ownId }: ReportedStatus,
): readonly KnownLead[] => {
  const theirs = (leadId === null ? undefined : known.get(keyOf('theirs', leadId))) ?? [];
  const ours = (ownId === null ? undefined : known.get(keyOf('ours', ownId))) ?? [];
  return theirs.length === 1 || ours.length === 0 ? theirs : ours;
};

/** What the advertiser reports about a lead: a word, since when it applies, and whether the page has a later one. */
type ReportedState = Pick<ReportedStatus, 'status'> & { at: number | null; isFollowed: boolean };

/** Treats a moment in the future as now, so that a wrong one doesn't block everything after it. */
const momentIn = ({ at }: ReportedStatus): number | null => (at === undefined ? null : Math.min(at, Date.now()));

/** Whether the advertiser has reported something newer, before (D1273) or on the same page (D1536). */
const isOutdated = ({ saidAt }: KnownLead, { at, isFollowed }: ReportedState): boolean =>
  isFollowed || (saidAt !== null && at !== null && at < saidAt);

/** Records what the advertiser has reported about a lead; repeated, it changes nothing. */
const noteReportedState = async (db: TenantScope, known: KnownLead, said: ReportedState): Promise<void> => {
  if (isOutdated(known, said)) return;
  const at = said.at === null ? null : new Date(said.at).toISOString();
  await db.write((transaction) =>
    sql`update lead_attempts set advertiser_status = ${said.status}, advertiser_status_at = ${at}::timestamptz
      where id = ${known.attempt} and lead_id = ${known.lead}`.execute(transaction),
  );
  Object.assign(known, { said: said.status, saidAt: said.at });
};

/** Whether a report leaves anything to do or to record. */
const isNews = (known: KnownLead, { status, at }: ReportedState): boolean =>
  known.isUnknown || known.said !== status || (at !== null && (known.saidAt === null || at > known.saidAt));

const applyOne = async (
  db: TenantScope,
  network: Snapshot,
  known: KnownLead,
  told: ReportedState,
  { integration, ...reporter }: Reporting,
): Promise<Applied> => {
  const { lead, isUnknown } = known;
  const { status } = told;
  if (!isUnknown && known.said === status) {
    await noteReportedState(db, known, told);
    return undefined;
  }
  // An advertiser who reports about a lead has it.
  if (isUnknown) await db.write((transaction) => settleLead(transaction, lead, true, { by: 'synchronization' }));
  const at = Math.floor(Date.now() / 1000);
  const said = {
    traffic: undefined,
    lead: String(lead),
    visitor: undefined,
    amount: undefined,
    currency: undefined,
    customer: undefined,
    status,
    goal: status,
    // If a goal is paid each time, repeated reports of a status are one conversion, regardless of case.
    transaction: `sync-${integration}-${lead}-${status.toLowerCase()}`,
  };
  const read = await db.read(async (reader) => {
    const origin = await findOrigin(reader, { ...said, advertiser: reporter.advertiser, at });
    return origin && { origin, terms: await readTerms(reader, { report: said, reporter, origin, integration, at }) };
  });
  if (!read) return undefined;
  const { goal, grade, before } = read.terms;
  if (goal === undefined && grade === undefined) {
    if (!read.origin.isOfErased)
      await db.write((transaction) => recordUnmapped(transaction, integration, 'status', status));
    return undefined;
  }
  // A goal that was reached before is not reported again, so that the lead still gets its grade again.
  const isReached = goal !== undefined && goal !== 'none' && before === null;
  // A goal was reached, however late that is reported; what the lead is now depends on the newer status.
  const isGraded = grade !== undefined && grade !== 'none' && !isOutdated(known, told);
  const parameters = [{ name: 'status', value: status }];
  const accepted =
    isReached || isGraded
      ? await acceptReport(
          db,
          network,
          {
            ...read,
            terms: { ...read.terms, before: null },
            report: { ...said, goal: isReached ? status : undefined, status: isGraded ? status : undefined },
          },
          { reporter, integration, by: 'synchronization', parameters, at },
        )
      : undefined;
  // Only now: anything cut short before this is done again by the next round.
  await noteReportedState(db, known, told);
  const changed = accepted && accepted.log.result !== 'repeated' && accepted.log.result !== 'ignored';
  return changed ? accepted.log : undefined;
};

/** Whether the log has this refusal of a lead already: what is refused is reported again in each round. */
const isRefusalKnown = async (
  db: TenantScope,
  { lead }: KnownLead,
  { integration }: Reporting,
  reason: BothLanguages,
): Promise<boolean> => {
  const found = await db.read((reader) =>
    reader
      .selectFrom('postback_logs')
      .select('id')
      .where('lead_id', '=', lead)
      .where('integration_id', '=', integration)
      .where('kind', '=', 'customer_data_import')
      .where('result', '=', 'refused')
      // The log has no reason for a lead whose contact data are erased (D1283).
      .where(sql<boolean>`(reason is null or reason ->> 'en' = ${reason.en})`)
      .limit(1)
      .executeTakeFirst(),
  );
  return found !== undefined;
};

/** Refuses a status, which is tried again in each round, as what it was refused for may be mended (D1538). */
const refuse = async (
  db: TenantScope,
  known: KnownLead,
  { status }: ReportedState,
  { failure, reporter }: { failure: Failure; reporter: Reporting },
): Promise<Applied> => {
  const { words, details } = failure;
  const reason = reasonIn(
    (language) =>
      `${status}: ${[words, ...details.map(({ message }) => message)].map((one) => one[language]).join('. ')}`,
  );
  if (await isRefusalKnown(db, known, reporter, reason)) return undefined;
  return { result: 'refused', lead: known.lead, reason };
};

/** A status, and the leads that are meant by it. */
interface ReportedLead {
  leadId: string | null;
  leads: readonly KnownLead[];
  told: ReportedState;
}

/**
 * Returns a page's statuses with the leads they mean. Of several about one lead, those that no time places before the
 * next one are followed by it: in a list of everything that ever happened, only the last one is what the lead is now.
 */
const leadsReportedIn = (
  statuses: readonly ReportedStatus[],
  known: ReadonlyMap<string, readonly KnownLead[]>,
): ReportedLead[] => {
  const next = new Map<KnownLead, number | null>();
  return statuses
    .toReversed()
    .map((reported): ReportedLead => {
      const { leadId, status } = reported;
      const leads = leadsReportedBy(known, reported);
      const at = momentIn(reported);
      const [lead] = leads;
      const isFollowed = lead !== undefined && next.has(lead) && (at === null || at === next.get(lead));
      if (lead) next.set(lead, at);
      return { leadId, leads, told: { status, at, isFollowed } };
    })
    .toReversed();
};

/** How many statuses are handled before checking whether to go on. */
const chunkSize = 50;

/**
 * Applies a page, lead by lead, except for what the advertiser has reported before.
 * @param network whose caps conversions count toward
 * @param goesOn whether the round is to be continued
 * @returns what changed, and IDs of the advertiser's that several leads share, for the log; not the whole page if the
 *   round is to be left
 */
export const applyStatuses = async (
  db: TenantScope,
  network: Snapshot,
  statuses: readonly ReportedStatus[],
  { reporter, goesOn }: { reporter: Reporting; goesOn: () => Promise<boolean> },
): Promise<{ changes: NonNullable<Applied>[]; shared: readonly string[]; isWhole: boolean }> => {
  const known = await knownOf(db, reporter.integration, statuses);
  const changes: NonNullable<Applied>[] = [];
  const shared = new Set<string>();
  let done = 0;
  for (const { leadId, leads, told } of leadsReportedIn(statuses, known)) {
    const [found, ...others] = leads;
    if (leadId !== null && others.length > 0) {
      shared.add(leadId);
      continue;
    }
    if (!found || !isNews(found, told)) continue;
    if (done > 0 && done % chunkSize === 0 && !(await goesOn()))
      return { changes, shared: [...shared], isWhole: false };
    const change = await applyOne(db, network, found, told, reporter).catch((error: unknown) => {
      if (error instanceof Failure && error.status < 500) return refuse(db, found, told, { failure: error, reporter });
      throw error;
    });
    done += 1;
    found.isUnknown = false;
    if (change) changes.push(change);
  }
  return { changes, shared: [...shared], isWhole: true };
};
