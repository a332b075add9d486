import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrationFolder, readMigrations } from '../../../server/database/migration-files.ts';
import { migrate } from '../../../server/database/migrations.ts';
import { administer, connected, named } from '../../postgres.ts';

const server = inject('server');
const database = `sluice_people_${randomBytes(6).toString('hex')}`;
const url = named(server.url, database);

beforeEach(() => administer(server.url, `create database ${database}`));
afterEach(() => administer(server.url, `drop database ${database} with (force)`));

test('leads whose contact data were edited before are found by the former data, each once', async () => {
  const migrations = readMigrations(migrationFolder);
  const before = migrations.findIndex(({ name }) => name === 'former_contacts');
  expect(before).toBeGreaterThan(0);
  const rows = await connected(url, async (client) => {
    await migrate(client, migrations.slice(0, before), () => {});
    for (const [lead, fields] of [
      [1, ['email']],
      [1, ['phone', 'country']],
      [2, ['firstName', 'language']],
      [3, []],
      [4, ['country']],
    ] as const)
      await client.query(
        `insert into lead_changes (tenant_id, lead_id, affiliate_id, changed_by, api_status, changed_fields)
         values (1, $1, 1, 'person', 'sent', $2)`,
        [lead, fields],
      );
    await migrate(client, migrations, () => {});
    const { rows: told } = await client.query(
      'select tenant_id::integer as tenant, lead_id::integer as lead, key from lead_former_key order by 2',
    );
    return told;
  });
  expect(rows).toEqual([
    { tenant: 1, lead: 1, key: null },
    { tenant: 1, lead: 4, key: null },
  ]);
});
