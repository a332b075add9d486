import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoleType } from '../../../openapi/fields.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { items, refusal } from '../support/network.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

/** Sign-in credentials: who may change them, who is notified, and which old ones are revoked along. */

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

const renewed = 'another-horse-2';
let addresses = 0;
const login = (email: string, secret = password) =>
  ask(product.app, 'POST', '/login', {
    body: { email, password: secret },
    from: `198.51.100.${(addresses += 1) % 250}`,
  });
const someone = async (type: RoleType, fields: object = {}) => {
  const person = await product.person(type, fields);
  return { ...person, email: String((await person.call('GET', '/user/users/me')).data.email) };
};
const edit = (person: Person, fields: object) => person.call('PATCH', '/user/users/me', items(fields));
const apiToken = async (person: Person): Promise<string> =>
  String((await person.make('/user/api_tokens', { title: 'Script' }))[0]!['token']);
const by = (token: string, method: 'GET' | 'PATCH' = 'GET', path = '/user/users/me', body?: object) =>
  ask(product.app, method, path, { token, ...(body && { body }) });
const linkTo = async (email: string): Promise<string> => {
  await ask(product.app, 'POST', '/public/password/recovery', {
    body: { email },
    from: `198.51.101.${(addresses += 1) % 250}`,
  });
  for (;;) {
    const token = /token=([\w-]+)/.exec((await inbox.next(email)).text ?? '')?.[1];
    if (token) return token;
  }
};
const setNew = (token: string) =>
  ask(product.app, 'POST', '/public/password/new', { body: { token, password: renewed } });
/** The next email to an address with this subject. */
const mailed = async (address: string, subject: string) => {
  for (;;) {
    const mail = await inbox.next(address);
    if (mail.subject?.startsWith(subject)) return mail;
  }
};

describe('one’s own address', () => {
  test('is changed with the current password, and the former one is emailed in the language of its owner', async () => {
    const person = await someone('manager', { language: 'ru' });
    const wanted = `moved.${person.email}`;
    expect(refusal(await edit(person, { email: wanted }))).toEqual([422, 'required', 'items.0.currentPassword']);
    expect(refusal(await edit(person, { email: wanted, currentPassword: 'wrong' }))).toEqual([
      422,
      'currentPassword',
      'items.0.currentPassword',
    ]);
    expect((await login(wanted)).status).toBe(401);
    const sent = await linkTo(person.email);
    const done = await edit(person, { email: wanted, currentPassword: password, firstName: 'Mara' });
    expect(done.data.items[0]).toMatchObject({ email: wanted, firstName: 'Mara' });
    expect([(await login(wanted)).status, (await login(person.email)).status]).toEqual([200, 401]);

    const mail = await mailed(person.email, 'Адрес эл. почты вашей учётной записи изменён');
    expect(mail.text).toContain(wanted);
    // Anyone who reads emails to the former address can't take the account back by it.
    expect((await setNew(sent)).status).toBe(422);
    const { data } = await product.admin.call('GET', `/user/users/${person.id}/history`);
    expect(data.items[0]).toMatchObject({ user: person.id, changes: { email: [person.email, wanted] } });
  });

  test('may be sent unchanged by a person who writes back what they read, and follows its rules', async () => {
    const [person, other] = [await someone('manager'), await someone('manager')];
    expect((await edit(person, { email: person.email, firstName: 'Same' })).status).toBe(200);
    expect(refusal(await edit(person, { email: other.email.toUpperCase(), currentPassword: password }))).toEqual([
      422,
      'unique',
      'items.0.email',
    ]);
    expect(refusal(await edit(person, { email: 'nowhere', currentPassword: password }))).toEqual([
      422,
      'email',
      'items.0.email',
    ]);
    expect(refusal(await edit(person, { email: '', currentPassword: password }))[0]).toBe(422);
    expect(inbox.left()).not.toContain(person.email);
  });

  test('can’t be changed by an affiliate', async () => {
    const person = await someone('affiliate');
    expect(refusal(await edit(person, { email: 'mine@elsewhere.example', currentPassword: password }))).toEqual([
      422,
      'unknown',
      'items.0.email',
    ]);
  });

  test('can’t be changed by an API token', async () => {
    const token = await apiToken(product.admin);
    const body = items({ email: 'taken@elsewhere.example', currentPassword: password });
    expect((await by(token, 'PATCH', '/user/users/me', body)).status).toBe(403);
    const id = product.admin.id;
    for (const path of ['/user/users', `/user/users/${id}`]) {
      expect(refusal(await by(token, 'PATCH', path, items({ id, email: 'taken@elsewhere.example' })))).toEqual([
        403,
        'own',
        'items.0.email',
      ]);
    }
    expect((await by(token, 'PATCH', '/user/users/me', items({ lastName: 'Lovelace' }))).status).toBe(200);
  });

  test('can’t be changed among the records in any session, as no password is required there', async () => {
    const { admin } = product;
    const changed = await admin.call('PATCH', '/user/users', items({ id: admin.id, email: 'taken@elsewhere.example' }));
    expect(refusal(changed)).toEqual([403, 'own', 'items.0.email']);
    const { email } = (await admin.call('GET', '/user/users/me')).data;
    expect((await admin.call('PATCH', '/user/users', items({ id: admin.id, email, lastName: 'Byron' }))).status).toBe(
      200,
    );
  });

  test('can’t be changed by anyone who impersonates its owner', async () => {
    const person = await someone('manager');
    const { data } = await login('admin@ours.example');
    const body = { refreshToken: data.refreshToken, impersonateAs: person.id };
    const acting = (await ask(product.app, 'POST', '/user/impersonate', { body, token: data.token })).data.token;
    const sent = items({ email: 'taken@elsewhere.example', currentPassword: password });
    const answer = await by(acting, 'PATCH', '/user/users/me', sent);
    expect([answer.status, answer.message]).toEqual([403, 'Only the account owner can do this']);
  });

  test('when changed by a colleague, is announced to the former one as well', async () => {
    const person = await someone('affiliate');
    const wanted = `moved.${person.email}`;
    const sent = await linkTo(person.email);
    expect((await product.admin.call('PATCH', '/user/users', items({ id: person.id, email: wanted }))).status).toBe(
      200,
    );
    expect((await mailed(person.email, 'Your email address was changed')).text).toContain(wanted);
    expect((await setNew(sent)).status).toBe(422);
    expect(inbox.left()).not.toContain(wanted);
  });
});

describe('API tokens', () => {
  const ownKey = async (id: number) =>
    (await product.admin.call('GET', `/user/users/${id}?with=apiToken`)).data.apiToken;

  test('are revoked when the password is set by an emailed link, and the email says so', async () => {
    const person = await someone('affiliate');
    const [token, key] = [await apiToken(person), await ownKey(person.id)];
    expect((await by(token)).status).toBe(200);
    expect((await setNew(await linkTo(person.email))).status).toBe(200);
    expect((await by(token)).status).toBe(401);
    expect(await ownKey(person.id)).toMatch(/^\S{16,}$/);
    expect(await ownKey(person.id)).not.toBe(key);
    expect((await mailed(person.email, 'Your password was changed')).text).toContain('were revoked');
    expect((await product.admin.call('GET', `/user/api_tokens?user=${person.id}`)).data.items).toEqual([]);
  });

  test('are revoked when an administrator sets the password', async () => {
    const person = await someone('manager');
    const token = await apiToken(person);
    await by(token);
    await product.admin.call('PATCH', '/user/users', items({ id: person.id, password: renewed }));
    expect((await by(token)).status).toBe(401);
    expect((await mailed(person.email, 'Your password was changed')).text).toContain('were revoked');
  });

  test('stay when the owner changes the password, unless they say otherwise', async () => {
    const person = await someone('manager');
    const token = await apiToken(person);
    expect((await edit(person, { password: renewed, currentPassword: password })).status).toBe(200);
    expect((await by(token)).status).toBe(200);
    expect((await mailed(person.email, 'Your password was changed')).text).toContain('still work');

    expect(refusal(await edit(person, { revokeApiTokens: true }))).toEqual([422, 'required', 'items.0.password']);
    const again = { password: 'third-horse-33', currentPassword: renewed, revokeApiTokens: true };
    expect((await edit(person, again)).status).toBe(200);
    expect((await by(token)).status).toBe(401);
    expect((await person.call('GET', '/user/users/me')).status).toBe(200);
    expect((await mailed(person.email, 'Your password was changed')).text).toContain('were revoked');
  });

  test('of others are left alone', async () => {
    const [person, other] = [await someone('manager'), await someone('manager')];
    const token = await apiToken(other);
    await product.admin.call('PATCH', '/user/users', items({ id: person.id, password: renewed }));
    expect((await by(token)).status).toBe(200);
  });
});

test('a link for a new password is worthless once the password was changed otherwise', async () => {
  const [own, reset] = [await someone('manager'), await someone('manager')];
  const [one, other] = [await linkTo(own.email), await linkTo(reset.email)];
  await edit(own, { password: renewed, currentPassword: password });
  await product.admin.call('PATCH', '/user/users', items({ id: reset.id, password: renewed }));
  for (const sent of [one, other]) expect((await setNew(sent)).status).toBe(422);
});
