import { isIP } from 'node:net';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type Client, normalizedAddress } from '../http/clients.ts';
import { deviceOf } from '../http/devices.ts';

/** How an attempt to sign in, or a session, ended. */
export type LoginOutcome = 'success' | 'wrong_password' | 'wrong_code' | 'blocked' | 'token_reused';

interface Attempted {
  userId: number;
  outcome: LoginOutcome;
  client: Client;
  /** The person who now impersonates the user. */
  impersonatorId?: number;
}

const addressOf = ({ address }: Client): string | null => {
  const plain = normalizedAddress(address);
  return isIP(plain) > 0 ? plain : null;
};

/** Records an attempt to sign in to an existing account; returns the record's id. */
export const recordLogin = async (
  db: Kysely<Tables>,
  { userId, outcome, client, impersonatorId }: Attempted,
): Promise<number> => {
  const { id } = await db
    .insertInto('login_records')
    .values({
      user_id: userId,
      outcome,
      address: addressOf(client),
      ...deviceOf(client.userAgent),
      impersonator_id: impersonatorId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Whether an account was signed in to before a record, but never from its address with its device. */
export const isNewClient = async (
  db: Kysely<Tables>,
  userId: number,
  recordId: number,
  client: Client,
): Promise<boolean> => {
  const { browser, system } = deviceOf(client.userAgent);
  const before = db
    .selectFrom('login_records')
    .select('id')
    .where('user_id', '=', userId)
    .where('outcome', '=', 'success')
    .where('impersonator_id', 'is', null)
    .where('id', '<', recordId)
    .limit(1);
  const same = before
    .where('address', 'is not distinct from', addressOf(client))
    .where('browser', 'is not distinct from', browser)
    .where('system', 'is not distinct from', system);
  return (await before.executeTakeFirst()) !== undefined && (await same.executeTakeFirst()) === undefined;
};
