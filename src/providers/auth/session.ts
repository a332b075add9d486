import type { TokenPair } from '../data/contract.ts';
import type { Send } from '../data/readAnswer.ts';
import { readCookiesAnew } from '../cookies.ts';
import { createSignal } from '../signal.ts';
import { isRefusal, messageOf, wordsOf } from './refusal.ts';
import { otherTabs, type Tabs } from './tabs.ts';
import { type Claims, claimsOf, dropTokens, keepTokens, readOwnRefreshToken, readTokens } from './tokens.ts';

/** What began, ended or renewed a session: this page, another tab of this browser, or the server's refusal (D141). */
export type SessionCause = 'here' | 'elsewhere' | 'refused';

/** Who is signed in here, and how all of their calls are sent. All tabs of a browser share one session. */
export interface Session {
  /**
   * Sends a call as the signed-in user. If the server no longer accepts their token, gets a new one and sends it again.
   */
  send: Send;
  /** Whether someone is signed in; gets an access token first if only the refresh token is left. */
  isOpen: () => Promise<boolean>;
  /** Resumes the session that this browser still has. */
  resume: () => void;
  open: (tokens: TokenPair) => void;
  /** Removes the tokens. `notice` says why, if the user didn't ask for it. */
  close: (notice?: string) => void;
  /** Why the last session was closed, until the next is opened. */
  notice: () => string | undefined;
  /** Who is signed in; still known while only the access token has expired. */
  claims: () => Claims | undefined;
  refreshToken: () => string | undefined;
  /** Calls back when the token changes or is gone; returns the function that unsubscribes. */
  subscribe: (listener: (cause: SessionCause) => void) => () => void;
}

const isSamePerson = (token: string, former: string | undefined): boolean =>
  former === undefined || claimsOf(token)?.userId === claimsOf(former)?.userId;

/** Key of the text shown when the server gave no reason for the end of the session. */
export const sessionEnded = 'errors.401.text';

/** Runs `act` while no other tab of this browser runs the same. */
const alone = <T>(name: string, act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act();

export interface SessionParts {
  /** Sends a call without a session. */
  send: Send;
  /** Exchanges a refresh token for a new pair; rejects if the server refuses. */
  refresh: (refreshToken: string) => Promise<TokenPair>;
  tabs?: Tabs;
}

/**
 * Creates the session of this browser: its tokens are in cookies shared with its other tabs, and are renewed once for
 * all waiting calls.
 */
export const createSession = ({ send, refresh, tabs = otherTabs() }: SessionParts): Session => {
  const { tell, subscribe } = createSignal<[SessionCause]>();
  let notice: string | undefined;
  let refreshing: Promise<string | undefined> | undefined;
  const hasTokens = (): boolean => {
    const { token, refreshToken } = readTokens();
    return token !== undefined || refreshToken !== undefined;
  };
  /** What the last access token said: its cookie expires before the session that the next call renews. */
  let known: { claims: Claims | undefined; refreshToken: string | undefined } | undefined;
  // Cookies expire or are deleted in the browser without any event.
  let isSignedIn = hasTokens();

  const open = (tokens: TokenPair, cause: SessionCause) => {
    notice = undefined;
    isSignedIn = true;
    keepTokens(tokens);
    tell(cause);
    tabs.tell({});
  };
  const close = (why: string | undefined, cause: SessionCause) => {
    const { token, refreshToken } = readTokens();
    notice = why;
    isSignedIn = false;
    dropTokens();
    if (!token && !refreshToken) return;
    tell(cause);
    tabs.tell(why === undefined ? {} : { notice: why });
  };
  /** Notices that a session which was open here has lost its tokens. */
  const noticeLoss = () => {
    if (!isSignedIn || hasTokens()) return;
    isSignedIn = false;
    notice ??= sessionEnded;
    tell('refused');
  };
  tabs.listen((news) => {
    readCookiesAnew();
    notice = news.notice;
    isSignedIn = hasTokens();
    tell('elsewhere');
  });

  /** Returns a new pair, or the server's message if it refused one. Rejects if the server could not be reached. */
  const trade = async (asked: Promise<TokenPair>): Promise<{ tokens: TokenPair } | { refusal: string | undefined }> => {
    try {
      return { tokens: await asked };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { refusal: wordsOf(error) };
    }
  };

  /**
   * Returns a token of the same user other than `refused`; undefined if there is none to be had, in which case the
   * session is over: `told` is the server's message about it.
   */
  const renew = (refused: string | undefined, told: string | undefined): Promise<string | undefined> =>
    alone('sluice-session', async () => {
      readCookiesAnew();
      const { token, refreshToken } = readTokens();
      // Another tab was faster. Using a rotated refresh token twice would end the session everywhere.
      if (token && token !== refused) return isSamePerson(token, refused) ? token : undefined;
      if (!token && !refreshToken) {
        noticeLoss();
        return undefined;
      }
      let words = told;
      if (refreshToken) {
        const outcome = await trade(refresh(refreshToken));
        if ('tokens' in outcome) {
          open(outcome.tokens, 'here');
          return outcome.tokens.token;
        }
        words ??= outcome.refusal;
      }
      // An impersonator becomes themselves again rather than nobody: their own session has been waiting. Calls as the
      // impersonated user end here.
      const own = readOwnRefreshToken();
      if (own) {
        const outcome = await trade(refresh(own));
        if ('tokens' in outcome) {
          open(outcome.tokens, 'refused');
          return undefined;
        }
      }
      close(words ?? sessionEnded, 'refused');
      return undefined;
    });

  /** Renews once for all calls that wait for it. */
  const renewOnce = (refused?: string, told?: string): Promise<string | undefined> => {
    refreshing ??= renew(refused, told).finally(() => {
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
      const token = readTokens().token ?? (await renewOnce());
      // Nobody is signed in any more; the server would refuse anyway.
      if (!token) return Response.json({}, { status: 401 });
      const response = await sendWith(request, token);
      if (response.status !== 401) return response;
      // If the token can't be renewed, the caller gets the message of this refusal.
      const renewed = await renewOnce(token, await messageOf(response));
      return renewed ? sendWith(request, renewed) : response;
    },
    isOpen: async () => {
      const { token, refreshToken } = readTokens();
      if (token || !refreshToken) {
        noticeLoss();
        return token !== undefined;
      }
      // A server that can't be reached has not signed anyone out.
      return renewOnce().then(
        () => readTokens().token !== undefined,
        () => true,
      );
    },
    resume: () => {
      const { token, refreshToken } = readTokens();
      if (token && refreshToken) keepTokens({ token, refreshToken });
      else if (!refreshToken) dropTokens();
    },
    open: (tokens) => open(tokens, 'here'),
    close: (why) => close(why, 'here'),
    notice: () => notice,
    claims: () => {
      const { token, refreshToken } = readTokens();
      if (token) known = { claims: claimsOf(token), refreshToken };
      return token || (refreshToken !== undefined && refreshToken === known?.refreshToken) ? known?.claims : undefined;
    },
    refreshToken: () => readTokens().refreshToken,
    subscribe,
  };
};
