import { type Kysely, sql } from 'kysely';
import { collectionNamed, type Model } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import { rolledBack } from '../../database/rolled-back.ts';
import type { Tables } from '../../database/tables.ts';
import type { TenantScope } from '../../database/tenant.ts';
import type { EventReader } from '../../events/reader.ts';
import type { Event, EventWriter } from '../../events/writer.ts';
import type { Words } from '../../../domain/text/words.ts';
import { Failure } from '../../failure.ts';
import { failureBody, failureOf } from '../../http/failing.ts';
import type { Call, Handlers } from '../../http/call.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { scopeWithin } from '../transaction-scope.ts';
import { acceptPostback, type PostbackContext } from './accept.ts';
import { reasonOf, unreadPostback, withoutContent } from './log.ts';
import { maxBody, maxUrl, parametersOf } from './report.ts';
import { readReporter } from './reporters.ts';

interface Dependencies {
  database: Database;
  model: Model;
  reader: EventReader;
  writer: EventWriter;
  snapshots: Pick<Snapshots, 'of'>;
}

type Entry = Event<'postbackLog'> & { id: number };

/** The outcome of a postback, as it is compared. */
interface Outcome {
  result: Entry['result'];
  reason: Readonly<Record<string, unknown>> | null;
  httpStatus: number | null;
  answer: string | null;
  conversion: number | null;
  customer: number | null;
}

/** The outcome, and the rest of its log entry. */
interface ReplayResult {
  outcome: Outcome;
  log: Partial<Event<'postbackLog'>>;
}

const forbidden = 403;

const cannot: Words = {
  en: 'It was refused for its secret, or is not stored in full',
  ru: 'Он отклонён из-за секрета или сохранён не полностью',
};

const outcomeOf = ({ result, reason, httpStatus, answer, conversion, customer }: Outcome): Outcome => ({
  result,
  reason,
  httpStatus,
  answer,
  conversion,
  customer,
});

/**
 * Returns the original entry: for a replay, the one that was replayed. That way, repeating any of these entries,
 * however often, has an effect only once.
 */
const originalOf = async (db: Kysely<Tables>, id: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with recursive entry as (
      select id, replay_of from postback_logs where id = ${id}
      union all
      select before.id, before.replay_of from postback_logs as before join entry on before.id = entry.replay_of
    )
    select min(coalesce(replay_of, id))::integer as id from entry`.execute(db);
  return rows[0]?.id ?? id;
};

/** Whether the outcomes match: a repetition may be recognized as one; nothing else may differ. */
const isSame = (before: Outcome, after: Outcome): boolean =>
  before.httpStatus === after.httpStatus &&
  // Reasons stored before both languages existed have the English one twice.
  before.reason?.['en'] === after.reason?.['en'] &&
  before.conversion === after.conversion &&
  before.customer === after.customer &&
  (before.result === after.result || after.result === 'repeated');

/** Whether an entry was stored in full; what was reported about an erased lead is not stored. */
const isWhole = ({ url, body }: Entry): boolean =>
  url.length < maxUrl && (body?.length ?? 0) < maxBody && (url.includes('?') || body !== null);

const bodyType = (body: string): string => (body.trimStart().startsWith('{') ? 'application/json' : '');

/** Handler of `POST /stat/postback_logs/{id}/replay`: handles an advertiser's postback again and compares results. */
export const createPostbackReplay = ({ database, model, reader, writer, snapshots }: Dependencies): Handlers => {
  const collection = collectionNamed(model, 'postbackLog');

  const acceptAgain = async (
    scope: Pick<TenantScope, 'read' | 'write' | 'single'>,
    { id, advertiser, url, body, conversion }: Entry,
    call: Call<unknown>,
    onFound?: PostbackContext['onFound'],
  ): Promise<ReplayResult> => {
    const { tenantId } = call.caller;
    try {
      const parameters = parametersOf(url, body ?? '', bodyType(body ?? ''));
      if (!parameters.has('txid') && !parameters.has('transaction_id')) {
        // A report without its own number that had an effect must not have one again through replays.
        if (conversion !== null) {
          const answer = JSON.stringify({ data: { id: conversion, created: false } });
          const outcome = { result: 'repeated' as const, reason: null, httpStatus: 200, answer, conversion };
          return { outcome: { ...outcome, customer: null }, log: {} };
        }
        parameters.set('txid', `replay-${await scope.read((db) => originalOf(db, id))}`);
      }
      const reporter = await scope.read((db) => readReporter(db, tenantId, advertiser ?? 0));
      const at = Math.floor(Date.now() / 1000);
      const network = await snapshots.of(tenantId);
      const accepted = await acceptPostback(scope, network, reporter, parameters, { at, opens: () => true, onFound });
      const { result, reason = null, conversion: made = null, customer = null, ...log } = accepted.log;
      const answer = JSON.stringify({ data: { id: accepted.id, created: accepted.created } });
      return { outcome: { result, reason, httpStatus: 200, answer, conversion: made, customer }, log };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status >= 500) throw error;
      const answer = JSON.stringify(failureBody(failure, call.language, call.request.id));
      const reason = reasonOf(failure);
      const refused = { result: 'refused' as const, reason, httpStatus: failure.status, answer };
      return { outcome: { ...refused, conversion: null, customer: null }, log: {} };
    }
  };

  const tryOut = (scope: TenantScope, entry: Entry, call: Call<unknown>): Promise<ReplayResult> =>
    scope.write((db) => rolledBack(db, () => acceptAgain(scopeWithin(db), entry, call)));

  return {
    async replayPostback(call: Call<{ id: number }, unknown, { isTrial: boolean }>) {
      const { caller, params, body } = call;
      const query = { id: [params.id], kind: ['postback_in'], limit: 1 };
      const [found] = await reader.page({ collection, caller, query });
      if (!found) throw new Failure('notFound');
      const entry = found as unknown as Entry;
      if (entry.httpStatus === forbidden || !isWhole(entry))
        throw new Failure('refused', { details: [{ path: 'id', type: 'whole', message: cannot }] });
      const scope = database.tenant(caller.tenantId, 'conversion');
      let about: Partial<Event<'postbackLog'>> = { lead: entry.lead };
      let isOfErased = false;
      const onFound: PostbackContext['onFound'] = (found, isErased) => {
        about = isErased ? { ...found, ...withoutContent(entry) } : found;
        isOfErased = isErased;
      };
      const { outcome, log } = await (body.isTrial
        ? tryOut(scope, entry, call)
        : acceptAgain(scope, entry, call, onFound));
      const same = isSame(entry, outcome);
      if (!body.isTrial)
        await writer.write(caller.tenantId, 'postbackLog', {
          ...unreadPostback,
          advertiser: entry.advertiser,
          method: entry.method,
          url: entry.url,
          body: entry.body,
          ip: null,
          userAgent: null,
          duration: null,
          ...about,
          ...log,
          ...outcome,
          ...(isOfErased ? { answer: null, reason: null } : {}),
          compared: same ? 'same' : 'different',
          replayOf: entry.id,
          replayedBy: caller.userId,
          createdAt: Date.now() / 1000,
        } satisfies Event<'postbackLog'>);
      return { data: { before: outcomeOf(entry), after: outcome, isSame: same } };
    },
  };
};
