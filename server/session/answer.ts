import type { Reply } from '../http/call.ts';
import type { Account } from './accounts.ts';
import { accessLifetime, type RefreshClaims, type Tokens } from '../access/tokens.ts';

/** Responds with the tokens of a session that begins or continues. */
export type AnswerTokens = (account: Account, refresh: RefreshClaims, impersonatorId: number | null) => Promise<Reply>;

/** @param frontendBuiltAt when this installation's frontend was built, seconds UTC */
export const createAnswerTokens =
  (tokens: Tokens, frontendBuiltAt: number): AnswerTokens =>
  async (account, refresh, impersonatorId) => {
    const { tenant, sid } = refresh;
    const now = Math.floor(Date.now() / 1000);
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
