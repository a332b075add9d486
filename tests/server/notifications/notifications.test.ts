import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { administer } from '../../postgres.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { items, refusal } from '../support/network.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

let inbox: Inbox;
let product: Product;
beforeAll(async () => {
  inbox = await openInbox();
  product = await startProduct({ smtpUrl: inbox.url });
});
afterAll(async () => {
  await product.close();
  await inbox.close();
});

const path = '/user/users/me/notifications';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const signIn = (email: string, from: string, agent = firefox) =>
  ask(product.app, 'POST', '/login', { body: { email, password }, from, headers: { 'user-agent': agent } });
const emailOf = async (person: Person): Promise<string> => (await person.call('GET', '/user/users/me')).data.email;
const someone = async (type: Parameters<Product['person']>[0], fields: object = {}) => {
  const person = await product.person(type, fields);
  return { ...person, email: await emailOf(person) };
};
const subjects = async (email: string, count: number): Promise<(string | undefined)[]> => {
  const mails = [];
  for (let n = 0; n < count; n++) mails.push((await inbox.next(email)).subject);
  return mails.sort();
};

describe('email preferences', () => {
  const kinds = ({ data }: Awaited<ReturnType<Person['call']>>) =>
    data.items.map(({ kind, email }: { kind: string; email: boolean }) => [kind, email]);

  test('are listed in the language of the call, for the kinds that concern the person', async () => {
    const { status, data } = await product.admin.call('GET', path, undefined, { language: 'ru' });
    expect(status).toBe(200);
    expect(
      data.items.map(({ kind, email, locked }: { kind: string; email: boolean; locked: boolean }) => [
        kind,
        email,
        locked,
      ]),
    ).toEqual([
      ['new_sign_in', true, false],
      ['password_changed', true, true],
      ['email_changed', true, true],
      ['two_factor_changed', true, true],
      ['token_reused', true, true],
      ['api_token_created', true, false],
      ['affiliate_registered', true, false],
      ['postback_given_up', true, false],
      ['integration_paused', true, false],
      ['synchronization_paused', true, false],
      ['domain_failing', true, false],
      ['task_assigned', true, false],
      ['task_mentioned', true, false],
    ]);
    expect(data.items[1].title).toBe('Пароль изменён');
    const member = await product.person('advertiser_member');
    expect(kinds(await member.call('GET', path)).map(([kind]: [string]) => kind)).not.toContain('affiliate_registered');
  });

  test('are chosen, except for what is always sent', async () => {
    const manager = await product.person('manager');
    const chosen = await manager.call(
      'PATCH',
      path,
      items({ kind: 'new_sign_in', email: false }, { kind: 'password_changed', email: true }),
    );
    expect(kinds(chosen)).toContainEqual(['new_sign_in', false]);
    expect(kinds(await manager.call('GET', path))).toContainEqual(['new_sign_in', false]);
    expect(kinds(await manager.call('PATCH', path, items({ kind: 'new_sign_in', email: true })))).toContainEqual([
      'new_sign_in',
      true,
    ]);
    const refused = (...sent: object[]) => manager.call('PATCH', path, items(...sent)).then(refusal);
    expect(await refused({ kind: 'password_changed', email: false })).toEqual([422, 'choice', 'items.0.email']);
    expect(await refused({ kind: 'weather', email: true })).toEqual([422, 'choice', 'items.0.kind']);
    expect(await refused({ kind: 'new_sign_in' })).toEqual([422, 'required', 'items.0.email']);
    const twice = { kind: 'new_sign_in', email: true };
    expect(await refused(twice, twice)).toEqual([422, 'repeated', 'items.1.kind']);
  });

  test('are not for affiliates', async () => {
    const affiliate = await product.person('affiliate');
    expect((await affiliate.call('GET', path)).status).toBe(403);
    expect((await affiliate.call('PATCH', path, items({ kind: 'new_sign_in', email: false }))).status).toBe(403);
  });
});

describe('an email is sent', () => {
  test('when someone signs in from a new place', async () => {
    const { email } = await someone('manager');
    await signIn(email, '198.51.100.20');
    const mail = await inbox.next(email);
    expect(mail.subject).toBe('New sign-in to your account — ours');
    expect(mail.text).toContain('Firefox, Linux from the IP address 198.51.100.20');
    expect(mail.text).toContain('http://sluice.test:8080/profile/security');
    await signIn(email, '198.51.100.20');
    await signIn(email, '198.51.100.20', chrome);
    expect((await inbox.next(email)).text).toContain('Chrome, Windows');
    expect(inbox.left()).not.toContain(email);
  });

  test('when a password was changed, by its owner or by an administrator; to affiliates too', async () => {
    const affiliate = await someone('affiliate', { language: 'ru' });
    await affiliate.call('PATCH', '/user/users/me', items({ password: 'another-horse-2', currentPassword: password }));
    expect((await inbox.next(affiliate.email)).subject).toBe('Ваш пароль изменён — ours');
    await product.admin.call('PATCH', '/user/users', items({ id: affiliate.id, password: 'third-horse-33' }));
    expect((await inbox.next(affiliate.email)).subject).toBe('Ваш пароль изменён — ours');
  });

  test('when two-factor authentication was changed', async () => {
    const { email, id, call } = await someone('affiliate');
    const at = '/user/users/me/two_factor';
    const proof = { currentPassword: password };
    const { secret } = (await call('POST', `${at}/begin`, proof)).data;
    await call('POST', `${at}/confirm`, { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
    expect((await inbox.next(email)).text).toContain('was turned on');
    await call('POST', `${at}/recovery_codes`, proof);
    const renewed = await inbox.next(email);
    expect(renewed.text).toContain('New recovery codes');
    await call('POST', `${at}/end`, proof);
    expect((await inbox.next(email)).text).toContain('was turned off');
    expect(renewed.text).not.toContain(secret);

    const lost = (await call('POST', `${at}/begin`, proof)).data.secret;
    await call('POST', `${at}/confirm`, { code: new TOTP({ secret: Secret.fromBase32(lost) }).generate() });
    await inbox.next(email);
    expect((await product.admin.call('POST', '/user/users/reset_two_factor', items({ id }))).status).toBe(200);
    expect((await inbox.next(email)).text).toContain('was turned off');
  });

  test('when a refresh token was used twice and so ended the session, which the log and the login history also show', async () => {
    const warn = vi.spyOn(product.app.log, 'warn');
    const { email, id, call } = await someone('affiliate', { language: 'ru' });
    const { data } = await signIn(email, '198.51.100.40');
    const refresh = (from: string, refreshToken: string = data.refreshToken) =>
      ask(product.app, 'POST', '/refresh', { body: { refreshToken }, from, headers: { 'user-agent': chrome } });
    const renewed = (await refresh('198.51.100.40')).data;
    expect((await refresh('198.51.100.41')).status).toBe(401);
    expect((await refresh('198.51.100.40', renewed.refreshToken)).status).toBe(401);

    const mail = await inbox.next(email);
    expect(mail.subject).toBe('Сеанс вашей учётной записи завершён — ours');
    expect(mail.text).toContain('Chrome, Windows с IP-адреса 198.51.100.41');
    expect(mail.text).toContain('http://sluice.test:8080/profile/security');
    const [record] = (await call('GET', '/user/login_records?orderBy=id:desc&limit=1')).data.items;
    expect(record).toMatchObject({ outcome: 'token_reused', address: '198.51.100.41', browser: 'Chrome' });
    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ user: id, address: '198.51.100.41' }), expect.stringContaining('used refresh token')],
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain(data.refreshToken);
    // Presenting it repeatedly is reported once.
    await refresh('198.51.100.41');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test('when an affiliate’s traffic is blocked or accepted, alone or with their team, and the bell says so', async () => {
    const [team] = await product.admin.make('/user/teams', { title: 'Nord' });
    const affiliate = await someone('affiliate', { team: team!.id });
    const bell = async () =>
      (await affiliate.call('GET', `/user/notifications/personal/${affiliate.id}`)).data.items.map(
        ({ title, text }: { title: string; text: string | null }) => [title, text],
      );
    const change = (list: string, id: number, fields: object) =>
      product.admin.call('POST', `/user/${list}/change_block`, items({ id, blockingType: 'traffic', ...fields }));
    await change('users', affiliate.id, { status: 'blocked', reason: 'Bots' });
    const blocked = await inbox.next(affiliate.email);
    expect([blocked.subject, blocked.text]).toEqual([
      'Your traffic is no longer accepted — ours',
      expect.stringContaining('The reason given: Bots'),
    ]);
    await change('users', affiliate.id, { status: 'active' });
    expect((await inbox.next(affiliate.email)).subject).toBe('Your traffic is accepted — ours');
    await change('teams', team!.id, { status: 'blocked', reason: 'Unpaid' });
    expect((await inbox.next(affiliate.email)).text).toContain('The reason given: Unpaid');
    await expect.poll(bell, { timeout: patience.wait }).toEqual([
      ['Your traffic is no longer accepted', 'Unpaid'],
      ['Your traffic is accepted', 'You can send clicks and leads'],
      ['Your traffic is no longer accepted', 'Bots'],
    ]);
  });

  test('an affiliate hears that they are to be paid elsewhere; no program may change that, and nobody who acts as them', async () => {
    const manager = await someone('manager');
    const affiliate = await someone('affiliate', { managers: [manager.id] });
    const [paymentMethod] = await product.admin.make('/user/payment_methods', { title: 'Wallet' });
    const methods = '/user/withdrawal_methods';
    const [made] = await affiliate.make(methods, { title: 'Main', paymentMethod: paymentMethod!.id, details: 'one' });
    const subject = 'Withdrawal method changed: Main — ours';
    expect(await inbox.next(affiliate.email)).toMatchObject({ subject, text: expect.stringContaining('was added') });
    const edit = (fields: object, sent = {}) =>
      affiliate.call('PATCH', methods, items({ id: made!.id, ...fields }), sent);
    await edit({ title: 'Main' });
    expect(inbox.left()).not.toContain(affiliate.email);
    await edit({ details: 'another' });
    const mail = await inbox.next(affiliate.email);
    expect([mail.subject, mail.text]).toEqual([subject, expect.stringContaining('was changed')]);
    expect(mail.text).not.toContain('another');
    for (const person of [affiliate, manager])
      await expect
        .poll(
          async () =>
            (await person.call('GET', `/user/notifications/personal/${person.id}`)).data.items.map(
              ({ title }: { title: string }) => title,
            ),
          { timeout: patience.wait },
        )
        .toEqual(['Withdrawal method changed: Main', 'Withdrawal method changed: Main']);
    const [{ token }] = (await affiliate.make('/user/api_tokens', { title: 'Program' })) as unknown as [
      { token: string },
    ];
    expect((await edit({ title: 'By program' }, { token })).status).toBe(200);
    expect(await edit({ details: 'third' }, { token })).toMatchObject({ status: 403, code: 'signedInOnly' });
  });

  test('when an account has to be verified, along with those who do that, and once it is', async () => {
    const manager = await someone('manager');
    const affiliate = await someone('affiliate', { managers: [manager.id] });
    const [kind] = await product.admin.make('/user/payment_methods', { title: 'Wire', verification: true });
    const methods = '/user/withdrawal_methods';
    const [made] = await affiliate.make(methods, { title: 'Main', paymentMethod: kind!.id, details: 'one' });
    const verify = (verified: boolean) => product.admin.call('PATCH', methods, items({ id: made!.id, verified }));
    await verify(true);
    await verify(false);
    const titles = async ({ id, call }: typeof manager) =>
      (await call('GET', `/user/notifications/personal/${id}`)).data.items.map(({ title }: { title: string }) => title);
    const waiting = 'Withdrawal method to verify: Main';
    await expect
      .poll(() => titles(affiliate), { timeout: patience.wait })
      .toEqual([waiting, 'Withdrawal method verified: Main', waiting]);
    expect(await titles(manager)).toEqual([waiting, waiting]);
  });

  test('when an API token was created, naming it only by its last characters', async () => {
    const { email, make } = await someone('manager');
    const [made] = await make('/user/api_tokens', { title: 'Nightly' });
    const mail = await inbox.next(email);
    expect(mail.text).toContain(`“Nightly” ending in ${made!['hint']}`);
    expect(mail.text).not.toContain(String(made!['token']));
  });

  test('when an affiliate registers, to administrators who may read affiliates', async () => {
    await administer(
      product.url,
      `update settings_general set registration = 'open' where tenant_id = ${product.tenant.tenantId}`,
    );
    const blind = await product.admin.make('/user/roles', { title: 'Blind', type: 'admin', permissions: [] });
    const [other, unseeing] = [await someone('admin'), await someone('admin', { role: blind[0]!.id })];
    await ask(product.app, 'POST', '/public/sign-up', {
      body: { email: 'nora@elsewhere.example', password, firstName: 'Nora <b>' },
    });
    const mail = await inbox.next(other.email);
    expect(mail.subject).toBe('New affiliate: Nora <b> — ours');
    expect(mail.text).toMatch(/http:\/\/sluice\.test:8080\/affiliates\/members\/\d+\/general/);
    expect(mail.html).toContain('Nora &lt;b&gt; (nora@elsewhere.example) has registered.');
    await inbox.next('admin@ours.example');
    expect(inbox.left()).not.toContain(unseeing.email);
    expect(inbox.left()).not.toContain('nora@elsewhere.example');
  });
});

describe('no email is sent', () => {
  test('of an unwanted kind, but of the others', async () => {
    const { email, call, make } = await someone('manager');
    await call(
      'PATCH',
      path,
      items({ kind: 'new_sign_in', email: false }, { kind: 'api_token_created', email: false }),
    );
    await signIn(email, '198.51.100.30');
    await make('/user/api_tokens', { title: 'Quiet' });
    await call('PATCH', '/user/users/me', items({ password: 'another-horse-2', currentPassword: password }));
    expect(await subjects(email, 1)).toEqual(['Your password was changed — ours']);
    expect(inbox.left()).not.toContain(email);
  });

  test('to an affiliate about anything but the security of their account', async () => {
    const { email, call, make } = await someone('affiliate');
    await signIn(email, '198.51.100.31');
    await make('/user/api_tokens', { title: 'Quiet' });
    await call('PATCH', '/user/users/me', items({ password: 'another-horse-2', currentPassword: password }));
    expect(await subjects(email, 1)).toEqual(['Your password was changed — ours']);
    expect(inbox.left()).not.toContain(email);
  });
});

test('an unavailable mail server breaks no call', async () => {
  const away = await openInbox();
  await away.close();
  const lonely = await startProduct({ smtpUrl: away.url });
  const { status } = await lonely.admin.call(
    'PATCH',
    '/user/users/me',
    items({ password: 'another-horse-2', currentPassword: password }),
  );
  expect(status).toBe(200);
  await lonely.close();
});
