import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import { createApp } from '../../../server/app.ts';
import { readContract } from '../../../server/http/contract.ts';
import { syncPermissions } from '../../../server/tenant/permissions.ts';
import { configuration } from '../../configuration.ts';
import { ask } from '../support/serving.ts';
import { type Converted, type FormerDatabase, lostValues, restoreFormer } from '../support/upgrading.ts';

/** Where values moved that are no longer in their former column. */
const moved: Record<string, string | null> = {
  ...Object.fromEntries(
    [
      'name',
      'logo_url',
      'favicon_url',
      'api_domain',
      'base_currency',
      'password_minimum',
      'registration',
      'registration_role_id',
      'version',
    ].map((column) => [`tenant.${column}`, `settings_general.${column}`]),
  ),
  ...Object.fromEntries(
    ['created_by_id', 'updated_at', 'updated_by_id', 'version'].map((column) => [
      `login_records.${column}`,
      `login_records.retired_${column}`,
    ]),
  ),
  'campaigns.target_url': 'campaigns.retired_target_url',
  'campaigns.domain': 'campaigns.retired_domain',
  'caps.counter': 'caps.retired_counter',
  'targetings.counter': 'targetings.retired_counter',
  'verticals.lead_grades': 'verticals.retired_lead_grades',
  // Digests without a key are forgotten (D1585).
  'idempotency.request_hash': null,
};

/** A rule from before it could have several conditions. */
const former = '{"value": "DE", "result": "trash", "operator": "equals", "parameter": "country"}';

const rules =
  '[{"match": "all", "result": "trash", "conditions": [{"value": "DE", "operator": "equals", "parameter": "country"}]}]';

const changed: Converted['changed'] = {
  'history.entity': (entity) => (entity === 'tenant' ? 'generalSettings' : entity),
  'verticals.inbound_rules': (value) => (value === `[${former}]` ? rules : value),
};

let restored: FormerDatabase;
afterEach(() => restored.drop());

const totals = () =>
  restored.query(
    `select tenant_id, entity, status, sum(rows) as rows from totals
     where entity <> 'loginRecord' group by 1, 2, 3 having sum(rows) <> 0 order by 1, 2, 3`,
  );

describe.each(['0005', '0009', '0013'])('a database whose newest migration is %s', (newest) => {
  beforeEach(async () => void (restored = await restoreFormer(newest)));

  test('is upgraded by one start without losing a value', async () => {
    await restored.query(`update verticals set lead_grades = '[{"title": "New"}, {"title": "Sold", "final": true}]',
      inbound_rules = '[${former}]'`);
    const [before, counted] = [await restored.tables(), await totals()];
    before.delete('totals');
    expect([...before.values()].flatMap(({ rows }) => rows).length).toBeGreaterThan(500);
    await (await restored.upgrade()).close();
    expect(lostValues(before, await restored.tables(), { moved, changed })).toEqual([]);
    // Former lists inside a vertical are now counted, and every network has the usual payment models and metrics.
    const since = [
      'currencyRate',
      'leadGrade',
      'paymentModel',
      'metric',
      'advertiserAssignment',
      'affiliateAssignment',
    ];
    const still = (await totals()).filter(({ entity }) => !since.includes(String(entity)));
    expect(still).toEqual(counted);
    expect(
      await restored.query('select title, final, tone, position from lead_grades order by vertical_id, position'),
    ).toMatchObject([
      { title: 'New', final: 'f', tone: 'neutral', position: '1' },
      { title: 'Sold', final: 't', tone: 'neutral', position: '2' },
    ]);
  });

  test('lets its people sign in, and shows them what was theirs', async () => {
    const opened = await restored.upgrade();
    const dataFolder = await mkdtemp(join(tmpdir(), 'sluice-files-'));
    try {
      await syncPermissions(opened);
      const app = await createApp({
        configuration: { ...configuration, dataFolder },
        database: opened,
        entities: await loadEntities(),
        contract: readContract(),
        logLevel: 'silent',
        checkAnswers: true,
        adminFolder: join(dataFolder, 'no-admin'),
      });
      const host = 'second.localhost';
      const { data } = await ask(app, 'POST', '/login', {
        body: { email: 'fernanda.morales@secondwind.example', password: 'sluice-demo' },
        headers: { host },
      });
      const list = await ask(app, 'GET', '/user/campaigns', { token: data.token });
      expect(list.data.items).toMatchObject([{ title: expect.stringContaining('SEO') }]);
      await app.close();
    } finally {
      await opened.close();
      await rm(dataFolder, { recursive: true });
    }
  });
});
