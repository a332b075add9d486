import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer, connected } from '../../postgres.ts';
import { createSecrets } from '../../../server/session/two-factor/secrets.ts';
import { newRecoveryCodes, normalizedCode, timeStepOf } from '../../../server/session/two-factor/codes.ts';
import { startProduct, type Person, type Product } from '../support/product.ts';
import { ask, password } from '../support/serving.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const path = '/user/users/me/two_factor';
const period = 30;

/** What an authenticator app shows this many steps from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * period * 1000 });

let addresses = 0;
const login = (email: string, code?: string, from = `198.51.100.${++addresses % 250}`, secret = password) =>
  ask(product.app, 'POST', '/login', { body: { email, password: secret, ...(code !== undefined && { code }) }, from });

const detail = ({ status, details }: Awaited<ReturnType<typeof login>>) => [
  status,
  details?.[0]?.type,
  details?.[0]?.path,
];

/** Someone whose account requires a code. */
const protectedPerson = async () => {
  const person = await product.person('affiliate');
  const { email } = (await person.call('GET', '/user/users/me')).data;
  const { secret, uri } = (await person.call('POST', `${path}/begin`, { currentPassword: password })).data;
  const confirmed = await person.call('POST', `${path}/confirm`, { code: codeOf(secret, -1) });
  return { person, email, secret, uri, recoveryCodes: confirmed.data.recoveryCodes as string[] };
};

const state = async (person: Person) => (await person.call('GET', path)).data;

describe('turning on two-factor authentication', () => {
  test('requires the password, then a code of the new secret, and gives ten recovery codes', async () => {
    const person = await product.person('affiliate');
    const { email } = (await person.call('GET', '/user/users/me')).data;
    expect(await state(person)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect(detail(await person.call('POST', `${path}/confirm`, { code: '123456' }))).toEqual([
      409,
      'twoFactorNotBegun',
      undefined,
    ]);
    const wrong = await person.call('POST', `${path}/begin`, { currentPassword: 'wrong-horse-1' });
    expect(detail(wrong)).toEqual([422, 'currentPassword', 'currentPassword']);

    const { data } = await person.call('POST', `${path}/begin`, { currentPassword: password });
    const uri = new URL(data.uri);
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', 'totp', `/ours:${email}`]);
    expect(uri.searchParams.get('secret')).toBe(data.secret);
    expect(await state(person)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect((await login(email)).status).toBe(200);

    const mistyped = await person.call(
      'POST',
      `${path}/confirm`,
      { code: codeOf(data.secret, 10) },
      { language: 'ru' },
    );
    expect(detail(mistyped)).toEqual([422, 'code', 'code']);
    expect(mistyped.details[0].message).toBe('Неверный код, попробуйте ещё раз');
    const confirmed = await person.call('POST', `${path}/confirm`, { code: codeOf(data.secret) });
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    expect(confirmed.headers['cache-control']).toBe('no-store');
    expect(await state(person)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    expect(detail(await person.call('POST', `${path}/begin`, { currentPassword: password }))).toEqual([
      409,
      'twoFactorOn',
      undefined,
    ]);
  });

  test('stores neither the secret nor the recovery codes in readable form', async () => {
    const { person, secret, recoveryCodes } = await protectedPerson();
    const kept = await connected(product.url, async (client) => {
      const credential = await client.query('select * from credential where user_id = $1', [person.id]);
      const codes = await client.query('select * from recovery_code where user_id = $1', [person.id]);
      const history = await client.query('select * from history');
      return JSON.stringify([credential.rows, codes.rows, history.rows]);
    });
    for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map(normalizedCode)])
      expect(kept).not.toContain(told);
  });
});

describe('signing in with two-factor authentication', () => {
  test('requires the code once the password was right', async () => {
    const { email, secret } = await protectedPerson();
    const asked = await login(email);
    expect(detail(asked)).toEqual([401, 'code_required', 'code']);
    expect(asked.data).toBeUndefined();
    expect(detail(await login(email, ' '))).toEqual([401, 'code_required', 'code']);
    const wrong = await login(email, '12 34');
    expect(detail(wrong)).toEqual([401, 'code', 'code']);
    expect(wrong.details[0].message).toBe('Invalid code, please try again');
    expect((await login(email, codeOf(secret))).status).toBe(200);
  });

  test('reveals nothing about it to anyone without the password', async () => {
    const { email, secret } = await protectedPerson();
    const guessed = await login(email, codeOf(secret), '192.0.2.10', 'wrong-horse-1');
    const unknown = await login('nobody@ours.example', '123456', '192.0.2.11', 'wrong-horse-1');
    expect([guessed.status, guessed.response.body]).toEqual([401, unknown.response.body]);
  });

  test('accepts a code from the app once, and no earlier one afterwards', async () => {
    const { email, secret } = await protectedPerson();
    const [now, next] = [codeOf(secret), codeOf(secret, 1)];
    expect((await login(email, next)).status).toBe(200);
    expect(detail(await login(email, next))).toEqual([401, 'code', 'code']);
    expect(detail(await login(email, now))).toEqual([401, 'code', 'code']);
  });

  test('from two places at the same time with one code succeeds in one', async () => {
    const { email, secret } = await protectedPerson();
    const code = codeOf(secret);
    const both = await Promise.all([login(email, code), login(email, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('accepts a recovery code once, however it is typed', async () => {
    const { person, email, recoveryCodes } = await protectedPerson();
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(email, ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect(detail(await login(email, first))).toEqual([401, 'code', 'code']);
    expect(await state(person)).toEqual({ enabled: true, recoveryCodesLeft: 9 });
    const both = await Promise.all([login(email, second), login(email, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('throttles guessing of codes wherever it comes from; requesting one is not a guess', async () => {
    const { email, secret } = await protectedPerson();
    for (let n = 0; n < 15; n++) expect((await login(email, undefined, '192.0.2.20')).status).toBe(401);
    for (let n = 0; n < 20; n++) expect((await login(email, '000000x', `192.0.2.${100 + n}`)).status).toBe(401);
    const stopped = await login(email, codeOf(secret), '192.0.2.200');
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    const untouched = await protectedPerson();
    expect((await login(untouched.email, codeOf(untouched.secret))).status).toBe(200);
  });
});

describe('once two-factor authentication is on', () => {
  test('new recovery codes invalidate the old ones', async () => {
    const { person, email, recoveryCodes } = await protectedPerson();
    expect(detail(await person.call('POST', `${path}/recovery_codes`, { currentPassword: 'wrong-horse-1' }))[0]).toBe(
      422,
    );
    const renewed = (await person.call('POST', `${path}/recovery_codes`, { currentPassword: password })).data
      .recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await login(email, recoveryCodes[0])).status).toBe(401);
    expect((await login(email, renewed[0])).status).toBe(200);
  });

  test('it is turned off with the password, and with a valid code if one is sent', async () => {
    const { person, email, secret, recoveryCodes } = await protectedPerson();
    const end = (body: object) => person.call('POST', `${path}/end`, body);
    expect(detail(await end({ currentPassword: 'wrong-horse-1' }))).toEqual([
      422,
      'currentPassword',
      'currentPassword',
    ]);
    expect(detail(await end({ currentPassword: password, code: '000000' }))).toEqual([422, 'code', 'code']);
    expect((await login(email)).status).toBe(401);
    expect(await end({ currentPassword: password, code: codeOf(secret) })).toMatchObject({ status: 200, data: null });
    expect((await login(email)).status).toBe(200);
    expect(await state(person)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    expect(detail(await end({ currentPassword: password }))).toEqual([409, 'twoFactorOff', undefined]);
    expect(detail(await person.call('POST', `${path}/recovery_codes`, { currentPassword: password }))).toEqual([
      409,
      'twoFactorOff',
      undefined,
    ]);

    const again = (await person.call('POST', `${path}/begin`, { currentPassword: password })).data.secret;
    expect(again).not.toBe(secret);
    await person.call('POST', `${path}/confirm`, { code: codeOf(again) });
    expect((await login(email, recoveryCodes[1])).status).toBe(401);
  });

  test('another installation’s key opens nothing, and breaks nothing but the codes', async () => {
    const { person, email, secret } = await protectedPerson();
    const foreign = createSecrets('another secret of at least thirty-two characters');
    const sealed = foreign.seal({ tenantId: product.tenant.tenantId, userId: person.id }, secret);
    await administer(product.url, `update credential set totp_secret = '${sealed}' where user_id = ${person.id}`);
    expect(detail(await login(email, codeOf(secret)))).toEqual([401, 'code', 'code']);
  });
});

describe('secrets and codes:', () => {
  const secrets = createSecrets('a secret of at least thirty-two characters');
  const owner = { tenantId: 1, userId: 2 };

  test('sealed data is opened only for its owner, and never sealed the same way twice', () => {
    const sealed = secrets.seal(owner, 'JBSWY3DPEHPK3PXP');
    expect(secrets.open(owner, sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(secrets.open({ ...owner, userId: 3 }, sealed)).toBeUndefined();
    expect(secrets.open({ ...owner, tenantId: 2 }, sealed)).toBeUndefined();
    expect(secrets.open(owner, `${sealed.slice(0, -2)}AA`)).toBeUndefined();
    expect(secrets.open(owner, 'short')).toBeUndefined();
    expect(secrets.seal(owner, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  });

  test.each([
    [59, '287082', 1],
    [59 + 30, '287082', 1],
    [59 - 30, '287082', 1],
    [59 + 60, '287082', undefined],
    [1_111_111_109, '081804', 37_037_036],
    [59, '94287082', undefined],
    [59, '', undefined],
  ])('at %s the code %s belongs to step %s, as in RFC 6238', (now, code, step) => {
    const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
    expect(timeStepOf(secret, code, now)).toBe(step);
  });

  test('there are ten recovery codes, of unmistakable letters', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  });
});
