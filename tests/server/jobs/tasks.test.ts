import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../support/network.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Staff tasks: their numbers, who sees them, what is said about them, and who is notified. */

let product: Product;
let admin: Person;

const tasks = '/user/tasks';
const comments = '/user/task_comments';

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

const add = async (person: Person, fields: object = {}) => (await person.make(tasks, { title: 'Call', ...fields }))[0]!;
const listed = async (person: Person, query = ''): Promise<number[]> =>
  (await person.call('GET', `${tasks}?limit=500&fields=id&orderBy=id:asc${query}`)).data.items.map(
    ({ id }: { id: number }) => id,
  );
const sees = async (person: Person, id: number): Promise<boolean> =>
  (await person.call('GET', `${tasks}/${id}`)).status === 200;

/** Kinds of the emails waiting for people, by recipient. */
const mails = async (): Promise<[kind: string, user: number][]> => {
  const { rows } = await product.database.owner((db) =>
    sql<{ kind: string; user: number }>`select kind, user_id as "user" from mail_outbox
      where kind like 'task_%' order by id`.execute(db),
  );
  return rows.map(({ kind, user }) => [kind, Number(user)]);
};
const newMails = async (act: () => Promise<unknown>): Promise<[kind: string, user: number][]> => {
  const before = await mails();
  await act();
  return (await mails()).slice(before.length);
};

describe('numbers of tasks', () => {
  test('have no gaps, even if many are created at the same time and some fail', async () => {
    const stranger = await product.stranger();
    expect(await add(stranger)).toMatchObject({ fullId: 'T-1', number: 1 });
    const other = await product.person('manager');
    const made = await Promise.all([
      ...Array.from({ length: 8 }, () => add(admin)),
      ...Array.from({ length: 8 }, () => add(other)),
      admin.make(tasks, { title: 'One' }, { title: 'Two' }, { title: 'Three' }),
      ...Array.from({ length: 6 }, () =>
        admin.call('PUT', tasks, { items: [{ title: 'Good' }, { title: 'Bad', assignees: [9_999_999] }] }),
      ),
    ]);
    expect(made.filter((answer) => 'status' in answer && answer['status'] === 422)).toHaveLength(6);
    const { items } = (await admin.call('GET', `${tasks}?limit=500&orderBy=number:asc`)).data;
    expect(items.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: items.length }, (_, place) => place + 1),
    );
    expect(items).toHaveLength(19);
    for (const { fullId, number } of items) expect(fullId).toBe(`T-${number}`);
    expect((await add(stranger))['fullId']).toBe('T-2');
  });

  test('can’t be set by anyone', async () => {
    for (const fields of [{ number: 7 }, { fullId: 'T-7' }, { mentioned: [admin.id] }])
      expect((await admin.call('PUT', tasks, { items: [{ title: 'Mine', ...fields }] })).status).toBe(422);
  });
});

describe('a task', () => {
  test('is seen by its creator, its assignees, those who look after its subject, and administrators', async () => {
    const [maker, worker, keeper, nobody] = [
      await product.person('manager'),
      await product.person('advertiser_manager'),
      await product.person('manager'),
      await product.person('manager'),
    ];
    const affiliate = await product.person('affiliate', { managers: [keeper.id] });
    const { id } = await add(admin);
    const edit = (fields: object) => admin.call('PATCH', tasks, { items: [{ id, ...fields }] });
    for (const person of [maker, worker, keeper, nobody]) expect(await sees(person, id)).toBe(false);
    await edit({ assignees: [worker.id], affiliates: [affiliate.id] });
    expect(await Promise.all([worker, keeper, nobody, admin].map((person) => sees(person, id)))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const own = await add(maker);
    expect(await listed(maker)).toEqual([own.id]);
    expect(await listed(nobody)).toEqual([]);
    expect((await nobody.call('PATCH', tasks, { items: [{ id, title: 'Mine' }] })).status).toBe(404);
  });

  test('is hidden from affiliates, even those it is about', async () => {
    const affiliate = await product.person('affiliate');
    const { id } = await add(admin, { title: 'Secretly', affiliates: [affiliate.id] });
    for (const [method, path, body] of [
      ['GET', tasks],
      ['GET', `${tasks}/${id}`],
      ['GET', `${tasks}/${id}/history`],
      ['GET', `${tasks}/settings`],
      ['GET', `${comments}?task=${id}`],
      ['PUT', comments, { items: [{ task: id, content: 'Hello' }] }],
      ['PUT', tasks, { items: [{ title: 'Mine' }] }],
      ['PATCH', tasks, { items: [{ id, title: 'Mine' }] }],
    ] as const)
      expect([path, (await affiliate.call(method, path, body)).status]).toEqual([path, 403]);
    expect(JSON.stringify((await affiliate.call('GET', '/user/search?query=Secretly')).data)).not.toContain('Secretly');
    const related = await affiliate.call('GET', `/user/related?entity=user&id=${affiliate.id}`);
    expect(JSON.stringify(related.data)).not.toContain('tasks');
  });

  test('is found by its number, among what is due, mine, and unassigned', async () => {
    const manager = await product.person('manager');
    const mine = await add(manager, { title: 'Mine', assignees: [manager.id], dueDate: '2026-01-10' });
    const free = await add(manager, { title: 'Free', dueDate: '2026-01-12', taskStatus: 'waiting' });
    const done = await add(manager, { title: 'Done', dueDate: '2026-01-09', taskStatus: 'done' });
    expect(await listed(manager, `&assignees=${manager.id}`)).toEqual([mine.id]);
    expect(await listed(manager, '&isUnassigned=true')).toEqual([free.id, done.id]);
    expect(await listed(manager, '&isUnassigned=false')).toEqual([mine.id]);
    expect(await listed(manager, '&dueDateTo=2026-01-11&taskStatus=todo,in_progress,waiting')).toEqual([mine.id]);
    // By the clocks of the caller: one of these two has another day than UTC at any time.
    for (const [timezone, hours] of [
      ['Pacific/Kiritimati', 14],
      ['Pacific/Pago_Pago', -11],
    ] as const) {
      const person = await product.person('manager', { timezone });
      const dayIn = (days: number) => new Date(Date.now() + (hours + 24 * days) * 3_600_000).toISOString().slice(0, 10);
      const today = await add(person, { title: 'Today', dueDate: dayIn(0) });
      const tomorrow = await add(person, { title: 'Tomorrow', dueDate: dayIn(1) });
      const undated = await add(person, { title: 'Some day' });
      expect(await listed(person, '&isDue=true')).toEqual([today.id]);
      expect(await listed(person, '&isDue=false&isUnassigned=true')).toEqual([tomorrow.id, undated.id]);
    }
    expect(await listed(manager, '&isDue=true')).not.toContain(done.id);
    expect(await listed(manager, `&search=${String(free['fullId'])}`)).toEqual([free.id]);
  });

  test('accepts only employees as assignees, only affiliates as affiliates, and nothing absurd', async () => {
    const affiliate = await product.person('affiliate');
    const put = (fields: object) => admin.call('PUT', tasks, { items: [{ title: 'Call', ...fields }] });
    expect(refusal(await put({ assignees: [affiliate.id] }))).toEqual([422, 'reference', 'items.0.assignees']);
    expect(refusal(await put({ affiliates: [admin.id] }))).toEqual([422, 'reference', 'items.0.affiliates']);
    expect(refusal(await put({ title: '' }))).toEqual([422, 'required', 'items.0.title']);
    expect(refusal(await put({ description: 'x'.repeat(10_001) }))).toEqual([422, 'maxLength', 'items.0.description']);
    for (const fields of [{ type: 'fax' }, { taskStatus: 'never' }, { priority: 7 }, { dueDate: '2026-02-30' }])
      expect((await put(fields)).status).toBe(422);
  });

  test('has a history, and can be archived, not deleted', async () => {
    const { id } = await add(admin);
    await admin.call('PATCH', tasks, { items: [{ id, taskStatus: 'done', isSilent: true }] });
    await admin.call('POST', `${tasks}/change_status`, { items: [{ id, status: 'archived' }] });
    const { items } = (await admin.call('GET', `${tasks}/${id}/history`)).data;
    expect(
      items.map(({ action, changes }: { action: string; changes: object }) => [action, Object.keys(changes)]),
    ).toEqual([
      ['status', ['status']],
      ['edit', ['taskStatus']],
      ['create', expect.arrayContaining(['title'])],
    ]);
    expect((await admin.call('DELETE', tasks, { items: [{ id }] })).status).toBe(404);
  });
});

test('settings are grouped by their subject, and by ID', async () => {
  const { data } = await admin.call('GET', `${tasks}/settings`, undefined, { language: 'ru' });
  expect(Object.keys(data)).toEqual(['type', 'status', 'taskStatus', 'priority']);
  expect(data.type).toEqual({
    task: { id: 'task', title: 'Задача', tone: null, icon: 'task' },
    chat: { id: 'chat', title: 'Переписка', tone: null, icon: 'chat' },
    phone: { id: 'phone', title: 'Звонок', tone: null, icon: 'phone' },
  });
  expect(data.taskStatus.done).toEqual({ id: 'done', title: 'Готово', tone: 'success', icon: null });
  expect(Object.keys(data.status)).toEqual(['active', 'archived']);
});

describe('a new assignee of a task', () => {
  test('is notified, unless they assigned themselves or the call is silent', async () => {
    const [one, other] = [await product.person('manager'), await product.person('manager')];
    const edit = (id: number, fields: object) => admin.call('PATCH', tasks, { items: [{ id, ...fields }] });
    let id = 0;
    expect(
      await newMails(async () => {
        ({ id } = await add(admin, { assignees: [one.id, admin.id] }));
      }),
    ).toEqual([['task_assigned', one.id]]);
    expect(await newMails(() => edit(id, { assignees: [one.id, other.id] }))).toEqual([['task_assigned', other.id]]);
    expect(await newMails(() => edit(id, { assignees: [one.id], title: 'Other' }))).toEqual([]);
    expect(await newMails(() => edit(id, { assignees: [one.id, other.id], isSilent: true }))).toEqual([]);
    expect(await newMails(() => add(admin, { assignees: [one.id], isSilent: true }))).toEqual([]);
    // Refused calls cause no notification.
    expect(
      await newMails(() => admin.call('PUT', tasks, { items: [{ title: 'Bad', assignees: [one.id, 9_999_999] }] })),
    ).toEqual([]);
  });
});

describe('comments', () => {
  test('are listed by task, and let people they mention see it, who are notified', async () => {
    const colleague = await product.person('manager');
    const { id } = await add(admin);
    const { id: elsewhere } = await add(admin);
    expect(await sees(colleague, id)).toBe(false);
    let comment = 0;
    const told = await newMails(async () => {
      const mentions = [colleague.id, admin.id];
      [{ id: comment }] = (await admin.make(comments, { task: id, content: 'Look **here**', mentions })) as [
        { id: number; version: number },
      ];
    });
    expect(told).toEqual([['task_mentioned', colleague.id]]);
    await admin.make(comments, { task: elsewhere, content: 'Elsewhere' });
    expect(await sees(colleague, id)).toBe(true);
    expect((await colleague.call('GET', `${tasks}/${id}`)).data.mentioned).toEqual([colleague.id, admin.id]);
    const { items } = (await colleague.call('GET', `${comments}?task=${id}`)).data;
    expect(items).toMatchObject([{ id: comment, content: 'Look **here**', createdBy: admin.id, task: id }]);
    expect((await colleague.call('GET', `${comments}/${comment}`)).status).toBe(200);
    expect((await colleague.call('GET', `${comments}?task=${elsewhere}`)).data.items).toEqual([]);
    // Repeating it changes nothing except that they are notified again.
    await admin.make(comments, { task: id, content: 'Again', mentions: [colleague.id] });
    expect((await admin.call('GET', `${tasks}/${id}`)).data.mentioned).toEqual([colleague.id, admin.id]);
  });

  test('are on tasks within reach, by colleagues, and of limited length', async () => {
    const outsider = await product.person('manager');
    const affiliate = await product.person('affiliate');
    const { id } = await add(admin);
    const put = (fields: object, person = admin) =>
      person.call('PUT', comments, { items: [{ task: id, content: 'Hello', ...fields }] });
    expect(refusal(await put({}, outsider))).toEqual([422, 'reference', 'items.0.task']);
    expect(refusal(await put({ task: id + 1000 }))).toEqual([422, 'reference', 'items.0.task']);
    expect(refusal(await put({ mentions: [affiliate.id] }))).toEqual([422, 'reference', 'items.0.mentions']);
    expect(refusal(await put({ content: 'x'.repeat(10_001) }))).toEqual([422, 'maxLength', 'items.0.content']);
    expect(refusal(await put({ content: ' ' }))).toEqual([422, 'required', 'items.0.content']);
    expect((await put({})).status).toBe(201);
  });
});
