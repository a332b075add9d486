import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrationFolder, readMigrations } from '../../../server/database/migration-files.ts';
import { migrate } from '../../../server/database/migrations.ts';
import { validate } from '../../../server/reference/parameters/validate.ts';
import { administer, connected, named } from '../../postgres.ts';

const server = inject('server');
const database = `sluice_landings_${randomBytes(6).toString('hex')}`;
const url = named(server.url, database);

beforeEach(() => administer(server.url, `create database ${database}`));
afterEach(() => administer(server.url, `drop database ${database} with (force)`));

const tracking = { clickIdParameter: 'cid', subParameters: ['sub2', 'sub1'], keepQuery: false };
const pixels = [{ network: 'meta', pixelId: '1', event: 'lead' }];

test('landing page parameters without effect are removed, and none changes what is passed on without being asked to', async () => {
  const migrations = readMigrations(migrationFolder);
  const before = migrations.findIndex(({ name }) => name === 'landing_parameters_with_effect');
  expect(before).toBeGreaterThan(0);
  const stored = [null, {}, { pixels }, { tracking: { clickIdParameter: 'cid' } }, { tracking, pixels }];
  const rows = await connected(url, async (client) => {
    await migrate(client, migrations.slice(0, before), () => {});
    await client.query('insert into tenant (id) values (1)');
    await client.query(`insert into offers (tenant_id, id, title) values (1, 1, 'Offer')`);
    for (const [id, value] of stored.entries())
      await client.query(
        `insert into landings (tenant_id, id, title, offer_id, target_url, additional_parameters)
         values (1, $1, 'Page', 1, 'https://one.example/', $2)`,
        [id + 1, value],
      );
    await migrate(client, migrations, () => {});
    const { rows: told } = await client.query(
      'select additional_parameters as now, retired_additional_parameters as before from landings order by id',
    );
    return told;
  });
  const subParameters = [
    { sub: 'sub2', name: 'sub2' },
    { sub: 'sub1', name: 'sub1' },
  ];
  expect(rows.map(({ now }) => now)).toEqual([
    null,
    {},
    {},
    { tracking: { clickIdParameter: 'cid' } },
    { tracking: { clickIdParameter: 'cid', subParameters } },
  ]);
  expect(rows.map((row) => row.before)).toEqual(stored);
  for (const { now } of rows) if (now !== null) expect(validate('landing', now, 'en')).toEqual([]);
});
