import type { AuthProvider } from 'ra-core';
import type { ResourceEntry } from '../components/resource.ts';
import { createAuthProvider } from './auth/authProvider.ts';
import { createCurrentUser, type CurrentUserSource } from './auth/currentUser.ts';
import { createSession, type Session } from './auth/session.ts';
import { type ApiClient, createApiClient } from './data/client.ts';
import { type AdminDataProvider, createDataProvider } from './data/dataProvider.ts';
import type { Send } from './data/readAnswer.ts';
import { type AdminStore, createAdminStore } from './store/adminStore.ts';

/** Everything that pages talk to the API through; one of each per page load. */
export interface Services {
  session: Session;
  /** Typed calls as the signed-in user. */
  client: ApiClient;
  /** Typed calls as nobody. */
  anonymous: ApiClient;
  currentUser: CurrentUserSource;
  authProvider: AuthProvider;
  dataProvider: AdminDataProvider;
  store: AdminStore;
}

export interface ServiceParts {
  resources: readonly ResourceEntry[];
  /** Address of the API, without a slash at the end. */
  apiUrl: string;
  /** Language of the messages that the server writes. */
  locale: () => string;
}

export const createServices = ({ resources, apiUrl, locale }: ServiceParts): Services => {
  const send: Send = (request) => {
    request.headers.set('Accept-Language', locale());
    // Looked up at each call, so that tests and instruments may stand in its place.
    return globalThis.fetch(request);
  };
  const anonymous = createApiClient(send, apiUrl);
  const session = createSession({
    send,
    refresh: async (refreshToken) => {
      const { data } = await anonymous.POST('/refresh', { body: { refreshToken } });
      if (!data) throw new Error('The API answered the refresh without tokens');
      return data.data;
    },
  });
  const client = createApiClient(session.send, apiUrl);
  const currentUser = createCurrentUser(client);
  return {
    session,
    client,
    anonymous,
    currentUser,
    authProvider: createAuthProvider({ session, anonymous, currentUser, resources }),
    dataProvider: createDataProvider({ send: session.send, apiUrl: () => apiUrl, resources }),
    store: createAdminStore(() => session.claims()?.userId ?? ''),
  };
};
