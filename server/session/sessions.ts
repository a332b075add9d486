import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import type { Client } from '../http/clients.ts';
import { endSession, signOut } from './ending.ts';
import { lockPeople } from './people.ts';
import { refreshLifetime, type RefreshClaims, type Tokens } from '../access/tokens.ts';

/** Seconds within which the same client may present a refresh token again and get the same response. */
export const replayGrace = 10;

/** Returns what is stored of a refresh token's name. */
export const hashOf = (jti: string): string => createHash('sha256').update(jti).digest('hex');

interface Beginning {
  tenantId: number;
  userId: number;
  impersonatorId?: number | null;
  client: Client;
  /** Seconds UTC. */
  now: number;
  /** The session that an impersonation is started from. */
  originFamily?: string | null;
}

/** A session that continues. */
interface Going extends Beginning {
  family: string;
  /** How often it has been renewed. */
  renewals: number;
  beganAt: number;
}

/** Returns the claims of a stored token, with the name that follows from its session and its position in it. */
const claimsOf = (
  tokens: Tokens,
  tenantId: number,
  kept: { user_id: number; family: string; renewals: number; created_at: number; expires_at: number },
): RefreshClaims => ({
  sub: kept.user_id,
  tenant: tenantId,
  sid: kept.family,
  jti: tokens.nameOf(kept.family, kept.renewals),
  iat: kept.created_at,
  exp: kept.expires_at,
});

const addToken = async (db: Transaction<Tables>, tokens: Tokens, going: Going): Promise<RefreshClaims> => {
  const { tenantId, userId, impersonatorId, originFamily, client, now, family, renewals, beganAt } = going;
  const token = { user_id: userId, family, renewals };
  const claims = claimsOf(tokens, tenantId, { ...token, created_at: now, expires_at: now + refreshLifetime });
  await db
    .insertInto('session')
    .values({
      ...token,
      impersonator_id: impersonatorId ?? null,
      token_hash: hashOf(claims.jti),
      created_at: timestamp(now),
      expires_at: timestamp(claims.exp),
      address: client.address,
      user_agent: client.userAgent,
      began_at: timestamp(beganAt),
      last_used_at: timestamp(now),
      origin_family: originFamily ?? null,
    })
    .execute();
  return claims;
};

/** Begins a session for people who are locked (`lockPeople`) or just created. */
export const beginSession = (db: Transaction<Tables>, tokens: Tokens, beginning: Beginning): Promise<RefreshClaims> =>
  addToken(db, tokens, { ...beginning, family: randomUUID(), renewals: 0, beganAt: beginning.now });

/** Outcome of presenting a refresh token: its successor, or the end. */
export type Renewal =
  | { kind: 'renewed'; claims: RefreshClaims; impersonatorId: number | null }
  /** No such session, or it is over. */
  | { kind: 'over' }
  /** The token had been used: its session was ended, along with the one it was started from. It was this person's. */
  | { kind: 'reused'; ownerId: number };

/** Returns a token by name, with the people its session depends on locked. */
const heldToken = async (db: Transaction<Tables>, jti: string) => {
  const token = db.selectFrom('session').where('token_hash', '=', hashOf(jti));
  const people = await token.select(['user_id', 'impersonator_id']).executeTakeFirst();
  if (!people) return undefined;
  await lockPeople(db, [people.user_id, people.impersonator_id]);
  return token.selectAll().executeTakeFirst();
};

/**
 * Exchanges a refresh token for its successor. One already exchanged ends its session, since two parties hold it;
 * unless the same client asks again within `replayGrace` seconds and the successor is still unused: two tabs that
 * collided, or a lost response. As a token's name follows from its session's, it can be returned again without being
 * stored.
 */
export const renewSession = async (
  db: Transaction<Tables>,
  tokens: Tokens,
  { tenant: tenantId, jti }: RefreshClaims,
  client: Client,
  now: number,
): Promise<Renewal> => {
  const held = await heldToken(db, jti);
  if (!held || held.revoked_at !== null || held.expires_at <= now) return { kind: 'over' };

  const {
    user_id: userId,
    impersonator_id: impersonatorId,
    origin_family: originFamily,
    began_at: beganAt,
    family,
  } = held;
  const renewals = held.renewals + 1;
  if (held.rotated_at === null) {
    await db
      .updateTable('session')
      .set({ rotated_at: timestamp(now) })
      .where('id', '=', held.id)
      .execute();
    const claims = await addToken(db, tokens, {
      tenantId,
      userId,
      impersonatorId,
      originFamily,
      client,
      now,
      family,
      renewals,
      beganAt,
    });
    return { kind: 'renewed', claims, impersonatorId };
  }

  const successor = await db
    .selectFrom('session')
    .selectAll()
    .where('family', '=', family)
    .where('renewals', '=', renewals)
    .executeTakeFirst();
  const sameClient = successor?.address === client.address && successor.user_agent === client.userAgent;
  if (successor && sameClient && successor.rotated_at === null && now - held.rotated_at <= replayGrace) {
    return { kind: 'renewed', claims: claimsOf(tokens, tenantId, successor), impersonatorId };
  }
  await signOut(db, family);
  return { kind: 'reused', ownerId: impersonatorId ?? userId };
};

/** Returns a session's one live token; undefined if the session is over. Its user must be locked. */
const livingToken = (db: Kysely<Tables>, family: string, userId: number, now: number) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('family', '=', family)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('rotated_at', 'is', null)
    .where('expires_at', '>', sql<number>`${timestamp(now)}`)
    .executeTakeFirst();

/**
 * Ends an impersonation and returns the token of the session it was started from, which stays as it is, its token as
 * valid as before.
 * @returns undefined if one of the two is over
 */
export const leaveSession = async (
  db: Transaction<Tables>,
  tokens: Tokens,
  {
    tenantId,
    userId,
    impersonatorId,
    family,
  }: { tenantId: number; userId: number; impersonatorId: number; family: string },
  now: number,
): Promise<RefreshClaims | undefined> => {
  await lockPeople(db, [userId, impersonatorId]);
  const left = await livingToken(db, family, userId, now);
  if (!left?.origin_family || left.impersonator_id !== impersonatorId) return undefined;
  const waiting = await livingToken(db, left.origin_family, impersonatorId, now);
  const claims = waiting && claimsOf(tokens, tenantId, waiting);
  // The token names of old sessions can't be computed.
  if (!claims || hashOf(claims.jti) !== waiting.token_hash) return undefined;
  await endSession(db, family);
  return claims;
};

/** Whether a refresh token is the session's live one, or was until just now. Its user must be locked. */
export const isHeldBy = async (
  db: Transaction<Tables>,
  claims: RefreshClaims | undefined,
  { tenantId, userId, sessionId }: { tenantId: number; userId: number; sessionId: string },
  now: number,
): Promise<boolean> => {
  if (claims?.tenant !== tenantId || claims.sub !== userId || claims.sid !== sessionId) return false;
  const row = await db
    .selectFrom('session')
    .select('rotated_at')
    .where('token_hash', '=', hashOf(claims.jti))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && (row.rotated_at === null || now - row.rotated_at <= replayGrace);
};
