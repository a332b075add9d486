import { decodeJwt } from 'jose/jwt/decode';
import type { TokenPair } from '../data/contract.ts';
import { readCookie, removeCookie, writeCookie } from '../cookies.ts';

/** What the access token says of the person it was given to. It is shown, never trusted: the server decides. */
export interface Claims {
  /** The signed-in user's id. */
  userId: string;
  /** Id of the network. */
  tenantId?: string;
  roleType?: string;
  /** Code of the currency that amounts are summed up in. */
  baseCurrency?: string;
  /** Id of the administrator who impersonates this user. */
  impersonator?: string;
}

const secondsADay = 86_400;

const text = (claim: unknown): string | undefined =>
  typeof claim === 'string' || typeof claim === 'number' ? String(claim) : undefined;

const payloadOf = (token: string): Record<string, unknown> => {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
};

/** The claims of an access token; undefined when it is none. */
export const claimsOf = (token: string): Claims | undefined => {
  const { sub, tenant, roleType, baseCurrency, impersonator } = payloadOf(token);
  const userId = text(sub);
  if (userId === undefined) return undefined;
  const [network, role, currency, original] = [tenant, roleType, baseCurrency, impersonator].map(text);
  return {
    userId,
    ...(network && { tenantId: network }),
    ...(role && { roleType: role }),
    ...(currency && { baseCurrency: currency }),
    ...(original && { impersonator: original }),
  };
};

/** The tokens this browser holds; every tab of it sees the same ones. */
export const readTokens = (): Partial<TokenPair> => {
  const [token, refreshToken] = [readCookie('token'), readCookie('refreshToken')];
  return { ...(token && { token }), ...(refreshToken && { refreshToken }) };
};

const secondsLeft = (refreshToken: string, now: number): number => {
  const { exp } = payloadOf(refreshToken);
  return typeof exp === 'number' ? exp - now : secondsADay;
};

const isActing = (token: string | undefined): boolean =>
  token !== undefined && claimsOf(token)?.impersonator !== undefined;

/**
 * Keeps the access token for a day and the refresh token until it expires. While someone is impersonated, their
 * own refresh token is kept beside: their session waits, and is gone on with when the other one is over.
 */
export const keepTokens = ({ token, refreshToken }: TokenPair, now = Date.now() / 1000): void => {
  const before = readTokens();
  if (!isActing(token)) removeCookie('ownRefreshToken');
  else if (before.refreshToken && before.token && !isActing(before.token)) {
    writeCookie('ownRefreshToken', before.refreshToken, secondsLeft(before.refreshToken, now));
  }
  writeCookie('token', token, secondsADay);
  writeCookie('refreshToken', refreshToken, secondsLeft(refreshToken, now));
};

/** The refresh token of the session that waits while its person impersonates someone. */
export const readOwnRefreshToken = (): string | undefined => readCookie('ownRefreshToken');

export const dropTokens = (): void => {
  for (const name of ['token', 'refreshToken', 'ownRefreshToken']) removeCookie(name);
};
