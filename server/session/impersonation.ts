import type { Transaction } from 'kysely';
import { type Authenticate, bearerOf } from '../access/authenticate.ts';
import type { Caller } from '../access/caller.ts';
import type { Callers } from '../access/callers.ts';
import { impersonate } from '../access/load.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import type { OpenCall, OpenHandlers, Reply } from '../http/call.ts';
import { breaks, Failure, type FailureCode, invalid } from '../http/errors.ts';
import type { Words } from '../../domain/words.ts';
import { type Account, accountById, isAdmitted, mustBeAdmitted } from './accounts.ts';
import type { AnswerTokens } from './answer.ts';
import { type Client, clientOf } from './clients.ts';
import { recordLogin } from './login-records.ts';
import { addToken, beginSession, endSession, hashOf, replayGrace } from './sessions.ts';
import type { AccessClaims, RefreshClaims, Tokens } from './tokens.ts';

/**
 * Acting as another user and coming back. Who really is there stands in the session: its `impersonator_id`, and the
 * session it was started from, `origin_family`, which waits meanwhile and goes on afterwards.
 */
export interface ImpersonationParts {
  database: Database;
  tokens: Tokens;
  callers: Pick<Callers, 'forget'>;
  authenticate: Authenticate;
  answerTokens: AnswerTokens;
}

interface Sent {
  refreshToken?: string;
  impersonateAs?: number;
}

const seconds = (): number => Math.floor(Date.now() / 1000);

const refused = (code: FailureCode, type: string, message: Words, path?: string): Failure =>
  new Failure(code, { details: [{ type, message, ...(path !== undefined && { path }) }] });

const mayImpersonate = ({ roleType, permissions, impersonatorId, apiTokenId }: Caller): void => {
  if (apiTokenId !== null) throw new Failure('signedInOnly');
  if (impersonatorId !== null) {
    throw refused('forbidden', 'nested', {
      en: 'Leave the account you act in first',
      ru: 'Сначала вернитесь из чужой учётной записи',
    });
  }
  if (roleType !== 'admin' || !permissions.has(impersonate)) throw new Failure('forbidden');
};

const mayBeImpersonated = (account: Account, caller: Caller): void => {
  const path = 'impersonateAs';
  if (account.id === caller.userId) {
    throw refused('forbidden', 'own', { en: 'This is your own account', ru: 'Это ваша собственная учётная запись' }, path);
  }
  if (account.roleType === 'admin') {
    throw refused('forbidden', 'administrators', { en: 'Nobody acts as an administrator', ru: 'Под администратором войти нельзя' }, path);
  }
  if (!isAdmitted(account)) {
    throw refused('refused', 'blocked', { en: 'The user or his role is not active', ru: 'Пользователь или его роль не активны' }, path);
  }
};

/** Whether a refresh token belongs to the session of the call and is the one to use next, or was until right now. */
const isHeld = async (db: Transaction<Tables>, claims: RefreshClaims | undefined, caller: Caller, now: number): Promise<boolean> => {
  const { tenantId, userId, sessionId } = caller;
  if (claims?.tenant !== tenantId || claims.sub !== userId || claims.sid !== sessionId) return false;
  const row = await db
    .selectFrom('session')
    .select('rotated_at')
    .where('token_hash', '=', hashOf(claims.jti))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && (row.rotated_at === null || now - row.rotated_at <= replayGrace);
};

/** Whoever starts anew leaves what he had started from the same session: he is one person at a time. */
const endOthers = (db: Transaction<Tables>, { sessionId }: Caller, now: number) =>
  db
    .updateTable('session')
    .set({ revoked_at: timestamp(now) })
    .where('origin_family', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();

/**
 * Gives the session somebody came from its next refresh token and ends the one he leaves. Leaving again, as an answer
 * may get lost and two tabs may leave at once, gives the same token until it is used; so an old token opens nothing.
 * @returns undefined where there is nothing to return to
 */
const comeBack = async (
  db: Transaction<Tables>,
  tokens: Tokens,
  { tenant, sid, sub, impersonator }: AccessClaims,
  client: Client,
  now: number,
): Promise<RefreshClaims | undefined> => {
  const left = await db
    .selectFrom('session')
    .select('origin_family')
    .where('family', '=', sid)
    .where('user_id', '=', sub)
    .where('impersonator_id', '=', impersonator ?? null)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst();
  const origin = left?.origin_family;
  if (!origin || impersonator === undefined) return undefined;

  const waiting = await db
    .selectFrom('session')
    .select(['token_hash', 'began_at', 'created_at', 'expires_at'])
    .where('family', '=', origin)
    .where('user_id', '=', impersonator)
    .where('revoked_at', 'is', null)
    .where('rotated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!waiting || waiting.expires_at <= now) return undefined;
  const jti = tokens.successorOf(`leaving ${sid}`);
  if (waiting.token_hash === hashOf(jti)) {
    return { sub: impersonator, tenant, sid: origin, jti, iat: waiting.created_at, exp: waiting.expires_at };
  }
  const used = await db.selectFrom('session').select('id').where('token_hash', '=', hashOf(jti)).executeTakeFirst();
  if (used) return undefined;

  await db
    .updateTable('session')
    .set({ rotated_at: timestamp(now) })
    .where('token_hash', '=', waiting.token_hash)
    .execute();
  await endSession(db, sid);
  const going = { tenantId: tenant, userId: impersonator, client, now, family: origin, jti, beganAt: waiting.began_at };
  return addToken(db, going);
};

/** Handler of `/user/impersonate`. It asks for its token itself: leaving works with one that is good for nothing else. */
export const createImpersonationHandlers = (parts: ImpersonationParts): OpenHandlers => {
  const { database, tokens, callers, authenticate, answerTokens } = parts;

  const begin = async (request: OpenCall['request'], refreshToken: string, userId: number): Promise<Reply> => {
    const caller = await authenticate(request);
    mayImpersonate(caller);
    const { tenantId } = caller;
    const scope = database.tenant(tenantId);
    const account = await accountById(scope, userId);
    if (!account) throw invalid(breaks('impersonateAs', 'reference', userId));
    mayBeImpersonated(account, caller);

    const claims = await tokens.readRefresh(refreshToken);
    const now = seconds();
    const begun = await scope.write(async (db) => {
      if (!(await isHeld(db, claims, caller, now))) throw invalid(breaks('refreshToken', 'choice'));
      await endOthers(db, caller, now);
      const as = { impersonatorId: caller.userId, originFamily: caller.sessionId };
      const client = clientOf(request);
      await recordLogin(db, { userId, outcome: 'success', client, impersonatorId: caller.userId });
      return beginSession(db, { tenantId, userId, client, now, ...as });
    });
    callers.forget(tenantId, caller.userId);
    return answerTokens(account, begun, caller.userId);
  };

  const leave = async (request: OpenCall['request']): Promise<Reply> => {
    const token = bearerOf(request.headers.authorization);
    const claims = token === undefined ? undefined : await tokens.readPastAccess(token);
    if (claims?.impersonator === undefined) {
      await authenticate(request);
      throw refused('refused', 'notImpersonating', {
        en: 'You act as nobody else',
        ru: 'Вы не вошли под другим пользователем',
      });
    }
    const { tenant, sub, impersonator } = claims;
    const scope = database.tenant(tenant);
    const account = await accountById(scope, impersonator);
    if (!account) throw new Failure('unauthorized');
    mustBeAdmitted(account);
    const refresh = await scope.write((db) => comeBack(db, tokens, claims, clientOf(request), seconds()));
    if (!refresh) throw new Failure('unauthorized');
    callers.forget(tenant, sub);
    return answerTokens(account, refresh, null);
  };

  return {
    async impersonate({ body = {}, request }: OpenCall<unknown, unknown, Sent | undefined>) {
      const { refreshToken, impersonateAs } = body;
      if (refreshToken === undefined && impersonateAs === undefined) return leave(request);
      if (impersonateAs === undefined) throw invalid(breaks('impersonateAs', 'required'));
      if (refreshToken === undefined) throw invalid(breaks('refreshToken', 'required'));
      return begin(request, refreshToken, impersonateAs);
    },
  };
};
