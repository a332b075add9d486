import { type Selectable, sql, type Transaction } from 'kysely';
import { noticeTypeOf, type NoticeType } from '../../domain/notices/notice-types.ts';
import type { Tables } from '../database/tables.ts';
import type { Rule } from './rules.ts';

/**
 * Of events that come many at a time, a person is notified of one per hour and offer. This is decided for each person
 * and channel, because the first one may be one that others look after.
 */

type HourlyEvent = Pick<Selectable<Tables['notice_event']>, 'id' | 'about' | 'by_id' | 'created_at'> & {
  type: NoticeType;
};

const seconds = 3600;

const sameHour = (column: string, { created_at: at }: HourlyEvent) => {
  const start = at - (at % seconds);
  return sql`${sql.ref(column)} >= to_timestamp(${start}) and ${sql.ref(column)} < to_timestamp(${start + seconds})`;
};

const sameOffer = (column: string, { about }: HourlyEvent) =>
  sql`(${sql.ref(column)} ->> 'offer')::bigint is not distinct from ${about.offer ?? null}::bigint`;

/** Returns whether a person’s bell rang for another such event; false for events of which each is told. */
export const isRung = async (db: Transaction<Tables>, happening: HourlyEvent, user: number): Promise<boolean> => {
  const { id, type } = happening;
  if (!noticeTypeOf(type).hourly) return false;
  const { rows } = await sql`
    select from notice join notice_event as event on event.id = notice.event_id
    where notice.user_id = ${user} and notice.type = ${type} and ${sameHour('notice.created_at', happening)}
      and notice.event_id <> ${id} and ${sameOffer('event.about', happening)} limit 1`.execute(db);
  return rows.length > 0;
};

/**
 * Concludes the rest of an hour's events about the same as one whose people have been notified: each would be told of
 * none of them. A flood of such events thereby holds up nothing that happens after it.
 */
export const concludeHour = async (db: Transaction<Tables>, happening: HourlyEvent): Promise<void> => {
  const { id, type, about, by_id: by } = happening;
  if (!noticeTypeOf(type).hourly) return;
  await sql`
    update notice_event as event set done_at = now()
    where event.done_at is null and event.id > ${id} and event.type = ${type} and ${sameHour('event.created_at', happening)}
      and event.about = ${JSON.stringify(about)}::jsonb and event.by_id is not distinct from ${by}::bigint`.execute(db);
};

/** Returns whether one of these rules, which are of one channel, has a person notified of another such event. */
export const isDelivered = async (
  db: Transaction<Tables>,
  happening: HourlyEvent,
  user: number,
  rules: readonly Rule[],
): Promise<boolean> => {
  const { id, type } = happening;
  if (!noticeTypeOf(type).hourly) return false;
  const { rows } = await sql`
    select from notice_delivery as delivery
    where delivery.user_id = ${user} and delivery.type = ${type} and ${sameHour('delivery.happened_at', happening)}
      and delivery.notification_id = any (${rules.map((rule) => rule.id)}::bigint[]) and delivery.state <> 'withdrawn'
      and delivery.event_id <> ${id} and ${sameOffer('delivery.about', happening)} limit 1`.execute(db);
  return rows.length > 0;
};
