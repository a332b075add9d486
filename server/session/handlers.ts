import type { Callers } from '../access/callers.ts';
import { loadStanding } from '../access/load.ts';
import type { Database } from '../database/connection.ts';
import type { OpenCall, OpenHandlers } from '../http/call.ts';
import { Failure } from '../http/errors.ts';
import { tenantOf } from '../tenant/hosts.ts';
import { type Account, accountByEmail, accountById, mustBeAdmitted } from './accounts.ts';
import type { AnswerTokens } from './answer.ts';
import { clientOf } from './clients.ts';
import { isPassword } from './passwords.ts';
import { beginSession, renewSession, signOut } from './sessions.ts';
import { type Attempt, mustNotBeTooMany, type Throttles } from './throttle.ts';
import type { Tokens } from './tokens.ts';
import type { Secrets } from './two-factor/secrets.ts';
import { useCode } from './two-factor/use.ts';

/** What signing in works with. */
export interface SessionParts {
  database: Database;
  tokens: Tokens;
  throttles: Throttles;
  callers: Callers;
  secrets: Secrets;
  answerTokens: AnswerTokens;
}

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

type Refreshing = OpenCall<unknown, unknown, { refreshToken: string }>;

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Handlers of `/login`, `/refresh` and `/logout`. */
export const createSessionHandlers = (parts: SessionParts): OpenHandlers => {
  const { database, tokens, throttles, callers, secrets, answerTokens } = parts;

  const wrongCode = (code: 'codeRequired' | 'wrongCode', type: string): Failure => {
    const { words: message } = new Failure(code);
    return new Failure(code, { details: [{ type, path: 'code', message }] });
  };

  /** The code is asked for once the password was right, and guessing it is counted from wherever it is done. */
  const checkCode = async (tenantId: number, account: Account, code: string, address: string, attempt: Attempt) => {
    if (code === '') {
      await attempt.undone();
      throw wrongCode('codeRequired', 'code_required');
    }
    const guess = await mustNotBeTooMany(throttles.code, tenantId, account.email, address);
    const owner = { tenantId, userId: account.id };
    const right = await database.tenant(tenantId).write((db) => useCode(db, secrets, owner, code, seconds()));
    if (!right) throw wrongCode('wrongCode', 'code');
    await guess.succeeded();
  };

  return {
    async login({ body: { email, password, code = '' }, request }: OpenCall<unknown, unknown, Credentials>) {
      const tenantId = await tenantOf(database, request.hostname);
      if (tenantId === undefined) throw new Failure('noNetwork');
      const scope = database.tenant(tenantId);

      const attempt = await mustNotBeTooMany(throttles.signIn, tenantId, email, request.ip);
      const account = await accountByEmail(scope, email);
      const right = await isPassword(password, account?.passwordHash);
      if (!account || !right) throw new Failure('wrongCredentials');
      if (account.twoFactor) await checkCode(tenantId, account, code.trim(), request.ip, attempt);
      await attempt.succeeded();
      mustBeAdmitted(account);

      const beginning = { tenantId, userId: account.id, client: clientOf(request), now: seconds() };
      return answerTokens(account, await scope.write((db) => beginSession(db, beginning)), null);
    },

    async refresh({ body: { refreshToken }, request }: Refreshing) {
      const claims = await tokens.readRefresh(refreshToken);
      if (!claims) throw new Failure('unauthorized');
      const scope = database.tenant(claims.tenant);
      const account = await accountById(scope, claims.sub);
      if (!account) throw new Failure('unauthorized');
      mustBeAdmitted(account);
      // Acting as somebody else ends with the session it was started from, and with the right to it.
      const standing = await loadStanding(scope, claims.tenant, claims.sub, claims.sid);
      if (standing.kind === 'over') throw new Failure('unauthorized');

      const renewal = await scope.write((db) => renewSession(db, tokens, claims, clientOf(request), seconds()));
      if (renewal.kind === 'renewed') return answerTokens(account, renewal.claims, renewal.impersonatorId);
      callers.forget(claims.tenant, claims.sub);
      throw new Failure('unauthorized');
    },

    async logout({ body: { refreshToken } }: Refreshing) {
      const claims = await tokens.readRefresh(refreshToken);
      if (claims) {
        await database.tenant(claims.tenant).write((db) => signOut(db, claims.sid));
        callers.forget(claims.tenant, claims.sub);
      }
      return { data: null };
    },
  };
};
