import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** What people store for themselves, and how much of it. */

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const settings = (bytes: number) => ({ note: 'x'.repeat(bytes - '{"note":""}'.length) });

describe('a block of settings', () => {
  test.each(['preferences', 'presets'])('of %s has 64 kB at most', async (path) => {
    const person = await product.person('manager');
    const item = { type: path === 'presets' ? 'table' : 'interface', ...(path === 'presets' && { title: 'Mine' }) };
    const put = (bytes: number) =>
      person.call('PUT', `/user/${path}`, { items: [{ ...item, settings: settings(bytes) }] });
    expect(await put(64 * 1024 + 1)).toMatchObject({
      status: 422,
      details: [{ type: 'kilobytes', path: 'items.0.settings' }],
    });
    expect(await put(7_000_000)).toMatchObject({ status: 413 });
    const made = await put(64 * 1024);
    expect(made.status).toBe(201);
    const { id } = made.data.items[0];
    const edited = await person.call('PATCH', `/user/${path}`, { items: [{ id, settings: settings(64 * 1024 + 1) }] });
    expect(edited).toMatchObject({ status: 422, details: [{ type: 'kilobytes', path: 'items.0.settings' }] });
  });
});

describe('saved views', () => {
  const presets = (count: number) => ({
    items: Array.from({ length: count }, (_, n) => ({ title: `Mine ${n}`, type: 'table', settings: { n } })),
  });

  test('are limited to two hundred per person, however many are created at the same time', async () => {
    const person = await product.person('manager');
    expect((await person.call('PUT', '/user/presets', presets(201))).status).toBe(409);
    expect((await person.call('PUT', '/user/presets', presets(195))).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.call('PUT', '/user/presets', presets(1))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.message).toBe(
      'You’ve reached the limit of 200. Delete some first',
    );
    const [first] = (await person.call('GET', '/user/presets?limit=1')).data.items;
    expect((await person.call('PATCH', '/user/presets', { items: [{ id: first.id, title: 'Another' }] })).status).toBe(
      200,
    );
    expect((await person.call('DELETE', '/user/presets', { items: [{ id: first.id }] })).status).toBe(200);
    expect((await person.call('PUT', '/user/presets', presets(1))).status).toBe(201);
  });

  test('of others don’t count toward the limit', async () => {
    expect((await (await product.person('manager')).call('PUT', '/user/presets', presets(1))).status).toBe(201);
  });
});

describe('a shared saved view', () => {
  const made = async (person: Person, isShared: boolean) =>
    (await person.make('/user/presets', { title: 'Theirs', type: 'table', settings: { n: 1 }, isShared }))[0]!.id;
  const seen = async (person: Person, id: number) =>
    (await person.call('GET', `/user/presets?id=${id}`)).data.items.length === 1;

  test('is seen by colleagues, and changed by its owner and by administrators', async () => {
    const [owner, colleague] = [await product.person('manager'), await product.person('advertiser_manager')];
    const id = await made(owner, true);
    expect(await seen(colleague, id)).toBe(true);
    for (const [method, item] of [
      ['PATCH', { id, title: 'Mine now' }],
      ['DELETE', { id }],
    ] as const) {
      expect((await colleague.call(method, '/user/presets', { items: [item] })).status).toBe(403);
      expect((await owner.call('GET', `/user/presets/${id}`)).data.title).toBe('Theirs');
    }
    expect((await product.admin.call('PATCH', '/user/presets', { items: [{ id, title: 'Tidied' }] })).status).toBe(200);
    expect((await owner.call('PATCH', '/user/presets', { items: [{ id, isShared: false }] })).status).toBe(200);
    expect([await seen(colleague, id), await seen(product.admin, id), await seen(owner, id)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await product.admin.call('DELETE', '/user/presets', { items: [{ id }] })).status).toBe(404);
  });

  test('is never from another network, nor from an affiliate', async () => {
    const id = await made(await product.person('manager'), true);
    expect(await seen(await product.stranger(), id)).toBe(false);
    expect((await (await product.person('affiliate')).call('GET', '/user/presets')).status).toBe(403);
  });
});
