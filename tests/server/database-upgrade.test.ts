import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { loadEntities } from '../../openapi/entities.ts';
import { createApp } from '../../server/app.ts';
import { connectDatabase } from '../../server/database/connection.ts';
import { migrationFolder, readMigrations } from '../../server/database/migration-files.ts';
import { readContract } from '../../server/http/contract.ts';
import { syncPermissions } from '../../server/tenant/permissions.ts';
import { configuration } from '../configuration.ts';
import { administer, connected, named } from '../postgres.ts';
import { ask } from './serving.ts';

/**
 * Databases as earlier versions left them. Each file in the folder has the rows of one network, as the demo of that
 * version and some calls to it wrote them, and is named after its newest migration. The tables are created by the
 * migrations of that time: the file has their checksums, so the upgrade would refuse any others.
 */
const folder = join(import.meta.dirname, '../fixtures/databases');

/** Where values moved that are no longer in their former column. */
const moved: Record<string, string> = {
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
};

/** A rule from before it could have several conditions. */
const former = '{"value": "DE", "result": "trash", "operator": "equals", "parameter": "country"}';

/** Values that were converted. */
const renamed: Record<string, Record<string, string>> = {
  'history.entity': { tenant: 'generalSettings' },
  'verticals.inbound_rules': {
    [`[${former}]`]:
      '[{"match": "all", "result": "trash", "conditions": [{"value": "DE", "operator": "equals", "parameter": "country"}]}]',
  },
};

/** Rows by their key, with each value as PostgreSQL writes it. */
type Rows = { key: string[]; rows: Record<string, string | null>[] };

const server = inject('server');
const database = `sluice_upgrade_${randomBytes(6).toString('hex')}`;
const url = named(server.url, database);

beforeEach(() => administer(server.url, `create database ${database}`));
afterEach(() => administer(server.url, `drop database ${database} with (force)`));

const query = (sql: string): Promise<Record<string, string | null>[]> =>
  connected(url, async (client) => (await client.query({ text: sql, types: { getTypeParser: () => String } })).rows);

const tables = async (): Promise<Map<string, Rows>> => {
  const keys = await query(
    `select relname as table, string_agg(attname, ' ' order by attnum) as key
     from pg_class left join pg_index on indrelid = pg_class.oid and indisprimary
       left join pg_attribute on attrelid = pg_class.oid and attnum = any (indkey)
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition group by 1`,
  );
  const read = new Map<string, Rows>();
  // One after another: each takes a connection, and there are more tables than connections.
  for (const { table, key } of keys)
    read.set(table ?? '', { key: key?.split(' ') ?? [], rows: await query(`select * from "${table}"`) });
  return read;
};

const totals = () =>
  query(
    `select tenant_id, entity, status, sum(rows) as rows from totals
     where entity <> 'loginRecord' group by 1, 2, 3 having sum(rows) <> 0 order by 1, 2, 3`,
  );

/** Every former value that no longer exists. */
const lost = (before: Map<string, Rows>, after: Map<string, Rows>): string[] =>
  [...before].flatMap(([table, { key, rows }]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) => {
        const source = `${table}.${column}`;
        const [toTable = '', toColumn = ''] = (moved[source] ?? source).split('.');
        const found = after.get(toTable)?.rows.filter((one) => key.every((name) => one[name] === row[name])) ?? [];
        const want = (value !== null && renamed[source]?.[value]) || value;
        if (found.length === 1 && found[0]?.[toColumn] === want) return [];
        return [
          `${source} of ${key.map((name) => row[name]).join(' ')}: ${value} became ${JSON.stringify(found.map((one) => one[toColumn]))}`,
        ];
      }),
    ),
  );

const earlier = readdirSync(folder).map((file) => file.replace('.sql', ''));

describe.each(earlier)('a database whose newest migration is %s', (newest) => {
  beforeEach(async () => {
    await connected(url, async (client) => {
      for (const { sql, version } of readMigrations(migrationFolder)) if (version <= newest) await client.query(sql);
      await client.query(`create table schema_migrations (
        number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
      await client.query(readFileSync(join(folder, `${newest}.sql`), 'utf8'));
    });
  });

  test('is upgraded by one start without losing a value', async () => {
    await query(`update verticals set lead_grades = '[{"title": "New"}, {"title": "Sold", "final": true}]',
      inbound_rules = '[${former}]'`);
    const [before, counted] = [await tables(), await totals()];
    before.delete('totals');
    expect([...before.values()].flatMap(({ rows }) => rows).length).toBeGreaterThan(500);
    await (await connectDatabase({ ...server, url }, () => undefined)).close();
    expect(lost(before, await tables())).toEqual([]);
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
      await query('select title, final, tone, position from lead_grades order by vertical_id, position'),
    ).toMatchObject([
      { title: 'New', final: 'f', tone: 'neutral', position: '1' },
      { title: 'Sold', final: 't', tone: 'neutral', position: '2' },
    ]);
  });

  test('lets its people sign in, and shows them what was theirs', async () => {
    const opened = await connectDatabase({ ...server, url }, () => undefined);
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
