import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RawBuilder } from 'kysely';
import { expect, vi } from 'vitest';
import { type AppParts, createApp } from '../../server/app.ts';
import { readContract } from '../../server/http/contract.ts';
import { createTenant } from '../../server/tenant/create.ts';
import { syncPermissions } from '../../server/tenant/permissions.ts';
import { configuration } from '../configuration.ts';
import { createTestDatabase } from '../database.ts';
import { serverFolder } from '../folder.ts';
import { nowhere } from '../nowhere.ts';
import { patience } from '../patience.ts';
import { callerAt } from './caller.ts';
import { entities } from './contract.ts';
import { apiDomain } from './records.ts';
import { type Founded, type Network, password, peopled } from './network.ts';

/** The product over a database of its own, with two networks and their people. */
export interface World {
  home: Network;
  other: Network;
  /** Does something behind the product's back. */
  owner(statement: RawBuilder<unknown>): Promise<unknown>;
  close(): Promise<void>;
}

/** Statistics have their own store only on request: starting it takes a moment. */
export const startWorld = async ({
  statistics,
}: Pick<AppParts['configuration'], 'statistics'> = configuration): Promise<World> => {
  const { database, drop } = await createTestDatabase();
  const dataFolder = serverFolder('sluice-contract-');
  await syncPermissions(database);
  const app = await createApp({
    domainReach: { resolve: nowhere },
    // With the fake advertiser.
    configuration: {
      ...configuration,
      ...(statistics && { statistics }),
      apiDomains: [apiDomain],
      dataFolder,
      demo: true,
    },
    database,
    entities,
    contract: readContract(),
    // A call that ends with 500 says why.
    logLevel: 'error',
    checkAnswers: true,
    adminFolder: join(dataFolder, 'no-admin'),
  });
  await app.ready();
  if (statistics) {
    // Until its engine has started, calls for figures end with 503.
    const isOk = async () =>
      expect((await app.inject('/readyz')).json()).toMatchObject({ statistics: { state: 'ok' } });
    await vi.waitFor(isOk, { timeout: patience.wait });
  }

  // The same in each world, no matter which tests ran before.
  let made = 0;
  const founded = async (name: string): Promise<Founded> => {
    const host = `${name}.localhost`;
    const email = `admin@${name}.example`;
    const { tenantId, adminId } = await createTenant(database, {
      name,
      hosts: [host],
      admin: { firstName: 'Ada', email, password },
    });
    return {
      host,
      admin: { id: adminId, email },
      next: () => made++,
      callerWith: (token) => callerAt((call) => app.inject(call), host, token),
      prove: (id) =>
        database.owner((db) => db.updateTable('domains').set({ state: 'verified' }).where('id', '=', id).execute()),
      async recoveryToken(userId) {
        const token = randomUUID();
        const kept = {
          token_hash: createHash('sha256').update(token).digest('hex'),
          user_id: userId,
          expires_at: new Date(Date.now() + 3_600_000).toISOString(),
        };
        await database.tenant(tenantId).write((db) => db.insertInto('password_recovery').values(kept).execute());
        return token;
      },
    };
  };
  return {
    home: await peopled(await founded('home')),
    other: await peopled(await founded('other')),
    owner: (statement) => database.owner((db) => statement.execute(db)),
    async close() {
      await app.close();
      await drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};
