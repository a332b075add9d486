import { sql, type Transaction } from 'kysely';
import { isNoticeType, noticeTypeOf } from '../../domain/notices/notice-types.ts';
import type { Caller } from '../access/caller.ts';
import type { Model } from '../collections/model.ts';
import { tryLockNetwork } from '../database/advisory-locks.ts';
import type { Database } from '../database/connection.ts';
import { keptText } from '../database/kept-text.ts';
import { pauseAfter } from '../database/claims.ts';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import { createPoller, type Worker } from '../polling.ts';
import { audienceOf, type NoticeEvent, type KnownNoticeEvent, type Place, placesOf } from './audience.ts';
import { chatOf } from './delivery/channels.ts';
import { concludeHour, isDelivered, isRung } from './once-an-hour.ts';
import { personOf } from './person.ts';
import { enqueueDelivery, logUnsent, rulesFor } from './rules.ts';
import { visibleTo } from './visibility.ts';
import { raiseSilence } from './failing-deliveries.ts';
import { unsent } from './unsent.ts';

/** Determines who is notified of an event, and notifies them. */

interface Dependencies {
  database: Database;
  model: Model;
  /** Called with the error when a notification failed; it is retried. */
  report(error: unknown): void;
}

/** Milliseconds between two checks. */
const pollInterval = 500;
/** Events of a network after which it is the next one’s turn, so that a flood in one delays no other. */
const maxAtOnce = 20;
/** Seconds until the next attempt, by the number made. */
const retryDelays = [1, 10, 60, 600, 3600];
const maxProblem = 500;

/** Returns a person who may know of an event, with their current permissions; undefined if they may not. */
type See = (id: number) => Promise<Caller | undefined>;

/** Returns what is left of an event if nothing about its record may be revealed. */
const withoutRecord = (happening: KnownNoticeEvent): KnownNoticeEvent => ({
  ...happening,
  entity: null,
  record_id: null,
  params: {},
});

/** Notifies people of events, for each network in order; only one process at a time works on a network. */
export const createNoticeFanOut = ({ database, model, report }: Dependencies): Worker => {
  /** People are looked up once for an event, however often they come up. */
  const seeing = (db: Transaction<Tables>, happening: KnownNoticeEvent): See => {
    const known = new Map<number, Caller | undefined>();
    return async (id) => {
      if (known.has(id)) return known.get(id);
      const person = await personOf(db, happening.tenant_id, id);
      const seer = person && (await visibleTo(db, model, [happening], person)).length > 0 ? person : undefined;
      known.set(id, seer);
      return seer;
    };
  };

  const ring = async (db: Transaction<Tables>, happening: KnownNoticeEvent, id: number): Promise<void> => {
    await db
      .insertInto('notice')
      .values({
        user_id: id,
        event_id: happening.id,
        type: happening.type,
        entity: happening.entity,
        record_id: happening.record_id,
        params: JSON.stringify(happening.params),
        created_at: timestamp(happening.created_at),
      })
      .onConflict((conflict) => conflict.constraint('notice_told_once').doNothing())
      .execute();
  };

  /** Returns whether a person is notified although they may no longer read the record: the event itself is theirs. */
  const mayHear = async (db: Transaction<Tables>, { type, user_ids: named, tenant_id }: KnownNoticeEvent, id: number) =>
    noticeTypeOf(type).unseen === true && named.includes(id) && (await personOf(db, tenant_id, id)) !== undefined;

  /** Logs that a webhook isn't called, if that is because its rule's author may no longer sign in. */
  const missAuthor = async (db: Transaction<Tables>, happening: KnownNoticeEvent, place: Place): Promise<void> => {
    if (await personOf(db, happening.tenant_id, place.id)) return;
    await logUnsent(db, happening, place, unsent.authorAway);
    await raiseSilence(db, place);
  };

  /** Notifies a person through one channel of an event that all of these rules match. */
  const reach = async (db: Transaction<Tables>, happening: KnownNoticeEvent, place: Place, see: See): Promise<void> => {
    const { id, channel, integration, rules } = place;
    if (id === happening.by_id && channel !== 'webhook') return;
    if (channel === 'bell' ? await isRung(db, happening, id) : await isDelivered(db, happening, id, rules)) return;
    const person = await see(id);
    if (!person) return channel === 'webhook' ? missAuthor(db, happening, place) : undefined;
    if (channel === 'bell') return ring(db, happening, id);
    if (channel === 'telegram' && (await chatOf(db, integration ?? 0, id)) === undefined)
      return logUnsent(db, happening, place, unsent.notLinked);
    return enqueueDelivery(db, happening, place, person);
  };

  const spread = async (db: Transaction<Tables>, happening: NoticeEvent): Promise<void> => {
    const { type } = happening;
    if (!isNoticeType(type)) return;
    const known = { ...happening, type };
    const see = seeing(db, known);
    const seers = async (ids: readonly number[]): Promise<number[]> => {
      const told: number[] = [];
      for (const id of ids) if (await see(id)) told.push(id);
      return told;
    };
    for (const id of await audienceOf(db, known, seers)) {
      if (await isRung(db, known, id)) continue;
      if (await see(id)) await ring(db, known, id);
      else if (await mayHear(db, known, id)) await ring(db, withoutRecord(known), id);
    }
    for (const place of placesOf(await rulesFor(db, type, happening), known)) await reach(db, known, place, see);
    await concludeHour(db, known);
  };

  /** Processes the first event of a network; false if nothing is due, or another process is working on it. */
  const spreadFirst = async (tenantId: number): Promise<boolean> => {
    const scope = database.tenant(tenantId, 'notices');
    let under: NoticeEvent | undefined;
    try {
      return await scope.write(async (db) => {
        under = undefined;
        if (!(await tryLockNetwork(db, 'notices'))) return false;
        under = await db
          .selectFrom('notice_event')
          .selectAll()
          .where('done_at', 'is', null)
          .where('due_at', '<=', sql<number>`now()`)
          .orderBy('id')
          .limit(1)
          .executeTakeFirst();
        if (!under) return false;
        await spread(db, under);
        await db.updateTable('notice_event').set({ done_at: sql<string>`now()` }).where('id', '=', under.id).execute();
        return true;
      });
    } catch (error) {
      if (!under) throw error;
      report(error);
      const { id, attempts } = under;
      const pause = pauseAfter(attempts, retryDelays);
      const problem = keptText(error instanceof Error ? error.message : String(error), maxProblem);
      await scope.write((db) =>
        db
          .updateTable('notice_event')
          .set({ attempts: attempts + 1, problem, due_at: sql<string>`now() + make_interval(secs => ${pause})` })
          .where('id', '=', id)
          .execute(),
      );
      return true;
    }
  };

  /** Processes the first events of a network; returns whether there may be more. */
  const spreadSome = async (tenantId: number, isClosing: () => boolean): Promise<boolean> => {
    for (let count = 0; count < maxAtOnce; count += 1) if (isClosing() || !(await spreadFirst(tenantId))) return false;
    return true;
  };

  const work = async (isClosing: () => boolean): Promise<void> => {
    const due = await database.owner((db) =>
      db
        .selectFrom('notice_event')
        .select('tenant_id')
        .distinct()
        .where('done_at', 'is', null)
        .where('due_at', '<=', sql<number>`now()`)
        .orderBy('tenant_id')
        .execute(),
    );
    let areMore = false;
    for (const { tenant_id: tenantId } of due) areMore = (await spreadSome(tenantId, isClosing)) || areMore;
    // Networks in which something happened meanwhile have their turn, too.
    if (areMore) poller.look();
  };
  const poller = createPoller({ every: pollInterval, work, report });
  return poller;
};
