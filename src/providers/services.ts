import type { AuthProvider } from 'ra-core';
import type { ResourceEntry } from '../registry/resource.ts';
import { createAuthProvider } from './auth/authProvider.ts';
import { createCurrentUser, type CurrentUserSource } from './auth/currentUser.ts';
import { createSession, type Session } from './auth/session.ts';
import { type Calls, createCalls, unannounced } from './calls/calls.ts';
import { type ApiClient, createApiClient } from './data/client.ts';
import { isTokens, type Tokens } from './data/contract.ts';
import type { AdminDataProvider } from './data/adminDataProvider.ts';
import { createDataProvider } from './data/dataProvider.ts';
import { withKeys } from './data/idempotency.ts';
import { readAnswer, type Send } from './data/readAnswer.ts';
import { createEvents, type Events } from './events/events.ts';
import { type ChunkRecovery, createChunkRecovery } from './recovery/chunkRecovery.ts';
import { createUnsaved, type Unsaved } from './recovery/unsavedGuard.ts';
import { createVersionWatch, type VersionWatch } from './recovery/versionWatch.ts';
import { type AdminStore, createAdminStore } from './store/adminStore.ts';
import { createKeptTables } from './store/keptTables.ts';
import { userSettings } from './store/userSettings.ts';
import { createTenantSource, type TenantSource } from './tenant/tenantSettings.ts';

/**
 * Everything that pages use to talk to the API, and what these parts need from each other; one instance of each per
 * page load.
 */
export interface Services {
  session: Session;
  /** Typed calls as the signed-in user. */
  client: ApiClient;
  /** Typed calls without a session. */
  anonymous: ApiClient;
  calls: Calls;
  tenant: TenantSource;
  currentUser: CurrentUserSource;
  events: Events;
  authProvider: AuthProvider;
  dataProvider: AdminDataProvider;
  store: AdminStore;
  version: VersionWatch;
  unsaved: Unsaved;
  chunks: ChunkRecovery;
}

export interface ServiceParts {
  resources: readonly ResourceEntry[];
  /** Address of the API on the page's own origin, without a trailing slash; its settings may name another one. */
  apiUrl: string;
  /** Language of the messages written by the server. */
  locale: () => string;
}

/** Sends a request and checks each answer against the full contract. */
const checked =
  (send: Send): Send =>
  async (request) => {
    const response = await send(request);
    const { checkAnswer } = await import('./data/checkedAnswers.ts');
    await checkAnswer(request, response);
    return response;
  };

/** Returns whose session it is. Every table cell asks its store, and reading cookies is slow in the browser. */
const createUserId = ({ claims, subscribe }: Session): (() => string) => {
  let known: string | undefined;
  subscribe(() => {
    known = undefined;
  });
  return () => (known ??= claims()?.userId ?? '');
};

export const createServices = ({ resources, apiUrl, locale }: ServiceParts): Services => {
  const calls = createCalls((request) => {
    request.headers.set('Accept-Language', locale());
    // Looked up at each call, so that tests and instrumentation can replace it.
    return globalThis.fetch(request);
  });
  const version = createVersionWatch();
  const unsaved = createUnsaved();

  const atHome = createApiClient(calls.send, apiUrl);
  let isKnown = false;
  const tenant = createTenantSource({
    origin: new URL(apiUrl).origin,
    send: calls.send,
    ask: async () => {
      // The page depends only on the first answer; a later refresh that fails isn't announced.
      const { data } = await atHome.GET('/public/tenant/api-settings/', isKnown ? { headers: unannounced } : {});
      isKnown = data !== undefined;
      version.see(data?.data.frontendVersionTs);
      return data?.data;
    },
  });

  const send: Send = import.meta.env.MODE === 'development' ? checked(tenant.send) : tenant.send;
  const anonymous = createApiClient(send, apiUrl);
  const onTokens = ({ extraInfo }: Tokens) => version.see(extraInfo?.frontendVersionTs);
  const refresh = async (refreshToken: string): Promise<Tokens> => {
    const init = {
      method: 'POST',
      body: JSON.stringify({ refreshToken }),
      headers: { 'Content-Type': 'application/json', ...unannounced },
    };
    const tokens = await readAnswer(send, new Request(`${apiUrl}/refresh`, init));
    if (!isTokens(tokens)) throw new Error('The API answered the refresh without tokens');
    onTokens(tokens);
    return tokens;
  };
  const session = createSession({ send, refresh });
  const sendOnce = withKeys(session.send);
  const client = createApiClient(sendOnce, apiUrl);
  const currentUser = createCurrentUser(client);
  const userId = createUserId(session);
  return {
    session,
    client,
    anonymous,
    calls,
    tenant,
    currentUser,
    events: createEvents(session, apiUrl),
    authProvider: createAuthProvider({ session, anonymous, currentUser, onTokens, resources }),
    dataProvider: createDataProvider({ send: sendOnce, apiUrl: () => apiUrl, resources }),
    store: createAdminStore(userId, (tables) =>
      createKeptTables({ client, claims: session.claims, tables, unkept: userSettings('unkeptTables', userId) }),
    ),
    version,
    unsaved,
    chunks: createChunkRecovery({
      storage: sessionStorage,
      reload: () => {
        unsaved.letGo();
        window.location.reload();
      },
      isHeld: unsaved.isHeld,
    }),
  };
};
