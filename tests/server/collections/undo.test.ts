import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connected } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Undoing one change of a record, by an ordinary edit. */

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

const offers = '/user/offers';
const newOffer = async (fields: object = {}) => {
  const [offer] = await admin.make(offers, { title: 'Casino Royale', accessType: 1, ...fields });
  return offer!;
};
const edit = (item: object, person = admin) => person.call('PATCH', offers, { items: [item] });
const entries = async (id: number): Promise<{ id: number; action: string; changes: object }[]> =>
  (await admin.call('GET', `${offers}/${id}/history`)).data.items;
const newest = async (id: number): Promise<number> => (await entries(id))[0]!.id;

describe('a change is undone', () => {
  test('to what its fields were before, and that is an edit in the history', async () => {
    const { id } = await newOffer({ description: 'Before' });
    await edit({ id, title: 'Wrong', description: 'Wrong too' });
    const wrong = await newest(id);
    await edit({ id, isHot: true });
    const answer = await edit({ id, undoes: wrong });
    expect(answer.data.items[0]).toMatchObject({ title: 'Casino Royale', description: 'Before', isHot: true });
    expect((await entries(id))[0]).toMatchObject({
      action: 'edit',
      changes: { title: ['Wrong', 'Casino Royale'], description: ['Wrong too', 'Before'] },
    });
    // An undo can be undone in turn.
    expect((await edit({ id, undoes: await newest(id) })).data.items[0]).toMatchObject({ title: 'Wrong' });
  });

  test('with references too, as many as there were', async () => {
    const categories = (await admin.make('/user/categories', { title: 'One' }, { title: 'Two' })).map((one) => one.id);
    const { id } = await newOffer({ categories });
    await edit({ id, categories: [] });
    expect((await edit({ id, undoes: await newest(id) })).data.items[0]).toMatchObject({ categories });
  });
});

describe('a change is not undone', () => {
  test('if a later one touched one of its fields', async () => {
    const { id } = await newOffer();
    await edit({ id, title: 'First', isHot: true });
    const first = await newest(id);
    await edit({ id, title: 'Second' });
    expect(await edit({ id, undoes: first })).toMatchObject({ status: 409, code: 'changedSince' });
    expect((await admin.call('GET', `${offers}/${id}`)).data).toMatchObject({ title: 'Second', isHot: true });
  });

  test('if it was not an edit, or belongs to another record', async () => {
    const { id } = await newOffer();
    expect(await edit({ id, undoes: await newest(id) })).toMatchObject({ status: 409, code: 'notUndoable' });
    const other = await newOffer();
    await edit({ id: other.id, title: 'Other' });
    expect(await edit({ id, undoes: await newest(other.id) })).toMatchObject({
      status: 422,
      details: [{ type: 'reference', path: 'items.0.undoes' }],
    });
  });

  test('if it changed something that nobody is shown', async () => {
    const person = await product.person('manager');
    await admin.call('PATCH', '/user/users', { items: [{ id: person.id, password: 'another-horse-2' }] });
    const { data } = await admin.call('GET', `/user/users/${person.id}/history`);
    expect(
      await admin.call('PATCH', '/user/users', { items: [{ id: person.id, undoes: data.items[0].id }] }),
    ).toMatchObject({ status: 409, code: 'notUndoable' });
  });

  test('if the field is gone since, or can’t have the value any more', async () => {
    const { id } = await newOffer({ title: 'Now', sessionLifespan: 3 });
    await edit({ id, title: 'Later' });
    const entry = await newest(id);
    for (const changes of [
      { formerly: ['x', 'y'] },
      { title: ['x'.repeat(201), 'Later'] },
      { sessionLifespan: ['a week', 3] },
      { accessType: [99, 1] },
    ]) {
      await connected(product.url, (client) =>
        client.query('update history set changes = $1 where id = $2', [JSON.stringify(changes), entry]),
      );
      expect(await edit({ id, undoes: entry })).toMatchObject({ status: 409, code: 'notUndoable' });
    }
    expect((await admin.call('GET', `${offers}/${id}`)).data).toMatchObject({ title: 'Later', sessionLifespan: 3 });
  });

  test('by anyone who may not edit the record, does not reach it, or does not read histories', async () => {
    const { id } = await newOffer();
    await edit({ id, title: 'Wrong' });
    const wrong = await newest(id);
    expect((await edit({ id, undoes: wrong }, await product.stranger())).status).toBe(404);
    expect((await edit({ id, undoes: wrong }, await product.person('affiliate'))).status).toBe(403);
    const affiliate = await product.person('affiliate');
    const own = await affiliate.call('PATCH', '/user/users', { items: [{ id: affiliate.id, undoes: 1 }] });
    expect([403, 422]).toContain(own.status);
  });

  test('over a version that someone has changed since, nor twice at the same time', async () => {
    const { id } = await newOffer();
    await edit({ id, title: 'Wrong' });
    const wrong = await newest(id);
    expect(await edit({ id, version: 1, undoes: wrong })).toMatchObject({ status: 409, code: 'stale' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => edit({ id, undoes: wrong })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await entries(id)).filter(({ action }) => action === 'edit')).toHaveLength(2);
  });
});
