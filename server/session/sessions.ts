import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import type { Client } from './clients.ts';
import { freshTokenName, refreshLifetime, type RefreshClaims, type Tokens } from './tokens.ts';

/** Seconds in which the same client may present a refresh token again and get the same answer. */
export const replayGrace = 10;

/** What is kept of a refresh token's name. */
export const hashOf = (jti: string): string => createHash('sha256').update(jti).digest('hex');

interface Beginning {
  tenantId: number;
  userId: number;
  impersonatorId?: number;
  client: Client;
  /** Seconds UTC. */
  now: number;
  /** The session that an impersonating one is started from. */
  originFamily?: string;
}

/** Begins a session. */
export const beginSession = async (db: Transaction<Tables>, beginning: Beginning): Promise<RefreshClaims> =>
  addToken(db, { ...beginning, family: randomUUID(), jti: freshTokenName() });

/** Adds a refresh token to a session. */
export const addToken = async (
  db: Transaction<Tables>,
  added: Beginning & { family: string; jti: string; beganAt?: number },
): Promise<RefreshClaims> => {
  const { tenantId, userId, impersonatorId, originFamily, client, now, family, jti, beganAt = now } = added;
  const exp = now + refreshLifetime;
  await db
    .insertInto('session')
    .values({
      user_id: userId,
      impersonator_id: impersonatorId ?? null,
      family,
      token_hash: hashOf(jti),
      created_at: timestamp(now),
      expires_at: timestamp(exp),
      address: client.address,
      user_agent: client.userAgent,
      began_at: timestamp(beganAt),
      last_used_at: timestamp(now),
      origin_family: originFamily ?? null,
    })
    .execute();
  return { sub: userId, tenant: tenantId, sid: family, jti, iat: now, exp };
};

/** What presenting a refresh token leads to: its successor, or the end. */
export type Renewal =
  | { kind: 'renewed'; claims: RefreshClaims; impersonatorId: number | null }
  /** No such session, or it is over. */
  | { kind: 'over' }
  /** The token had been used: the whole session was ended. */
  | { kind: 'reused' };

/**
 * Changes a refresh token for its successor. One that was already changed ends its session, since two hands hold it;
 * unless the same client asks again within `replayGrace` seconds and the successor is still unused: two tabs that met,
 * or an answer that got lost. As the successor's name follows from the token's, it can be said again without being kept.
 */
export const renewSession = async (
  db: Transaction<Tables>,
  tokens: Tokens,
  presented: RefreshClaims,
  client: Client,
  now: number,
): Promise<Renewal> => {
  const row = (jti: string) =>
    db
      .selectFrom('session')
      .select([
        'user_id',
        'impersonator_id',
        'family',
        'created_at',
        'expires_at',
        'rotated_at',
        'revoked_at',
        'address',
        'user_agent',
        'began_at',
        'origin_family',
      ])
      .where('token_hash', '=', hashOf(jti))
      .forUpdate()
      .executeTakeFirst();

  const held = await row(presented.jti);
  if (!held || held.revoked_at !== null || held.expires_at <= now) return { kind: 'over' };

  const next = tokens.successorOf(presented.jti);
  const impersonatorId = held.impersonator_id;
  if (held.rotated_at === null) {
    await db
      .updateTable('session')
      .set({ rotated_at: timestamp(now) })
      .where('token_hash', '=', hashOf(presented.jti))
      .execute();
    const { user_id: userId, family, began_at: beganAt, origin_family: originFamily } = held;
    const claims = await addToken(db, {
      tenantId: presented.tenant,
      userId,
      client,
      now,
      family,
      jti: next,
      beganAt,
      ...(impersonatorId !== null && { impersonatorId }),
      ...(originFamily !== null && { originFamily }),
    });
    return { kind: 'renewed', claims, impersonatorId };
  }

  const successor = await row(next);
  const sameClient = successor?.address === client.address && successor.user_agent === client.userAgent;
  if (successor && sameClient && successor.rotated_at === null && now - held.rotated_at <= replayGrace) {
    const { created_at: iat, expires_at: exp } = successor;
    return { kind: 'renewed', claims: { ...presented, jti: next, iat, exp }, impersonatorId };
  }
  await endSession(db, held.family);
  return { kind: 'reused' };
};

/** Ends a session and those begun from it to act as others: none of their tokens is good any longer. */
export const endSession = async (db: Kysely<Tables>, family: string): Promise<void> => {
  await db
    .updateTable('session')
    .set({ revoked_at: timestamp(Date.now() / 1000) })
    .where(({ eb, or }) => or([eb('family', '=', family), eb('origin_family', '=', family)]))
    .where('revoked_at', 'is', null)
    .execute();
};

/** Ends the session of somebody who goes for good: where he acts as another user, his own one too. */
export const signOut = async (db: Kysely<Tables>, family: string): Promise<void> => {
  const row = await db.selectFrom('session').select('origin_family').where('family', '=', family).limit(1).executeTakeFirst();
  await endSession(db, row?.origin_family ?? family);
};

/** Ends all sessions of users and those begun from them to act as others, the one named excepted. */
export const endSessionsOf = async (db: Kysely<Tables>, userIds: readonly number[], except?: string): Promise<void> => {
  if (userIds.length === 0) return;
  await db
    .updateTable('session')
    .set({ revoked_at: timestamp(Date.now() / 1000) })
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('user_id', 'in', userIds),
        eb('origin_family', 'in', selectFrom('session').select('family').where('user_id', 'in', userIds)),
      ]),
    )
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('family', '!=', except!))
    .execute();
};
