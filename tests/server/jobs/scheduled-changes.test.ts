import { describe, expect, test } from 'vitest';
import {
  act,
  admin,
  applyAt,
  asked,
  hour,
  later,
  muchLater,
  newCap,
  newTemplate,
  now,
  one,
  path,
  product,
  read,
  schedule,
  setUpScheduling,
  standing,
} from '../support/scheduling.ts';

/** Edits and status changes scheduled for a moment: who may schedule, what is refused, and what waits. */

setUpScheduling();

describe('permission to schedule a change', () => {
  test('is missing for those who may not edit the record', async () => {
    const id = await newCap();
    const reader = await product.personWith('manager', 'cap.read', 'scheduled_change.read');
    expect((await reader.call('POST', path, asked(id, { value: '50' }))).status).toBe(403);
    const affiliate = await product.person('affiliate');
    expect((await affiliate.call('POST', path, asked(id, { value: '50' }))).status).toBe(403);
  });

  test('is not enough to see what will happen to a record that one may not read', async () => {
    const id = await newCap();
    const change = await schedule(asked(id, { value: '50' }));
    const blind = await product.personWith('manager', 'offer.read', 'scheduled_change.read');
    const [affiliate, stranger] = [await product.person('affiliate'), await product.stranger()];
    for (const [person, status] of [
      [blind, 404],
      [affiliate, 403],
      [stranger, 404],
    ] as const) {
      expect((await person.call('GET', `${path}/${change.id}`)).status).toBe(status);
      for (const deed of ['apply', 'cancel'] as const) expect((await act(deed, change.id, person)).status).toBe(status);
    }
    expect((await stranger.call('GET', path)).data.items).toEqual([]);
    expect((await blind.call('GET', `${path}?target=cap`)).data.items).toEqual([]);
    expect((await stranger.call('POST', path, asked(id, { value: '50' }))).status).toBe(404);
    expect((await standing(change.id)).state).toBe('waiting');
  });

  test('or to cancel or apply one requires more than reading the record', async () => {
    const id = await newCap();
    const change = await schedule(asked(id, { value: '50' }));
    const reader = await product.personWith('manager', 'cap.read', 'scheduled_change.read');
    expect((await reader.call('GET', `${path}/${change.id}`)).status).toBe(200);
    for (const deed of ['apply', 'cancel'] as const) expect((await act(deed, change.id, reader)).status).toBe(403);
  });
});

describe('a scheduled change follows the rules', () => {
  const refused = async (body: object): Promise<(string | undefined)[]> => {
    const answer = await admin.call('POST', path, body);
    expect(answer.status).toBe(422);
    return answer.details.map((detail: { path?: string }) => detail.path);
  };

  test('of the record: messages are at the fields', async () => {
    const id = await newCap();
    expect(await refused(asked(id, { value: '-1' }))).toEqual(['values.value']);
    expect(await refused(asked(id, { value: '10.5' }))).toEqual(['values.value']);
    expect(await refused(asked(id, { guarantee: '200' }))).toEqual(['values.guarantee']);
    expect(await refused(asked(id, { counter: '1' }))).toEqual(['values.counter']);
    expect(await refused(asked(id, { value: '100' }))).toEqual(['values']);
    expect(await refused({ ...asked(id, { title: 'X' }), target: 'team' })).toEqual(['target']);
    expect(await read(id)).toMatchObject({ value: '100', version: 1 });
  });

  test('for its moments: in the future, within a year, with the return after that', async () => {
    const id = await newCap();
    const values = { value: '50' };
    expect(await refused(asked(id, values, { at: now - 1 }))).toEqual(['at']);
    expect(await refused(asked(id, values, { at: now + 400 * 24 * hour }))).toEqual(['at']);
    expect(await refused(asked(id, values, { backAt: later }))).toEqual(['backAt']);
    expect(await refused(asked(id, values, { backAt: now + 400 * 24 * hour }))).toEqual(['backAt']);
  });

  test('for secrets, which are not stored with it', async () => {
    const advertiser = await one('/user/advertisers', { title: 'Rose' });
    const template = await newTemplate('Rose', await one('/user/verticals', { title: 'Roses' }));
    const id = await one('/user/integrations', { title: 'Rose', advertiser, template });
    const body = { ...asked(id, { postbackSecret: 'hush' }), target: 'integration' };
    expect(await refused(body)).toEqual(['values.postbackSecret']);
    await schedule({ ...body, values: { title: 'Rosa' } });
    await applyAt(later);
    expect((await read(id, '/user/integrations')).title).toBe('Rosa');
  });

  test('for statuses: one that nothing leads back from can’t be scheduled with a return', async () => {
    const id = await one('/user/offers', { title: 'Draft', accessType: 1 });
    const body = { ...asked(id, { status: 'active' }), target: 'offer' };
    const answer = await admin.call('POST', path, { ...body, backAt: muchLater });
    expect(answer).toMatchObject({ status: 409, code: 'transition', details: [{ path: 'backAt' }] });
    await schedule(body);
    await applyAt(later);
    expect((await read(id, '/user/offers')).status).toBe('active');
  });
});

test('a waiting change can be cancelled by its author or anyone who may edit the record, and is never made', async () => {
  const id = await newCap();
  const change = await schedule(asked(id, { value: '50' }));
  const colleague = await product.person('manager');
  expect((await act('cancel', change.id, colleague)).status).toBe(200);
  expect((await act('cancel', change.id, colleague)).status).toBe(409);
  expect((await act('apply', change.id)).status).toBe(409);
  await applyAt(later);
  expect((await read(id)).value).toBe('100');
  expect((await standing(change.id)).state).toBe('cancelled');
});

test('scheduled changes are listed by record, state and person', async () => {
  const id = await newCap();
  const change = await schedule(asked(id, { value: '50' }));
  await act('cancel', (await schedule(asked(id, { value: '60' }))).id);
  const ids = async (query: string): Promise<number[]> =>
    (await admin.call('GET', `${path}?${query}`)).data.items.map((found: { id: number }) => found.id);
  expect(await ids(`target=cap&targetId=${id}&state=waiting`)).toEqual([change.id]);
  expect(await ids(`target=cap&targetId=${id}`)).toHaveLength(2);
  expect(await ids(`target=offer&targetId=${id}`)).toEqual([]);
  expect(await ids(`targetId=${id}&author=${admin.id}&state=waiting`)).toEqual([change.id]);
});
