import { type Selectable, sql, type Transaction } from 'kysely';
import { noticeDueAt } from '../../domain/notices/notice-times.ts';
import {
  defaultCapPercent,
  type NoticeAbout,
  noticeTypeOf,
  type NoticeType,
} from '../../domain/notices/notice-types.ts';
import type { Words } from '../../domain/text/words.ts';
import type { Caller } from '../access/caller.ts';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import { mailKindOf } from './kinds.ts';

/** What notification rules ask for, in addition to what people are notified of by default. */

type NoticeEvent = Selectable<Tables['notice_event']>;

export interface Rule
  extends Pick<Selectable<Tables['notifications']>, 'id' | 'channel' | 'frequency' | 'quiet_from' | 'quiet_to'> {
  integration: number | null;
  author: number | null;
  /** The users it names, directly or through their roles. */
  people: number[];
}

/** Returns whether a list of a rule is empty, or contains what the event concerns. */
const narrowedTo = (table: string, id: unknown) => sql`(
  not exists (select from ${sql.table(table)} as named where named.owner_id = rule.id)
  or exists (select from ${sql.table(table)} as named where named.owner_id = rule.id and named.target_id = ${id ?? null}::bigint)
)`;

/** Returns whether a rule names no countries, or one that the event is about or that its cap lets through. */
const inCountries = ({ country, countries, countriesMode }: NoticeAbout) => {
  const ofCap =
    countries === undefined
      ? sql`false`
      : countriesMode === 'except'
        ? sql`not rule.countries <@ ${countries}::text[]`
        : sql`(${countries.length === 0} or rule.countries && ${countries}::text[])`;
  return sql`(
    rule.countries is null or rule.countries = '{}' or ${country ?? null}::text = any (rule.countries) or ${ofCap}
  )`;
};

/** Returns the percentage that a cap has reached, if the event is about that. */
export const percentReached = (type: NoticeType, { params }: Pick<NoticeEvent, 'params'>): number | undefined =>
  type === 'cap.filling' ? Number(params['threshold'] ?? defaultCapPercent) : undefined;

/** Returns the active rules that match an event, in the order of their creation. */
export const rulesFor = async (
  db: Transaction<Tables>,
  type: NoticeType,
  happening: Pick<NoticeEvent, 'about' | 'params'>,
): Promise<Rule[]> => {
  const { about } = happening;
  const reached = percentReached(type, happening) ?? null;
  const { rows } = await sql<Rule>`
    select rule.id, rule.channel, rule.frequency, rule.quiet_from, rule.quiet_to,
      rule.notification_channel_integration_id as integration, rule.created_by_id as author,
      array(
        select users.id from users where users.status = 'active' and (
          exists (select from notifications_users as named where named.owner_id = rule.id and named.target_id = users.id)
          or exists (select from notifications_roles as held where held.owner_id = rule.id and held.target_id = users.role_id)
        ) order by users.id
      ) as people
    from notifications as rule
    where rule.status = 'active' and rule.group_slug = ${noticeTypeOf(type).group}
      and (rule.type is null or rule.type = ${type})
      and (${reached}::integer is null or rule.cap_percent = ${reached}::integer)
      and ${narrowedTo('notifications_offers', about.offer)}
      and ${narrowedTo('notifications_affiliates', about.affiliate)}
      and ${narrowedTo('notifications_advertisers', about.advertiser)}
      and ${inCountries(about)}
    order by rule.id`.execute(db);
  return rows;
};

/** Returns whether a user was sent a mail about it in the event's transaction. */
const isMailed = async (db: Transaction<Tables>, type: NoticeType, event: number, user: number): Promise<boolean> => {
  const kind = mailKindOf(type);
  if (kind === undefined) return false;
  const { rows } = await sql`
    select from mail_outbox as mail join notice_event as event on event.id = ${event} and event.created_at = mail.created_at
    where mail.user_id = ${user} and mail.kind = ${kind} limit 1`.execute(db);
  return rows.length > 0;
};

/** Returns the moment from which a rule lets a person be notified, seconds UTC. */
const dueBy = ({ frequency, quiet_from: quietFrom, quiet_to: quietTo }: Rule, at: number, zone: string): number =>
  noticeDueAt({ frequency, quietFrom, quietTo }, at, zone);

/** An event to be told of through a channel, and the rules that ask for it. */
interface RequestedDelivery {
  channel: Rule['channel'];
  rules: readonly Rule[];
}

const deliveryOf = (happening: NoticeEvent & { type: NoticeType }, { rule, user }: { rule: Rule; user: number }) => {
  const { id, type, entity, params, about, record_id, created_at: at } = happening;
  const { channel } = rule;
  if (channel === 'bell') throw new TypeError('The bell has no deliveries');
  return {
    event_id: id,
    notification_id: rule.id,
    channel,
    integration_id: rule.integration,
    user_id: user,
    is_digest: rule.frequency !== 'immediately',
    type,
    entity,
    record_id,
    params: JSON.stringify(params),
    about: JSON.stringify(about),
    happened_at: timestamp(at),
  };
};

/**
 * Queues a delivery through a channel of which rules notify a person: once, and when the first of them lets it.
 * @param asked rules: all that match, at least one, of the same bot or webhook if it is through one
 */
export const enqueueDelivery = async (
  db: Transaction<Tables>,
  happening: NoticeEvent & { type: NoticeType },
  { channel, rules }: RequestedDelivery,
  person: Caller,
): Promise<void> => {
  const { id, type, created_at: at } = happening;
  if (channel === 'email' && (await isMailed(db, type, id, person.userId))) return;
  // An event discovered late is delivered immediately, not in the past.
  const now = Math.max(at, Math.floor(Date.now() / 1000));
  const due = rules.map((rule) => ({ rule, dueAt: dueBy(rule, now, person.timezone) }));
  const [first] = due.toSorted((one, other) => one.dueAt - other.dueAt);
  if (!first) return;
  await db
    .insertInto('notice_delivery')
    .values({
      ...deliveryOf(happening, { rule: first.rule, user: person.userId }),
      due_at: timestamp(first.dueAt),
    })
    .onConflict((conflict) => conflict.constraint('notice_delivered_once').doNothing())
    .execute();
};

/** Logs a delivery that is not made. @param problem why */
export const logUnsent = async (
  db: Transaction<Tables>,
  happening: NoticeEvent & { type: NoticeType },
  { id: user, rules: [rule] }: { id: number; rules: readonly Rule[] },
  problem: Words,
): Promise<void> => {
  if (!rule) return;
  await db
    .insertInto('notice_delivery')
    .values({
      ...deliveryOf(happening, { rule, user }),
      state: 'withdrawn',
      problem: JSON.stringify(problem),
      due_at: sql<string>`now()`,
      ended_at: sql<string>`now()`,
    })
    .onConflict((conflict) => conflict.constraint('notice_delivered_once').doNothing())
    .execute();
};

/** What is known of a delivery's event, and who asked for it. */
type DeliveryEvent = Pick<
  Selectable<Tables['notice_delivery']>,
  'id' | 'notification_id' | 'channel' | 'integration_id' | 'user_id' | 'params' | 'about'
> & { type: NoticeType };

/** Returns those of these rules that are in use and notify a person. */
const inUse = async (db: Transaction<Tables>, rules: readonly number[], user: number): Promise<Set<number>> => {
  const { rows } = await sql<{ id: number }>`
    select rule.id from notifications as rule
    where rule.id = any (${rules}::bigint[]) and rule.status = 'active' and case when rule.channel = 'webhook'
      then rule.created_by_id = ${user}
      else exists (select from notifications_users as named where named.owner_id = rule.id and named.target_id = ${user})
        or exists (
          select from notifications_roles as held join users on users.role_id = held.target_id
          where held.owner_id = rule.id and users.id = ${user}
        )
    end`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/**
 * Returns those of a person's deliveries that a rule still asks for: the one they were queued for, or another that
 * would have queued them, which takes its place.
 */
export const stillAsked = async <Delivery extends DeliveryEvent>(
  db: Transaction<Tables>,
  all: readonly Delivery[],
): Promise<Delivery[]> => {
  const [first] = all;
  if (!first) return [];
  const rules = [...new Set(all.map(({ notification_id: rule }) => rule))];
  const used = await inUse(db, rules, first.user_id);
  const asked: Delivery[] = [];
  for (const delivery of all) {
    if (used.has(delivery.notification_id)) {
      asked.push(delivery);
      continue;
    }
    const { id, type, channel, integration_id: integration, user_id: user } = delivery;
    const other = (await rulesFor(db, type, delivery)).find(
      (rule) =>
        rule.channel === channel &&
        rule.integration === integration &&
        (channel === 'webhook' ? rule.author === user : rule.people.includes(user)),
    );
    if (!other) continue;
    await db.updateTable('notice_delivery').set({ notification_id: other.id }).where('id', '=', id).execute();
    asked.push({ ...delivery, notification_id: other.id });
  }
  return asked;
};

/** Returns deliveries by the end of the quiet hours that their rules have now, seconds UTC; 0 for those that may be sent. */
export const byQuietEnd = async <Delivery extends { notification_id: number }>(
  db: Transaction<Tables>,
  all: readonly Delivery[],
  { timezone }: Pick<Caller, 'timezone'>,
): Promise<Map<number, Delivery[]>> => {
  if (all.length === 0) return new Map();
  const now = Math.floor(Date.now() / 1000);
  const rules = await db
    .selectFrom('notifications')
    .select(['id', 'quiet_from as quietFrom', 'quiet_to as quietTo'])
    .where('id', 'in', [...new Set(all.map(({ notification_id: rule }) => rule))])
    .execute();
  const ends = new Map(
    rules.map(({ id, ...times }) => [id, noticeDueAt({ frequency: 'immediately', ...times }, now, timezone)]),
  );
  return Map.groupBy(all, ({ notification_id: rule }) => {
    const end = ends.get(rule) ?? now;
    return end > now ? end : 0;
  });
};
