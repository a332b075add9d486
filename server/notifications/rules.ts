import { type Selectable, sql, type Transaction } from 'kysely';
import { noticeDueAt } from '../../domain/notice-times.ts';
import { noticeTypeOf, type NoticeType, defaultCapPercent } from '../../domain/notice-types.ts';
import type { Caller } from '../access/caller.ts';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import { type notificationKinds } from './kinds.ts';

/** What notification rules ask for, in addition to what people are notified of by default. */

type Happening = Selectable<Tables['notice_event']>;

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

/** Returns the percentage that a cap has reached, if the event is about that. */
export const percentReached = (type: NoticeType, { params }: Pick<Happening, 'params'>): number | undefined =>
  type === 'cap.filling' ? Number(params['threshold'] ?? defaultCapPercent) : undefined;

/** Returns the active rules that match an event, in the order of their creation. */
export const rulesFor = async (db: Transaction<Tables>, type: NoticeType, happening: Happening): Promise<Rule[]> => {
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
      and (rule.countries is null or rule.countries = '{}' or ${about.country ?? null}::text = any (rule.countries))
    order by rule.id`.execute(db);
  return rows;
};

/** Kinds of mails that are sent anyway, by the type of notice. */
const mailKinds: Partial<Record<NoticeType, keyof typeof notificationKinds>> = {
  'sign_in.new_device': 'new_sign_in',
  'affiliate.registered': 'affiliate_registered',
  'withdrawal_method.changed': 'withdrawal_method_changed',
  'postback.given_up': 'postback_given_up',
  'integration.paused': 'integration_paused',
  'synchronization.paused': 'synchronization_paused',
  'domain.failing': 'domain_failing',
};

/** Returns whether a user was sent a mail about it in the event's transaction. */
const isMailed = async (db: Transaction<Tables>, type: NoticeType, event: number, user: number): Promise<boolean> => {
  const kind = mailKinds[type];
  if (kind === undefined) return false;
  const { rows } = await sql`
    select from mail_outbox as mail join notice_event as event on event.id = ${event} and event.created_at = mail.created_at
    where mail.user_id = ${user} and mail.kind = ${kind} limit 1`.execute(db);
  return rows.length > 0;
};

/** Returns the moment from which a rule lets a person be notified, seconds UTC. */
const dueBy = ({ frequency, quiet_from: quietFrom, quiet_to: quietTo }: Rule, at: number, zone: string): number =>
  noticeDueAt({ frequency, quietFrom, quietTo }, at, zone);

/**
 * Queues a delivery through a channel of which rules notify a person: once, and when the first of them lets it.
 * @param rules all that match, at least one, of the same bot or webhook if it is through one
 */
export const enqueueDelivery = async (
  db: Transaction<Tables>,
  happening: Happening & { type: NoticeType },
  channel: 'email' | 'telegram' | 'webhook',
  rules: readonly Rule[],
  person: Caller,
): Promise<void> => {
  const { id, type, entity, params, about, created_at: at } = happening;
  if (channel === 'email' && (await isMailed(db, type, id, person.userId))) return;
  // An event discovered late is delivered immediately, not in the past.
  const now = Math.max(at, Math.floor(Date.now() / 1000));
  const due = rules.map((rule) => ({ rule, dueAt: dueBy(rule, now, person.timezone) }));
  const [first] = due.toSorted((one, other) => one.dueAt - other.dueAt);
  if (!first) return;
  const { rule, dueAt } = first;
  await db
    .insertInto('notice_delivery')
    .values({
      event_id: id,
      notification_id: rule.id,
      channel,
      integration_id: rule.integration,
      user_id: person.userId,
      is_digest: rule.frequency !== 'immediately',
      type,
      entity,
      record_id: happening.record_id,
      params: JSON.stringify(params),
      about: JSON.stringify(about),
      happened_at: timestamp(at),
      due_at: timestamp(dueAt),
    })
    .onConflict((conflict) => conflict.constraint('notice_delivered_once').doNothing())
    .execute();
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
