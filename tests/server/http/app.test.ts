import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import { createApp } from '../../../server/app.ts';
import { bodyOf, callsOf, readContract } from '../../../server/http/contract.ts';
import { configuration } from '../../configuration.ts';
import { createTestDatabase } from '../../database.ts';
import { connected } from '../../postgres.ts';

test('a product whose contract has a call without a handler names it and leaves nothing behind', async () => {
  const { database, url, drop } = await createTestDatabase();
  const contract = readContract();
  const [path = '', item] = Object.entries(contract.paths).find(([, { get }]) => get?.operationId === 'listTags') ?? [];
  const unanswered = { ...item, get: { ...item!.get!, operationId: 'readSummary' } };
  const folder = join(tmpdir(), 'sluice-no-admin');
  await expect(
    createApp({
      configuration: { ...configuration, dataFolder: folder },
      database,
      entities: await loadEntities(),
      contract: { ...contract, paths: { ...contract.paths, [`${path}/summary`]: { get: unanswered.get } } },
      logLevel: 'silent',
      checkAnswers: false,
      adminFolder: folder,
    }),
  ).rejects.toThrow('readSummary has no handler');

  // A listening connection would keep the process from ending.
  const listening = await connected(url, (client) =>
    client.query("select from pg_stat_activity where datname = current_database() and query like 'listen %'"),
  );
  expect(listening.rowCount).toBe(0);
  await drop();
});

test('a check on the body of a call that the contract lacks says so, and lets nothing through', () => {
  const calls = callsOf(readContract());
  expect(bodyOf(calls, 'sendLead')).toHaveProperty('properties');
  expect(() => bodyOf(calls, 'sendLeads')).toThrow('no call sendLeads');
  expect(() => bodyOf(calls, 'listSentLeads')).toThrow('no call listSentLeads');
});
