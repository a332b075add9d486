import { sql, type Transaction } from 'kysely';
import { maxFailing, pauseAfter } from '../../../domain/traffic/postback-events.ts';
import type { Model } from '../../collections/model.ts';
import type { Tables } from '../../database/tables.ts';
import { insertEvents } from '../../events/writer.ts';
import type { Claimed } from './claim.ts';
import { answerKey, entryOf } from './log.ts';
import type { Answered } from './request.ts';

/** A postback that was switched off. */
export interface AbandonedPostback {
  id: number;
  title: string;
  affiliate: number;
}

/** Switches off a postback that has delivered nothing since it began to fail. */
const switchOff = async (
  db: Transaction<Tables>,
  said: Claimed,
  since: number,
): Promise<AbandonedPostback | undefined> => {
  const off = await db
    .updateTable('postbacks')
    .set({
      status: 'inactive',
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by_id: null,
      status_changed_at: sql`now()`,
      status_changed_by_id: null,
    })
    .where('id', '=', said.postback_id)
    .where('status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('postback_outbox as heard')
            .select('heard.id')
            .where('heard.postback_id', '=', said.postback_id)
            .where('heard.state', '=', 'delivered')
            .where('heard.ended_at', '>', sql<number>`to_timestamp(${since})`),
        ),
      ),
    )
    .returning(['id', 'title', 'affiliate_id', 'version'])
    .executeTakeFirst();
  if (!off) return undefined;
  const changes = JSON.stringify({ status: ['active', 'inactive'] });
  await db
    .insertInto('history')
    .values({ entity: 'postback', record_id: off.id, version: off.version, user_id: null, action: 'status', changes })
    .execute();
  return { id: off.id, title: off.title, affiliate: off.affiliate_id };
};

/**
 * Records the outcome of an attempt, with its entry in the log, in one transaction.
 * @returns the postback if that was its last attempt and it was switched off
 */
export const conclude = async (
  db: Transaction<Tables>,
  model: Model,
  said: Claimed,
  answered: Answered,
): Promise<AbandonedPostback | undefined> => {
  const now = Math.floor(Date.now() / 1000);
  const { delivered } = answered;
  const since = said.failing_since ?? now;
  const isOver = delivered || now - since >= maxFailing;
  const pause = pauseAfter(said.attempts + 1);
  const mine = await db
    .updateTable('postback_outbox')
    .set({
      attempts: said.attempts + 1,
      claim: null,
      answer_key: answerKey(answered),
      due_at: sql<string>`now() + make_interval(secs => ${pause})`,
      ...(isOver && { state: delivered ? ('delivered' as const) : ('given_up' as const), ended_at: sql`now()` }),
      ...(!delivered && { last_failed_at: sql`now()`, failing_since: sql`coalesce(failing_since, now())` }),
    })
    .where('id', '=', said.id)
    .where('claim', '=', said.claim)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  // What was withdrawn meanwhile has been sent all the same, and is logged.
  const next = mine && !isOver ? now + pause : null;
  await insertEvents(db, model, 'postbackLog', [entryOf(said, answered, { at: Date.now() / 1000, next })]);
  return mine && isOver && !delivered ? switchOff(db, said, since) : undefined;
};
