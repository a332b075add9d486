import type { TokenPair } from '../data/contract.ts';
import type { Send } from '../data/readAnswer.ts';
import { readCookiesAnew } from '../cookies.ts';
import { createSignal } from '../signal.ts';
import { isRefusal, messageOf, wordsOf } from './refusal.ts';
import { otherTabs, type Tabs } from './tabs.ts';
import { type Claims, claimsOf, dropTokens, keepTokens, readOwnRefreshToken, readTokens } from './tokens.ts';

/** What began, ended or renewed a session: this page, another tab of this browser, or the server's refusal (D141). */
export type SessionCause = 'here' | 'elsewhere' | 'refused';

/** Who is signed in here, and the way every call of theirs goes. All tabs of a browser share one session. */
export interface Session {
  /** Sends a call as the signed-in user. When the server no longer takes their token, gets a new one and sends it again. */
  send: Send;
  /** Whether someone is signed in, getting an access token first where only the refresh token is left. */
  isOpen: () => Promise<boolean>;
  /** Takes up the session that this browser was left with. */
  resume: () => void;
  open: (tokens: TokenPair) => void;
  /** Forgets the tokens. `notice` says why, when it was not the user's own wish. */
  close: (notice?: string) => void;
  /** Why the last session was closed, until the next is opened. */
  notice: () => string | undefined;
  claims: () => Claims | undefined;
  refreshToken: () => string | undefined;
  /** Calls back when another token holds, or none any more; gives the way to stop that. */
  subscribe: (listener: (cause: SessionCause) => void) => () => void;
}

const isSamePerson = (token: string, former: string | undefined): boolean =>
  former === undefined || claimsOf(token)?.userId === claimsOf(former)?.userId;

/** Key of what a person is told where the server had no words for the end of their session. */
export const sessionEnded = 'errors.401.text';

/** Does something while no other tab of this browser does the same. */
const alone = <T>(name: string, act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, act) : act();

export interface SessionParts {
  /** Sends a call as nobody. */
  send: Send;
  /** Trades a refresh token for a new pair; rejects when the server refuses. */
  refresh: (refreshToken: string) => Promise<TokenPair>;
  tabs?: Tabs;
}

/** The session of this browser: its tokens in cookies, shared with its other tabs, renewed once for all waiting calls. */
export const createSession = ({ send, refresh, tabs = otherTabs() }: SessionParts): Session => {
  const { tell, subscribe } = createSignal<[SessionCause]>();
  let notice: string | undefined;
  let refreshing: Promise<string | undefined> | undefined;
  const hasTokens = (): boolean => {
    const { token, refreshToken } = readTokens();
    return token !== undefined || refreshToken !== undefined;
  };
  // Cookies go by their age, or by the browser's hand, and tell nobody.
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
  /** Takes note that a session which was open here has no tokens any more. */
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

  /** A new pair, or what the server said when it refused one. Rejects when it could not be asked. */
  const trade = async (asked: Promise<TokenPair>): Promise<{ tokens: TokenPair } | { refusal: string | undefined }> => {
    try {
      return { tokens: await asked };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { refusal: wordsOf(error) };
    }
  };

  /**
   * A token of the same person other than `refused`; undefined when there is none to be had, and then the session is
   * over: `told` is what the server said of it.
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
      // Who acted as someone else is themselves again rather than nobody: their own session has waited. Calls as the
      // other one end here.
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

  /** One renewal for all calls that wait for it. */
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
      // Nobody is signed in any more; the server would say no else.
      if (!token) return Response.json({}, { status: 401 });
      const response = await sendWith(request, token);
      if (response.status !== 401) return response;
      // Its refusal is what the caller hears when the token can't be renewed.
      const renewed = await renewOnce(token, await messageOf(response));
      return renewed ? sendWith(request, renewed) : response;
    },
    isOpen: async () => {
      const { token, refreshToken } = readTokens();
      if (token || !refreshToken) {
        noticeLoss();
        return token !== undefined;
      }
      // A server that can't be asked has not signed anybody out.
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
      const { token } = readTokens();
      return token ? claimsOf(token) : undefined;
    },
    refreshToken: () => readTokens().refreshToken,
    subscribe,
  };
};
