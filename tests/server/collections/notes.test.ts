import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { refusal } from '../support/network.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Staff notes on records: who reads, adds, changes and removes them, and that affiliates never do. */

let product: Product;
let admin: Person;
let manager: Person;
let affiliate: Person;
let own: number;
let foreign: number;
let offer: number;

const notes = '/user/notes';
const password = 'correct-horse-1';
const firstId = async (path: string, fields: object): Promise<number> => (await admin.make(path, fields))[0]!.id;

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  manager = await product.person('manager');
  affiliate = await product.person('affiliate', { managers: [manager.id] });
  own = affiliate.id;
  const role = product.tenant.roles.affiliate;
  foreign = await firstId('/user/users', { firstName: 'Far', email: 'far@ours.example', password, role });
  offer = await firstId('/user/offers', { title: 'Casino Royale', accessType: 1 });
});
afterAll(() => product.close());

const about = (target: string, targetId: number, more: object = {}) => ({
  target,
  targetId,
  content: 'Pays **late**',
  ...more,
});
const add = async (person: Person, item: object) => (await person.make(notes, item))[0]!;
const read = async (person: Person, target: string, id: number, more = '') =>
  (await person.call('GET', `${notes}?target=${target}&targetId=${id}&withMeta=totalCount${more}`)).data;
const contents = async (person: Person, target: string, id: number): Promise<string[]> =>
  (await read(person, target, id)).items.map(({ content }: { content: string }) => content);

describe('notes of a record', () => {
  test('show who wrote them when, and pinned ones can come first', async () => {
    const id = await firstId('/user/teams', { title: 'North' });
    const first = await add(admin, about('team', id, { title: 'Call', isPinned: true, targetUser: manager.id }));
    const second = await add(admin, about('team', id, { content: 'Second' }));
    expect(first).toMatchObject({ title: 'Call', content: 'Pays **late**', isPinned: true, targetUser: manager.id });
    expect([first['createdBy'], typeof first['createdAt']]).toEqual([admin.id, 'number']);
    const { items, meta } = await read(admin, 'team', id, '&orderBy=isPinned:desc,id:desc');
    expect(items.map((one: { id: number }) => one.id)).toEqual([first.id, second.id]);
    expect(meta.totalCount).toBe(2);
  });

  test('are announced to the colleague they are for, once, if they may read the record', async () => {
    const [colleague, blind] = [
      await product.personWith('manager', 'affiliate.read', 'note.create'),
      await product.personWith('manager'),
    ];
    const { id: theirs } = await product.person('affiliate', { managers: [colleague.id] });
    const { id } = await add(admin, about('user', theirs, { targetUser: colleague.id }));
    await admin.call('PATCH', notes, { items: [{ id, content: 'Still for them', targetUser: colleague.id }] });
    await add(colleague, about('user', theirs, { targetUser: colleague.id, content: 'To myself' }));
    const { id: later } = await add(admin, about('user', theirs));
    await admin.call('PATCH', notes, { items: [{ id: later, targetUser: blind.id }] });
    const told = async (person: Person) =>
      (await person.call('GET', `/user/notifications/personal/${person.id}`)).data.items;
    await vi.waitUntil(async () => (await told(colleague)).length > 0, { timeout: patience.wait });
    const done = async () =>
      (await connected(product.url, (client) => client.query('select from notice_event where done_at is null')))
        .rowCount === 0;
    await vi.waitUntil(done, { timeout: patience.wait });
    const { fullName } = (await admin.call('GET', `/user/users/${theirs}`)).data;
    expect(await told(colleague)).toMatchObject([
      {
        type: 'note.addressed',
        title: `A note for you: ${fullName}`,
        text: 'Pays **late**',
        path: `/affiliates/members/${theirs}/notes#${id}`,
      },
    ]);
    expect(await told(blind)).toEqual([]);
  });

  test('are read by anyone who may read the record, without a separate permission', async () => {
    await add(admin, about('user', own, { content: 'Own' }));
    await add(admin, about('user', foreign, { content: 'Foreign' }));
    const reader = await product.personWith('manager', 'affiliate.read');
    await admin.call('PATCH', '/user/users', { items: [{ id: own, managers: [manager.id, reader.id] }] });
    for (const person of [manager, reader]) {
      expect(await contents(person, 'user', own)).toEqual(['Own']);
      expect(await contents(person, 'user', foreign)).toEqual([]);
      expect((await read(person, 'user', foreign)).meta.totalCount).toBe(0);
    }
    // The row is theirs, but not the page of such records.
    const blind = await product.personWith('manager', 'offer.read');
    await admin.call('PATCH', '/user/users', { items: [{ id: own, managers: [manager.id, reader.id, blind.id] }] });
    expect(await contents(blind, 'user', own)).toEqual([]);
  });

  test('follow the record: someone who loses it loses them at the very next call', async () => {
    const { id } = await product.person('affiliate', { managers: [manager.id] });
    const note = await add(manager, about('user', id));
    expect((await manager.call('GET', `${notes}/${note.id}`)).status).toBe(200);
    await admin.call('PATCH', '/user/users', { items: [{ id, managers: [] }] });
    for (const path of [`${notes}/${note.id}`, `${notes}/${note.id}/history`])
      expect((await manager.call('GET', path)).status).toBe(404);
    expect((await manager.call('PATCH', notes, { items: [{ id: note.id, content: 'Mine' }] })).status).toBe(404);
    expect((await manager.call('POST', `${notes}/remove`, { items: [{ id: note.id }] })).status).toBe(404);
  });

  test('are counted for staff among what refers to the record', async () => {
    const id = await firstId('/user/teams', { title: 'South' });
    await admin.make(notes, about('team', id), about('team', id));
    const { data } = await admin.call('GET', `/user/related?entity=team&id=${id}`);
    expect(data.items).toContainEqual({ route: 'notes', field: 'target', count: 2 });
  });

  test('are hidden from affiliates: no call of theirs reveals them', async () => {
    const note = await add(admin, about('offer', offer, { content: 'Secretly' }));
    await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer, status: 'active' }] });
    expect((await affiliate.call('GET', `/user/offers/${offer}`)).status).toBe(200);
    for (const [method, path, body] of [
      ['GET', notes],
      ['GET', `${notes}?target=offer&targetId=${offer}`],
      ['GET', `${notes}/${note.id}`],
      ['GET', `${notes}/${note.id}/history`],
      ['PUT', notes, { items: [about('offer', offer)] }],
      ['PATCH', notes, { items: [{ id: note.id, content: 'Mine' }] }],
      ['POST', `${notes}/remove`, { items: [{ id: note.id }] }],
    ] as const)
      expect([path, (await affiliate.call(method, path, body)).status]).toEqual([path, 403]);
    const related = await affiliate.call('GET', `/user/related?entity=offer&id=${offer}`);
    expect(JSON.stringify(related.data)).not.toContain('notes');
    const found = await affiliate.call('GET', '/user/search?query=Secretly');
    expect(JSON.stringify(found.data)).not.toContain('Secretly');
  });
});

describe('a note', () => {
  test('is added with a separate permission', async () => {
    const reader = await product.personWith('manager', 'offer.read');
    expect((await reader.call('PUT', notes, { items: [about('offer', offer)] })).status).toBe(403);
    const writer = await product.personWith('manager', 'offer.read', 'note.create');
    expect((await writer.call('PUT', notes, { items: [about('offer', offer)] })).status).toBe(201);
  });

  test('is changed and removed by its author, and by others only with a permission; its history stays', async () => {
    const writer = await product.personWith('manager', 'offer.read', 'note.create');
    const colleague = await product.personWith('manager', 'offer.read', 'note.create');
    const editor = await product.personWith('manager', 'offer.read', 'note.update');
    const { id } = await add(writer, about('offer', offer, { content: 'Before' }));
    const edit = (person: Person, content: string) => person.call('PATCH', notes, { items: [{ id, content }] });
    const remove = (person: Person) => person.call('POST', `${notes}/remove`, { items: [{ id }] });

    expect([(await edit(colleague, 'Theirs')).status, (await remove(colleague)).status]).toEqual([403, 403]);
    expect((await edit(writer, 'After')).status).toBe(200);
    expect((await edit(editor, 'Edited')).status).toBe(200);
    const { items } = (await colleague.call('GET', `${notes}/${id}/history`)).data;
    expect(
      items.map(({ user, changes }: { user: number; changes: { content: unknown } }) => [user, changes.content]),
    ).toEqual([
      [editor.id, ['After', 'Edited']],
      [writer.id, ['Before', 'After']],
      [writer.id, [null, 'Before']],
    ]);
    expect((await remove(writer)).status).toBe(200);
    expect((await colleague.call('GET', `${notes}/${id}`)).status).toBe(404);
    expect((await remove(writer)).status).toBe(404);
    const { rows } = await product.database.owner((db) =>
      sql<{ action: string }>`
        select action from history where entity = 'note' and record_id = ${id} order by id desc limit 1`.execute(db),
    );
    expect(rows).toEqual([{ action: 'remove' }]);
  });

  test('is about an existing record in this network, of an entity that has a page', async () => {
    const theirs = await product.stranger();
    const [other] = await theirs.make('/user/teams', { title: 'Theirs' });
    const gone = await firstId('/user/landings', { title: 'Gone', targetUrl: 'https://gone.example', offer });
    const put = (item: object, person = admin) => person.call('PUT', notes, { items: [item] });
    expect(refusal(await put(about('team', other!.id)))).toEqual([422, 'reference', 'items.0.targetId']);
    expect(refusal(await put(about('landing', gone + 1000)))).toEqual([422, 'reference', 'items.0.targetId']);
    expect(refusal(await put(about('user', foreign), manager))).toEqual([422, 'reference', 'items.0.targetId']);
    for (const target of ['nothing', 'constructor', 'apiToken', 'note', '', 7])
      expect((await put(about(String(target), offer))).status).toBeGreaterThanOrEqual(400);
    for (const targetId of [0, -1, 1.5, 'one', null, 1e300])
      expect((await put({ ...about('offer', offer), targetId })).status).toBe(422);
    expect(await contents(theirs, 'offer', offer)).toEqual([]);
  });

  test('has a text of limited length, and stays with its record', async () => {
    const put = (more: object) => admin.call('PUT', notes, { items: [about('offer', offer, more)] });
    expect(refusal(await put({ content: '' }))).toEqual([422, 'required', 'items.0.content']);
    expect(refusal(await put({ content: '   ' }))).toEqual([422, 'required', 'items.0.content']);
    expect(refusal(await put({ content: 'x'.repeat(10_001) }))).toEqual([422, 'maxLength', 'items.0.content']);
    expect(refusal(await put({ title: 'x'.repeat(201) }))).toEqual([422, 'maxLength', 'items.0.title']);
    expect(refusal(await put({ targetUser: affiliate.id }))).toEqual([422, 'reference', 'items.0.targetUser']);
    const { id } = await add(admin, about('offer', offer, { content: 'x'.repeat(10_000) }));
    expect((await admin.call('PATCH', notes, { items: [{ id, targetId: offer + 1 }] })).status).toBe(422);
    expect((await admin.call('PATCH', notes, { items: [{ id, isRemoved: true }] })).status).toBe(422);
  });
});
