import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { createTokens } from '../../../server/access/tokens.ts';

const tokens = createTokens('a secret of at least thirty-two characters');
const now = Math.floor(Date.now() / 1000);
const sid = '0190a0a0-0000-4000-8000-000000000001';
const access = { sub: 7, tenant: 3, sid, iat: now, exp: now + 60, roleType: 'affiliate', baseCurrency: 'EUR' } as const;
const refresh = { sub: 7, tenant: 3, sid, iat: now, exp: now + 60, jti: tokens.nameOf(sid, 0) };

test('a browser reads user, tenant, role type, base currency and expiry from the token', async () => {
  expect(decodeJwt(await tokens.signAccess(access))).toEqual({ ...access, sub: '7' });
  expect(decodeJwt(await tokens.signRefresh(refresh)).exp).toBe(refresh.exp);
});

test('what was signed is read back', async () => {
  expect(await tokens.readAccess(await tokens.signAccess(access))).toEqual(access);
  expect(await tokens.readRefresh(await tokens.signRefresh(refresh))).toEqual(refresh);
});

test('an expired, unsigned or foreign token, one for the other use, and one that is no token are rejected', async () => {
  const other = createTokens('another secret of at least thirty-two characters');
  const bad = [
    await tokens.signAccess({ ...access, exp: now - 1 }),
    await tokens.signRefresh(refresh),
    await other.signAccess(access),
    new UnsecuredJWT({ ...access, sub: '7' }).encode(),
    await new SignJWT({ ...access, sub: '7' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('x'.repeat(32))),
    '',
    'a.b.c',
  ];
  expect(await Promise.all(bad.map((token) => tokens.readAccess(token)))).toEqual(bad.map(() => undefined));
  expect(await tokens.readRefresh(await tokens.signAccess(access))).toBeUndefined();
});

test('a token signed twice is the same, and its name derives from its session and place, which nobody else can compute', async () => {
  const { jti, ...others } = refresh;
  const reordered = { jti, ...others };
  expect(await tokens.signRefresh(refresh)).toBe(await tokens.signRefresh(reordered));
  const other = createTokens('yet another secret of thirty-two characters');
  const names = [tokens.nameOf(sid, 0), tokens.nameOf(sid, 1), tokens.nameOf(sid, 11), other.nameOf(sid, 0)];
  expect(tokens.nameOf(sid, 1)).toBe(names[1]);
  expect(new Set(names).size).toBe(names.length);
});
