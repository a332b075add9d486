import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailPlace } from '../../server/mail/outbox.ts';
import { recordSealing, secretPlace } from '../../server/secrets/cipher.ts';
import { createSecrets } from '../../server/session/two-factor/secrets.ts';
import { configuration } from '../configuration.ts';
import { type Product, startProduct } from '../server/product.ts';

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
  await product.close();
  await rm(folder, { recursive: true, force: true });
});

const rotate = (environment: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/rotate-secret.ts')], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: product.url, SLUICE_DATA: folder, ...environment },
  });

/** The secrets, opened with what was derived from this one. */
const opened = async (secret: string) => {
  const { tenantId } = product.tenant;
  return product.database.owner(async (db) => {
    const { postback_secret: ofRecord } = await db
      .selectFrom('integrations')
      .select('postback_secret')
      .where('id', '=', integration)
      .executeTakeFirstOrThrow();
    const { totp_secret: ofAccount } = await db
      .selectFrom('credential')
      .select('totp_secret')
      .where('user_id', '=', product.admin.id)
      .executeTakeFirstOrThrow();
    const { message } = await db.selectFrom('mail_outbox').select('message').executeTakeFirstOrThrow();
    return [
      recordSealing(secret).open(mailPlace(tenantId), message ?? ''),
      recordSealing(secret).open(secretPlace(tenantId, 'integration', 'postbackSecret'), ofRecord ?? ''),
      createSecrets(secret).open({ tenantId, userId: product.admin.id }, ofAccount ?? ''),
    ];
  });
};

test('a rotation encrypts everything under the new secret, and can be run again', async () => {
  expect(rotate({ SLUICE_SECRET: configuration.secret })).toMatchObject({ status: 2 });
  expect(rotate({ SLUICE_SECRET: configuration.secret, SLUICE_NEW_SECRET: 'short' })).toMatchObject({ status: 2 });
  expect(
    rotate({ SLUICE_SECRET: 'somebody else’s secret of thirty-two letters', SLUICE_NEW_SECRET: next }),
  ).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing was changed') });
  expect(await opened(configuration.secret)).toEqual([word, word, word]);

  const done = rotate({ SLUICE_SECRET: configuration.secret, SLUICE_NEW_SECRET: next });
  expect(done.stderr).toBe('');
  expect(done.stdout).toContain('2 secrets of records and mails, 1 of two-factor');
  expect(await opened(next)).toEqual([word, word, word]);
  expect(await opened(configuration.secret)).toEqual([undefined, undefined, undefined]);
  for (const text of [word, next]) expect(done.stdout).not.toContain(text);

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
});
