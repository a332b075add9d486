import type { Kysely, Transaction } from 'kysely';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Tables } from '../../database/tables.ts';
import { violation, invalid } from '../../failure.ts';
import { recordUnmapped } from '../../integrations/unmapped.ts';
import type { Event } from '../../events/writer.ts';
import { giveReportedGrade } from '../leads/change.ts';
import { settleLead } from '../leads/settling.ts';
import { transactionKey } from '../conversions/keys.ts';
import {
  type StoredConversion,
  recordConversion,
  type ReportScope,
  type CustomerReportFor,
} from '../conversions/record.ts';
import { type ReachedGoal, settleConversion, type Settlement } from '../conversions/settle.ts';
import { recordCustomer, type CustomerFiguresReport } from '../customers/record.ts';
import { figuresOf, type ReadCustomer, readCustomerReport } from '../customers/report.ts';
import { scopeWithin } from '../transaction-scope.ts';
import type { Origin } from './origin.ts';
import { type PostbackReader, createSingleReader } from './reading.ts';
import type { BothLanguages } from '../../../domain/text/words.ts';
import { reasonWords } from './log.ts';
import {
  about,
  amountOf,
  type Distrust,
  finalGradeWords,
  integrationFor,
  overCapWords,
  refusingOverflow,
} from './refusals.ts';
import { type Report, reportIn } from './report.ts';
import type { Reporter } from './reporters.ts';
import type { Terms } from './terms.ts';
import { isAccepted, keptParameters } from './trust.ts';

/** The result of a postback. */
export interface Accepted {
  /** Of the conversion; of the lead or the customer if only they were reported; null if there is none of these. */
  id: number | null;
  created: boolean;
  /** The part of its log entry that depends on the result. */
  log: Pick<Event<'postbackLog'>, 'result'> & Partial<Event<'postbackLog'>>;
}

const maxTransaction = 200;

/** How something is reported. */
interface Reporting {
  reporter: Pick<Reporter, 'advertiser' | 'defaultCurrency'>;
  integration: number | undefined;
  by: 'postback' | 'synchronization' | 'import';
  /** What is stored of it with a conversion. */
  parameters: { name: string; value: string }[];
  /** Seconds UTC. */
  at: number;
}

/** The effect of a reported status: the lead's grade, or why nothing changes. */
interface Graded {
  result: 'graded' | 'repeated' | 'ignored';
  reason: BothLanguages | null;
  /** The grade to give the lead. */
  grade?: number;
}

const keptFinal: Graded = { result: 'ignored', reason: reasonWords(finalGradeWords) };

const gradedBy = ({ status }: Report, { lead }: Origin, { grade }: Terms): Graded | undefined => {
  if (status === undefined) return undefined;
  if (!lead || grade === undefined || grade === 'none')
    return {
      result: 'ignored',
      reason: grade === 'none' ? null : reasonWords(about('status', 'statusIgnored', status).message),
    };
  return grade.id === lead.grade
    ? { result: 'repeated', reason: null }
    : { result: 'graded', reason: null, grade: grade.id };
};

/** Returns what the log records of the traffic that was reported about. */
const loggedOf = ({ click, lead, affiliate, campaign, offer, country }: Origin) => ({
  affiliate,
  campaign,
  offer,
  country,
  clickId: click,
  lead: lead?.id ?? null,
});

/** Finds a conversion that the advertiser has numbered and reported before, regardless of what else is reported now. */
const reportedBefore = async (db: Kysely<Tables>, { advertiser }: Reporter, { transaction }: Report) =>
  transaction === undefined
    ? undefined
    : db
        .selectFrom('conversions')
        .select(['id', 'affiliate_id', 'campaign_id', 'offer_id', 'click_id', 'lead_id', 'country'])
        .where('transaction_key', '=', transactionKey(advertiser, transaction))
        .executeTakeFirst();

const isErased = async (db: Kysely<Tables>, lead: number | null): Promise<boolean> =>
  lead !== null &&
  (await db
    .selectFrom('leads')
    .select('id')
    .where('id', '=', lead)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Answers a report about unknown traffic: as before if it repeats an earlier one. @throws Failure 422 */
const acceptUnknown = async (
  scope: ReportScope,
  reporter: Reporter,
  report: Report,
  { distrust, onFound }: Pick<PostbackContext, 'onFound'> & { distrust: Distrust },
): Promise<Accepted> => {
  const before = await scope.read((db) => reportedBefore(db, reporter, report));
  if (!before) {
    const isOfVisitor = report.traffic === undefined && report.visitor !== undefined;
    const path = report.lead !== undefined ? 'lead_id' : isOfVisitor ? 'visitor_id' : 'click_id';
    const isSaid = [report.lead, report.traffic, report.visitor].some((id) => id !== undefined);
    if (!isSaid && report.customer) throw invalid(about('customer_id', 'unknownCustomer'));
    throw invalid(isSaid ? about(path, 'unknownTraffic') : violation('click_id', 'required'));
  }
  const { id, affiliate_id: affiliate, campaign_id: campaign, offer_id: offer, click_id: clickId, country } = before;
  const traffic = { affiliate, campaign, offer, clickId, lead: before.lead_id, country };
  onFound?.(traffic, await scope.read((db) => isErased(db, before.lead_id)));
  const integration = integrationFor(reporter, { offer }, distrust)?.id ?? null;
  return { id, created: false, log: { ...traffic, result: 'repeated', conversion: id, integration } };
};

/** Returns what the report of a goal amounts to. @throws Failure 422 */
const reachedBy = (
  { report, origin, terms }: { report: Report; origin: Origin; terms: Terms },
  { reporter, parameters }: Pick<Reporting, 'reporter' | 'parameters'>,
  goal: number | null,
): ReachedGoal => {
  const amount = amountOf(report);
  const { currency, team, trafficSource, isRepeatable, isLate, lateConversions, rules } = terms;
  if (!currency) throw invalid(about('currency', 'unknownCurrency', report.currency));
  const { at: trafficAt, lead, ...traffic } = origin;
  return {
    ...traffic,
    lead: lead?.id ?? null,
    advertiser: reporter.advertiser,
    team,
    trafficSource,
    trafficAt,
    rules,
    isRepeatable,
    isLate,
    lateConversions,
    isAcceptedLead: lead?.isTaken === true && !lead.isTest,
    isReported: true,
    goal,
    amount,
    currency,
    transaction: report.transaction ?? null,
    parameters,
  };
};

/** A report that was read: what it is about, and what the network specifies for it. */
export interface ReadReport {
  report: Report;
  origin: Origin;
  terms: Terms;
}

const fromOf = (origin: Origin) => ({ ...origin, lead: origin.lead?.id ?? null });

/** Returns what a report says about a customer, to be stored once it is known which conversion it belongs to. */
const customerOf = (
  { report, terms, origin }: ReadReport,
  { reporter: { advertiser }, at }: Reporting,
): ((customer: ReadCustomer, conversion: number | undefined) => CustomerFiguresReport) => {
  const { currency, isDeposit } = terms;
  if (!currency) throw invalid(about('currency', 'unknownCurrency', report.currency));
  const numbered = report.transaction === undefined ? undefined : transactionKey(advertiser, report.transaction);
  return (customer, conversion) => {
    const key = conversion === undefined ? numbered : `conversion ${conversion}`;
    const { figures, id: customerId } = customer;
    const paid = { deposits: 1, deposited: amountOf(report), turnover: null, ngr: null };
    const isOfGoal = conversion !== undefined && isDeposit && figures.deposited === null;
    const told = [
      ...(customer.hasFigures ? [{ figures, of: figuresOf(customer, key) }] : []),
      ...(isOfGoal ? [{ figures: paid, of: { key: `goal of ${key}` } }] : []),
    ];
    return { from: fromOf(origin), advertiser, customerId, at, told, currency };
  };
};

/** Whether a report gives a customer's figures and nothing else. */
const isOfCustomerAlone = ({ goal, status }: Report, customer: ReadCustomer | undefined): boolean =>
  customer?.hasFigures === true && goal === undefined && status === undefined;

/** What a report amounts to. */
interface Due {
  graded: Graded | undefined;
  /** Undefined if it makes no conversion. */
  conversion: { reached: ReachedGoal; settled: Settlement } | undefined;
  /** Whether it reports a status and nothing else. */
  isStatusAlone: boolean;
}

/** @throws Failure 422 */
const dueBy = (read: ReadReport, reporting: Reporting): Due => {
  const { report, origin, terms } = read;
  const { lead } = origin;
  const { goal } = terms;
  if (report.goal !== undefined && goal === undefined) throw invalid(about('goal', 'unknownGoal', report.goal));
  const graded = gradedBy(report, origin, terms);
  const isStatusAlone = graded !== undefined && report.goal === undefined && lead !== null;
  if (isStatusAlone && graded.reason !== null) throw invalid(about('status', 'unknownStatus', report.status));
  const makesNone = isStatusAlone || goal === 'none' || lead?.isTest === true;
  if (makesNone) return { graded, conversion: undefined, isStatusAlone };
  const goalReport = reachedBy(read, reporting, goal?.id ?? null);
  const settled = settleConversion(goalReport, reporting.at);
  if (!settled) throw invalid(about('amount', 'amountNeeded'));
  return { graded, conversion: { reached: goalReport, settled }, isStatusAlone };
};

/** Applies what is reported about the traffic itself, and stores the customer's data along with a new conversion. */
const acceptTraffic = async (
  scope: ReportScope,
  network: Snapshot,
  { origin }: ReadReport,
  { integration, by, at }: Reporting,
  { graded: found, conversion, isStatusAlone }: Due,
  customerOf?: CustomerReportFor,
): Promise<Accepted> => {
  const { lead } = origin;
  const log = { integration: integration ?? null, ...loggedOf(origin) };
  // An advertiser who reports about a lead has it.
  if (lead?.isUnsettled) await scope.write((db) => settleLead(db, lead.id, true, { by }));
  let graded = found;
  if (lead && found?.grade !== undefined) {
    const { grade } = found;
    const isGiven = await (scope.giveGrade
      ? scope.giveGrade({ lead: lead.id, grade }, by)
      : scope.write((db) => giveReportedGrade(db, { id: lead.id }, grade, { by })));
    if (!isGiven) graded = keptFinal;
  }
  if (!conversion) {
    const { result, reason } = isStatusAlone && graded ? graded : { result: 'ignored' as const, reason: null };
    return { id: lead?.id ?? null, created: false, log: { ...log, result, reason } };
  }
  const { id, created, customer, overCap } = await recordConversion(scope, network, { ...conversion, at, customerOf });
  const reason = overCap === undefined ? (graded?.reason ?? null) : reasonWords(overCapWords, overCap);
  return { id, created, log: { ...log, result: created ? 'created' : 'repeated', conversion: id, customer, reason } };
};

/**
 * Applies a report that is only about a customer.
 * @throws Failure 422
 */
export const acceptCustomer = async (
  db: Transaction<Tables>,
  read: ReadReport,
  reporting: Reporting,
  customer: ReadCustomer,
): Promise<Accepted> => {
  const { origin } = read;
  const { lead } = origin;
  if (lead?.isUnsettled) await settleLead(db, lead.id, true, { by: reporting.by });
  const { id, changed } = await recordCustomer(db, customerOf(read, reporting)(customer, undefined));
  const log = { integration: reporting.integration ?? null, ...loggedOf(origin), customer: id };
  return { id, created: changed, log: { ...log, result: changed ? 'customer' : 'repeated' } };
};

/** Does the same along with what is reported about a customer, all or nothing. */
const acceptWithCustomer = async (
  scope: ReportScope,
  network: Snapshot,
  read: ReadReport,
  reporting: Reporting,
  customer: ReadCustomer,
): Promise<Accepted> => {
  const toldOf = customerOf(read, reporting);
  if (isOfCustomerAlone(read.report, customer))
    return scope.write((db) => acceptCustomer(db, read, reporting, customer));
  const due = dueBy(read, reporting);
  const keep = async (db: Kysely<Tables>, { log, ...accepted }: Accepted): Promise<Accepted> => {
    const { id } = await recordCustomer(db, toldOf(customer, log.conversion ?? undefined));
    return { ...accepted, log: { ...log, customer: id } };
  };
  if (!due.conversion)
    return scope.write(async (db) => keep(db, await acceptTraffic(scopeWithin(db), network, read, reporting, due)));
  const accepted = await acceptTraffic(scope, network, read, reporting, due, (id) => toldOf(customer, id));
  return accepted.created ? accepted : scope.write((db) => keep(db, accepted));
};

/**
 * Applies what is reported about traffic: gives a lead its grade, stores a conversion or what is reported about a
 * customer, or all of these. What was reported before changes nothing, so that repeating a report that was cut short
 * completes it.
 * @param network whose caps conversions count toward
 * @throws Failure 422; nothing was done then
 */
export const acceptReport = async (
  scope: ReportScope,
  network: Snapshot,
  read: ReadReport,
  reporting: Reporting,
): Promise<Accepted> => {
  const { report, origin, terms } = read;
  if (terms.before !== null) {
    const log = { integration: reporting.integration ?? null, ...loggedOf(origin) };
    return { id: terms.before, created: false, log: { ...log, result: 'repeated', conversion: terms.before } };
  }
  // Test leads don't become customers.
  const isTest = origin.lead?.isTest === true;
  return refusingOverflow(async () =>
    report.customer && !isTest
      ? acceptWithCustomer(scope, network, read, reporting, readCustomerReport(report.customer))
      : acceptTraffic(scope, network, read, reporting, dueBy(read, reporting)),
  );
};

/** Returns a report that names nothing but a lead. */
export const bareReport = (lead: number): Report => ({
  traffic: undefined,
  lead: String(lead),
  visitor: undefined,
  goal: undefined,
  status: undefined,
  amount: undefined,
  currency: undefined,
  transaction: undefined,
  customer: undefined,
});

/**
 * Stores the conversion of a lead that its advertiser has accepted, as if it had been reported, if a rule pays for that
 * and the lead has none yet.
 * @param network whose caps conversions count toward
 * @param at when, seconds UTC
 * @returns undefined if no rule pays
 */
export const acceptLead = async (
  scope: ReportScope,
  network: Snapshot,
  read: ReadReport,
  { reporter, at }: Pick<Reporting, 'reporter' | 'at'>,
): Promise<StoredConversion | undefined> => {
  const goalReport: ReachedGoal = { ...reachedBy(read, { reporter, parameters: [] }, null), isReported: false };
  const settled = goalReport.isAcceptedLead ? settleConversion(goalReport, at) : undefined;
  return settled?.rule && recordConversion(scope, network, { reached: goalReport, settled, at });
};

/** How a postback is handled. */
export interface PostbackContext {
  /** Seconds UTC. */
  at: number;
  /** Whether the parameters prove knowledge of an integration's secret. */
  opens(sealed: string, said: ReadonlyMap<string, string>): boolean;
  /** The address that the call comes from; absent if staff repeat it, who may do so from anywhere. */
  from?: string;
  /**
   * Called with the traffic it is about, whether it is then accepted or refused, and with whether contact data of its
   * lead are erased, so that nothing reported is stored.
   */
  onFound?: (traffic: Partial<Event<'postbackLog'>>, isErased: boolean) => void;
  /** Reads alone if absent. */
  reading?: PostbackReader;
}

/**
 * Applies a postback (`acceptReport`). One that was sent before gets the same answer.
 * @param network whose caps conversions count toward
 * @throws Failure 403, 409 or 422; nothing was done then
 */
export const acceptPostback = async (
  scope: ReportScope,
  network: Snapshot,
  reporter: Reporter,
  said: ReadonlyMap<string, string>,
  { at, opens, from, onFound, reading = createSingleReader(scope) }: PostbackContext,
): Promise<Accepted> => {
  const report = reportIn(said, reporter.integrations);
  const distrust: Distrust = ({ secret, addresses }) => {
    if (from !== undefined && !isAccepted(from, addresses)) return 'wrongAddress';
    return secret === null || opens(secret, said) ? undefined : 'wrongSecret';
  };
  const origin = await reading.findOrigin({ ...report, advertiser: reporter.advertiser, at });
  const isOfErased = origin?.isOfErased === true;
  if (origin) onFound?.(loggedOf(origin), isOfErased);
  if (report.transaction !== undefined && report.transaction.length > maxTransaction)
    throw invalid(violation('txid', 'maxLength', maxTransaction));
  if (!origin) return acceptUnknown(scope, reporter, report, { distrust, onFound });
  const sentBy = { offer: origin.offer, integration: origin.lead?.integration };
  const integration = integrationFor(reporter, sentBy, distrust)?.id;
  const terms = await reading.readTerms({ report, reporter, origin, integration, at });
  const parameters = isOfErased ? [] : keptParameters(said);
  const unmapped = [
    ...(report.status !== undefined && terms.grade === undefined ? ([['status', report.status]] as const) : []),
    ...(report.goal !== undefined && terms.goal === undefined ? ([['goal', report.goal]] as const) : []),
  ];
  if (integration !== undefined && unmapped.length > 0 && !isOfErased)
    await scope.write(async (db) => {
      for (const [kind, word] of unmapped) await recordUnmapped(db, integration, kind, word);
    });
  return acceptReport(
    scope,
    network,
    { report, origin, terms },
    { reporter, integration, by: 'postback', parameters, at },
  );
};
