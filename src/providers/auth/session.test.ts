import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mayAccess } from './permissions.ts';
import { createSession } from './session.ts';
import { claimsOf, dropTokens, readTokens } from './tokens.ts';

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
const jwt = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
const soon = Math.floor(Date.now() / 1000) + 600;
const pair = (name: string) => ({ token: jwt({ sub: '7', name }), refreshToken: jwt({ exp: soon, name }) });
const [first, second] = [pair('first'), pair('second')];

/** A server that takes only these tokens, and what reaches it. */
const server = (...accepted: string[]) => {
  const seen: string[] = [];
  const send = async (request: Request) => {
    const token = request.headers.get('Authorization')?.replace('Bearer ', '');
    seen.push([request.method, new URL(request.url).pathname, await request.text()].join(' ').trim());
    return token && accepted.includes(token)
      ? Response.json({ data: token })
      : Response.json({ message: 'Sign in again', details: [] }, { status: 401 });
  };
  return { send, seen };
};
const call = (path: string, body?: string) =>
  new Request(`http://localhost${path}`, body ? { method: 'PATCH', body } : {});

beforeEach(dropTokens);

describe('a session', () => {
  test('gets one new token for all calls that wait, and sends each of them again', async () => {
    const { send, seen } = server(second.token);
    const refresh = vi.fn(() => Promise.resolve(second));
    const session = createSession({ send, refresh });
    session.open(first);
    const responses = await Promise.all([
      session.send(call('/a')),
      session.send(call('/b', '{"items":[]}')),
      session.send(call('/c')),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(refresh.mock.calls).toEqual([[first.refreshToken]]);
    expect(seen.filter((line) => line === 'PATCH /b {"items":[]}')).toHaveLength(2);
    expect(readTokens()).toEqual(second);
  });

  test('gets a token first when only the refresh token is left', async () => {
    const { send, seen } = server(second.token);
    const session = createSession({ send, refresh: () => Promise.resolve(second) });
    session.open({ token: '', refreshToken: first.refreshToken });
    expect((await session.send(call('/a'))).status).toBe(200);
    expect(seen).toEqual(['GET /a']);
    expect(await session.isOpen()).toBe(true);
  });

  test('takes the token another tab has got in the meantime', async () => {
    const { send } = server(second.token);
    const refresh = vi.fn(() => Promise.resolve(second));
    const session = createSession({
      refresh,
      send: (request) => {
        if (request.url.endsWith('/slow') && readTokens().token === first.token)
          createSession({ send, refresh }).open(second);
        return send(request);
      },
    });
    session.open(first);
    expect((await session.send(call('/slow'))).status).toBe(200);
    expect(refresh).not.toHaveBeenCalled();
  });

  test('passes the refusal on when there is no new token to be had', async () => {
    const { send, seen } = server();
    const session = createSession({ send, refresh: () => Promise.reject(new Error('revoked')) });
    session.open(first);
    const response = await session.send(call('/a'));
    expect([response.status, await response.json()]).toEqual([401, { message: 'Sign in again', details: [] }]);
    expect(seen).toEqual(['GET /a']);
  });

  test('is closed for every tab at once, and says why until the next', async () => {
    const { send, seen } = server();
    const session = createSession({ send, refresh: () => Promise.reject(new Error('none')) });
    session.open(first);
    expect(session.claims()).toEqual({ userId: '7' });
    const listener = vi.fn();
    session.subscribe(listener);
    session.close('Your account is blocked');
    expect(listener).toHaveBeenCalledOnce();
    expect(document.cookie).toBe('');
    expect(await session.isOpen()).toBe(false);
    expect((await session.send(call('/a'))).status).toBe(401);
    expect(seen).toEqual([]);
    expect(session.notice()).toBe('Your account is blocked');
    session.open(second);
    expect(session.notice()).toBeUndefined();
  });
});

test('claims of what is no token are none', () => {
  expect(claimsOf('nonsense')).toBeUndefined();
  expect(claimsOf(jwt({ sub: 5, roleType: 'manager', baseCurrency: 'USD', impersonator: 1 }))).toEqual({
    userId: '5',
    roleType: 'manager',
    baseCurrency: 'USD',
    impersonator: '1',
  });
});

test('what a resource does not open to anybody is forbidden', () => {
  const resources = [{ name: 'offers', permission: { list: 'offer.read', edit: 'offer.update' } }];
  const may = (name: string, action: string) => mayAccess(resources, ['offer.read'], name, action);
  expect([may('offers', 'list'), may('offers', 'export')]).toEqual([true, true]);
  expect([may('offers', 'edit'), may('offers', 'delete'), may('offers', 'unheard of'), may('caps', 'list')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
