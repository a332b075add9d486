import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkOf } from '../../../server/http/clients.ts';
import { endSession, endSessionsOf } from '../../../server/session/ending.ts';
import { beginSession, renewSession, replayGrace } from '../../../server/session/sessions.ts';
import { createTokens, type RefreshClaims, refreshLifetime } from '../../../server/access/tokens.ts';
import { createThrottle } from '../../../server/session/attempt-limits.ts';
import { createTenant } from '../../../server/tenant/create.ts';
import { syncPermissions } from '../../../server/tenant/permissions.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';

const tokens = createTokens('a secret of at least thirty-two characters');
const began = 1_800_000_000;
const desk = { address: '203.0.113.7', userAgent: 'Browser' };
const elsewhere = { address: '198.51.100.9', userAgent: 'Browser' };

let own: TestDatabase;
let tenant: number;
let user: number;
let stranger: number;
beforeAll(async () => {
  own = await createTestDatabase();
  await syncPermissions(own.database);
  const found = (name: string) =>
    createTenant(own.database, {
      name,
      hosts: [`${name}.example`],
      admin: { firstName: 'Ada', email: `ada@${name}.example`, password: 'correct-horse-1' },
    });
  ({ tenantId: tenant, adminId: user } = await found('ours'));
  ({ tenantId: stranger } = await found('theirs'));
});
afterAll(() => own.drop());

const scope = () => own.database.tenant(tenant);
const begin = () =>
  scope().write((db) => beginSession(db, tokens, { tenantId: tenant, userId: user, client: desk, now: began }));
const renew = (claims: RefreshClaims, now: number, client = desk) =>
  scope().write((db) => renewSession(db, tokens, claims, client, now));
const renewed = async (claims: RefreshClaims, now: number, client = desk): Promise<RefreshClaims> => {
  const renewal = await renew(claims, now, client);
  if (renewal.kind !== 'renewed') throw new Error(`not renewed but ${renewal.kind}`);
  return renewal.claims;
};

test('a refresh token is exchanged for another one of the same session, with a new lifetime', async () => {
  const first = await begin();
  const second = await renewed(first, began + 100);
  expect(second).toMatchObject({
    sub: user,
    tenant,
    sid: first.sid,
    iat: began + 100,
    exp: began + 100 + refreshLifetime,
  });
  expect(second.jti).not.toBe(first.jti);
  expect((await renewed(second, began + 200)).sid).toBe(first.sid);
});

test('a used token ends the whole session, including its newest token', async () => {
  const first = await begin();
  const second = await renewed(first, began + 1);
  expect(await renew(first, began + 2 + replayGrace)).toEqual({ kind: 'reused', ownerId: user });
  expect(await renew(second, began + 3 + replayGrace)).toEqual({ kind: 'over' });
});

test('the same client that asks again immediately gets the same token', async () => {
  const first = await begin();
  const answers = await Promise.all([renewed(first, began + 1), renewed(first, began + 1), renewed(first, began + 1)]);
  expect(new Set(await Promise.all(answers.map(tokens.signRefresh))).size).toBe(1);
  expect(await renewed(first, began + 1 + replayGrace)).toEqual(answers[0]);
  expect((await renew(answers[0], began + 60)).kind).toBe('renewed');
});

test('asking from elsewhere, or after the next token is used, counts as reuse even if immediate', async () => {
  const first = await begin();
  await renewed(first, began + 1);
  expect(await renew(first, began + 1, elsewhere)).toEqual({ kind: 'reused', ownerId: user });

  const other = await begin();
  await renewed(await renewed(other, began + 1), began + 2);
  expect(await renew(other, began + 2)).toEqual({ kind: 'reused', ownerId: user });
});

test('a session that has ended, expired or belongs to another tenant is over', async () => {
  const ended = await begin();
  await scope().write((db) => endSession(db, ended.sid));
  expect(await renew(ended, began + 1)).toEqual({ kind: 'over' });

  const expired = await begin();
  expect(await renew(expired, expired.exp)).toEqual({ kind: 'over' });

  const ours = await begin();
  const theirs = own.database.tenant(stranger).write((db) => renewSession(db, tokens, ours, desk, began + 1));
  expect(await theirs).toEqual({ kind: 'over' });
});

test('all sessions of a user end except the named one', async () => {
  const [kept, gone] = [await begin(), await begin()];
  await scope().write((db) => endSessionsOf(db, [user], kept.sid));
  expect((await renew(kept, began + 1)).kind).toBe('renewed');
  expect((await renew(gone, began + 1)).kind).toBe('over');
});

const attempts = async (count: number, account: string, address: string, succeed = false) => {
  const limits = { account: { failures: 3, seconds: 60 }, address: { failures: 6, seconds: 60 } };
  const throttle = createThrottle(own.database.throttleStore, 'sign-in', limits);
  let passed = 0;
  let wait = 0;
  for (let n = 0; n < count; n++) {
    const attempt = await throttle.attempt(tenant, account, address);
    if ('retryAfter' in attempt) wait = attempt.retryAfter;
    else {
      passed++;
      if (succeed) await attempt.succeeded();
    }
  }
  return { passed, wait };
};

test('guessing at one account is throttled at its network address and nowhere else', async () => {
  const { passed, wait } = await attempts(5, 'anna@example.com', '192.0.2.1');
  expect(passed).toBe(3);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await attempts(1, ' Anna@Example.com', '192.0.2.1')).toMatchObject({ passed: 0 });
  expect(await attempts(1, 'anna@example.com', '192.0.2.2')).toMatchObject({ passed: 1 });
  expect(await attempts(1, 'boris@example.com', '192.0.2.1')).toMatchObject({ passed: 1 });
});

test('trying many accounts from one address is throttled', async () => {
  const tried = await Promise.all(
    Array.from({ length: 9 }, (_, n) => attempts(1, `person${n}@example.com`, '192.0.2.50')),
  );
  expect(tried.filter(({ passed }) => passed === 1)).toHaveLength(6);
});

test('correct sign-ins never fill a counter', async () => {
  expect(await attempts(20, 'carla@example.com', '192.0.2.60', true)).toMatchObject({ passed: 20 });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
