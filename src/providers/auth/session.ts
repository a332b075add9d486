import type { TokenPair } from '../data/contract.ts';
import type { Send } from '../data/readAnswer.ts';
import { type Claims, claimsOf, dropTokens, keepTokens, readTokens } from './tokens.ts';

/** Who is signed in here, and the way every call of his goes. */
export interface Session {
  /** Sends a call as the signed-in user. When the server no longer takes his token, gets a new one and sends it again. */
  send: Send;
  /** Whether somebody is signed in, getting an access token first where only the refresh token is left. */
  isOpen: () => Promise<boolean>;
  open: (tokens: TokenPair) => void;
  /** Forgets the tokens. `notice` says why, when it was not the user's own wish. */
  close: (notice?: string) => void;
  /** Why the last session was closed, until the next is opened. */
  notice: () => string | undefined;
  claims: () => Claims | undefined;
  refreshToken: () => string | undefined;
  /** Calls back when another token holds, or none any more; gives the way to stop that. */
  subscribe: (listener: () => void) => () => void;
}

/** Does something while no other tab of this browser does the same. */
const alone = <T>(name: string, act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act();

export interface SessionParts {
  /** Sends a call as nobody. */
  send: Send;
  /** Trades a refresh token for a new pair; rejects when the server refuses. */
  refresh: (refreshToken: string) => Promise<TokenPair>;
}

export const createSession = ({ send, refresh }: SessionParts): Session => {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let notice: string | undefined;
  let refreshing: Promise<string | undefined> | undefined;

  const open = (tokens: TokenPair) => {
    notice = undefined;
    keepTokens(tokens);
    tell();
  };
  const close = (why?: string) => {
    notice = why;
    dropTokens();
    tell();
  };

  /** A token other than `refused`, or undefined when there is none to be had. */
  const renew = (refused: string | undefined): Promise<string | undefined> =>
    alone('sluice-session', async () => {
      const { token, refreshToken } = readTokens();
      // Another tab was faster. Using a rotated refresh token twice would end the session everywhere.
      if (token && token !== refused) return token;
      if (!refreshToken) return undefined;
      const tokens = await refresh(refreshToken);
      open(tokens);
      return tokens.token;
    });

  /** One renewal for all calls that wait for it. */
  const renewOnce = (refused: string | undefined): Promise<string | undefined> => {
    refreshing ??= renew(refused).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  const sendWith = (request: Request, token: string): Promise<Response> => {
    const copy = request.clone();
    copy.headers.set('Authorization', `Bearer ${token}`);
    return send(copy);
  };

  return {
    send: async (request) => {
      const token = readTokens().token ?? (await renewOnce(undefined).catch(() => undefined));
      // Nobody is signed in any more; the server would say no else.
      if (!token) return Response.json({}, { status: 401, statusText: 'Unauthorized' });
      const response = await sendWith(request, token);
      if (response.status !== 401) return response;
      // Its refusal is what the caller hears when the token can't be renewed.
      const renewed = await renewOnce(token).catch(() => undefined);
      return renewed ? sendWith(request, renewed) : response;
    },
    isOpen: async () => {
      if (readTokens().token) return true;
      return (await renewOnce(undefined).catch(() => undefined)) !== undefined;
    },
    open,
    close,
    notice: () => notice,
    claims: () => {
      const { token } = readTokens();
      return token ? claimsOf(token) : undefined;
    },
    refreshToken: () => readTokens().refreshToken,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
