import { createHmac } from 'node:crypto';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { Failure } from '../failure.ts';
import { keyFor } from '../secrets/cipher.ts';
import type { Call, Idempotency } from './call.ts';

/** A JSON response with its status. */
export interface Answered {
  status: number;
  data: unknown;
}

/** The parts of a call that tell whether it is a repetition. */
type Repeatable = Pick<Call, 'operation' | 'body' | 'idempotency'> & { caller: Pick<Call['caller'], 'userId'> };

/**
 * Returns the digest of requests: bodies hold contact data, which a hash without a key would confirm to anyone who
 * guesses them (D1585).
 * @param secret key material of the installation
 */
export const createRequestDigest = (secret: string): NonNullable<Idempotency['digest']> => {
  const key = keyFor(secret, 'repeated request');
  return (content) => createHmac('sha256', key).update(content).digest('hex');
};

/**
 * Returns the first response to this key, unless a day has passed. Waits for a call with the same key that is under
 * way.
 */
const firstAnswer = async (
  db: Transaction<Tables>,
  { caller: { userId }, operation, body }: Repeatable,
  { key, digest }: Idempotency,
): Promise<Answered | undefined> => {
  const hash = digest?.(JSON.stringify([operation, body])) ?? null;
  await db
    .deleteFrom('idempotency')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '<', sql<number>`now() - interval '1 day'`)
    .execute();
  const begun = await db
    .insertInto('idempotency')
    .values({ user_id: userId, key, request_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (begun) return undefined;
  const first = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== null && first.request_hash !== hash) throw new Failure('keyReused');
  return { status: first.status ?? 200, data: first.response };
};

/**
 * Does the work of a call once per Idempotency-Key: the same key and body within a day gets the first response. Key,
 * work and response are committed in one transaction, so a failed call may be repeated.
 */
export const once = async (
  db: Transaction<Tables>,
  call: Repeatable,
  work: () => Promise<Answered>,
): Promise<Answered> => {
  if (!call.idempotency) return work();
  const first = await firstAnswer(db, call, call.idempotency);
  if (first) return first;
  const answered = await work();
  await db
    .updateTable('idempotency')
    .set({ status: answered.status, response: JSON.stringify(answered.data ?? null) })
    .where('user_id', '=', call.caller.userId)
    .where('key', '=', call.idempotency.key)
    .execute();
  return answered;
};
