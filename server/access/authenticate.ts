import { LRUCache } from 'lru-cache';
import { Failure } from '../failure.ts';
import { hashOfApiToken, tenantOfApiToken } from './api-token-shape.ts';
import type { AccessClaims, Tokens } from './tokens.ts';
import type { Caller } from './caller.ts';
import type { Callers } from './callers.ts';
import type { SessionState } from './load.ts';

/**
 * Returns who makes a call, from its `Authorization` header. Throws the Failure that ends the call if it is no one
 * (D71).
 */
export type Authenticate = (request: { headers: { authorization?: string | undefined } }) => Promise<Caller>;

/** Returns the token of an `Authorization` header. */
export const bearerOf = (header: string | undefined): string | undefined => /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

const capacity = 20_000;

/** Reads tokens, without checking the signature of recently verified ones again. */
const tokenReader = (tokens: Tokens): ((token: string) => Promise<AccessClaims | undefined>) => {
  const signed = new LRUCache<string, AccessClaims>({ max: capacity });
  return async (token) => {
    const known = signed.get(token);
    if (known) return known.exp > Date.now() / 1000 ? known : undefined;
    const claims = await tokens.readAccess(token);
    if (claims) signed.set(token, claims);
    return claims;
  };
};

/**
 * The token identifies a session, or is an API token; whether the session is still alive and what its user may do is
 * checked at each call. The tenant is the token's own, whichever host the call was sent to.
 */
export const createAuthenticate = (tokens: Tokens, callers: Callers): Authenticate => {
  const read = tokenReader(tokens);
  const sessionStateOf = async (token: string): Promise<SessionState> => {
    const tenant = tenantOfApiToken(token);
    if (tenant !== undefined) return callers.findByApiToken(tenant, hashOfApiToken(token));
    const claims = await read(token);
    return claims ? callers.find(claims) : { kind: 'over' };
  };
  return async ({ headers }) => {
    const state = await sessionStateOf(bearerOf(headers.authorization) ?? '');
    if (state.kind === 'caller') return state.caller;
    throw new Failure(state.kind === 'roleInactive' ? 'roleInactive' : 'unauthorized');
  };
};
