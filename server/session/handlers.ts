import type { Callers } from '../access/callers.ts';
import type { Database } from '../database/connection.ts';
import type { OpenCall, OpenHandlers } from '../http/call.ts';
import { Failure } from '../http/errors.ts';
import { tenantOf } from '../tenant/hosts.ts';
import { type Account, accountByEmail, accountById, mustBeAdmitted } from './accounts.ts';
import type { Client } from './clients.ts';
import { isPassword } from './passwords.ts';
import { beginSession, endSession, renewSession } from './sessions.ts';
import type { Throttle } from './throttle.ts';
import { accessLifetime, type RefreshClaims, type Tokens } from './tokens.ts';

/** What signing in works with. */
export interface SessionParts {
  database: Database;
  tokens: Tokens;
  throttle: Throttle;
  callers: Callers;
  /** When the browser's part of this installation was built, seconds UTC. */
  frontendBuiltAt: number;
}

type Request = OpenCall['request'];
type Refreshing = OpenCall<unknown, unknown, { refreshToken: string }>;

const clientOf = ({ ip, headers }: Request): Client => ({
  address: ip,
  userAgent: headers['user-agent']?.slice(0, 500) ?? null,
});

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Handlers of `/login`, `/refresh` and `/logout`. */
export const createSessionHandlers = ({
  database,
  tokens,
  throttle,
  callers,
  frontendBuiltAt,
}: SessionParts): OpenHandlers => {
  const answer = async (account: Account, refresh: RefreshClaims, impersonatorId: number | null) => {
    const { tenant, sid } = refresh;
    const now = seconds();
    const token = await tokens.signAccess({
      sub: account.id,
      tenant,
      sid,
      roleType: account.roleType,
      baseCurrency: account.baseCurrency,
      iat: now,
      exp: now + accessLifetime,
      ...(impersonatorId !== null && { impersonator: impersonatorId }),
    });
    const data = {
      token,
      refreshToken: await tokens.signRefresh(refresh),
      extraInfo: {
        status: account.status,
        trafficBlocked: account.trafficBlocked,
        frontendVersionTs: Math.max(account.frontendVersionAt, frontendBuiltAt),
      },
    };
    return { data, headers: { 'cache-control': 'no-store' } };
  };

  return {
    async login({
      body: { email, password },
      request,
    }: OpenCall<unknown, unknown, { email: string; password: string }>) {
      const tenantId = await tenantOf(database, request.hostname);
      if (tenantId === undefined) throw new Failure('noNetwork');
      const scope = database.tenant(tenantId);

      const attempt = await throttle.attempt(tenantId, email, request.ip);
      if ('retryAfter' in attempt) throw new Failure('tooMany', attempt);
      const account = await accountByEmail(scope, email);
      const right = await isPassword(password, account?.passwordHash);
      if (!account || !right) throw new Failure('wrongCredentials');
      await attempt.succeeded();
      mustBeAdmitted(account);

      const beginning = { tenantId, userId: account.id, client: clientOf(request), now: seconds() };
      return answer(account, await scope.write((db) => beginSession(db, beginning)), null);
    },

    async refresh({ body: { refreshToken }, request }: Refreshing) {
      const claims = await tokens.readRefresh(refreshToken);
      if (!claims) throw new Failure('unauthorized');
      const scope = database.tenant(claims.tenant);
      const account = await accountById(scope, claims.sub);
      if (!account) throw new Failure('unauthorized');
      mustBeAdmitted(account);

      const renewal = await scope.write((db) => renewSession(db, tokens, claims, clientOf(request), seconds()));
      if (renewal.kind === 'renewed') return answer(account, renewal.claims, renewal.impersonatorId);
      callers.forget(claims.tenant, claims.sub);
      throw new Failure('unauthorized');
    },

    async logout({ body: { refreshToken } }: Refreshing) {
      const claims = await tokens.readRefresh(refreshToken);
      if (claims) {
        await database.tenant(claims.tenant).write((db) => endSession(db, claims.sid));
        callers.forget(claims.tenant, claims.sub);
      }
      return { data: null };
    },
  };
};
