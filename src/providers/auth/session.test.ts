import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '../data/errors.ts';
import { mayAccess } from './permissions.ts';
import { createSession as create, type SessionParts } from './session.ts';
import type { TabNews } from './tabs.ts';
import { claimsOf, dropTokens, readTokens } from './tokens.ts';
import { removeCookie, writeCookie } from '../cookies.ts';

const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
const jwt = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
const soon = Math.floor(Date.now() / 1000) + 600;
const pair = (name: string) => ({ token: jwt({ sub: '7', name }), refreshToken: jwt({ exp: soon, name }) });
const [first, second] = [pair('first'), pair('second')];

/** Tabs that hear each other immediately. */
const browser = () => {
  const tabs: ((news: TabNews) => void)[] = [];
  return () => {
    let own: (news: TabNews) => void = () => undefined;
    return {
      tell: (news: TabNews) => tabs.filter((one) => one !== own).forEach((listener) => listener(news)),
      listen: (listener: (news: TabNews) => void) => {
        own = listener;
        tabs.push(listener);
      },
    };
  };
};
const createSession = (parts: Omit<SessionParts, 'tabs'> & Partial<SessionParts>) =>
  create({ tabs: browser()(), ...parts });
const refusing =
  (message: string, status = 401) =>
  () =>
    Promise.reject(failureOf(status, { message, details: [] }));

/** A server that accepts only these tokens, and the requests that reach it. */
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

  test('that has lost both tokens is over with the next call, and says so', async () => {
    const { send, seen } = server(first.token);
    const session = createSession({ send, refresh: refusing('never asked') });
    const heard = vi.fn();
    session.open(first);
    session.subscribe(heard);
    dropTokens();
    expect((await session.send(call('/a'))).status).toBe(401);
    expect([session.notice(), heard.mock.calls, seen]).toEqual(['errors.401.text', [['refused']], []]);
    await session.send(call('/b'));
    expect(heard).toHaveBeenCalledOnce();
  });

  test('of nobody is not over when a page is opened', async () => {
    const session = createSession({ send: server().send, refresh: refusing('never asked') });
    expect(await session.isOpen()).toBe(false);
    expect(session.notice()).toBeUndefined();
  });

  test('gets a token first when only the refresh token is left', async () => {
    const { send, seen } = server(second.token);
    const session = createSession({ send, refresh: () => Promise.resolve(second) });
    session.open({ token: '', refreshToken: first.refreshToken });
    expect((await session.send(call('/a'))).status).toBe(200);
    expect(seen).toEqual(['GET /a']);
    expect(await session.isOpen()).toBe(true);
  });

  test('is still of the same person while only its access token has expired', () => {
    const { send } = server(first.token);
    const session = createSession({ send, refresh: refusing('never asked') });
    session.open(first);
    expect(session.claims()?.userId).toBe('7');
    removeCookie('token');
    expect(session.claims()?.userId).toBe('7');
    removeCookie('refreshToken');
    expect(session.claims()).toBeUndefined();
    writeCookie('refreshToken', second.refreshToken);
    expect(session.claims()).toBeUndefined();
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

  test('ends when the server refuses a new token, and passes its refusal on', async () => {
    const { send, seen } = server();
    const session = createSession({ send, refresh: refusing('Used twice') });
    session.open(first);
    const causes: string[] = [];
    session.subscribe((cause) => causes.push(cause));
    const responses = await Promise.all([session.send(call('/a')), session.send(call('/b'))]);
    expect(await Promise.all(responses.map(async (one) => [one.status, await one.json()]))).toEqual([
      [401, { message: 'Sign in again', details: [] }],
      [401, { message: 'Sign in again', details: [] }],
    ]);
    expect(seen.sort()).toEqual(['GET /a', 'GET /b']);
    expect([document.cookie, session.notice(), causes]).toEqual(['', 'Sign in again', ['refused']]);
  });

  test.each([0, 500, 503, 429])('goes on when the server could not be asked for a new token (%i)', async (status) => {
    const { send } = server();
    const session = createSession({ send, refresh: refusing('Later', status) });
    session.open(first);
    await expect(session.send(call('/a'))).rejects.toMatchObject({ status });
    expect(readTokens()).toEqual(first);
    session.open({ token: '', refreshToken: first.refreshToken });
    expect(await session.isOpen()).toBe(true);
  });

  test('is closed for every tab at once, and says why until the next', async () => {
    const { send, seen } = server();
    const open = browser();
    const [here, there] = [open(), open()].map((tabs) => createSession({ send, refresh: refusing('none'), tabs }));
    if (!here || !there) throw new Error('Two tabs were opened');
    here.open(first);
    expect(there.claims()).toEqual({ userId: '7' });
    const causes: string[] = [];
    there.subscribe((cause) => causes.push(cause));
    here.close('Your account is blocked');
    expect(causes).toEqual(['elsewhere']);
    expect(document.cookie).toBe('');
    expect(await there.isOpen()).toBe(false);
    expect((await here.send(call('/a'))).status).toBe(401);
    expect(seen).toEqual([]);
    expect([here.notice(), there.notice()]).toEqual(['Your account is blocked', 'Your account is blocked']);
    here.open(second);
    expect([here.notice(), there.notice()]).toEqual([undefined, undefined]);
  });

  test('never repeats a call as someone else, who has signed in in another tab', async () => {
    const other = { token: jwt({ sub: '8' }), refreshToken: jwt({ exp: soon, sub: '8' }) };
    const { send, seen } = server(other.token);
    const session = createSession({
      refresh: refusing('none'),
      send: (request) => {
        if (readTokens().token === first.token) createSession({ send, refresh: refusing('none') }).open(other);
        return send(request);
      },
    });
    session.open(first);
    expect((await session.send(call('/a', '{}'))).status).toBe(401);
    expect(seen).toEqual(['PATCH /a {}']);
    expect(readTokens()).toEqual(other);
  });

  test('that impersonates someone goes on as its own person when the other one is over, before it gives up', async () => {
    const acting = { token: jwt({ sub: '9', impersonator: 7 }), refreshToken: jwt({ exp: soon, name: 'acting' }) };
    const renewed = {
      token: jwt({ sub: '9', impersonator: 7, again: 1 }),
      refreshToken: jwt({ exp: soon, name: 'renewed' }),
    };
    const { send } = server(second.token);
    const refresh = vi.fn((sent: string) =>
      sent === first.refreshToken ? Promise.resolve(second) : refusing('Blocked')(),
    );
    const session = createSession({ send, refresh });
    session.open(first);
    session.open(acting);
    // Renewing the impersonated user's tokens keeps the user's own.
    session.open(renewed);
    const causes: string[] = [];
    session.subscribe((cause) => causes.push(cause));
    expect((await session.send(call('/a'))).status).toBe(401);
    expect(refresh.mock.calls).toEqual([[renewed.refreshToken], [first.refreshToken]]);
    expect([session.claims(), causes]).toEqual([{ userId: '7' }, ['refused']]);
    expect(document.cookie).not.toContain('ownRefreshToken');

    session.open(acting);
    refresh.mockImplementation(refusing('Gone'));
    await session.send(call('/a'));
    expect([session.claims(), session.notice(), document.cookie]).toEqual([undefined, 'Sign in again', '']);
  });

  test('that impersonates someone and has its refresh token alone left is one’s own again, not nobody’s', async () => {
    const acting = { token: jwt({ sub: '9', impersonator: 7 }), refreshToken: jwt({ exp: soon, name: 'acting' }) };
    const refresh = (sent: string) => (sent === first.refreshToken ? Promise.resolve(second) : refusing('Over')());
    const session = createSession({ send: server(second.token).send, refresh });
    session.open(first);
    session.open(acting);
    removeCookie('token');
    expect(await session.isOpen()).toBe(true);
    expect(session.claims()).toEqual({ userId: '7' });
  });

  test('is taken up as it was left, or not at all without a refresh token', () => {
    const session = createSession({ send: server().send, refresh: refusing('none') });
    session.open(first);
    session.resume();
    expect(readTokens()).toEqual(first);
    removeCookie('refreshToken');
    session.resume();
    expect(document.cookie).toBe('');
  });
});

test('something that is not a token has no claims', () => {
  expect(claimsOf('nonsense')).toBeUndefined();
  expect(claimsOf(jwt({ sub: 5, roleType: 'manager', baseCurrency: 'USD', impersonator: 1 }))).toEqual({
    userId: '5',
    roleType: 'manager',
    baseCurrency: 'USD',
    impersonator: '1',
  });
});

test('what a resource does not open to anybody is forbidden', () => {
  const resources = [{ name: 'offers', permission: { list: 'offer.read', edit: 'offer.update' } as const }];
  const may = (name: string, action: string) =>
    mayAccess(resources, { permissions: new Set(['offer.read']), roleType: 'manager' }, name, action);
  expect([may('offers', 'list'), may('offers', 'export')]).toEqual([true, true]);
  expect([may('offers', 'edit'), may('offers', 'delete'), may('offers', 'unheard of'), may('caps', 'list')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a list that is closed to someone’s role type is not theirs to look through, whatever they may read', () => {
  const permission = { list: 'offer.read', read: 'offer.read' } as const;
  const resources = [{ name: 'affiliates/members', permission, closedTo: ['advertiser_manager'] }];
  const may = (roleType: 'manager' | 'advertiser_manager', action: string) =>
    mayAccess(resources, { permissions: new Set(['offer.read']), roleType }, 'affiliates/members', action);
  expect(['list', 'export', 'read'].map((action) => may('manager', action))).toEqual([true, true, true]);
  expect(['list', 'export', 'read'].map((action) => may('advertiser_manager', action))).toEqual([false, false, true]);
});
