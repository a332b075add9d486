import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rule, ruleMessage } from '../../domain/rules.ts';
import type { Entity } from '../../openapi/define.ts';
import { failures } from '../../server/failure.ts';
import { taken } from '../fields/right.ts';
import type { Row, Values } from './answer.ts';
import { entitiesWith, entityOf, named } from './contract.ts';
import type { Person } from './network.ts';
import { firstEditable } from './requests.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await startWorld();
  admin = world.home.admin;
});
afterAll(() => world.close());

const nobody = 2_000_000_000;

const shownNames = (entity: Entity) => Object.keys(entity.fields).filter((name) => !entity.fields[name]?.writeOnly);

/** The complete records with an ID: one or none. */
const found = async (key: string, id: number): Promise<Row[]> => {
  const query = { with: shownNames(entityOf(key)).join(',') };
  if (!entityOf(key).calls.includes('read'))
    return (await admin.call(named(key, 'list'), { query: { ...query, id } })).ok().items;
  const answer = await admin.call(named(key, 'read'), { params: { id }, query });
  return answer.status === 404 ? [] : [answer.ok().data];
};

/** The complete record as it is now. */
const read = async (key: string, { id }: Pick<Row, 'id'>): Promise<Row> => {
  const [record] = await found(key, id);
  if (!record) throw new Error(`There is no ${key} ${id}`);
  return record;
};

const count = async (key: string): Promise<unknown> =>
  (await admin.call(named(key, 'list'), { query: { withMeta: 'totalCount', limit: 0 } })).ok().data.meta?.totalCount;

interface Entry {
  user: unknown;
  action: string;
  version: number;
  at: number;
  changes: Record<string, [unknown, unknown]>;
}

const historyOf = async (key: string, { id }: Pick<Row, 'id'>): Promise<Entry[]> => {
  const answer = (await admin.call(named(key, 'history'), { params: { id } })).ok();
  const { items }: { items: Entry[] } = JSON.parse(answer.text).data;
  return items;
};

/** The sent values, except those never shown again. */
const visible = (entity: Entity, item: Values): Values =>
  Object.fromEntries(Object.entries(item).filter(([name]) => entity.fields[name] && !entity.fields[name].writeOnly));

const creating = entitiesWith('create');
const editing = entitiesWith('edit').filter(([, entity]) => firstEditable(entity) !== undefined);
const withHistory = (cases: [string, Entity][]) => cases.filter(([, entity]) => entity.calls.includes('read'));

describe('what is created is what was sent', () => {
  test.each(withHistory(creating))('%s', async (key, entity) => {
    const item = await admin.make.item(key, 'all');
    const made = (await admin.call(named(key, 'create'), { items: [item] })).ok().first;
    const record = await read(key, made);
    expect(record).toMatchObject(visible(entity, item));
    expect(record).toMatchObject({ version: 1, createdBy: admin.id, updatedBy: admin.id });
    expect(record['createdAt']).toBe(record['updatedAt']);
    if (entity.status) expect(record['status']).toBe(entity.status.initial);
  });

  test.each(creating)('%s: omitted fields get their defaults', async (key, entity) => {
    const record = await read(key, await admin.make(key));
    for (const [name, field] of taken(entity, 'all')) {
      if (!field.writeOnly && field.default !== undefined)
        expect({ [name]: record[name] }).toEqual({ [name]: field.default });
    }
  });

  test.each(withHistory(creating))('%s: and the history shows who created it', async (key, entity) => {
    const made = await admin.make(key);
    const [entry, ...further] = await historyOf(key, made);
    expect(further).toEqual([]);
    expect(entry).toMatchObject({ user: admin.id, action: 'create', version: 1, at: made['createdAt'] });
    const known = firstEditable(entity);
    const given = known ? made[known] : undefined;
    if (known && given !== undefined && given !== null) expect(entry?.changes[known]).toEqual([null, given]);
    expect(Object.keys(entry?.changes ?? {}).filter((name) => entity.fields[name]?.writeOnly)).toEqual([]);
  });
});

/** Whether these may be set or cleared depends on another field of the record, or another field fills them in. */
const dependent = [
  'advertiserAssignment.integration',
  'advertiserAssignment.title',
  'affiliateAssignment.title',
  ...['cap.advertiser', 'cap.goal', 'cap.conversionStatus', 'cap.currency'],
  ...['notification.roles', 'notification.notificationChannelIntegration'],
  ...['notification.quietFrom', 'notification.quietTo', 'notificationChannelIntegration.url'],
  ...['paymentRule.goal', 'paymentRule.revenueCurrency', 'paymentRule.payoutCurrency'],
  ...['targeting.advertiser', 'targeting.landing', 'targeting.integration', 'targeting.value', 'targeting.period'],
  ...['widget.metrics', 'widget.groupBy', 'widget.filters'],
];

describe('an edit changes and reports what it names, and nothing else', () => {
  const changes = editing.flatMap(([key, entity]) =>
    taken(entity, 'all')
      .filter(([name, field]) => !field.createOnly && !field.writeOnly && !dependent.includes(`${key}.${name}`))
      .map(([name]): [string, string] => [key, name]),
  );

  test.each(changes)('%s: %s', async (key, name) => {
    const before = await read(key, await admin.make(key));
    const value = await admin.make.value(key, name, before);
    if (value === undefined || JSON.stringify(value) === JSON.stringify(before[name])) return;
    const item = { id: before.id, version: before.version, [name]: value };
    const answer = (await admin.call(named(key, 'edit'), { items: [item] })).ok().first;
    expect(answer).toMatchObject({ id: before.id, version: before.version + 1 });
    const after = await read(key, before);
    const { fullName: _, ...rest } = before;
    expect(after).toMatchObject({
      ...rest,
      ...follows(key, name, after),
      [name]: value,
      version: before.version + 1,
      updatedBy: admin.id,
      updatedAt: after['updatedAt'],
    });
    if (!entityOf(key).calls.includes('read')) return;
    const [entry] = await historyOf(key, before);
    expect(entry).toMatchObject({ user: admin.id, action: 'edit', version: before.version + 1 });
    expect(entry?.changes[name]).toEqual([before[name], value]);
  });

  /** Fields that follow from the one that was changed. */
  const follows = (key: string, name: string, after: Row): Values => {
    if (key === 'user' && ['role', 'hasCustomPermissions', 'customPermissions'].includes(name)) {
      return { roleType: after['roleType'], permissions: after['permissions'] };
    }
    if (key === 'paymentRule' && ['affiliate', 'team'].includes(name)) return { audience: after['audience'] };
    if (key === 'postback' && ['offer', 'campaign'].includes(name)) return { scope: after['scope'] };
    if (key === 'creative' && ['url', 'text'].includes(name)) return { type: after['type'] };
    if (key === 'conversion' && ['revenue', 'payout'].includes(name))
      return { profit: after['profit'], changeReason: after['changeReason'] };
    // A source of rates may just have been read, which happens in the background.
    if (key === 'generalSettings')
      return { rateSourceReadAt: after['rateSourceReadAt'], rateSourceProblem: after['rateSourceProblem'] };
    if (key === 'integration') return { missing: after['missing'], postbackUrl: after['postbackUrl'] };
    return key === 'campaign' && name === 'domain' ? { targetUrl: after['targetUrl'] } : {};
  };

  test.each(editing)('%s: setting the current value is not a change', async (key, entity) => {
    const before = await read(key, await admin.make(key));
    const name = firstEditable(entity)!;
    (await admin.call(named(key, 'edit'), { items: [{ id: before.id, [name]: before[name] }] })).ok();
    expect((await read(key, before))[name]).toEqual(before[name]);
    const since = (await historyOf(key, before)).filter(({ version }) => version > before.version);
    const changed = since.filter(({ changes: told }) => told[name]).map(({ action }) => action);
    expect(changed.filter((action) => action === 'edit')).toEqual([]);
  });

  test.each(editing)('%s: what is optional can be cleared', async (key, entity) => {
    const item = await admin.make.item(key, 'all');
    // A singleton record, and one created by calls other than its own, gets its values by an edit.
    const isMade = entity.calls.includes('create');
    const id = isMade || entity.single ? undefined : (await admin.make(key)).id;
    const given = { ...item, ...(id !== undefined && { id }) };
    const made = (await admin.call(named(key, isMade ? 'create' : 'edit'), { items: [given] })).ok().first;
    for (const [name, field] of taken(entity, 'all')) {
      if (field.createOnly || field.writeOnly || field.required || !(name in item)) continue;
      if (dependent.includes(`${key}.${name}`)) continue;
      const gone = Array.isArray(item[name]) ? [] : field.kind === 'boolean' ? false : null;
      (await admin.call(named(key, 'edit'), { items: [{ id: made.id, [name]: gone }] })).ok();
      expect({ [name]: (await read(key, made))[name] }).toEqual({ [name]: gone });
    }
  });
});

describe('a record is edited only at its own address', () => {
  test.each(entitiesWith('editOne').filter(([, { single }]) => !single))('%s', async (key, entity) => {
    const [made, another] = [await admin.make(key), await admin.make(key)];
    const name = firstEditable(entity)!;
    const item = { id: made.id, version: made.version, [name]: await admin.make.value(key, name, made) };
    const answer = await admin.call(named(key, 'editOne'), { params: { id: another.id }, items: [item] });
    expect(answer.status).toBe(422);
    expect(answer.details).toContainEqual(expect.objectContaining({ path: 'items.0.id' }));
    const changed = (await admin.call(named(key, 'editOne'), { params: { id: made.id }, items: [item] })).ok().first;
    expect(changed).toMatchObject({ id: made.id, version: made.version + 1, [name]: item[name] });
    expect(await read(key, another)).toMatchObject({ version: another.version });
  });
});

describe('nobody overwrites another person’s change unknowingly', () => {
  test.each(editing)('%s', async (key, entity) => {
    const made = await admin.make(key);
    const name = firstEditable(entity)!;
    const first = { id: made.id, version: made.version, [name]: await admin.make.value(key, name) };
    (await admin.call(named(key, 'edit'), { items: [first] })).ok();
    const stale = { ...first, [name]: await admin.make.value(key, name) };
    const answer = await admin.call(named(key, 'edit'), { items: [stale] });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(failures.stale.en);
    expect(answer.details).toContainEqual(expect.objectContaining({ path: 'items.0.version' }));
    expect(answer.data).toMatchObject({ id: made.id, version: made.version + 1, [name]: first[name] });
    expect((await read(key, made))[name]).toEqual(first[name]);
  });
});

describe('several items are all processed or none', () => {
  test.each(creating)('create %s', async (key, entity) => {
    const name = taken(entity, 'required')[0]![0];
    const good = await admin.make.item(key, 'required');
    const { [name]: _, ...bad } = await admin.make.item(key, 'required');
    const before = await count(key);
    const answer = await admin.call(named(key, 'create'), { items: [good, bad] });
    expect(answer.status).toBe(422);
    expect(await count(key)).toBe(before);
  });

  test.each(creating)('create several of %s', async (key) => {
    if (key === 'preference') return;
    const items = [
      await admin.make.item(key, 'required'),
      await admin.make.item(key, 'required'),
      await admin.make.item(key, 'required'),
    ];
    const answer = (await admin.call(named(key, 'create'), { items })).ok();
    expect(answer.items).toHaveLength(3);
    items.forEach((item, n) => expect(answer.items[n]).toMatchObject(visible(entityOf(key), item)));
  });

  test.each(editing.filter(([, { single }]) => !single))('edit %s', async (key, entity) => {
    const made = await admin.make(key);
    const name = firstEditable(entity)!;
    const change = { id: made.id, [name]: await admin.make.value(key, name) };
    const answer = await admin.call(named(key, 'edit'), { items: [change, { ...change, id: nobody }] });
    expect(answer.status).toBe(404);
    expect(answer.details).toContainEqual(expect.objectContaining({ path: expect.stringContaining('items.1') }));
    expect(await read(key, made)).toMatchObject({ version: made.version, [name]: (await read(key, made))[name] });
    expect((await historyOf(key, made)).map(({ action }) => action)).toEqual(['create']);
  });

  test.each(entitiesWith('delete'))('delete %s', async (key) => {
    const made = await admin.make(key);
    const answer = await admin.call(named(key, 'delete'), { items: [{ id: made.id }, { id: nobody }] });
    expect(answer.status).toBe(404);
    expect((await read(key, made)).id).toBe(made.id);
  });
});

describe('what is deleted is gone', () => {
  test.each(entitiesWith('delete'))('%s', async (key) => {
    const made = await admin.make(key);
    const gone = (await admin.call(named(key, 'delete'), { items: [{ id: made.id }] })).ok();
    expect(gone.items).toEqual([{ id: made.id }]);
    expect(await found(key, made.id)).toEqual([]);
    expect((await admin.call(named(key, 'delete'), { items: [{ id: made.id }] })).status).toBe(404);
  });
});

const withoutIds = (kind: string, value: unknown): unknown =>
  kind === 'rows' && Array.isArray(value) ? value.map((row: object) => ({ ...row, id: undefined })) : value;

describe('a clone is a new record with the same values', () => {
  test.each(entitiesWith('clone'))('%s', async (key, entity) => {
    const made = (await admin.call(named(key, 'create'), { items: [await admin.make.item(key, 'all')] })).ok().first;
    const before = await read(key, made);
    const clone = await read(key, (await admin.call(named(key, 'clone'), { items: [{ id: made.id }] })).ok().first);
    expect(clone.id).not.toBe(made.id);
    for (const [name, field] of taken(entity, 'all')) {
      const unlike = field.unique || entity.displayFields.includes(name) || field.writeOnly;
      // The rows of a clone are new ones.
      const [its, theirs] = [clone, before].map((record) => withoutIds(field.kind, record[name]));
      if (!unlike) expect({ [name]: its }).toEqual({ [name]: theirs });
    }
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.kind === 'secureId' && before[name]) expect(clone[name]).not.toBe(before[name]);
    }
    expect(clone.version).toBe(1);
    expect(await read(key, made)).toEqual(before);
  });
});

/** Records without what is shown only once, such as a token. */
const shared = (key: string, rows: readonly Row[]): Values[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => {
        const field = entityOf(key).fields[name];
        return !(field?.computed && field.onRequest);
      }),
    ),
  );

describe('a call that is sent again is executed once', () => {
  const repeated = [...creating, ...entitiesWith('clone').map(([key]): [string, Entity] => [`${key}*`, entityOf(key)])];

  test.each(repeated)('%s', async (mark) => {
    const clones = mark.endsWith('*');
    const key = mark.replace('*', '');
    const operation = named(key, clones ? 'clone' : 'create');
    const items = clones ? [{ id: (await admin.make(key)).id }] : [await admin.make.item(key, 'required')];
    const headers = { 'idempotency-key': `again-${mark}` };
    const first = (await admin.call(operation, { items, headers })).ok();
    const before = await count(key);
    const second = (await admin.call(operation, { items, headers })).ok();
    expect(second.status).toBe(first.status);
    expect(shared(key, second.items)).toEqual(shared(key, first.items));
    expect(await count(key)).toBe(before);
    const other = await admin.call(operation, { items: [{ ...items[0], id: nobody }], headers });
    expect(other.status === 409 || other.status === 422, other.text).toBe(true);
  });

  test('another key, or none, executes it again; another person’s identical key is separate', async () => {
    const items = [{ title: 'Twice', type: 'offer' }];
    const other = await world.home.join(world.home.roles.admin, 'admin');
    (await admin.call('createTags', { items, headers: { 'idempotency-key': 'mine' } })).ok();
    const again = await admin.call('createTags', { items, headers: { 'idempotency-key': 'other' } });
    expect(again.details[0]).toMatchObject({ type: 'unique' });
    const theirs = await other.call('createTags', {
      items: [{ title: 'Theirs', type: 'offer' }],
      headers: { 'idempotency-key': 'mine' },
    });
    expect(theirs.ok().first['title']).toBe('Theirs');
    const mine = await admin.call('createTags', {
      items: [{ title: 'Changed', type: 'offer' }],
      headers: { 'idempotency-key': 'mine' },
    });
    expect(mine.status).toBe(409);
    expect(mine.body.message).toBe(failures.keyReused.en);
  });
});

test('a required field that is missing is reported at its item', async () => {
  const answer = await admin.call('createTags', {
    items: [{ title: 'A', type: 'offer' }, { type: 'offer' }, { title: 'C' }],
    language: 'ru',
  });
  const message = ruleMessage(rule('required'), 'ru');
  expect(answer.details).toEqual([
    { message, type: 'required', path: 'items.1.title' },
    { message, type: 'required', path: 'items.2.type' },
  ]);
});
