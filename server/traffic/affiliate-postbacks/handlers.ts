import { randomUUID } from 'node:crypto';
import { macroSamples } from '../../../domain/traffic/macros.ts';
import { type PostbackEvent, statusWord } from '../../../domain/traffic/postback-events.ts';
import type { Caller } from '../../access/caller.ts';
import type { ListQuery } from '../../collections/list.ts';
import { collectionNamed, type Model } from '../../collections/model.ts';
import { readRecord, readRecords } from '../../collections/read.ts';
import type { Database } from '../../database/connection.ts';
import type { EventReader } from '../../events/reader.ts';
import { violation, Failure, invalid, refusedParameter } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import type { Outbound } from '../../outbound/client.ts';
import { resendConversions, sendEventsAgain, undelivered } from './again.ts';
import { fillPostback, sendPostback, templateOf } from './request.ts';

interface Dependencies {
  database: Database;
  model: Model;
  reader: EventReader;
  outbound: Outbound;
  /** Counts an outgoing request; throws the failure `tooMany`. */
  mayTest(caller: Caller, address: string): Promise<unknown>;
}

/** How many events one call sends again. */
const maxAgain = 500;
/** How many pages of the log are searched for them: one event has an entry for each of its attempts. */
const maxPages = 20;

/** The longest span of hourly counts, in seconds: a week in which clocks are put back, and some more. */
const maxSpan = 8 * 86_400;

interface Span {
  createdAtFrom: number;
  createdAtTo: number;
}

interface AgainBody {
  ids?: number[];
  filter?: ListQuery;
}

interface TestBody {
  event: PostbackEvent;
  send: boolean;
}

/** Whether what failed is asked for alone: an event that was delivered by a later attempt is no longer among that. */
const wantsFailed = ({ filter }: AgainBody): boolean => {
  const results = new Set([filter?.['result']].flat());
  return results.size === 1 && results.has('failed');
};

/**
 * Returns the newest events of the log that are asked for, each once however many attempts it took.
 * @returns also how many entries were read, and whether there are more events than one call sends
 */
const loggedEvents = async (
  { database, model, reader }: Pick<Dependencies, 'database' | 'model' | 'reader'>,
  caller: Caller,
  body: AgainBody,
): Promise<{ events: string[]; entries: number; hasMore: boolean }> => {
  const collection = collectionNamed(model, 'postbackLog');
  const query = {
    ...(body.filter ?? { id: body.ids }),
    kind: ['postback_out'],
    fields: ['eventId'],
    orderBy: ['createdAt:desc'],
    limit: maxAgain,
  } as ListQuery;
  const [seen, events] = [new Set<string>(), new Set<string>()];
  let entries = 0;
  for (let page = 0; page < maxPages; page += 1) {
    const read = await reader.page({ collection, caller, query: { ...query, offset: page * maxAgain } });
    entries += read.length;
    const fresh = read.flatMap(({ eventId }) => (typeof eventId === 'string' && !seen.has(eventId) ? [eventId] : []));
    for (const event of fresh) seen.add(event);
    const tenant = database.tenant(caller.tenantId, 'outbox');
    const wanted = wantsFailed(body) ? await tenant.read((db) => undelivered(db, fresh)) : fresh;
    for (const event of wanted) events.add(event);
    if (read.length < maxAgain) return { ...first(events), entries };
    if (events.size > maxAgain) break;
  }
  return { ...first(events), entries, hasMore: true };
};

const first = (events: ReadonlySet<string>) => ({
  events: [...events].slice(0, maxAgain),
  hasMore: events.size > maxAgain,
});

/** Handlers for sending postbacks manually (again, of a conversion, as a test) and for counting sent ones. */
export const createOutboxHandlers = (parts: Dependencies): Handlers => {
  const { database, model, reader, outbound, mayTest } = parts;
  return {
    async sendPostbacksAgain({ caller, body: { ids, filter } }: Call<unknown, unknown, AgainBody>) {
      if ((ids === undefined) === (filter === undefined)) throw invalid(violation('ids', 'required'));
      const { events, entries, hasMore } = await loggedEvents(parts, caller, { ids, filter });
      if (ids && entries < new Set(ids).size) throw new Failure('notFound');
      const count = await database.tenant(caller.tenantId, 'outbox').write((db) => sendEventsAgain(db, events));
      return { data: { count, hasMore } };
    },

    async countSentPostbacks({ caller, query }: Call<unknown, Span>) {
      const { createdAtFrom: from, createdAtTo: to } = query;
      if (to < from || to - from >= maxSpan) throw refusedParameter('badParameter', 'createdAtTo');
      const collection = collectionNamed(model, 'postbackLog');
      const listing = { collection, caller, query: { ...query, kind: ['postback_out'] } };
      const hours = new Map<number, { from: number; delivered: number; failed: number }>();
      for (const { hour, value, count } of await reader.hours(listing, 'result')) {
        const counted = hours.get(hour) ?? { from: from + hour * 3600, delivered: 0, failed: 0 };
        hours.set(hour, { ...counted, [value]: count });
      }
      return { data: { items: [...hours.values()] } };
    },

    async sendPostbackOfConversions({ caller, body: { items } }: Call<unknown, unknown, { items: { id: number }[] }>) {
      const ids = [...new Set(items.map(({ id }) => id))];
      const count = await database.tenant(caller.tenantId, 'conversion').write(async (db) => {
        const collection = collectionNamed(model, 'conversion');
        const found = await readRecords(db, model, collection, { ids, names: ['id'], call: 'read', caller });
        if (found.length < ids.length) throw new Failure('notFound');
        return resendConversions(db, ids);
      });
      return { data: { count } };
    },

    async testPostback({ caller, params: { id }, body, request }: Call<{ id: number }, unknown, TestBody>) {
      const template = await database.tenant(caller.tenantId, 'postback').read(async (db) => {
        await readRecord(db, model, collectionNamed(model, 'postback'), { id, query: { fields: ['id'] }, caller });
        const row = await db.selectFrom('postbacks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        return templateOf(row);
      });
      const event = randomUUID();
      const macros = {
        ...macroSamples('postback'),
        event: body.event,
        event_id: event,
        status: statusWord(body.event, template.mappings),
        timestamp: String(Math.floor(Date.now() / 1000)),
      };
      if (!body.send) return { data: { ...fillPostback(template, macros), attempt: null } };
      await mayTest(caller, request.ip);
      const { request: sent, ...attempt } = await sendPostback(outbound, template, macros, event);
      return { data: { request: sent, attempt } };
    },
  };
};
