import type { Transaction } from 'kysely';
import type { Model } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { Outbound } from '../../outbound/client.ts';
import { createWorkers, type Worker } from '../../polling.ts';
import { type Claimed, claimDue, maxOfPostback, release } from './claim.ts';
import { conclude, type AbandonedPostback } from './conclude.ts';
import { postbackMacros } from './macros.ts';
import { readTemplate, sendPostback } from './request.ts';

interface Dependencies {
  database: Database;
  model: Model;
  outbound: Outbound;
  /** Called when a postback was switched off after a week of failing, in the transaction that did it. */
  tell(db: Transaction<Tables>, tenantId: number, postback: AbandonedPostback): Promise<void>;
  /** Called with what went wrong on our side; it is tried again. */
  report(error: unknown): void;
}

/** Concurrent attempts in one process. */
const maxAtOnce = 50;
/** Milliseconds between two checks for what is due. */
const pollInterval = 1000;

const nameOf = ({ tenant_id: tenant, postback_id: postback }: Claimed): string => `${tenant}/${postback}`;

/** Returns the postbacks that have no room for further attempts. */
const busyOf = (under: readonly Claimed[]): string[] => {
  const counts = new Map<string, number>();
  for (const event of under) counts.set(nameOf(event), (counts.get(nameOf(event)) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= maxOfPostback ? [name] : []));
};

/**
 * Sends postbacks to affiliates, at least once each: an attempt made by a dying process may be repeated. Any number of
 * processes share the work.
 */
export const createSender = ({ database, model, outbound, tell, report }: Dependencies): Worker => {
  const attempt = async (said: Claimed): Promise<void> => {
    const db = database.tenant(said.tenant_id, 'outbox');
    const known = await db.read(async (reader) => {
      const template = await readTemplate(reader, said.postback_id);
      return template && { template, macros: await postbackMacros(reader, said, template.mappings) };
    });
    // Switched off meanwhile: it waits until it is switched on, when only what nobody has claimed gets a new week.
    if (!known) return release(database, said);
    const answered = await sendPostback(outbound, known.template, known.macros, said.event_id);
    await db.write(async (transaction) => {
      const givenUp = await conclude(transaction, model, said, answered);
      if (givenUp) await tell(transaction, said.tenant_id, givenUp);
    });
  };

  return createWorkers<Claimed>({
    every: pollInterval,
    atOnce: maxAtOnce,
    claim: (room, under) => claimDue(database, room, busyOf(under)),
    work: (said) =>
      attempt(said).catch((error: unknown) => {
        report(error);
        return release(database, said);
      }),
    report,
  });
};
