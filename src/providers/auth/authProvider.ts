import { type AuthProvider, HttpError } from 'ra-core';
import type { ResourceEntry } from '../../components/resource.ts';
import type { ApiClient } from '../data/client.ts';
import { type CurrentUserSource, displayName } from './currentUser.ts';
import { mayAccess } from './permissions.ts';
import type { Session } from './session.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface AuthProviderParts {
  session: Session;
  /** Client of calls that need no session. */
  anonymous: ApiClient;
  currentUser: CurrentUserSource;
  resources: readonly Pick<ResourceEntry, 'name' | 'permission'>[];
}

/** react-admin's questions about the signed-in user, answered from the session. `login` takes `Credentials`. */
export const createAuthProvider = ({ session, anonymous, currentUser, resources }: AuthProviderParts): AuthProvider => {
  // Whoever signs in next, here or in another tab, is asked for anew.
  let userId = session.claims()?.userId;
  session.subscribe(() => {
    const now = session.claims()?.userId;
    if (now !== userId) currentUser.forget();
    userId = now;
  });

  return {
    login: async (credentials: Credentials) => {
      const { data } = await anonymous.POST('/login', { body: credentials });
      if (!data) throw new Error('The API answered the sign-in without tokens');
      currentUser.forget();
      session.open(data.data);
    },
    logout: async () => {
      const refreshToken = session.refreshToken();
      // Signing out must work without the server too; the tokens are gone from here either way.
      if (refreshToken) void anonymous.POST('/logout', { body: { refreshToken } }).catch(() => undefined);
      session.close(session.notice());
      currentUser.forget();
    },
    checkAuth: async () => {
      // Going to the sign-in page says it all.
      if (!(await session.isOpen())) throw { redirectTo: '/login', message: false };
    },
    checkError: async (error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 401) return;
      // Whoever has just signed out need not be told so by the calls that were still on their way.
      if (session.refreshToken() || session.claims()) session.close(error.message);
      throw { redirectTo: '/login', message: false };
    },
    getIdentity: async () => {
      const user = await currentUser.load();
      return { ...user, roleType: user.role.type, fullName: displayName(user) };
    },
    getPermissions: async () => ((await session.isOpen()) ? (await currentUser.load()).permissions : []),
    canAccess: async ({ resource, action }) =>
      mayAccess(resources, (await currentUser.load()).permissions, resource, action),
  };
};
