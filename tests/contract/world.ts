import type { RawBuilder } from 'kysely';
import multipart from '@fastify/multipart';
import { createAuthenticate } from '../../server/access/authenticate.ts';
import { createCallers } from '../../server/access/callers.ts';
import { entityHooks } from '../../server/collections/entityHooks.ts';
import { collectionFields, collectionHandlers } from '../../server/collections/handlers.ts';
import { modelOf } from '../../server/collections/model.ts';
import { createServer } from '../../server/http/server.ts';
import { createReferenceHandlers } from '../../server/reference/handlers.ts';
import { createProfileHandlers } from '../../server/session/profile.ts';
import { createSessionHandlers } from '../../server/session/handlers.ts';
import { createThrottle } from '../../server/session/throttle.ts';
import { createTokens } from '../../server/session/tokens.ts';
import { createTenant } from '../../server/tenant/create.ts';
import { createTenantHandlers } from '../../server/tenant/handlers.ts';
import { syncPermissions } from '../../server/tenant/permissions.ts';
import { createPublicImageHandlers, createUploadHandlers } from '../../server/uploads/handlers.ts';
import { createStorage } from '../../server/uploads/storage.ts';
import { createTestDatabase } from '../database.ts';
import { serverFolder } from '../folder.ts';
import { callerAt } from './caller.ts';
import { entities, operations } from './contract.ts';
import { type Founded, type Network, password, peopled } from './network.ts';

/** The product over a database of its own, with two networks and their people. */
export interface World {
  home: Network;
  other: Network;
  /** Does something behind the product's back. */
  owner(statement: RawBuilder<unknown>): Promise<unknown>;
  close(): Promise<void>;
}

/** Milliseconds that a world may take to come about on a busy machine. */
export const patience = 120_000;

export const startWorld = async (): Promise<World> => {
  const own = await createTestDatabase();
  const { database } = own;
  await syncPermissions(database);
  const tokens = createTokens('a secret of at least thirty-two characters');
  const callers = createCallers(database);
  const throttle = createThrottle(database.throttleStore);
  const folder = serverFolder('sluice-contract-');
  const storage = createStorage(folder);
  const model = modelOf(entities, entityHooks({ callers, storage }));
  const handlers = {
    ...collectionHandlers({ database, model }),
    ...createUploadHandlers(entities, database, storage),
    ...createReferenceHandlers(entities, database),
    ...createProfileHandlers({ database, model, throttle }),
  };
  const openHandlers = {
    ...createSessionHandlers({ database, tokens, throttle, callers, frontendBuiltAt: 1 }),
    ...createTenantHandlers(database, 1),
    ...createPublicImageHandlers(database, storage),
  };
  const authenticate = createAuthenticate(tokens, callers);
  const app = await createServer({
    calls: operations.filter(({ id }) => id in handlers || id in openHandlers),
    handlers,
    openHandlers,
    authenticate,
    fields: collectionFields(model),
    checkAnswers: true,
    logLevel: 'error',
    extendApi: async (api) => void (await api.register(multipart)),
  });
  await callers.ready();

  const founded = async (name: string): Promise<Founded> => {
    const host = `${name}.localhost`;
    const email = `admin@${name}.example`;
    const { adminId } = await createTenant(database, { name, hosts: [host], admin: { firstName: 'Ada', email, password } });
    return { host, admin: { id: adminId, email }, callerWith: (token) => callerAt((call) => app.inject(call), host, token) };
  };
  return {
    home: await peopled(await founded('home')),
    other: await peopled(await founded('other')),
    owner: (statement) => database.owner((db) => statement.execute(db)),
    async close() {
      await app.close();
      await callers.close();
      await own.drop();
    },
  };
};
