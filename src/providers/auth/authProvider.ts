import type { AuthProvider } from 'ra-core';
import type { ResourceEntry } from '../../registry/resource.ts';
import { unannounced } from '../calls/calls.ts';
import { type ApiClient, dataOf } from '../data/client.ts';
import type { Tokens } from '../data/contract.ts';
import { actorOf, type CurrentUserSource, displayName } from './currentUser.ts';
import { isOpenRoute } from './openRoutes.ts';
import { mayAccess } from './permissions.ts';
import type { Session } from './session.ts';

/** What a user signs in with. */
export interface Credentials {
  email: string;
  password: string;
  /** From the authenticator app, or a recovery code. */
  code?: string;
}

export interface AuthProviderParts {
  session: Session;
  /** Client for calls that need no session. */
  anonymous: ApiClient;
  currentUser: CurrentUserSource;
  /** Handles what the server sends along with new tokens. */
  onTokens: (tokens: Tokens) => void;
  resources: readonly Pick<ResourceEntry, 'name' | 'permission'>[];
}

/** Answers react-admin's questions about the signed-in user from the session. `login` takes `Credentials`. */
export const createAuthProvider = ({
  session,
  anonymous,
  currentUser,
  onTokens,
  resources,
}: AuthProviderParts): AuthProvider => {
  // The next user to sign in, here or in another tab, is fetched again.
  let userId = session.claims()?.userId;
  let lastUserId: string | undefined;
  session.subscribe(() => {
    const now = session.claims()?.userId;
    if (now === userId) return;
    currentUser.forget();
    lastUserId = userId ?? lastUserId;
    userId = now;
  });

  return {
    login: async (credentials: Credentials) => {
      const tokens = dataOf(await anonymous.POST('/login', { body: credentials, headers: unannounced }));
      currentUser.forget();
      session.open(tokens);
      onTokens(tokens);
      // The last user's page is of no use to the next one.
      return lastUserId !== undefined && lastUserId !== userId ? { redirectTo: '/' } : undefined;
    },
    logout: async () => {
      const refreshToken = session.refreshToken();
      // Signing out must work without the server too; the tokens are removed from here either way.
      if (refreshToken)
        void anonymous.POST('/logout', { body: { refreshToken }, headers: unannounced }).catch(() => undefined);
      session.close(session.notice());
      currentUser.forget();
      // react-admin keeps signing out until it has rendered the sign-in page; navigating there once is enough.
      return isOpenRoute(window.location.pathname) ? false : undefined;
    },
    checkAuth: async () => {
      // Navigating to the sign-in page is message enough.
      if (!(await session.isOpen())) throw Object.assign(new Error(), { redirectTo: '/login', message: false });
    },
    // The session ends itself when the server refuses it, and its listeners navigate to the sign-in page. A call that
    // failed because of that stays failed: react-admin would otherwise carry on as if it had succeeded.
    checkError: async () => undefined,
    getIdentity: async () => {
      const user = await currentUser.load();
      return { ...user, roleType: user.role.type, fullName: displayName(user) };
    },
    getPermissions: async () => ((await session.isOpen()) ? (await currentUser.load()).permissions : []),
    canAccess: async ({ resource, action }) =>
      mayAccess(resources, actorOf(await currentUser.load()), resource, action),
  };
};
