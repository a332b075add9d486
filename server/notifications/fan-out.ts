import { type Selectable, sql, type Transaction } from 'kysely';
import { isNoticeType, noticeTypeOf, type NoticeType, defaultCapPercent } from '../../domain/notice-types.ts';
import type { Caller } from '../access/caller.ts';
import type { Model } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import { keptText } from '../database/kept-text.ts';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import { createPoller, type Worker } from '../polling.ts';
import { administratorsOf, managersInCharge } from './managers-in-charge.ts';
import { personOf } from './person.ts';
import { enqueueDelivery, percentReached, type Rule, rulesFor } from './rules.ts';
import { isDelivered, isRung } from './once-an-hour.ts';
import { visibleTo } from './sight.ts';

/** Determines who is notified of an event, and notifies them. */

type Happening = Selectable<Tables['notice_event']>;
type Known = Happening & { type: NoticeType };

interface Parts {
  database: Database;
  model: Model;
  /** Called with the error when a notification failed; it is retried. */
  report(error: unknown): void;
}

/** Milliseconds between two checks. */
const lookEvery = 500;
/** Blocks every other process that notifies people of the same network; the number is arbitrary but ours. */
const advisoryLock = 758_233_611;
/** Seconds until the next attempt, by the number made. */
const pauses = [1, 10, 60, 600, 3600];
const maxProblem = 500;

/** Returns the users concerned, regardless of whether they may know of it. */
const audienceOf = async (db: Transaction<Tables>, type: NoticeType, happening: Happening): Promise<number[]> => {
  // At other percentages, only those who asked for them are notified of a cap.
  if ((percentReached(type, happening) ?? defaultCapPercent) !== defaultCapPercent) return [];
  const { about } = happening;
  const told: number[] = [];
  for (const one of noticeTypeOf(type).to) {
    if (one === 'named') told.push(...happening.user_ids);
    if (one === 'affiliate' && about.affiliate) told.push(about.affiliate);
    if (one === 'keepers') told.push(...(await managersInCharge(db, about)));
    if (one === 'administrators') told.push(...(await administratorsOf(db)));
  }
  return [...new Set(told)].filter((id) => id !== happening.by_id).toSorted((one, other) => one - other);
};

/** Returns the people that a rule notifies of an event, regardless of what they may see; for a webhook, its rule’s author. */
const chosenBy = ({ channel, author, people }: Rule, { type, user_ids: named }: Known): readonly number[] => {
  const chosen = channel === 'webhook' ? [author].filter((id) => id !== null) : people;
  return noticeTypeOf(type).personal ? chosen.filter((id) => named.includes(id)) : chosen;
};

/** Where rules notify someone: a person, a channel, and those of the rules that name both, of one bot or webhook. */
interface Place {
  id: number;
  channel: Rule['channel'];
  rules: Rule[];
}

const placesOf = (rules: readonly Rule[], happening: Known): Place[] => {
  const places = new Map<string, Place>();
  for (const rule of rules)
    for (const id of chosenBy(rule, happening)) {
      const name = JSON.stringify([id, rule.channel, rule.integration]);
      const place = places.get(name) ?? { id, channel: rule.channel, rules: [] };
      place.rules.push(rule);
      places.set(name, place);
    }
  return [...places.values()];
};

/** Returns what is left of an event if nothing about its record may be revealed. */
const withoutRecord = (happening: Known): Known => ({ ...happening, entity: null, record_id: null, params: {} });

/** Notifies people of events, for each network in order; only one process at a time works on a network. */
export const createNoticeFanOut = ({ database, model, report }: Parts): Worker => {
  /** Returns a person who may know of it, with their current permissions. */
  const seer = async (db: Transaction<Tables>, happening: Known, id: number): Promise<Caller | undefined> => {
    const person = await personOf(db, happening.tenant_id, id);
    return person && (await visibleTo(db, model, [happening], person)).length > 0 ? person : undefined;
  };

  const ring = async (db: Transaction<Tables>, happening: Known, id: number): Promise<void> => {
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
  const mayHear = async (db: Transaction<Tables>, { type, user_ids: named, tenant_id }: Known, id: number) =>
    noticeTypeOf(type).unseen === true && named.includes(id) && (await personOf(db, tenant_id, id)) !== undefined;

  /** Notifies a person through one channel of an event that all of these rules match. */
  const reach = async (db: Transaction<Tables>, happening: Known, { id, channel, rules }: Place): Promise<void> => {
    if (id === happening.by_id && channel !== 'webhook') return;
    if (channel === 'bell' ? await isRung(db, happening, id) : await isDelivered(db, happening, id, rules)) return;
    const person = await seer(db, happening, id);
    if (!person) return;
    if (channel === 'bell') await ring(db, happening, id);
    else await enqueueDelivery(db, happening, channel, rules, person);
  };

  const spread = async (db: Transaction<Tables>, happening: Happening): Promise<void> => {
    const { type } = happening;
    if (!isNoticeType(type)) return;
    const known = { ...happening, type };
    for (const id of await audienceOf(db, type, happening)) {
      if (await isRung(db, known, id)) continue;
      if (await seer(db, known, id)) await ring(db, known, id);
      else if (await mayHear(db, known, id)) await ring(db, withoutRecord(known), id);
    }
    for (const place of placesOf(await rulesFor(db, type, happening), known)) await reach(db, known, place);
  };

  /** Processes the first event of a network; false if nothing is due, or another process is working on it. */
  const spreadFirst = async (tenantId: number): Promise<boolean> => {
    const scope = database.tenant(tenantId, 'notices');
    let under: Happening | undefined;
    try {
      return await scope.write(async (db) => {
        under = undefined;
        const { rows } = await sql<{ free: boolean }>`
          select pg_try_advisory_xact_lock(${advisoryLock}::int, ${tenantId}::int) as free`.execute(db);
        if (!rows[0]?.free) return false;
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
      const pause = pauses[Math.min(attempts, pauses.length - 1)];
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

  const work = async (isClosing: () => boolean): Promise<void> => {
    const due = await database.owner((db) =>
      db
        .selectFrom('notice_event')
        .select('tenant_id')
        .distinct()
        .where('done_at', 'is', null)
        .where('due_at', '<=', sql<number>`now()`)
        .execute(),
    );
    for (const { tenant_id: tenantId } of due) {
      let isMore = true;
      while (isMore && !isClosing()) isMore = await spreadFirst(tenantId);
    }
  };
  return createPoller({ every: lookEvery, work, report });
};
