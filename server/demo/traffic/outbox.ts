import { sql, type Transaction } from 'kysely';
import { pauseAfter } from '../../../domain/postback-events.ts';
import { composeRequest } from '../../../domain/requests.ts';
import type { Model } from '../../collections/model.ts';
import type { Tables } from '../../database/tables.ts';
import { type Event, insertEvents } from '../../events/writer.ts';
import { entryOf } from '../../traffic/outbox/log.ts';
import { postbackMacros } from '../../traffic/outbox/macros.ts';
import { type Answered, type PostbackTemplate, readTemplate } from '../../traffic/outbox/request.ts';
import type { Random } from '../random.ts';
import { inBatches } from './batches.ts';

/** Of a hundred calls so many are answered at the second attempt only. */
const busyShare = 0.06;

/** So many are read up on at once: while the database answers one, the next are asked for. */
const atOnce = 100;

/**
 * Tells affiliates what their postbacks say, as if it had been told when it happened: all of it is in the log, and nothing
 * of it waits.
 * @param now seconds UTC
 */
export const deliverOutbox = async (
  db: Transaction<Tables>,
  model: Model,
  { random, now }: { random: Random; now: number },
): Promise<void> => {
  const waiting = await db
    .selectFrom('postback_outbox')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute();
  const log: Event<'postbackLog'>[] = [];
  const templates = new Map<number, PostbackTemplate | undefined>();
  for (const id of new Set(waiting.map((said) => said.postback_id))) templates.set(id, await readTemplate(db, id));
  const composed = async (said: (typeof waiting)[number]) => {
    const template = templates.get(said.postback_id);
    return { said, made: template && composeRequest(template, await postbackMacros(db, said, template.mappings), []) };
  };
  const all: Awaited<ReturnType<typeof composed>>[] = [];
  for (const batch of inBatches(waiting, atOnce)) all.push(...(await Promise.all(batch.map(composed))));
  for (const { said, made } of all) {
    if (!made || 'problem' in made) continue;
    const { method, url, body = null } = made.request;
    const answered = (status: number, answer: string): Answered => ({
      delivered: status === 200,
      failure: null,
      status,
      answer,
      took: random.whole(20, 480),
      request: { method, url, body },
    });
    const at = said.happened_at + random.whole(0, 2);
    if (random.chance(busyShare) && at + pauseAfter(1) < now) {
      const busy = entryOf(said, answered(503, 'Service Unavailable'), { at, next: at + pauseAfter(1) });
      const again = { ...said, attempts: 1, answer_key: 'busy' };
      log.push(busy, entryOf(again, answered(200, 'OK'), { at: at + pauseAfter(1), next: null }));
    } else log.push(entryOf(said, answered(200, 'OK'), { at, next: null }));
  }
  if (log.length > 0) await insertEvents(db, model, 'postbackLog', log);
  await db
    .updateTable('postback_outbox')
    .set({ state: 'delivered', attempts: 1, ended_at: sql`happened_at + interval '2 seconds'` })
    .where('state', '=', 'waiting')
    .execute();
};
