import { type Selectable, sql, type Transaction } from 'kysely';
import { pauseAfter } from '../../../domain/traffic/postback-events.ts';
import { composeRequest } from '../../../domain/requests.ts';
import { subNames } from '../../../openapi/traffic.ts';
import type { Model } from '../../collections/model.ts';
import type { Tables } from '../../database/tables.ts';
import { type Event, insertEvents } from '../../events/writer.ts';
import { entryOf } from '../../traffic/affiliate-postbacks/log.ts';
import { reportedGrade, macrosFrom, type LookedUpFacts } from '../../traffic/affiliate-postbacks/macros.ts';
import { type Answered, type PostbackTemplate, readTemplate } from '../../traffic/affiliate-postbacks/request.ts';
import type { Random } from '../random.ts';
import { inBatches } from './batches.ts';

/** The share of calls that succeed only at the second attempt. */
const busyShare = 0.06;

/** Number of entries processed in one batch. */
const together = 500;

type Said = Selectable<Tables['postback_outbox']>;

/** Returns everything that postbacks refer to by id, in full: there is little of each. */
const readNames = async (db: Transaction<Tables>) => {
  const [offers, goals, currencies, grades] = [
    await db.selectFrom('offers').select(['id', 'title as name']).execute(),
    await db.selectFrom('goals').select(['id', 'key as name']).execute(),
    await db.selectFrom('currencies').select(['id', 'code as name']).execute(),
    await db.selectFrom('lead_grades').select(['id', 'title as name']).execute(),
  ].map((rows) => new Map(rows.map(({ id, name }) => [id, name])));
  const named = (names: ReadonlyMap<number, string> | undefined, id: number | null | undefined): string | null =>
    (id == null ? undefined : names?.get(id)) ?? null;
  return ({ offer_id: offer, facts }: Said, grade: number | null | undefined): LookedUpFacts['names'] => {
    const title = named(offers, offer);
    if (title === null) return undefined;
    const { goal, currency } = facts;
    return {
      offer: title,
      goal: named(goals, goal),
      currency: named(currencies, currency),
      grade: named(grades, grade),
    };
  };
};

/** Returns the leads and clicks that these entries are about. */
const readTraffic = async (db: Transaction<Tables>, some: readonly Said[]) => {
  const leads = await db
    .selectFrom('leads')
    .select([...subNames, 'id', 'click_id', 'grade_id'])
    .where('id', '=', sql<number>`any (${some.flatMap(({ lead_id: id }) => id ?? [])}::bigint[])`)
    .execute();
  const leadOf = new Map(leads.map((lead) => [lead.id, lead]));
  const clickIdOf = (said: Said): string | null =>
    said.click_id ?? (said.lead_id === null ? undefined : leadOf.get(said.lead_id))?.click_id ?? null;
  const clicks = await db
    .selectFrom('clicks')
    .select([...subNames, 'secure_id', 'affiliate_id'])
    .where('secure_id', '=', sql<string>`any (${some.flatMap((said) => clickIdOf(said) ?? [])}::text[])`)
    .execute();
  const clickOf = new Map(clicks.map((click) => [click.secure_id, click]));
  return (said: Said): Pick<LookedUpFacts, 'lead' | 'click'> => {
    const click = clickOf.get(clickIdOf(said) ?? '');
    return {
      lead: said.lead_id === null ? undefined : leadOf.get(said.lead_id),
      // A click of another affiliate is irrelevant.
      click: click?.affiliate_id === said.affiliate_id ? click : undefined,
    };
  };
};

/**
 * Delivers affiliates' postbacks as if it had been done at the time: all of them are in the log, and none is waiting.
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
    // Ids depend on the order in which a statement changed its rows.
    .orderBy('happened_at')
    .orderBy('postback_id')
    .orderBy('cause')
    .execute();
  const log: Event<'postbackLog'>[] = [];
  const templates = new Map<number, PostbackTemplate | undefined>();
  for (const id of new Set(waiting.map((said) => said.postback_id))) templates.set(id, await readTemplate(db, id));
  const namesOf = await readNames(db);
  const all: { said: Said; made: ReturnType<typeof composeRequest> | undefined }[] = [];
  for (const batch of inBatches(waiting, together)) {
    const trafficOf = await readTraffic(db, batch);
    for (const said of batch) {
      const template = templates.get(said.postback_id);
      const traffic = trafficOf(said);
      const names = namesOf(said, reportedGrade(said, traffic.lead));
      const macros = template && macrosFrom(said, template.mappings, { ...traffic, names });
      all.push({ said, made: template && macros && composeRequest(template, macros, []) });
    }
  }
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
