import { type Authenticate, bearerOf } from '../access/authenticate.ts';
import type { Caller } from '../access/caller.ts';
import type { Callers } from '../access/callers.ts';
import { impersonate, type SessionState } from '../access/load.ts';
import type { Database } from '../database/connection.ts';
import type { OpenCall, OpenHandlers, Reply } from '../http/call.ts';
import { violation, Failure, type FailureCode, invalid } from '../failure.ts';
import type { Words } from '../../domain/text/words.ts';
import { type Account, accountById, isAdmitted, requireAdmission } from './accounts.ts';
import type { AnswerTokens } from './answer.ts';
import { clientOf } from '../http/clients.ts';
import { endImpersonations } from './ending.ts';
import { recordLogin } from './login-records.ts';
import { lockPeople } from './people.ts';
import { beginSession, isHeldBy, leaveSession } from './sessions.ts';
import type { Tokens } from '../access/tokens.ts';

/**
 * Impersonating another user and coming back. The session records the real person: its `impersonator_id`, and the
 * session it was started from, `origin_family`, which waits meanwhile and continues afterwards (D91, D93).
 */
export interface ImpersonationParts {
  database: Database;
  tokens: Tokens;
  callers: Pick<Callers, 'find' | 'forget'>;
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
      en: 'Stop impersonating first',
      ru: 'Сначала вернитесь в свою учётную запись',
    });
  }
  if (roleType !== 'admin' || !permissions.has(impersonate)) throw new Failure('forbidden');
};

const notActive = (): Failure =>
  refused(
    'refused',
    'blocked',
    { en: 'The user or their role is inactive', ru: 'Пользователь или его роль неактивны' },
    'impersonateAs',
  );

const mayBeImpersonated = (account: Account, caller: Caller): void => {
  const path = 'impersonateAs';
  if (account.id === caller.userId) {
    throw refused(
      'forbidden',
      'own',
      { en: 'This is your own account', ru: 'Это ваша собственная учётная запись' },
      path,
    );
  }
  if (account.roleType === 'admin') {
    throw refused(
      'forbidden',
      'administrators',
      { en: 'Administrators can’t be impersonated', ru: 'Войти под администратором нельзя' },
      path,
    );
  }
  if (!isAdmitted(account)) throw notActive();
};

/** To leave, a call's token has to be valid for that session, though its user's role may be inactive by now. */
const mustLive = ({ kind }: SessionState): void => {
  if (kind !== 'caller' && kind !== 'roleInactive') throw new Failure('unauthorized');
};

/**
 * Handler of `/user/impersonate`. It checks its token itself, as leaving works even if the other's role is inactive.
 */
export const createImpersonationHandlers = (parts: ImpersonationParts): OpenHandlers => {
  const { database, tokens, callers, authenticate, answerTokens } = parts;

  const begin = async (request: OpenCall['request'], refreshToken: string, userId: number): Promise<Reply> => {
    const caller = await authenticate(request);
    mayImpersonate(caller);
    const { tenantId } = caller;
    const scope = database.tenant(tenantId);
    const account = await accountById(scope, userId);
    if (!account) throw invalid(violation('impersonateAs', 'reference', userId));
    mayBeImpersonated(account, caller);

    const claims = await tokens.readRefresh(refreshToken);
    const now = seconds();
    const begun = await scope.write(async (db) => {
      const people = await lockPeople(db, [caller.userId, userId]);
      if (people.some(({ status }) => status !== 'active')) throw notActive();
      if (!(await isHeldBy(db, claims, caller, now))) throw invalid(violation('refreshToken', 'choice'));
      // One person at a time: an earlier impersonation from the same session ends.
      await endImpersonations(db, caller.sessionId);
      const as = { impersonatorId: caller.userId, originFamily: caller.sessionId };
      const client = clientOf(request);
      await recordLogin(db, { userId, outcome: 'success', client, impersonatorId: caller.userId });
      return beginSession(db, tokens, { tenantId, userId, client, now, ...as });
    });
    callers.forget(tenantId, caller.userId);
    return answerTokens(account, begun, caller.userId);
  };

  const leave = async (request: OpenCall['request']): Promise<Reply> => {
    const token = bearerOf(request.headers.authorization);
    const claims = token === undefined ? undefined : await tokens.readAccess(token);
    if (claims?.impersonator === undefined) {
      await authenticate(request);
      throw refused('refused', 'notImpersonating', {
        en: 'You’re not impersonating anyone',
        ru: 'Вы не вошли под другим пользователем',
      });
    }
    mustLive(await callers.find(claims));
    const { tenant, sub, impersonator, sid } = claims;
    const scope = database.tenant(tenant);
    const account = await accountById(scope, impersonator);
    if (!account) throw new Failure('unauthorized');
    requireAdmission(account);
    const left = { tenantId: tenant, userId: sub, impersonatorId: impersonator, family: sid };
    const refresh = await scope.write((db) => leaveSession(db, tokens, left, seconds()));
    if (!refresh) throw new Failure('unauthorized');
    callers.forget(tenant, sub);
    return answerTokens(account, refresh, null);
  };

  return {
    async impersonate({ body = {}, request }: OpenCall<unknown, unknown, Sent | undefined>) {
      const { refreshToken, impersonateAs } = body;
      if (refreshToken === undefined && impersonateAs === undefined) return leave(request);
      if (impersonateAs === undefined) throw invalid(violation('impersonateAs', 'required'));
      if (refreshToken === undefined) throw invalid(violation('refreshToken', 'required'));
      return begin(request, refreshToken, impersonateAs);
    },
  };
};
