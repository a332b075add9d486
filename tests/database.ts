import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabaseLimits } from '../server/configuration.ts';
import { connectDatabase, type Database } from '../server/database/connection.ts';
import { patience } from './patience.ts';
import { administer, named } from './postgres.ts';

/** A database of one test file, empty but for the schema. */
export type TestDatabase = {
  database: Database;
  /** Connection string as the schema's owner, for what a test does behind the product's back. */
  url: string;
  drop(): Promise<void>;
};

/** Nothing fails because a loaded machine takes its time. */
const patient: Partial<DatabaseLimits> = {
  statementTimeout: patience.wait / 1000,
  lockTimeout: patience.wait / 1000,
};

/**
 * Clones the migrated template; to be dropped in `afterAll`.
 * @param settings of PostgreSQL, for its sessions alone
 */
export async function createTestDatabase(
  settings: Record<string, string> = {},
  limits: Partial<DatabaseLimits> = {},
): Promise<TestDatabase> {
  const { template, ...server } = inject('server');
  const name = `sluice_test_${randomBytes(6).toString('hex')}`;
  await administer(server.url, `create database ${name} template ${template} strategy file_copy`);
  for (const [setting, value] of Object.entries(settings))
    await administer(server.url, `alter database ${name} set ${setting} = '${value}'`);
  const url = named(server.url, name);
  const database = await connectDatabase({ ...server, url }, () => undefined, { ...patient, ...limits });
  return {
    database,
    url,
    async drop() {
      await database.close();
      await administer(server.url, `drop database ${name} with (force)`);
    },
  };
}
