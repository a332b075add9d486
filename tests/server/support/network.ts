import { loadEntities } from '../../../openapi/entities.ts';
import type { RoleType } from '../../../openapi/fields.ts';
import { entityHooks } from '../../../server/hooks/entity-hooks.ts';
import { collectionFields, collectionHandlers } from '../../../server/collections/handlers.ts';
import { modelOf } from '../../../server/collections/model.ts';
import { createEventHandlers } from '../../../server/events/handlers.ts';
import { createPostgresReader } from '../../../server/events/postgres-reader.ts';
import { createImpersonationHandlers } from '../../../server/session/impersonation.ts';
import { createProfileHandlers } from '../../../server/session/profile.ts';
import { createStorage } from '../../../server/uploads/storage.ts';
import { ask, password, serve } from './serving.ts';

type Method = Parameters<typeof ask>[1];

/** Nobody receives email here. */
const notices = { tell: async () => undefined, tellAt: async () => undefined };
/** No domain is checked here. */

/** A network with its administrator signed in, served with all collections and profiles. */
export const network = async () => {
  const entities = await loadEntities();
  const serving = await serve((parts) => {
    const { database, callers, throttle } = parts;
    const model = modelOf(
      entities,
      entityHooks({
        apiDomains: [],
        url: 'https://sluice.test',
        callers,
        storage: createStorage('/nowhere'),
        notices,
        invite: () => Promise.resolve(),
      }),
    );
    return {
      handlers: {
        ...collectionHandlers({ database, model }),
        ...createEventHandlers({ database, model, reader: createPostgresReader(database, model) }),
        ...createProfileHandlers({ database, model, callers, throttle, notices }),
      },
      openHandlers: createImpersonationHandlers(parts),
      fields: collectionFields(model),
    };
  });
  const demo = await serving.found('demo');

  let count = 0;
  const next = (): number => ++count;

  const login = (email: string, secret = password) =>
    ask(serving.app, 'POST', '/login', { body: { email, password: secret }, from: `198.51.100.${next() % 250}` });
  const signIn = async (email: string, secret = password): Promise<string> => {
    const { data, message } = await login(email, secret);
    if (!data) throw new Error(message);
    return data.token;
  };
  const call = (token: string, method: Method, path: string, body?: object) =>
    ask(serving.app, method, path, { token, ...(body && { body }) });
  const admin = await signIn(demo.email);

  const permissionIds = async (...names: string[]): Promise<number[]> => {
    const { data } = await call(admin, 'GET', `/user/permissions?limit=500&showHidden=true&system=${names.join(',')}`);
    return names.map((name) => data.items.find(({ system }: { system: string }) => system === name).id);
  };

  return {
    serving,
    demo,
    admin,
    next,
    login,
    signIn,
    call,
    permissionIds,
    /** A new user of a role type, created by the administrator; with another role if one is named. */
    async person(type: RoleType, fields: object = {}) {
      const email = `person${next()}@demo.example`;
      const made = await call(
        admin,
        'PUT',
        '/user/users',
        items({ firstName: 'Pat', email, password, role: demo.roles[type], ...fields }),
      );
      if (made.status !== 201) throw new Error(JSON.stringify(made));
      return { ...made.data.items[0], email };
    },
    /** A new role with these permissions. */
    async roleWith(type: RoleType, ...names: string[]): Promise<number> {
      const role = {
        title: `Role ${next()}`,
        type,
        permissions: names.length > 0 ? await permissionIds(...names) : [],
      };
      return (await call(admin, 'PUT', '/user/roles', items(role))).data.items[0].id;
    },
    change: (token: string, id: number, fields: object) =>
      call(token, 'PATCH', '/user/users', items({ id, ...fields })),
    block: (token: string, id: number, fields: object = {}) =>
      call(token, 'POST', '/user/users/change_block', items({ id, status: 'blocked', reason: 'Fraud', ...fields })),
    unblock: (token: string, id: number, fields: object = {}) =>
      call(token, 'POST', '/user/users/change_block', items({ id, status: 'active', ...fields })),
    read: async (id: number) => (await call(admin, 'GET', `/user/users/${id}?with=permissions,customPermissions`)).data,
  };
};

export type Network = Awaited<ReturnType<typeof network>>;

export const items = (...sent: object[]) => ({ items: sent });

/** The parts of a refusal its reader acts on: status, rule, place. */
export const refusal = ({ status, details }: Awaited<ReturnType<Network['call']>>) => [
  status,
  details?.[0]?.type,
  details?.[0]?.path,
];
