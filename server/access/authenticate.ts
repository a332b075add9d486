import { Failure } from '../http/errors.ts';
import type { Tokens } from '../session/tokens.ts';
import type { Caller } from './caller.ts';
import type { Callers } from './callers.ts';

/** Who makes a call, by its `Authorization` header. Throws the Failure that ends the call where it is nobody. */
export type Authenticate = (request: { headers: { authorization?: string | undefined } }) => Promise<Caller>;

/**
 * The token says whose session it is; whether the session still lives and what its user may do is asked at each call.
 * The tenant is the token's own, whatever host the call was sent to.
 */
export const createAuthenticate =
  (tokens: Tokens, callers: Callers): Authenticate =>
  async ({ headers }) => {
    const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const claims = token && (await tokens.readAccess(token));
    if (!claims) throw new Failure('unauthorized');
    const standing = await callers.find(claims);
    if (standing.kind === 'caller') return standing.caller;
    throw new Failure(standing.kind === 'roleInactive' ? 'roleInactive' : 'unauthorized');
  };
