import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mailPlace } from '../../server/mail/outbox.ts';
import { recordSealing, secretPlace } from '../../server/secrets/cipher.ts';
import { createSecrets } from '../../server/session/two-factor/secrets.ts';
import { configuration } from '../configuration.ts';
import { administer, connected } from '../postgres.ts';
import { type Product, startProduct } from '../server/support/product.ts';
import { killServer, killServers, startServer } from '../server/support/server-process.ts';

/** Rotating the installation's secret, by the command that operators run. */

const word = 'correct-horse-battery-staple';
const next = 'the next secret of at least thirty-two characters';

let product: Product;
let integration: number;
let folder: string;
beforeAll(async () => {
  // No mail is sent.
  product = await startProduct({ roles: new Set(['admin', 'traffic']) });
  folder = await mkdtemp(join(tmpdir(), 'sluice-rotation-'));
  const { admin, tenant, database } = product;
  const [platform] = await admin.make('/user/platforms', { title: 'CRM', postbackEnabled: true });
  const [vertical] = await admin.make('/user/verticals', { title: 'Crypto' });
  const [template] = await admin.make('/user/integration_templates', {
    title: 'Usual',
    platform: platform!.id,
    vertical: vertical!.id,
    integrationMethodsRestrictions: ['postback'],
  });
  const [advertiser] = await admin.make('/user/advertisers', { title: 'Acme' });
  const [made] = await admin.make('/user/integrations', {
    title: 'Acme',
    advertiser: advertiser!.id,
    template: template!.id,
    postbackSecret: word,
  });
  integration = made!.id;
  const repeatable = { headers: { 'idempotency-key': 'once' } };
  await admin.call('PUT', '/user/categories', { items: [{ title: 'Games' }] }, repeatable);
  const owner = { tenantId: tenant.tenantId, userId: admin.id };
  const sealed = createSecrets(configuration.secret).seal(owner, word);
  await database.owner((db) =>
    db.updateTable('credential').set({ totp_secret: sealed }).where('user_id', '=', admin.id).execute(),
  );
  const message = recordSealing(configuration.secret).seal(mailPlace(tenant.tenantId), word);
  const mail = { tenant_id: tenant.tenantId, user_id: admin.id, address: 'ada@ours.example', kind: 'test', message };
  await database.owner((db) =>
    db
      .insertInto('mail_outbox')
      .values({ ...mail, expires_at: new Date().toISOString() })
      .execute(),
  );
});
afterAll(async () => {
  await killServers();
  await administer(inject('server').url, `drop database ${new URL(product.url).pathname.slice(1)} with (force)`);
  await rm(product.dataFolder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

const rotate = (environment: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/rotate-secret.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: product.url, SLUICE_DATA: folder, ...environment },
  });

/** The secrets, opened with what was derived from this one. */
const opened = (secret: string) => {
  const { tenantId } = product.tenant;
  return connected(product.url, async (client) => {
    const { rows } = await client.query<Record<'mail' | 'record' | 'account', string | null>>(
      `select (select message from mail_outbox) as mail, (select totp_secret from credential where user_id = $1) as account,
        (select postback_secret from integrations where id = $2) as record`,
      [product.admin.id, integration],
    );
    const { mail, record, account } = rows[0]!;
    return [
      recordSealing(secret).open(mailPlace(tenantId), mail ?? ''),
      recordSealing(secret).open(secretPlace(tenantId, 'integration', 'postbackSecret'), record ?? ''),
      createSecrets(secret).open({ tenantId, userId: product.admin.id }, account ?? ''),
    ];
  });
};

/** How many digests of calls that may be repeated there are. */
const digests = () =>
  connected(product.url, async (client) => {
    const { rowCount } = await client.query('select from idempotency where request_hash is not null');
    return rowCount;
  });

const strange = 'somebody else’s secret of thirty-two letters';

/** Starts the product with a secret: until it listens, or to what it says before it ends. */
const start = (secret: string): Promise<string> =>
  startServer(product.url, folder, '', { SLUICE_SECRET: secret, SLUICE_ROLES: 'traffic' }).then(
    async (server) => {
      await killServer(server);
      return 'started';
    },
    (error: Error) => error.message,
  );

test('nothing is rotated while the product runs', async () => {
  const { status, stderr } = rotate({ SLUICE_SECRET: configuration.secret, SLUICE_NEW_SECRET: next });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Stop all of its processes first')]);
  expect(await opened(configuration.secret)).toEqual([word, word, word]);
  await product.app.close();
  await product.database.close();
});

test('the product starts only with the secret that its database was encrypted with', async () => {
  // As an earlier version left it: nothing says which secret it was, but what it encrypted does.
  expect(await start(strange)).toMatch(/encrypted with another secret [^]*SLUICE_SECRET/);
  expect(await start(configuration.secret)).toBe('started');
  // From now on a word says so, whatever else is there.
  await administer(product.url, `create table kept as table credential; update credential set totp_secret = null`);
  expect(await start(strange)).toContain('encrypted with another secret');
  await administer(
    product.url,
    `update credential set totp_secret = kept.totp_secret from kept where kept.user_id = credential.user_id; drop table kept`,
  );
});

test('a rotation encrypts everything under the new secret, and can be run again', async () => {
  expect(rotate({ SLUICE_SECRET: configuration.secret })).toMatchObject({ status: 2 });
  expect(rotate({ SLUICE_SECRET: configuration.secret, SLUICE_NEW_SECRET: 'short' })).toMatchObject({ status: 2 });
  expect(rotate({ SLUICE_SECRET: strange, SLUICE_NEW_SECRET: next })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('nothing was changed'),
  });
  expect(await opened(configuration.secret)).toEqual([word, word, word]);
  expect(await digests()).toBe(1);

  const done = rotate({ SLUICE_SECRET: configuration.secret, SLUICE_NEW_SECRET: next });
  expect(done.stderr).toBe('');
  expect(done.stdout).toContain('2 secrets of records and mails, 1 of two-factor');
  expect(await opened(next)).toEqual([word, word, word]);
  expect(await opened(configuration.secret)).toEqual([undefined, undefined, undefined]);
  // Calls made before can be repeated: their digests, under the former secret, are not compared any more.
  expect(await digests()).toBe(0);
  for (const text of [word, next]) expect(done.stdout).not.toContain(text);
  expect(await start(configuration.secret)).toContain('encrypted with another secret');

  // As after a run that was cut short behind the database’s back.
  expect(rotate({ SLUICE_SECRET: configuration.secret, SLUICE_NEW_SECRET: next }).stdout).toContain(
    '0 secrets of records and mails',
  );

  // A secret that the data folder keeps is replaced there, by one that nobody has seen.
  await writeFile(join(folder, 'secret'), `${next}\n`);
  const kept = rotate({ SLUICE_SECRET: '' });
  expect(kept.status).toBe(0);
  const now = (await readFile(join(folder, 'secret'), 'utf8')).trim();
  expect(now).not.toBe(next);
  expect((await stat(join(folder, 'secret'))).mode & 0o077).toBe(0);
  expect(await opened(now)).toEqual([word, word, word]);
  await expect(stat(join(folder, 'secret.next'))).rejects.toThrow();

  // A mail that nobody can read stands in the way of nothing.
  const message = recordSealing(strange).seal(mailPlace(product.tenant.tenantId), word);
  await administer(product.url, `update mail_outbox set message = '${message}'`);
  const without = rotate({ SLUICE_SECRET: '' });
  expect([without.status, without.stdout]).toEqual([
    0,
    expect.stringContaining('Mails that can’t be read and are given up: 1.'),
  ]);
  const { rows } = await connected(product.url, (client) => client.query('select state, message from mail_outbox'));
  expect(rows).toEqual([{ state: 'given_up', message: null }]);
});

test('a lost secret is done without, once the operator says so', async () => {
  const found = { SLUICE_SECRET: strange, SLUICE_NEW_SECRET: next };
  expect(rotate(found).status).toBe(1);
  const done = rotate(found, '--lost');
  expect(done.stdout).toContain('to be entered anew: 1.');
  expect(done.stdout).toContain('is off: 1.');
  expect(await start(next)).toBe('started');
});
