import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../support/network.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** The chat next to the pages: a provider's script, allowed by the policy of that network's pages and of no other's. */

let product: Product;
let other: Person;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluice-admin-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Admin</title>');
  product = await startProduct({ apiDomains: [] }, { parts: { adminFolder: folder } });
  other = await product.stranger();
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

const path = '/user/settings/general';
const edit = (fields: object, by = product.admin) => by.call('PATCH', path, { items: [fields] });
const published = async (host: string) =>
  (await ask(product.app, 'GET', '/public/tenant/api-settings/', { headers: { host } })).data;
const policyOf = async (host: string, url = '/', headers: Record<string, string> = {}) => {
  const answer = await product.app.inject({ url, headers: { host, ...headers } });
  return {
    status: answer.statusCode,
    etag: answer.headers.etag,
    policy: `${answer.headers['content-security-policy']};`,
  };
};

const [ours, theirs] = ['ours.example', 'other1.example'];

test('there is no chat until a network names one', async () => {
  expect((await product.admin.call('GET', path)).data).toMatchObject({ chatScriptUrl: null, chatId: null });
  expect(await published(ours)).toMatchObject({ chatScriptUrl: null, chatId: null });
  const { policy } = await policyOf(ours);
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).not.toMatch(/https:\/\/|wss:/);
});

test('only the chat’s host is allowed, on every page of its network and no other', async () => {
  const before = await policyOf(ours);
  expect((await edit({ chatScriptUrl: 'https://chat.example:8443/w.js?v=1', chatId: 'north-1' })).status).toBe(200);
  expect(await published(ours)).toMatchObject({
    chatScriptUrl: 'https://chat.example:8443/w.js?v=1',
    chatId: 'north-1',
  });
  for (const url of ['/', '/offers/active?limit=25']) {
    const { status, policy } = await policyOf(ours, url);
    expect(status).toBe(200);
    expect(policy).toContain("script-src 'self' https://chat.example:8443;");
    expect(policy).toContain("connect-src 'self' https://chat.example:8443 wss://chat.example:8443;");
    expect(policy).toContain("frame-src 'self' https://chat.example:8443;");
    expect(policy).toContain("default-src 'self';");
    expect(new Set(policy.match(/(https|wss):\/\/[^ ;]+/g))).toEqual(
      new Set(['https://chat.example:8443', 'wss://chat.example:8443']),
    );
  }
  // A client that has cached the page keeps it, and gets the current policy.
  const kept = await policyOf(ours, '/', { 'if-none-match': String(before.etag) });
  expect([kept.status, kept.policy.includes('https://chat.example:8443')]).toEqual([304, true]);

  expect(await published(theirs)).toMatchObject({ chatScriptUrl: null, chatId: null });
  expect((await policyOf(theirs)).policy).not.toContain('chat.example');
  expect((await edit({ chatScriptUrl: 'https://talk.example/a.js' }, other)).status).toBe(200);
  expect((await policyOf(theirs)).policy).toContain("script-src 'self' https://talk.example;");
  expect((await policyOf(ours)).policy).not.toContain('talk.example');

  expect((await edit({ chatScriptUrl: null })).status).toBe(200);
  expect((await policyOf(ours)).policy).toEqual(before.policy);
});

test.each([
  ['without https', 'http://chat.example/w.js'],
  ['that is none', 'chat.example/w.js'],
  ['that runs', 'javascript:alert(1)'],
  ['that says more than a host', 'https://a.example;script-src/w.js'],
  ['with a name and a password', 'https://me:secret@chat.example/w.js'],
  ['of a machine without a name', 'https://localhost/w.js'],
])('an address %s is refused at its field', async (_, chatScriptUrl) => {
  expect(refusal(await edit({ chatScriptUrl }))).toEqual([422, 'https', 'items.0.chatScriptUrl']);
});

test('a chat ID consists of letters, digits and a few special characters', async () => {
  expect(refusal(await edit({ chatId: '"><script>' }))).toEqual([422, 'pattern', 'items.0.chatId']);
});

test('an outdated value in the database opens nothing', async () => {
  await product.database.owner((db) =>
    db.updateTable('settings_general').set({ chat_script_url: 'https://a.example; script-src *' }).execute(),
  );
  expect((await policyOf(ours)).policy).toMatch(/script-src 'self';/);
});
