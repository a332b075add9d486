import { sql, type Transaction } from 'kysely';
import { conversionStatus } from '../../../domain/traffic/conversions.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Model } from '../../collections/model.ts';
import type { Tables } from '../../database/tables.ts';
import { type Event, insertEvents } from '../../events/writer.ts';
import { timestamp } from '../../database/values.ts';
import { payAcceptedLead } from '../../traffic/conversions/accepted-leads.ts';
import { createConversionWriter } from '../../traffic/conversions/record.ts';
import { createGradeWriter } from '../../traffic/leads/grades.ts';
import { acceptPostback } from '../../traffic/advertiser-postbacks/accept.ts';
import { unreadPostback } from '../../traffic/advertiser-postbacks/log.ts';
import { createPostbackReaders } from '../../traffic/advertiser-postbacks/reading.ts';
import { scopeWithin } from '../../traffic/transaction-scope.ts';
import type { Random } from '../random.ts';
import { depositGoals } from '../words/business.ts';
import { inBatches } from './batches.ts';
import { customerNumber } from './customers.ts';
import { addressFrom } from './moments.ts';
import { dateMovements, datePrepayments } from './movements.ts';
import { type DemoReporter, readReporters, readStatusWords, reportsBy, type StatusWord } from './reporters.ts';
import { asOwner } from './roles.ts';

/** Where advertisers report: the network’s default host for postbacks. */
const host = 'pb.sluice.example';
const hour = 3600;
const day = 24 * hour;
/** Minimum age of the latest report, in seconds. */
const settled = 120;
/** Shares of sent traffic that convert, and of those that are reported twice, reported late, or graded. */
const share = { clicks: 0.016, leads: 0.17, repeats: 0.08, late: 0.03, graded: 0.6, bad: 0.1 };
const agents = ['Keitaro/10.2', 'okhttp/4.12.0', 'GuzzleHttp/7'];

interface Sent {
  parameter: 'click_id' | 'lead_id';
  id: string;
  offer: number;
  advertiser: number;
  /** Seconds UTC. */
  at: number;
}

/** Clicks and leads sent to an advertiser, oldest first. */
const sentOn = async (db: Transaction<Tables>): Promise<Sent[]> => {
  const columns = ['offer_id', 'advertiser_id', 'created_at', 'secure_id as sent'] as const;
  const clicks = await db
    .selectFrom('clicks')
    .select(columns)
    .where('click_status', '=', 1)
    .where('advertiser_id', 'is not', null)
    .execute();
  const leads = await db
    .selectFrom('leads')
    .select(columns)
    .where('api_status', '=', 'sent')
    .where('advertiser_id', 'is not', null)
    .execute();
  const asSent = (parameter: Sent['parameter']) => (row: (typeof clicks)[number]) =>
    row.advertiser_id === null
      ? []
      : [
          {
            parameter,
            id: row.sent,
            offer: row.offer_id,
            advertiser: row.advertiser_id,
            at: Math.floor(row.created_at),
          },
        ];
  return [...clicks.flatMap(asSent('click_id')), ...leads.flatMap(asSent('lead_id'))].sort(
    (one, other) => one.at - other.at || one.id.localeCompare(other.id),
  );
};

/** Seconds that an advertiser takes to answer when sent a lead. */
const answering = 2;

/** Leads of offers that pay for accepted ones, oldest first. */
const acceptedOf = (db: Transaction<Tables>) =>
  db
    .selectFrom('leads')
    .select(['id', 'advertiser_id as advertiser', 'created_at'])
    .where('api_status', '=', 'sent')
    .where('offer_id', 'in', (rules) =>
      rules
        .selectFrom('payment_rules')
        .select('offer_id')
        .where('paid_for', '=', 'accepted_lead')
        .where('status', '=', 'active'),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Keys of the goals that each offer pays for, in order. */
const goalsOf = async (db: Transaction<Tables>): Promise<ReadonlyMap<number, readonly string[]>> => {
  const rows = await db
    .selectFrom('payment_rules')
    .innerJoin('goals', 'goals.id', 'payment_rules.goal_id')
    .select(['payment_rules.offer_id as offer', 'goals.key'])
    .distinct()
    .where('payment_rules.status', '=', 'active')
    .orderBy('offer')
    .orderBy('goals.key')
    .execute();
  const byOffer = Map.groupBy(rows, ({ offer }) => offer);
  return new Map([...byOffer].map(([offer, goals]) => [offer, goals.map(({ key }) => key)]));
};

/** Tables that start empty here; query plans made while they were empty would scan all rows of each. */
const growing = [
  'conversions',
  'conversion_caps',
  'limit_counters',
  'customers',
  'customer_figures',
  'postback_outbox',
];

/** Refreshes the planner's statistics, which only the tables' owner may do. */
const planAnew = (db: Transaction<Tables>): Promise<void> =>
  asOwner(db, async () => {
    await sql`analyze ${sql.join(growing.map((name) => sql.table(name)))}`.execute(db);
  });

/** Reports accepted in one batch. */
const atOnce = 250;

/** Staff's decisions about waiting conversions. */
const verdicts = { approved: 62, rejected: 12, deferred: 8, pending: 18 };

/** How long conversions wait, in seconds: the morning's are decided in the afternoon. */
const wait = 3 * hour;

/** Approves the remaining due ones, each at its due time and by no user, like live ones. */
const approveDue = async (db: Transaction<Tables>, now: number): Promise<void> => {
  const { pending, deferred, approved } = conversionStatus;
  await sql`
    with due as materialized (
      select id, conversion_status as before, approve_at as at from conversions
      where approve_at <= to_timestamp(${now}) and conversion_status in (${pending}, ${deferred})
    ), done as (
      update conversions as own set conversion_status = ${approved}, approved_at = due.at, approve_at = null,
        version = own.version + 1, updated_at = due.at, updated_by_id = null
      from due where own.id = due.id
      returning own.id, own.version, due.at, due.before
    )
    insert into history (entity, record_id, version, at, action, changes)
    select 'conversion', id, version, at, 'edit',
      jsonb_build_object('conversionStatus', jsonb_build_array(before, ${approved}::integer))
    from done order by at, id`.execute(db);
};

/**
 * Lets an administrator decide about conversions that have waited long enough; the rest are approved automatically when
 * they are due.
 * @param now seconds UTC
 */
export const reviewConversions = async (db: Transaction<Tables>, random: Random, now: number): Promise<void> => {
  const [admin] = await db.selectFrom('users').select('id').where('role_type', '=', 'admin').orderBy('id').execute();
  const waiting = await db
    .selectFrom('conversions')
    .select(['id', 'created_at', 'conversion_status'])
    .where('created_at', '<', sql<number>`to_timestamp(${now - wait})`)
    .orderBy('id')
    .execute();
  const decided = waiting.flatMap(({ id, created_at: since, conversion_status: before }) => {
    const status = conversionStatus[random.weighted(verdicts)];
    if (!admin || status === before) return [];
    const at = timestamp(since + random.whole(hour, wait));
    return [{ id, before, status, at, approved: status === conversionStatus.approved ? at : null, by: admin.id }];
  });
  await sql`
    with decided as (
      select * from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) as one
        (id bigint, before integer, status integer, at timestamptz, approved timestamptz, by bigint)
    ), changed as (
      update conversions set conversion_status = decided.status, approved_at = decided.approved, approve_at = null,
        version = 2, updated_at = decided.at, updated_by_id = decided.by
      from decided where conversions.id = decided.id
    )
    insert into history (entity, record_id, version, at, user_id, action, changes)
    select 'conversion', id, 2, at, by, 'edit', jsonb_build_object('conversionStatus', jsonb_build_array(before, status))
    from decided`.execute(db);
  await approveDue(db, now);
  await asOwner(db, async () => {
    for (const side of ['affiliate', 'advertiser'] as const)
      await dateMovements(db, side, { of: 'conversions', by: 'conversion_id', moment: 'updated_at' });
    await datePrepayments(db);
  });
};

/** An advertiser's report to be accepted. */
interface Reported {
  reporter: DemoReporter;
  parameters: ReadonlyMap<string, string>;
  /** Seconds UTC. */
  at: number;
  /** How it came, as shown in the log. */
  call: Pick<Event<'postbackLog'>, 'url' | 'ip' | 'userAgent' | 'duration'>;
}

interface World {
  sent: readonly Sent[];
  goals: ReadonlyMap<number, readonly string[]>;
  reporters: ReadonlyMap<number, DemoReporter>;
  words: ReadonlyMap<number, readonly StatusWord[]>;
  now: number;
}

/** Titles of the grades of leads, by the goal reached; other leads are graded as bad. */
const gradesOf: Readonly<Record<string, readonly string[]>> = {
  registration: ['New', 'Registered'],
  kyc: ['New'],
  ftd: ['Deposited', 'First deposit'],
  redeposit: ['Deposited', 'Redeposit'],
  confirmed: ['Confirmed'],
  buyout: ['Bought out'],
  doi: ['Registered'],
  purchase: ['Paying'],
  application: ['Applied'],
  approval: ['Approved'],
  issued: ['Paid out'],
};
const bad = ['warning', 'error'];

/** Generates advertisers' reports about what was sent to them, in order of arrival. */
const drawReports = (random: Random, { sent, goals, reporters, words, now }: World): Reported[] => {
  const reports: Reported[] = [];
  for (const { parameter, id, offer, advertiser, at: trafficAt } of sent) {
    const reporter = reporters.get(advertiser);
    const integration = reporter && reportsBy(reporter, offer);
    if (!reporter || integration === undefined) continue;
    const secret = integration !== null && integration.secret !== null ? '&secret=•••' : '';
    const ip = addressFrom(random);
    const userAgent = random.pick(agents);
    const say = (said: readonly (readonly [string, string])[], at: number): void => {
      if (at > now - settled) return;
      const parameters = new Map([[parameter, id], ...said]);
      const query = `${new URLSearchParams([...parameters]).toString()}${secret}`;
      const url = `https://${host}/api/v1/public/postback/${reporter.token}?${query}`;
      reports.push({ reporter, parameters, at, call: { url, ip, userAgent, duration: random.whole(4, 30) } });
    };
    const known = goals.get(offer) ?? [];
    const late = random.chance(share.late) ? random.whole(20 * day, 45 * day) : 0;
    const at = trafficAt + late + random.whole(hour / 6, 30 * hour);
    const isReached = known.length > 0 && random.chance(parameter === 'click_id' ? share.clicks : share.leads);
    const goal = isReached ? random.pick(known) : undefined;
    if (goal !== undefined) {
      const said = [
        ['goal', goal],
        ...(depositGoals.includes(goal) ? [['customer_id', customerNumber(id)] as const] : []),
        ['amount', `${random.whole(20, 260) * reporter.scale}.${random.pick(['00', '50', '90'])}`],
        ['txid', random.letters(12)],
      ] as const;
      for (const after of random.chance(share.repeats) ? [0, 60] : [0]) say(said, at + after);
    }
    const isGraded = parameter === 'lead_id' && random.chance(goal === undefined ? share.bad : share.graded);
    const fitting = (integration && isGraded && words.get(integration.id)?.filter((one) => isSaid(one, goal))) || [];
    if (fitting.length > 0) say([['status', random.pick(fitting).word]], at + random.whole(2, 50));
  }
  return reports.sort((one, other) => one.at - other.at);
};

/** Returns whether a status word fits a lead that reached this goal, or none. */
const isSaid = ({ title, tone }: StatusWord, goal: string | undefined): boolean =>
  goal === undefined ? bad.includes(tone) : gradesOf[goal]?.includes(title) === true;

/** Backdates the changes from grading leads, and the postbacks about them, to the reports that caused them. */
const dateGrades = async (db: Transaction<Tables>, graded: readonly { lead: number; at: number }[]): Promise<void> => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(graded)}::jsonb) as said (lead bigint, at bigint)`;
  await sql`
    update lead_changes as own set created_at = to_timestamp(said.at) from ${given}
    where own.lead_id = said.lead and own.created_at = now() and own.changed_by = 'postback'`.execute(db);
  await sql`
    update postback_outbox as own set happened_at = to_timestamp(said.at) from ${given}
    where own.lead_id = said.lead and own.event = 'event_lead_grade_changed'`.execute(db);
};

/**
 * Adds advertisers' reports about what the network sent them: each report is accepted by the code for live postbacks,
 * and is in the log. Accepted leads are paid if a rule says so. The session is the tenant's, with its permissions.
 */
export const addPostbacks = async (
  db: Transaction<Tables>,
  model: Model,
  { random, network, tenantId, now }: { random: Random; network: Snapshot; tenantId: number; now: number },
): Promise<void> => {
  const within = scopeWithin(db);
  const scope = {
    ...within,
    writeConversion: createConversionWriter(() => within)(tenantId),
    giveGrade: createGradeWriter(() => within)(tenantId),
  };
  const reading = createPostbackReaders(() => within)(tenantId);
  const take = async ({ reporter, parameters, at, call }: Reported): Promise<Event<'postbackLog'>> => {
    // Secrets are masked in the log; the secret was correct.
    const taking = { at, opens: () => true, reading };
    const { id, created, log } = await acceptPostback(scope, network, reporter, parameters, taking);
    const answer = JSON.stringify({ data: { id, created } });
    const how = { ...call, method: 'GET', body: null, httpStatus: 200, answer };
    return { ...unreadPostback, ...log, ...how, advertiser: reporter.advertiser, createdAt: at };
  };
  const sent = await sentOn(db);
  const reporters = await readReporters(db, tenantId, new Set(sent.map(({ advertiser }) => advertiser)));
  const said = { goals: await goalsOf(db), words: await readStatusWords(db), now };
  const reports = drawReports(random, { sent, reporters, ...said });
  const graded: { lead: number; at: number }[] = [];
  // Counters of traffic are there already, many of them.
  await planAnew(db);
  for (const batch of inBatches(await acceptedOf(db), atOnce))
    await Promise.all(
      batch.map(async ({ id: lead, advertiser, created_at: since }) => {
        const reporter = advertiser === null ? undefined : reporters.get(advertiser);
        const at = Math.min(Math.floor(since) + answering, now);
        if (reporter) await payAcceptedLead(scope, network, { lead, reporter, acceptedAt: at }, { at, reading });
      }),
    );
  await planAnew(db);
  let [taken, planned] = [0, 0];
  for (const batch of inBatches(reports, atOnce)) {
    const log = await Promise.all(batch.map(take));
    await insertEvents(db, model, 'postbackLog', log);
    for (const { result, lead, createdAt: at } of log)
      if (result === 'graded' && lead !== null) graded.push({ lead, at });
    taken += batch.length;
    // A query plan suits a table until it has doubled in size.
    if (taken < 2 * planned) continue;
    await planAnew(db);
    planned = taken;
  }
  await dateGrades(db, graded);
};
