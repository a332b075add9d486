import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import { createApp } from '../../../server/app.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { liveTraffic } from '../../../server/demo/traffic/live.ts';
import { readContract } from '../../../server/http/contract.ts';
import { recordSealing } from '../../../server/secrets/cipher.ts';
import { syncPermissions } from '../../../server/tenant/permissions.ts';
import { openCountries } from '../../../server/traffic/countries.ts';
import { createStorage } from '../../../server/uploads/storage.ts';
import { configuration } from '../../configuration.ts';
import { createTestDatabase } from '../../database.ts';
import { patience } from '../../patience.ts';

test('visitors keep coming to the demo network: clicks arrive, leads are accepted, advertisers report', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sluice-demo-'));
  const { database, drop } = await createTestDatabase();
  const entities = await loadEntities();
  await syncPermissions(database);
  const sealing = recordSealing(configuration.secret);
  await seedDemo({ database, entities, storage: createStorage(dataFolder), sealing, days: 1 });
  const app = await createApp({
    configuration: { ...configuration, dataFolder, demo: true },
    database,
    entities,
    contract: readContract(),
    logLevel: 'silent',
    checkAnswers: true,
    adminFolder: join(dataFolder, 'no-admin'),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const count = async (of: string): Promise<number> => {
    const { rows } = await database.owner((db) =>
      sql.raw<{ count: number }>(`select count(*)::integer as count from ${of}`).execute(db),
    );
    return rows[0]?.count ?? 0;
  };
  const kinds = [
    `clicks where outcome = 'sent'`,
    `leads where api_status = 'sent' and country is not null`,
    'conversions where lead_id is not null',
    `postback_logs where kind = 'postback_in'`,
    `postback_logs where kind = 'postback_in' and result = 'created' and url like '%secret=•••%'`,
  ];
  const counts = () => Promise.all(kinds.map(count));
  // Nothing has to move into partitions while people are already there.
  expect(await Promise.all(['clicks_default', 'leads_default', 'fact_default'].map(count))).toEqual([0, 0, 0]);
  const before = await counts();
  const failures: unknown[] = [];
  const end = liveTraffic({
    database,
    site: app.listeningOrigin,
    countryOf: await openCountries(undefined),
    sealing,
    pause: () => 0,
    report: (error) => failures.push(error),
  });
  await expect
    .poll(async () => (await counts()).map((one, place) => one > before[place]!), { timeout: patience.test })
    .toEqual(kinds.map(() => true));
  await end();
  expect(failures).toEqual([]);
  expect(await count(`postback_logs where result = 'refused'`), 'what advertisers report, refused').toBe(0);
  expect(await count(`conversions where 'unpaid' = any(marks)`), 'what nobody pays for').toBe(0);
  await app.close();
  await drop();
  rmSync(dataFolder, { recursive: true });
});
