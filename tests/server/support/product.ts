import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadEntities } from '../../../openapi/entities.ts';
import type { RoleType } from '../../../openapi/fields.ts';
import { type AppParts, createApp } from '../../../server/app.ts';
import type { DatabaseLimits } from '../../../server/configuration.ts';
import { readContract } from '../../../server/http/contract.ts';
import { type CreatedTenant, createTenant } from '../../../server/tenant/create.ts';
import { syncPermissions } from '../../../server/tenant/permissions.ts';
import { configuration } from '../../configuration.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { nowhere } from '../../nowhere.ts';
import { ask, password } from './serving.ts';

type Sent = NonNullable<Parameters<typeof ask>[3]>;
type Method = Parameters<typeof ask>[1];

/** Someone who is signed in and makes calls. */
export interface Person {
  id: number;
  token: string;
  call(method: Method, path: string, body?: object, sent?: Sent): ReturnType<typeof ask>;
  /** Creates records and returns them; expects success. */
  make(path: string, ...items: object[]): Promise<{ id: number; version: number; [field: string]: unknown }[]>;
}

/** The whole product over its own database, with one network; each response is validated against the contract. */
export interface Product extends TestDatabase {
  app: FastifyInstance;
  dataFolder: string;
  tenant: CreatedTenant;
  admin: Person;
  /** A new person of a role type. */
  person(roleType: RoleType, fields?: object): Promise<Person>;
  /** A new person of a role type who holds only these permissions. */
  personWith(roleType: RoleType, ...permissions: readonly string[]): Promise<Person>;
  /** The administrator of another network. */
  stranger(): Promise<Person>;
  /**
   * A second instance of the product over the same database, as another process would be, with other settings; closed
   * with this one.
   */
  beside(settings?: Partial<AppParts['configuration']>): Promise<FastifyInstance>;
  close(): Promise<void>;
}

interface Otherwise {
  /** Definitions that replace the product's where those don't suffice for a test. */
  redefined?: (entities: AppParts['entities']) => AppParts['entities'];
  /** Settings of PostgreSQL for the test's database. */
  server?: Record<string, string>;
  limits?: Partial<DatabaseLimits>;
  /** Further parts of the product. */
  parts?: Partial<Pick<AppParts, 'dnsServers' | 'domainReach' | 'adminFolder'>>;
}

/** Starts it. */
export const startProduct = async (
  settings: Partial<AppParts['configuration']> = {},
  { redefined = (entities) => entities, server, limits, parts = {} }: Otherwise = {},
): Promise<Product> => {
  const own = await createTestDatabase(server, limits);
  const dataFolder = await mkdtemp(join(tmpdir(), 'sluice-files-'));
  await syncPermissions(own.database);
  const appParts: AppParts = {
    configuration: { ...configuration, dataFolder, ...settings },
    database: own.database,
    entities: redefined(await loadEntities()),
    contract: readContract(),
    logLevel: 'silent',
    checkAnswers: true,
    adminFolder: join(dataFolder, 'no-admin'),
    domainReach: { resolve: nowhere },
    ...parts,
  };
  const app = await createApp(appParts);
  await app.ready();

  const others: FastifyInstance[] = [];
  const signedIn = async (id: number, email: string, host?: string): Promise<Person> => {
    const { data, message } = await ask(app, 'POST', '/login', {
      body: { email, password },
      ...(host && { headers: { host } }),
    });
    if (!data) throw new Error(`${email} could not sign in: ${message}`);
    const { token } = data;
    const call: Person['call'] = (method, path, body, sent) =>
      ask(app, method, path, { token, ...(body && { body }), ...sent });
    return {
      id,
      token,
      call,
      async make(path, ...items) {
        const answer = await call('PUT', path, { items });
        if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify([answer.message, answer.details])}`);
        return answer.data.items;
      },
    };
  };

  let count = 0;
  const found = async (name: string, hosts: string[] = []) => {
    const email = `admin@${name}.example`;
    const tenant = await createTenant(own.database, { name, hosts, admin: { firstName: 'Ada', email, password } });
    return { tenant, admin: await signedIn(tenant.adminId, email, hosts[0]) };
  };
  const { tenant, admin } = await found('ours');

  const person: Product['person'] = async (roleType, fields = {}) => {
    const email = `${roleType}${(count += 1)}@ours.example`;
    const [made] = await admin.make('/user/users', {
      firstName: roleType,
      email,
      password,
      role: tenant.roles[roleType],
      ...fields,
    });
    return signedIn(made!.id, email);
  };

  return {
    ...own,
    app,
    dataFolder,
    tenant,
    admin,
    person,
    async personWith(type, ...names) {
      const { items } = (await admin.call('GET', '/user/permissions?limit=500')).data;
      const permissions = names.map((name) => items.find((one: { system: string }) => one.system === name).id);
      const [role] = await admin.make('/user/roles', { title: `Role ${(count += 1)}`, type, permissions });
      return person(type, { role: role!.id });
    },
    stranger: async () => (await found(`other${(count += 1)}`, [`other${count}.example`])).admin,
    async beside(otherwise = {}) {
      const other = await createApp({ ...appParts, configuration: { ...appParts.configuration, ...otherwise } });
      others.push(other);
      await other.ready();
      return other;
    },
    async close() {
      for (const one of [app, ...others]) await one.close();
      await own.drop();
      await rm(dataFolder, { recursive: true });
    },
  };
};
