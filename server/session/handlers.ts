import type { Transaction } from 'kysely';
import type { Callers } from '../access/callers.ts';
import { loadSessionState } from '../access/load.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import type { OpenCall, OpenHandlers } from '../http/call.ts';
import { Failure } from '../failure.ts';
import { pageHost } from '../http/origins.ts';
import type { BackgroundTasks } from '../jobs/background-tasks.ts';
import type { Notices } from '../notifications/direct-notices.ts';
import { tenantOf } from '../tenant/hosts.ts';
import { type Account, accountByEmail, accountById, isAdmitted, requireAdmission } from './accounts.ts';
import type { AnswerTokens } from './answer.ts';
import { type Client, clientOf, normalizedAddress } from '../http/clients.ts';
import { deviceOf } from '../http/devices.ts';
import { isNewClient, type LoginOutcome, recordLogin } from './login-records.ts';
import { isPassword, passwordHashOf } from '../access/passwords.ts';
import { signOut } from './ending.ts';
import { lockPeople } from './people.ts';
import { beginSession, renewSession } from './sessions.ts';
import { type Attempt, limitAttempts, type Throttles } from './attempt-limits.ts';
import type { RefreshClaims, Tokens } from '../access/tokens.ts';
import type { Secrets } from './two-factor/secrets.ts';
import { useCode } from './two-factor/use.ts';

/** Dependencies of the sign-in handlers. */
export interface SessionParts {
  database: Database;
  tokens: Tokens;
  throttles: Throttles;
  callers: Callers;
  secrets: Secrets;
  answerTokens: AnswerTokens;
  backgroundTasks: BackgroundTasks;
  notices: Pick<Notices, 'tell'>;
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
  const { database, tokens, throttles, callers, secrets, answerTokens, backgroundTasks, notices } = parts;

  /**
   * Records a failure after the response is sent: this takes no longer for an existing account than for a missing one.
   */
  const recordFailure = (tenantId: number, userId: number, outcome: LoginOutcome, client: Client): void =>
    backgroundTasks.do('the record of a sign-in', () =>
      database.tenant(tenantId).write((db) => recordLogin(db, { userId, outcome, client })),
    );

  /**
   * Begins a session and records it; people signing in from somewhere new are emailed. Anyone who was blocked, or whose
   * password was changed, during the check isn't let in.
   */
  const begin = async (
    tenantId: number,
    { id: userId, passwordHash }: Account,
    client: Client,
  ): Promise<RefreshClaims> => {
    const scope = database.tenant(tenantId);
    return scope.write(async (db) => {
      const [person] = await lockPeople(db, [userId]);
      if (person?.status !== 'active') throw new Failure('blocked');
      if ((await passwordHashOf(db, userId)) !== passwordHash) throw new Failure('wrongCredentials');
      const claims = await beginSession(db, tokens, { tenantId, userId, client, now: seconds() });
      const recordId = await recordLogin(db, { userId, outcome: 'success', client });
      if (await isNewClient(db, userId, recordId, client))
        await notices.tell(db, tenantId, [userId], {
          kind: 'new_sign_in',
          device: deviceOf(client.userAgent),
          address: normalizedAddress(client.address),
        });
      return claims;
    });
  };

  /** Two parties hold a token: the session's owner is notified. */
  const tellOfReuse = async (
    db: Transaction<Tables>,
    { tenant }: RefreshClaims,
    userId: number,
    client: Client,
  ): Promise<void> => {
    await recordLogin(db, { userId, outcome: 'token_reused', client });
    await notices.tell(db, tenant, [userId], {
      kind: 'token_reused',
      device: deviceOf(client.userAgent),
      address: normalizedAddress(client.address),
    });
  };

  const wrongCode = (code: 'codeRequired' | 'wrongCode', type: string): Failure => {
    const { words: message } = new Failure(code);
    return new Failure(code, { details: [{ type, path: 'code', message }] });
  };

  /** The code is asked for once the password is right, and guesses are counted across all addresses. */
  const checkCode = async (tenantId: number, account: Account, code: string, client: Client, attempt: Attempt) => {
    if (code === '') {
      await attempt.undone();
      throw wrongCode('codeRequired', 'code_required');
    }
    const guess = await limitAttempts(throttles.code, tenantId, account.email, client.address);
    const owner = { tenantId, userId: account.id };
    const right = await database.tenant(tenantId).write((db) => useCode(db, secrets, owner, code, seconds()));
    if (!right) {
      recordFailure(tenantId, account.id, 'wrong_code', client);
      throw wrongCode('wrongCode', 'code');
    }
    await guess.succeeded();
  };

  return {
    async login({ body: { email, password, code = '' }, request }: OpenCall<unknown, unknown, Credentials>) {
      const tenantId = await tenantOf(database, pageHost(request));
      if (tenantId === undefined) throw new Failure('noNetwork');
      const scope = database.tenant(tenantId);

      const attempt = await limitAttempts(throttles.signIn, tenantId, email, request.ip);
      const account = await accountByEmail(scope, email);
      const right = await isPassword(password, account?.passwordHash);
      const client = clientOf(request);
      if (account && !right) recordFailure(tenantId, account.id, 'wrong_password', client);
      if (!account || !right) throw new Failure('wrongCredentials');
      if (account.twoFactor) await checkCode(tenantId, account, code.trim(), client, attempt);
      await attempt.succeeded();
      if (!isAdmitted(account)) recordFailure(tenantId, account.id, 'blocked', client);
      requireAdmission(account);
      return answerTokens(account, await begin(tenantId, account, client), null);
    },

    async refresh({ body: { refreshToken }, request }: Refreshing) {
      const claims = await tokens.readRefresh(refreshToken);
      if (!claims) throw new Failure('unauthorized');
      const scope = database.tenant(claims.tenant);
      const account = await accountById(scope, claims.sub);
      if (!account) throw new Failure('unauthorized');
      requireAdmission(account);
      // An impersonation ends with the session it was started from, and with the permission to it.
      const state = await loadSessionState(scope, claims.tenant, { userId: claims.sub, sessionId: claims.sid });
      if (state.kind === 'over') throw new Failure('unauthorized');

      const client = clientOf(request);
      const renewal = await scope.write(async (db) => {
        const outcome = await renewSession(db, tokens, claims, client, seconds());
        if (outcome.kind === 'reused') await tellOfReuse(db, claims, outcome.ownerId, client);
        return outcome;
      });
      if (renewal.kind === 'renewed') return answerTokens(account, renewal.claims, renewal.impersonatorId);
      callers.forget(claims.tenant, claims.sub);
      if (renewal.kind === 'reused') {
        callers.forget(claims.tenant, renewal.ownerId);
        request.log.warn(
          { tenant: claims.tenant, user: renewal.ownerId, session: claims.sid, address: client.address },
          'A used refresh token was presented again: its session has ended',
        );
      }
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
