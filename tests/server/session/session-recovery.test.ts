import { readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailer } from '../../../server/mail/mailer.ts';
import { writeEmail } from '../../../server/mail/email.ts';
import { createTenant } from '../../../server/tenant/create.ts';
import { administer, connected } from '../../postgres.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

let inbox: Inbox;
let product: Product;
beforeAll(async () => {
  inbox = await openInbox();
  product = await startProduct({ smtpUrl: inbox.url, mailFrom: 'hello@network.test' });
});
afterAll(async () => {
  await product.close();
  await inbox.close();
});

let addresses = 0;
const newcomer = (): string => `198.51.100.${++addresses % 250}`;
const renewed = 'another-horse-2';

const recover = (email: string, sent: Parameters<typeof ask>[3] = {}) =>
  ask(product.app, 'POST', '/public/password/recovery', { body: { email }, from: newcomer(), ...sent });
const setNew = (token: string, secret: string | null = renewed, sent: Parameters<typeof ask>[3] = {}) =>
  ask(product.app, 'POST', '/public/password/new', { body: { token, password: secret }, from: newcomer(), ...sent });
const login = (email: string, secret: string) =>
  ask(product.app, 'POST', '/login', { body: { email, password: secret }, from: newcomer() });

const someone = async (fields: object = {}) => {
  const person = await product.person('affiliate', { firstName: 'Pat', lastName: 'Kalns', ...fields });
  return { ...person, email: String((await person.call('GET', '/user/users/me')).data.email) };
};

const linkIn = (text = ''): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
const tokenFor = async (email: string): Promise<string> => {
  await recover(email);
  return linkIn((await inbox.next(email)).text).searchParams.get('token') ?? '';
};

describe('people added by staff without a password', () => {
  const add = async () => {
    const [role] = (await product.admin.call('GET', '/user/roles?type=affiliate&status=active')).data.items;
    const email = `invited-${crypto.randomUUID()}@mail.test`;
    const item = { firstName: 'Ilze', email, role: role.id, language: 'en' };
    const [made] = await product.admin.make('/user/users', item);
    return { id: made!.id, email };
  };
  const invite = (id: number, by = product.admin) => by.call('POST', '/user/users/invite', { items: [{ id }] });
  const tokenIn = (text?: string) => linkIn(text).searchParams.get('token') ?? '';

  test('are emailed a link to set it, and another one if they are invited again', async () => {
    const { id, email } = await add();
    const mail = await inbox.next(email);
    expect(mail.subject).toBe('Your account — ours');
    const person = async () => (await product.admin.call('GET', `/user/users/${id}?with=hasPassword`)).data;
    expect(await person()).toMatchObject({ hasPassword: false });
    expect((await invite(id, await product.personWith('admin', 'affiliate.read'))).status).toBe(403);
    expect((await invite(id)).status).toBe(200);
    const { items } = (await product.admin.call('GET', `/user/users/${id}/history`)).data;
    expect(items).toMatchObject([{ action: 'invite', user: product.admin.id, version: 1 }, { action: 'create' }]);
    const again = tokenIn((await inbox.next(email)).text);
    // Only the latest link works.
    expect((await setNew(tokenIn(mail.text))).status).toBe(422);
    expect((await setNew(again)).status).toBe(200);
    expect((await login(email, renewed)).status).toBe(200);
    expect(await person()).toMatchObject({ hasPassword: true });
    expect(await invite(id)).toMatchObject({ status: 409, details: [{ type: 'hasPassword', path: 'items.0' }] });
  });
});

describe('a link for a new password', () => {
  test('is emailed in its reader’s language, as plain text and HTML, by the network', async () => {
    const { email } = await someone({ language: 'ru' });
    expect(await recover(email.toUpperCase())).toMatchObject({ status: 200, data: null });
    const mail = await inbox.next(email);
    expect(mail.from).toEqual({ name: 'ours', address: 'hello@network.test' });
    expect(mail.to).toEqual([{ name: 'Pat Kalns', address: email }]);
    expect(mail.subject).toBe('Новый пароль — ours');
    expect(mail.text).toContain('Задать новый пароль:');
    const link = linkIn(mail.text);
    expect(`${link.origin}${link.pathname}`).toBe('http://sluice.test:8080/login/newPassword');
    expect(link.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
    expect(mail.html).toContain(`href="${link.href}"`);
    expect(mail.html).toContain('<html lang="ru">');
  });

  test('sets a new password once, and ends all sessions and other links', async () => {
    const { email, call, id } = await someone();
    const [one, other] = [await tokenFor(email), await tokenFor(email)];
    expect((await call('GET', '/user/users/me')).status).toBe(200);
    expect(await setNew(one)).toMatchObject({ status: 200, data: null });
    expect((await call('GET', '/user/users/me')).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    expect((await login(email, renewed)).status).toBe(200);
    expect((await inbox.next(email)).subject).toBe('Your password was changed — ours');
    for (const token of [one, other]) {
      const late = await setNew(token, 'third-horse-33', { language: 'ru' });
      expect([late.status, late.details]).toEqual([
        422,
        [{ type: 'expired', path: 'token', message: 'Ссылка больше не действует. Запросите новую' }],
      ]);
    }
    const history = await product.admin.call('GET', `/user/users/${id}/history`);
    expect(history.data.items[0]).toMatchObject({ user: id, action: 'edit', changes: { password: [null, null] } });
  });

  test('is not used up by a password that is refused', async () => {
    const { email } = await someone();
    const token = await tokenFor(email);
    for (const weak of ['password1', email, 'a b', 'short', '         ', '', null])
      expect((await setNew(token, weak)).details).toEqual([expect.objectContaining({ path: 'password' })]);
    expect((await setNew(token)).status).toBe(200);
  });

  test('is valid for an hour, for people who may sign in', async () => {
    const { email, id } = await someone();
    const token = await tokenFor(email);
    const left = await connected(product.url, (client) =>
      client.query(
        `select extract(epoch from expires_at - now()) as seconds from password_recovery where user_id = ${id}`,
      ),
    );
    expect(Number(left.rows[0].seconds)).toBeGreaterThan(3500);
    expect(Number(left.rows[0].seconds)).toBeLessThanOrEqual(3600);
    await administer(product.url, `update password_recovery set expires_at = now() where user_id = ${id}`);
    expect((await setNew(token)).status).toBe(422);

    const blocked = await someone();
    const sent = await tokenFor(blocked.email);
    await product.admin.call('POST', '/user/users/change_block', {
      items: [{ id: blocked.id, status: 'blocked', blockingType: 'access', reason: 'Fraud' }],
    });
    expect((await setNew(sent)).details[0].type).toBe('expired');
  });

  test('for another network works only there', async () => {
    const { email } = await someone();
    const token = await tokenFor(email);
    await createTenant(product.database, {
      name: 'far',
      hosts: ['far.example'],
      admin: { firstName: 'Fay', email: 'fay@far.example', password },
    });
    expect((await setNew(token, renewed, { headers: { host: 'far.example' } })).status).toBe(422);
    expect((await setNew(token)).status).toBe(200);
  });

  test('leads to a host of the network, never to one that merely appeared in the call', async () => {
    const hosts = ['one.example', 'two.example'];
    await createTenant(product.database, {
      name: 'hosted',
      hosts,
      admin: { firstName: 'Hal', email: 'hal@hosted.example', password },
    });
    await recover('hal@hosted.example', { headers: { host: 'two.example:6666' } });
    expect(linkIn((await inbox.next('hal@hosted.example')).text).origin).toBe('http://two.example:8080');

    const { email } = await someone();
    await recover(email, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect(linkIn((await inbox.next(email)).text).origin).toBe('http://sluice.test:8080');
  });
});

describe('nobody learns who has an account', () => {
  test('as the response is the same for everyone, and only people who may sign in get an email', async () => {
    const [active, blocked] = [await someone(), await someone()];
    await product.admin.call('POST', '/user/users/change_block', {
      items: [{ id: blocked.id, status: 'blocked', blockingType: 'access', reason: 'Fraud' }],
    });
    const answers = [await recover('nobody@ours.example'), await recover(blocked.email), await recover(active.email)];
    expect(new Set(answers.map(({ status, response }) => `${status} ${response.body}`)).size).toBe(1);
    await inbox.next(active.email);
    expect(inbox.left()).not.toContain(blocked.email);
    expect(inbox.left()).not.toContain('nobody@ours.example');
  });

  test('as repeated requests are throttled by network address, for existing accounts and others', async () => {
    const { email } = await someone();
    for (const address of [email, 'nobody@ours.example']) {
      const asked = [];
      for (let n = 0; n < 6; n++) asked.push((await recover(address, { from: '192.0.2.77' })).status);
      expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
    }
    for (let n = 0; n < 5; n++) await inbox.next(email);
    // The links already sent stay valid; a sixth request, from elsewhere, sends no email.
    expect((await recover(email)).status).toBe(200);
    const other = await someone();
    await tokenFor(other.email);
    expect(inbox.left()).not.toContain(email);
  });

  test('as guessing tokens is throttled', async () => {
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push((await setNew(`guess-${n}`, renewed, { from: '192.0.2.88' })).status);
    expect(statuses.slice(0, 30).every((status) => status === 422)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  test('as no token is stored in plain text', async () => {
    const { email } = await someone();
    const token = await tokenFor(email);
    const kept = await connected(product.url, (client) => client.query('select * from password_recovery'));
    expect(JSON.stringify(kept.rows)).not.toContain(token);
  });
});

describe('without a mail server', () => {
  test('an email becomes a file only its owner can read, and its text a line in the log', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'sluicemail-'));
    const lines: { to: string; text: string }[] = [];
    const mailer = createMailer({ smtpUrl: undefined, mailFrom: 'hello@network.test', dataFolder }, (line) =>
      lines.push(line),
    );
    const letter = writeEmail(
      { subject: { en: 'Hello', ru: 'Привет' }, paragraphs: [{ en: 'Tom & "Ann" <b>', ru: 'Том' }] },
      { language: 'en', network: 'Ours & <theirs>' },
    );
    const sent = { ...letter, to: { name: 'Pat', address: 'pat@ours.example' }, network: 'Ours & <theirs>', id: 'a1' };
    await mailer.send(sent, new AbortController().signal);
    mailer.close();
    const [file = ''] = await readdir(join(dataFolder, 'mail'));
    const place = join(dataFolder, 'mail', file);
    expect((await stat(place)).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(await readFile(place));
    expect([mail.subject, mail.from?.name]).toEqual(['Hello — Ours & <theirs>', 'Ours & <theirs>']);
    expect(mail.text).toContain('Tom & "Ann" <b>');
    expect(mail.html).toContain('Tom &amp; &quot;Ann&quot; &lt;b&gt;');
    expect(lines).toEqual([{ to: 'pat@ours.example', text: letter.text }]);
    await rm(dataFolder, { recursive: true });
  });
});
