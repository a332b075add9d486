import { type Kysely, sql } from 'kysely';
import { choreNames } from '../../domain/chores.ts';
import { trialDaysLeft } from '../../domain/time/dates.ts';
import { type Decimal, divide, multiply } from '../../domain/money/decimal.ts';
import { type Guarantee, shortfallOf } from '../../domain/distribution/guarantees.ts';
import { defaultCapPercent } from '../../domain/notices/notice-types.ts';
import type { Words } from '../../domain/text/words.ts';
import type { Database } from '../database/connection.ts';
import { isStopped } from '../database/queue-stops.ts';
import type { Tables } from '../database/tables.ts';
import type { SieveMode } from '../../domain/traffic/sieve.ts';
import { notify, type Raised } from '../notify/notify.ts';

/**
 * Detects what no single change reveals: caps that fill up, guarantees that will not be met, integrations that became
 * slow, trials that end, tasks that fall due, and work of the product itself that fails. Whatever counts toward a cap is part of handling traffic, which must not
 * wait for people to be notified.
 */

/** Fewer answers than this are not significant. */
const minSample = 10;
/** A median above this many milliseconds keeps visitors waiting. */
const slow = 3000;
const hour = 3600;
const day = 24 * hour;
/** Days before a trial ends at which people are notified. */
const trialSteps = [1, 3, 7] as const;

type RaisedNotice = Raised & { tenantId: number };

interface Cap {
  tenantId: number;
  id: number;
  title: string | null;
  offer: number;
  affiliate: number | null;
  team: number | null;
  advertiser: number | null;
  value: Decimal;
  counted: Decimal;
  countries: string[];
  countriesMode: SieveMode;
}

const capColumns = sql`
  cap.tenant_id as "tenantId", cap.id, cap.title, cap.offer_id as offer, cap.affiliate_id as affiliate, cap.team_id as team,
  cap.advertiser_id as advertiser, trim_scale(cap.value)::text as value, cap.countries, cap.countries_mode as "countriesMode"`;

const aboutOf = (cap: Cap): Raised['about'] => {
  const { offer, affiliate, team, advertiser, countries, countriesMode } = cap;
  return { offer, affiliate, team, advertiser, countries, countriesMode };
};

/**
 * Caps that are full, or full enough for people to be notified, in the current period or one that has just ended: each
 * once for every percentage that a rule of its network asks for. One whose limit is changed, or whose counter is reset,
 * fills up anew.
 */
const fillingCaps = async (db: Kysely<Tables>): Promise<RaisedNotice[]> => {
  const { rows } = await sql<Cap & { threshold: number; once: string }>`
    select ${capColumns}, trim_scale(counter.counted)::text as counted, level.threshold, occasion.once
    from caps as cap
    join limit_counters as counter on counter.tenant_id = cap.tenant_id and counter.holder = 'cap' and counter.record_id = cap.id
      and counter.period = cap.period and counter.timezone = cap.timezone and counter.ends_at > now() - interval '1 minute'
    cross join lateral (
      select 100 as threshold union select ${defaultCapPercent}::integer union
      select rule.cap_percent from notifications as rule
      where rule.tenant_id = cap.tenant_id and rule.status = 'active' and rule.group_slug = 'caps'
        and (rule.type is null or rule.type = 'cap.filling')
    ) as level
    cross join lateral (
      select concat_ws(' ', cap.id, counter.starts_at,
        case when level.threshold not in (100, ${defaultCapPercent}::integer) then level.threshold end,
        trim_scale(cap.value), extract(epoch from cap.counter_reset_at)) as once
    ) as occasion
    where cap.status = 'active' and cap.value > 0 and counter.counted * 100 >= cap.value * level.threshold
      and (level.threshold = 100 or counter.counted < cap.value)
      and not exists (
        select from notice_event as event where event.tenant_id = cap.tenant_id
          and event.type = case when level.threshold = 100 then 'cap.full' else 'cap.filling' end and event.once = occasion.once
      )
    order by cap.tenant_id, cap.id, level.threshold limit 500`.execute(db);
  return rows.map(({ threshold, once, ...cap }) => ({
    tenantId: cap.tenantId,
    type: threshold === 100 ? 'cap.full' : 'cap.filling',
    record: { entity: 'cap', id: cap.id },
    params: {
      title: cap.title,
      counter: cap.counted,
      value: cap.value,
      percent: Number(divide(multiply(cap.counted, '100'), cap.value, 0, 'down')),
      ...(threshold < 100 && { threshold }),
    },
    about: aboutOf(cap),
    once,
  }));
};

/** Guarantees that would not be met at the current pace, once half of their period is over. */
const failingGuarantees = async (db: Kysely<Tables>, at: number): Promise<RaisedNotice[]> => {
  const { rows } = await sql<Cap & Omit<Guarantee, 'decimals'> & { currency: number | null }>`
    select ${capColumns}, cap.period, cap.timezone, cap.currency_id as currency, trim_scale(cap.guarantee)::text as guarantee,
      extract(epoch from greatest(cap.created_at, cap.counter_reset_at))::bigint as since, trim_scale(coalesce((
        select counter.counted from limit_counters as counter
        where counter.tenant_id = cap.tenant_id and counter.holder = 'cap' and counter.record_id = cap.id and counter.period = cap.period
          and counter.timezone = cap.timezone and counter.starts_at <= now() and now() < counter.ends_at
        order by counter.starts_at desc limit 1
      ), 0))::text as counted
    from caps as cap where cap.status = 'active' and cap.guarantee > 0 and cap.period <> 'total'`.execute(db);
  return rows.flatMap((cap): RaisedNotice[] => {
    const decimals = cap.currency === null ? 0 : 2;
    const missed = shortfallOf({ ...cap, since: Number(cap.since), decimals }, at);
    if (!missed) return [];
    return [
      {
        tenantId: cap.tenantId,
        type: 'guarantee.at_risk',
        record: { entity: 'cap', id: cap.id },
        params: { title: cap.title, counter: cap.counted, guarantee: cap.guarantee, expected: missed.expected },
        about: aboutOf(cap),
        once: `${cap.id} ${missed.start}`,
      },
    ];
  });
};

/** Integrations that were slow in the last hour, unless that was told today: to find out reads all their attempts. */
const slowIntegrations = async (db: Kysely<Tables>, at: number): Promise<RaisedNotice[]> => {
  const today = Math.floor(at / day);
  const { rows } = await sql<{ tenantId: number; id: number; title: string; advertiser: number; took: number }>`
    select integration.tenant_id as "tenantId", integration.id, integration.title, integration.advertiser_id as advertiser, speed.took
    from integrations as integration cross join lateral (
      select count(*) as attempts, percentile_disc(0.5) within group (order by took) filter (where http_status is not null) as took
      from lead_attempts as attempt
      where attempt.tenant_id = integration.tenant_id and attempt.integration_id = integration.id and attempt.outcome <> 'pending'
        and attempt.started_at >= now() - interval '1 hour'
    ) as speed
    where integration.status = 'active' and speed.attempts >= ${minSample} and speed.took >= ${slow} and not exists (
      select from notice_event as event where event.tenant_id = integration.tenant_id and event.type = 'integration.slow'
        and event.once = concat_ws(' ', integration.id, ${today}::bigint)
    )`.execute(db);
  return rows.map(({ tenantId, id, title, advertiser, took }) => ({
    tenantId,
    type: 'integration.slow',
    record: { entity: 'integration', id },
    params: { title, seconds: Math.floor(took / 1000) },
    about: { advertiser },
    once: `${id} ${today}`,
  }));
};

const endingTrials = async (db: Kysely<Tables>, at: number): Promise<RaisedNotice[]> => {
  const rows = await db
    .selectFrom('tenant')
    .select(['id', 'trial_expire_at as end'])
    .where('trial_expire_at', '>', sql<number>`now()`)
    .where('trial_expire_at', '<', sql<number>`now() + interval '8 days'`)
    .execute();
  return rows.flatMap(({ id, end }): RaisedNotice[] => {
    const days = trialDaysLeft(end ?? at, at, 'UTC');
    const step = trialSteps.find((one) => days <= one);
    return step === undefined || days <= 0
      ? []
      : [{ tenantId: id, type: 'trial.ending', params: { days }, once: `${end} ${step}` }];
  });
};

/** Days after which an overdue task is old news. */
const overdue = 7;

/** Tasks due in their network's time zone; those without an assignee notify no one. */
const dueTasks = async (db: Kysely<Tables>): Promise<RaisedNotice[]> => {
  const { rows } = await sql<{ tenantId: number; id: number; title: string; due: string; users: number[] }>`
    select task.tenant_id as "tenantId", task.id, concat_ws(' ', task.full_id, task.title) as title, task.due_date::text as due,
      array(
        select assignee.target_id from tasks_assignees as assignee
        where assignee.tenant_id = task.tenant_id and assignee.owner_id = task.id order by assignee.position
      ) as users
    from tasks as task
    left join settings_general as settings on settings.tenant_id = task.tenant_id
    cross join lateral (select (now() at time zone coalesce(settings.timezone, 'UTC'))::date as day) as today
    where task.status = 'active' and task.task_status <> 'done' and task.due_date <= today.day
      and exists (
        select from tasks_assignees as assignee where assignee.tenant_id = task.tenant_id and assignee.owner_id = task.id
      )
      and task.due_date > today.day - ${overdue}::integer
      and not exists (
        select from notice_event as event where event.tenant_id = task.tenant_id and event.type = 'task.due'
          and event.once = task.id || ' ' || task.due_date
      )
    order by task.tenant_id, task.id limit 500`.execute(db);
  return rows.map(({ tenantId, id, title, due, users }) => ({
    tenantId,
    type: 'task.due',
    record: { entity: 'task', id },
    params: { title },
    users: users.map(Number),
    once: `${id} ${due}`,
  }));
};

/** Why a chore failed is in the log alone. */
const inTheLog: Words = {
  en: 'It has been failing for hours. See the server’s log for the reason',
  ru: 'Не выполняется уже несколько часов. Причина — в журнале сервера',
};

/**
 * Networks none of whose mails has been sent since the oldest one that fails was written, an hour ago or earlier. Mails
 * that were given up count, too: some are of use for an hour only.
 */
const failingMails = async (db: Kysely<Tables>): Promise<RaisedNotice[]> => {
  const { rows } = await sql<{ tenantId: number; problem: Words; sent: string | null }>`
    select network.tenant_id as "tenantId", failing.problem, extract(epoch from last.sent_at)::text as sent
    from (select id as tenant_id from tenant) as network
    cross join lateral (
      select max(ended_at) as sent_at from mail_outbox as mail where mail.tenant_id = network.tenant_id and mail.state = 'sent'
    ) as last
    cross join lateral (
      select problem from mail_outbox as mail
      where mail.tenant_id = network.tenant_id and mail.problem is not null
        and (mail.state = 'waiting' or mail.state = 'given_up' and mail.ended_at > now() - interval '1 day')
        and mail.created_at <= now() - interval '1 hour' and (last.sent_at is null or mail.created_at > last.sent_at)
      order by mail.created_at limit 1
    ) as failing
    where not ${isStopped('mails', 'network')}`.execute(db);
  return rows.map(({ tenantId, problem: { en, ru }, sent }) => ({
    tenantId,
    type: 'work.failing',
    params: { work: 'mails', problemEn: en, problemRu: ru },
    once: `mails ${sent}`,
  }));
};

/** Chores that have failed for three hours, told to every network: approvals and invoices of all of them depend on it. */
const failingChores = async (db: Kysely<Tables>): Promise<RaisedNotice[]> => {
  const { rows } = await sql<{ tenantId: number; name: string; once: string }>`
    select tenant.id as "tenantId", run.name, concat_ws(' ', run.name, extract(epoch from run.failing_since)) as once
    from chore_run as run cross join tenant
    where run.name = any (${choreNames}::text[]) and run.failed_at >= run.failing_since + interval '3 hours'`.execute(
    db,
  );
  return rows.map(({ tenantId, name, once }) => ({
    tenantId,
    type: 'work.failing',
    params: { work: name, problemEn: inTheLog.en, problemRu: inTheLog.ru },
    once,
  }));
};

/** Returns those that were not raised before. */
const notRaisedYet = async (db: Kysely<Tables>, all: readonly RaisedNotice[]): Promise<RaisedNotice[]> => {
  if (all.length === 0) return [];
  const { rows } = await sql<{ place: number }>`
    select notice.place::integer - 1 as place
    from unnest(
      ${all.map(({ tenantId }) => tenantId)}::bigint[], ${all.map(({ type }) => type)}::text[],
      ${all.map(({ once = null }) => once)}::text[]
    ) with ordinality as notice (tenant_id, type, once, place)
    where not exists (
      select from notice_event as event
      where event.tenant_id = notice.tenant_id and event.type = notice.type and event.once = notice.once
    )
    order by notice.place`.execute(db);
  return rows.flatMap(({ place }) => all[place] ?? []);
};

const raiseAll = async (database: Database, told: readonly RaisedNotice[]): Promise<void> => {
  for (const [tenantId, some] of Map.groupBy(told, (one) => one.tenantId)) {
    await database.tenant(tenantId, 'notices').write(async (db) => {
      for (const { tenantId: _, ...raised } of some) await notify(db, raised);
    });
  }
};

/** Raises events about the caps of all networks, each once per period. */
export const watchCaps = async (database: Database): Promise<void> => {
  const at = Math.floor(Date.now() / 1000);
  await raiseAll(
    database,
    await database.owner(async (db) => [
      ...(await fillingCaps(db)),
      ...(await notRaisedYet(db, await failingGuarantees(db, at))),
    ]),
  );
};

/** Does the same for integrations, each once a day, for trials and tasks, and for work of the product that fails. */
export const watchNetworks = async (database: Database): Promise<void> => {
  const at = Math.floor(Date.now() / 1000);
  await raiseAll(
    database,
    await database.owner(async (db) => [
      ...(await slowIntegrations(db, at)),
      ...(await notRaisedYet(db, [
        ...(await endingTrials(db, at)),
        ...(await failingMails(db)),
        ...(await failingChores(db)),
      ])),
      ...(await dueTasks(db)),
    ]),
  );
};
