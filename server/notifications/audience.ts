import type { Selectable, Transaction } from 'kysely';
import { defaultCapPercent, noticeTypeOf, type NoticeType } from '../../domain/notices/notice-types.ts';
import type { Tables } from '../database/tables.ts';
import { administratorsOf, managersInCharge } from './managers-in-charge.ts';
import { percentReached, type Rule } from './rules.ts';

/** The people that an event concerns, by default and by rules. */

export type NoticeEvent = Selectable<Tables['notice_event']>;
export type KnownNoticeEvent = NoticeEvent & { type: NoticeType };

/**
 * Returns the users concerned, regardless of whether they may know of it.
 * @param mayKnow returns those of these users who may; those in charge are chosen among them
 */
export const audienceOf = async (
  db: Transaction<Tables>,
  happening: KnownNoticeEvent,
  mayKnow: (ids: readonly number[]) => Promise<number[]>,
): Promise<number[]> => {
  const { type, about } = happening;
  // At other percentages, only those who asked for them are notified of a cap.
  if ((percentReached(type, happening) ?? defaultCapPercent) !== defaultCapPercent) return [];
  const told: number[] = [];
  for (const one of noticeTypeOf(type).to) {
    if (one === 'named') told.push(...happening.user_ids);
    if (one === 'affiliate' && about.affiliate) told.push(about.affiliate);
    if (one === 'keepers') told.push(...(await managersInCharge(db, about, mayKnow)));
    if (one === 'administrators') told.push(...(await administratorsOf(db)));
  }
  return [...new Set(told)].filter((id) => id !== happening.by_id).toSorted((one, other) => one - other);
};

/** Returns the people that a rule notifies of an event, regardless of what they may see; for a webhook, its rule’s author. */
export const chosenBy = (
  { channel, author, people }: Rule,
  { type, user_ids: named }: Pick<KnownNoticeEvent, 'type' | 'user_ids'>,
): readonly number[] => {
  const chosen = channel === 'webhook' ? [author].filter((id) => id !== null) : people;
  return noticeTypeOf(type).personal ? chosen.filter((id) => named.includes(id)) : chosen;
};

/** Where rules notify someone: a person, a channel, and those of the rules that name both, of one bot or webhook. */
export interface Place {
  id: number;
  channel: Rule['channel'];
  integration: number | null;
  rules: Rule[];
}

export const placesOf = (rules: readonly Rule[], happening: KnownNoticeEvent): Place[] => {
  const places = new Map<string, Place>();
  for (const rule of rules)
    for (const id of chosenBy(rule, happening)) {
      const { channel, integration } = rule;
      const name = JSON.stringify([id, channel, integration]);
      const place = places.get(name) ?? { id, channel, integration, rules: [] };
      place.rules.push(rule);
      places.set(name, place);
    }
  return [...places.values()];
};
