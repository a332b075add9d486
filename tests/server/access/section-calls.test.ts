import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Parts of a record that are edited by calls of their own: those of a vertical. */

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

let count = 0;
const newVertical = async () => {
  const goals = [{ title: 'Sale', key: 'sale' }];
  const [made] = await admin.make('/user/verticals', { title: `Vertical ${(count += 1)}`, goals });
  return made!;
};
const editPart = (id: number, call: string, data: object, person = admin) =>
  person.call('POST', `/user/verticals/${id}/${call}`, { data });

describe('the call of a section', () => {
  test('edits it, and returns the record with it', async () => {
    const { id, title, version } = await newVertical();
    const redirect = { option: 'direct', url: 'https://deals.example' };
    expect(await editPart(id, 'edit_redirect', { version, redirect })).toMatchObject({
      status: 200,
      data: { id, title, version: version + 1, redirect },
    });
    const { data } = await admin.call('GET', `/user/verticals/${id}/history`);
    expect(data.items[0]).toMatchObject({ action: 'edit', changes: { redirect: [null, redirect] } });
  });

  test.each([
    ['edit_goals', { goals: [{ title: 'Lead', key: 'lead' }] }],
    ['edit_lead_grades', { leadGrades: [{ title: 'New' }] }],
    ['edit_api_settings', { incomingParameters: [{ name: 'age', title: 'Age' }] }],
  ])('%s', async (call, part) => {
    const { id } = await newVertical();
    expect(await editPart(id, call, part)).toMatchObject({ status: 200, data: part });
  });

  test('edits rows as an edit does', async () => {
    const { id, goals } = await newVertical();
    const [sale] = goals as { id: number }[];
    const answer = await editPart(id, 'edit_goals', { goals: [{ title: 'Lead', key: 'lead' }, sale] });
    expect(answer.data.goals[1]).toEqual(sale);
    await admin.make('/user/offers', { title: 'Casino', vertical: id, goal: sale!.id });
    expect(await editPart(id, 'edit_goals', { goals: [] })).toMatchObject({
      status: 409,
      details: [{ type: 'referenced', path: 'data.goals' }],
    });
  });

  test('accepts only its own fields, and reports errors at them', async () => {
    const { id } = await newVertical();
    expect(await editPart(id, 'edit_goals', { title: 'Renamed' })).toMatchObject({
      details: [{ type: 'unknown', path: 'data.title' }],
    });
    expect(await editPart(id, 'edit_goals', { goals: [{ title: 'No key' }] })).toMatchObject({
      status: 422,
      details: [{ type: 'required', path: 'data.goals.0.key' }],
    });
    expect(await editPart(id, 'edit_goals', { goals: [{ title: 'x'.repeat(201), key: 'a' }] })).toMatchObject({
      status: 422,
      details: [{ type: 'maxLength', path: 'data.goals.0.title' }],
    });
  });

  test('is refused if the record was changed meanwhile', async () => {
    const { id, version, title } = await newVertical();
    await admin.call('PATCH', '/user/verticals', { items: [{ id, description: 'Other' }] });
    expect(await editPart(id, 'edit_goals', { version, goals: [] })).toMatchObject({
      status: 409,
      code: 'stale',
      data: { id, title, description: 'Other' },
    });
  });

  test('needs the permission to edit, and an existing record', async () => {
    const { id } = await newVertical();
    expect((await editPart(id, 'edit_goals', { goals: [] }, await product.person('affiliate'))).status).toBe(403);
    expect((await editPart(id, 'edit_goals', { goals: [] }, await product.stranger())).status).toBe(404);
    expect((await editPart(999_999, 'edit_goals', { goals: [] })).status).toBe(404);
  });
});
