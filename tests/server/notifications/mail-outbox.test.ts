import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createMailDelivery } from '../../../server/mail/delivery.ts';
import { enqueueMail } from '../../../server/mail/outbox.ts';
import { recordSealing } from '../../../server/secrets/cipher.ts';
import { configuration } from '../../configuration.ts';
import { serverFolder } from '../../folder.ts';
import { patience } from '../../patience.ts';
import { administer, connected } from '../../postgres.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { type Product, startProduct } from '../support/product.ts';
import { killServer, killServers, type ServerProcess, startServer } from '../support/server-process.ts';
import { ask } from '../support/serving.ts';

/** Emails wait in the outbox until a mail server has accepted them, no matter who sends them. */

let inbox: Inbox;
let product: Product;
let folder: string;

beforeAll(async () => {
  inbox = await openInbox();
  // It serves only the admin: emails are written here, and sent by the processes of this test.
  product = await startProduct({ smtpUrl: inbox.url, roles: new Set(['admin']) });
  folder = serverFolder('sluice-mails-');
});
afterAll(async () => {
  await killServers();
  await product.close();
  await inbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const startSending = (): Promise<ServerProcess> =>
  startServer(product.url, folder, '', {
    SLUICE_ROLES: 'jobs',
    SMTP_URL: inbox.url,
  });

const mailsTo = (address: string): Promise<Record<string, unknown>[]> =>
  connected(product.url, async (client) => {
    const { rows } = await client.query(
      'select kind, state, attempts, message, problem from mail_outbox where address = $1 order by id',
      [address],
    );
    return rows;
  });

/** Skips the time after which it is tried again. */
const comeDue = () => administer(product.url, `update mail_outbox set due_at = now() where state = 'waiting'`);

const recover = async (): Promise<string> => {
  const person = await product.person('affiliate');
  const { email } = (await person.call('GET', '/user/users/me')).data;
  await ask(product.app, 'POST', '/public/password/recovery', { body: { email } });
  await expect.poll(() => mailsTo(email), { timeout: patience.wait }).toHaveLength(1);
  return email;
};

test('a refused email is tried again until it is accepted, and its link can’t be read anywhere', async () => {
  const email = await recover();
  const [waiting] = await mailsTo(email);
  expect(waiting).toMatchObject({ kind: 'password_recovery', state: 'waiting', attempts: 0, problem: null });
  expect(String(waiting!['message'])).not.toMatch(/token|http|password/i);

  inbox.manner = 'refuse';
  const sending = await startSending();
  const comeBack = expect.stringContaining('Come back later');
  const refused = { state: 'waiting', attempts: 1, problem: { en: comeBack, ru: comeBack } };
  await expect.poll(() => mailsTo(email), { timeout: patience.wait }).toMatchObject([refused]);

  inbox.manner = 'take';
  await comeDue();
  expect((await inbox.next(email)).text).toContain('/login/newPassword?token=');
  const sent = { state: 'sent', attempts: 2, message: null, problem: null };
  await expect.poll(() => mailsTo(email), { timeout: patience.wait }).toMatchObject([sent]);
  expect(new Set(inbox.given.map(({ messageId }) => messageId)).size).toBe(1);
  await killServer(sending);
});

test('an email whose process is killed while sending is sent by the next one, under the same ID', async () => {
  const email = await recover();
  inbox.given = [];
  inbox.manner = 'say nothing';
  const first = await startSending();
  await vi.waitUntil(() => inbox.given.length === 1, { timeout: patience.wait });
  await killServer(first);
  expect(await mailsTo(email)).toMatchObject([{ state: 'waiting', attempts: 0 }]);

  inbox.manner = 'take';
  await comeDue();
  const second = await startSending();
  await inbox.next(email);
  await expect.poll(() => mailsTo(email), { timeout: patience.wait }).toMatchObject([{ state: 'sent' }]);
  expect(inbox.given.map(({ messageId }) => messageId)).toEqual([inbox.given[0]!.messageId, inbox.given[0]!.messageId]);
  await killServer(second);
});

test('a process claims only the emails that it can send now, and gives up waiting before another process may send them', async () => {
  const { database, tenant, admin } = product;
  const sealing = recordSealing(configuration.secret);
  const written = { network: 'Ours', subject: 'Slow', text: '', html: '' };
  const addresses = ['one', 'two', 'three', 'four', 'five'].map((name) => `${name}@slow.example`);
  const people = await Promise.all(addresses.map(() => product.person('affiliate')));
  await database.tenant(tenant.tenantId).write(async (db) => {
    for (const [place, address] of addresses.entries())
      await enqueueMail(
        db,
        sealing,
        { ...written, to: { name: 'Somebody', address } },
        { tenantId: tenant.tenantId, userId: people[place]?.id ?? admin.id, kind: 'new_sign_in', expiresAt: 2e9 },
      );
  });
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  onTestFinished(() => void vi.restoreAllMocks());
  const given: string[] = [];
  const sending = createMailDelivery({
    database,
    sealing,
    mailer: {
      send: ({ to }, signal) =>
        new Promise((_, reject) => {
          given.push(to.address);
          signal.addEventListener('abort', () => reject(new Error('Aborted')));
          if (signal.aborted) reject(new Error('Aborted'));
        }),
      close: () => undefined,
    },
    report: () => undefined,
  });
  sending.start();
  await vi.waitUntil(() => given.length === 3, { timeout: patience.wait });
  const claimed = await connected(product.url, (client) =>
    client.query(`select from mail_outbox where address like '%@slow.example' and claim is not null`),
  );
  expect(claimed.rowCount).toBe(3);
  limit.abort();
  const tooSlow = { state: 'waiting', attempts: 1, problem: { en: 'The mail server took too long' } };
  await expect.poll(() => mailsTo(addresses[4]!), { timeout: patience.wait }).toMatchObject([tooSlow]);
  await sending.close();
  await administer(product.url, `delete from mail_outbox where address like '%@slow.example'`);
});

test('an email that is too late to be of use is given up', async () => {
  const email = await recover();
  await administer(product.url, `update mail_outbox set expires_at = now() where state = 'waiting'`);
  const sending = await startSending();
  const tooLate = { en: 'It came too late', ru: 'Письмо опоздало' };
  const over = { state: 'given_up', message: null, problem: tooLate };
  await expect.poll(() => mailsTo(email), { timeout: patience.wait }).toMatchObject([over]);
  expect(inbox.left()).not.toContain(email);
  for (const language of ['en', 'ru'] as const) {
    const headers = { 'accept-language': language };
    const { items } = (await product.admin.call('GET', '/user/background_work/mails', undefined, { headers })).data;
    expect(items[0]).toMatchObject({ address: email, problem: tooLate[language] });
  }
  await killServer(sending);
});

test('an email that was given up is tried again on request, unless its link has expired, and can be cancelled', async () => {
  const emails = [await recover(), await recover()];
  const act = (what: string, ids: number[]) =>
    product.admin.call('POST', `/user/background_work/mails/${what}`, { ids });
  const listed = async (): Promise<{ id: number; state: string; canRetry: boolean }[]> =>
    (await product.admin.call('GET', '/user/background_work/mails')).data.items;
  const idOf = async (email: string) =>
    connected(product.url, async (client) => {
      const { rows } = await client.query('select id::integer as id from mail_outbox where address = $1', [email]);
      return rows[0].id as number;
    });
  const [told, linked] = [await idOf(emails[0]!), await idOf(emails[1]!)];
  await administer(
    product.url,
    `update mail_outbox set state = 'given_up', ended_at = now(), expires_at = now() - interval '1 day',
       kind = case when id = ${told} then 'new_sign_in' else kind end
     where id in (${told}, ${linked})`,
  );
  const found = (await listed()).filter(({ id }) => [told, linked].includes(id));
  expect(found.map(({ id, canRetry }) => [id, canRetry])).toEqual([
    [linked, false],
    [told, true],
  ]);
  expect((await act('retry', [told, linked])).data).toEqual({ count: 1 });
  const sending = await startSending();
  await inbox.next(emails[0]!);
  await expect.poll(() => mailsTo(emails[0]!), { timeout: patience.wait }).toMatchObject([{ state: 'sent' }]);
  await killServer(sending);
  expect((await act('cancel', [linked])).data).toEqual({ count: 1 });
  expect(await mailsTo(emails[1]!)).toMatchObject([{ state: 'cancelled', message: null }]);
  expect((await act('cancel', [told])).data).toEqual({ count: 0 });
});

test('someone with a slow mail server holds nobody else up, and gets their emails in order', async () => {
  const slow = await recover();
  await ask(product.app, 'POST', '/public/password/recovery', { body: { email: slow } });
  inbox.given = [];
  inbox.manner = 'say nothing';
  const sending = await startSending();
  await vi.waitUntil(() => inbox.given.length === 1, { timeout: patience.wait });
  inbox.manner = 'take';
  const quick = await recover();
  await inbox.next(quick);
  expect((await mailsTo(slow)).map(({ state }) => state)).not.toContain('sent');
  await killServer(sending);
});
