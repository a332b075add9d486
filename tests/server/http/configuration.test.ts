import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../../../server/configuration.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-configuration-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const secret = 'x'.repeat(32);

test('an empty environment gives the defaults, and an empty variable counts as absent', () => {
  const defaults = {
    roles: new Set(['admin', 'traffic', 'jobs']),
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
    poolSize: 10,
    secret,
    demo: undefined,
  };
  expect(readConfiguration({ SLUICE_SECRET: secret })).toMatchObject({
    ...defaults,
    dataFolder: join(process.cwd(), 'data'),
  });
  expect(
    readConfiguration({ PORT: '', HOST: '', DATABASE_URL: '', SLUICE_DEMO: '', SLUICE_SECRET: secret }),
  ).toMatchObject(defaults);
});

test('every variable is read', () => {
  const environment = {
    SLUICE_ROLES: 'jobs, traffic',
    PORT: '0',
    HOST: '::1',
    DATABASE_URL: 'postgresql://user:password@db.test/sluice',
    DATABASE_POOL_SIZE: '40',
    DATABASE_STATEMENT_TIMEOUT: '45',
    DATABASE_LOCK_TIMEOUT: '7',
    SLUICE_DATA: folder,
    SLUICE_SECRET: secret,
    SLUICE_DEMO: '0',
    SLUICE_DEMO_DAYS: '30',
    SLUICE_DEMO_TRAFFIC: '1',
    SLUICE_URL: 'https://network.test',
    SLUICE_API_DOMAINS: 'API.network.test, api.other.test:8443',
    SLUICE_OUTBOUND_ALLOW: 'crm.internal 10.0.0.5:8080',
    SLUICE_PUSH_BUDGET: '12',
    SLUICE_RETENTION: 'login_records=400, history=1100',
    SMTP_URL: 'smtps://user:password@mail.test:465',
    CLICKHOUSE_URL: 'https://sluice:password@clickhouse.test:8443/figures',
    SLUICE_STATISTICS_MEMORY: '2048',
    SLUICE_TRUSTED_PROXIES: '10.0.0.0/8',
    SLUICE_LOCAL_COUNTRY: 'LV',
    MAIL_FROM: 'hello@network.test',
  };
  expect(readConfiguration(environment)).toEqual({
    roles: new Set(['traffic', 'jobs']),
    trustedProxies: ['10.0.0.0/8'],
    localCountry: 'LV',
    port: 0,
    host: '::1',
    databaseUrl: environment.DATABASE_URL,
    poolSize: 40,
    statementTimeout: 45,
    lockTimeout: 7,
    dataFolder: folder,
    secret,
    demo: false,
    demoDays: 30,
    demoTraffic: true,
    url: environment.SLUICE_URL,
    apiDomains: ['api.network.test', 'api.other.test:8443'],
    outboundAllow: ['crm.internal', '10.0.0.5:8080'],
    pushBudget: 12,
    retention: new Map([
      ['login_records', 400],
      ['history', 1100],
    ]),
    statistics: { url: environment.CLICKHOUSE_URL, memory: 2 ** 31 },
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
  });
  expect(readConfiguration({ ...environment, SLUICE_STATISTICS: 'off' }).statistics).toBeUndefined();
});

test('links in emails lead to this machine and emails come from the installation’s address, unless configured otherwise', () => {
  const local = { url: 'http://localhost:8081', smtpUrl: undefined, mailFrom: 'no-reply@localhost' };
  expect(readConfiguration({ SLUICE_SECRET: secret, PORT: '8081' })).toMatchObject(local);
  const named = { SLUICE_SECRET: secret, SLUICE_URL: 'https://network.test' };
  expect(readConfiguration(named)).toMatchObject({ mailFrom: 'no-reply@network.test' });
});

test.each([
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/sluice'],
  ['DATABASE_URL', 'hunter2'],
  ['DATABASE_POOL_SIZE', '4'],
  ['DATABASE_POOL_SIZE', '501'],
  ['DATABASE_POOL_SIZE', 'ten'],
  ['DATABASE_STATEMENT_TIMEOUT', '0'],
  ['DATABASE_STATEMENT_TIMEOUT', '1.5'],
  ['DATABASE_LOCK_TIMEOUT', '5s'],
  ['SLUICE_SECRET', 'hunter2'],
  ['SLUICE_DEMO', 'yes'],
  ['SLUICE_LOCAL_COUNTRY', 'Spain'],
  ['SLUICE_DEMO_TRAFFIC', 'yes'],
  ['SLUICE_DEMO_DAYS', '0'],
  ['SLUICE_DEMO_DAYS', '91'],
  ['SLUICE_ROLES', ','],
  ['SLUICE_ROLES', 'admin,trafic'],
  ['SLUICE_PUSH_BUDGET', '0'],
  ['SLUICE_PUSH_BUDGET', '61'],
  ['SLUICE_RETENTION', 'history'],
  ['SLUICE_RETENTION', 'history=0'],
  ['SLUICE_RETENTION', 'lead_attempts=30'],
  ['SLUICE_RETENTION', 'leads=400, lead_attempts=399'],
  ['SLUICE_URL', 'network.test'],
  ['SLUICE_URL', 'ftp://network.test'],
  ['SLUICE_OUTBOUND_ALLOW', 'http://10.0.0.5'],
  ['SLUICE_API_DOMAINS', 'https://api.network.test'],
  ['SLUICE_API_DOMAINS', 'api.network.test, two/words'],
  ['SMTP_URL', 'https://user:hunter2@mail.test'],
  ['SMTP_URL', 'mail.test'],
  ['MAIL_FROM', 'nobody'],
])('%s=%s is refused by a message that names it and does not repeat it', (name, value) => {
  const read = () => readConfiguration({ SLUICE_SECRET: secret, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must `));
  if (value.includes('hunter2')) expect(read).not.toThrow(/hunter2/);
});

test('all mistakes are reported together', () => {
  const read = () => readConfiguration({ PORT: 'x', SLUICE_DEMO: 'x' });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(/^PORT .*\nSLUICE_DEMO /);
});

describe('without SLUICE_SECRET', () => {
  test('a secret is generated once and readable only by its owner', () => {
    const data = join(folder, 'deep', 'data');
    const first = readConfiguration({ SLUICE_DATA: data }).secret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfiguration({ SLUICE_DATA: data }).secret).toBe(first);
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(`${first}\n`);
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('a damaged secret is not replaced, as that would sign everyone out', () => {
    writeFileSync(join(folder, 'secret'), '');
    expect(() => readConfiguration({ SLUICE_DATA: folder })).toThrow(
      /^SLUICE_SECRET is not set and could not be kept .* damaged/,
    );
  });

  test('a data folder that can’t be created is reported', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => readConfiguration({ SLUICE_DATA: join(folder, 'file', 'data') })).toThrow(
      /^SLUICE_SECRET is not set .* ENOTDIR/,
    );
  });
});

describe('trusted proxies', () => {
  const proxies = (list: string) =>
    readConfiguration({ SLUICE_SECRET: secret, SLUICE_DATA: folder, SLUICE_TRUSTED_PROXIES: list }).trustedProxies;

  test('are this machine unless others are named', () => {
    expect(proxies('')).toEqual(['loopback']);
    expect(proxies('loopback, 10.0.0.0/8 2001:db8::/32,192.0.2.7')).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::/32',
      '192.0.2.7',
    ]);
  });

  test.each(['everybody', '10.0.0.0/33', 'true', '*'])('%s is refused with the name of the variable', (list) => {
    expect(() => proxies(list)).toThrow(/^SLUICE_TRUSTED_PROXIES must be addresses/);
  });
});
