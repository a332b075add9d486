import { decodeJwt } from 'jose/jwt/decode';
import type { TokenPair } from '../data/contract.ts';
import { readCookie, removeCookie, writeCookie } from '../cookies.ts';

/** What the access token says about its user. It is displayed, never trusted: the server decides. */
export interface Claims {
  /** The signed-in user's id. */
  userId: string;
  /** Id of the network. */
  tenantId?: string;
  roleType?: string;
  /** Code of the currency in which amounts are totalled. */
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

/** Returns the claims of an access token; undefined if it isn't one. */
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

/** Reads the tokens of this browser; all of its tabs see the same ones. */
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
 * Stores the access token for a day and the refresh token until it expires. While a user impersonates someone, their
 * own refresh token is stored separately: their session waits, and resumes when the other one is over.
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

/** The refresh token of the session that waits while its user impersonates someone. */
export const readOwnRefreshToken = (): string | undefined => readCookie('ownRefreshToken');

export const dropTokens = (): void => {
  for (const name of ['token', 'refreshToken', 'ownRefreshToken']) removeCookie(name);
};
