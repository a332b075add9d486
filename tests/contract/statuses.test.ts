import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Condition } from '../../domain/conditions.ts';
import { recordOf } from '../../domain/records.ts';
import { rule, type Rule, ruleMessage } from '../../domain/rules.ts';
import { type Actor, isFinal, leads, canTransition, canLeave } from '../../domain/statuses.ts';
import { languages } from '../../domain/text/words.ts';
import type { Entity } from '../../openapi/define.ts';
import { tableName } from '../../openapi/names.ts';
import type { RoleType } from '../../openapi/fields.ts';
import { permissions } from '../../server/generated/permissions.ts';
import { failures } from '../../server/failure.ts';
import { refusedBy } from '../fields/wrong.ts';
import type { Row, Values } from './answer.ts';
import { entitiesWith, entityOf, named, operationOf } from './contract.ts';
import { peopleOf, type Person } from './network.ts';
import { firstEditable, statusItem } from './requests.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(() => world.close());

const kinds = entitiesWith('status').map(([key, entity]) => ({ key, entity, status: entity.status! }));

const change = (key: string, item: Values, language: 'en' | 'ru' = 'en') =>
  world.home.admin.call(named(key, 'status'), { items: [item], language });

/** A record that has this status, whichever way it got there. */
const recordIn = async (key: string, status: string, given: Values = {}): Promise<Row> => {
  const record = await world.home.admin.make(key, given);
  await world.owner(sql`update ${sql.table(tableName(entityOf(key)))} set status = ${status} where id = ${record.id}`);
  return record;
};

const steps = kinds.flatMap(({ key, entity, status }) =>
  Object.keys(status.set).flatMap((from) =>
    status.byPeople
      .filter((to) => to !== from)
      .map((to) => ({ key, entity, from, to, allowed: leads(status, from, to) })),
  ),
);

describe('a status can change as the definition says', () => {
  test.each(steps.filter(({ allowed }) => allowed))('$key: $from → $to', async ({ key, entity, from, to }) => {
    const { id, version } = await recordIn(key, from);
    const item = statusItem(entity, id, to);
    const changed = (await change(key, item)).ok().first;
    const { admin } = world.home;
    expect(changed).toMatchObject({ id, status: to, version: version + 1, statusChangedBy: admin.id });
    if (item['reason']) expect(changed['blockReason']).toBe(item['reason']);
    const { data } = (await admin.call(named(key, 'history'), { params: { id } })).ok();
    expect(data.items[0]).toMatchObject({
      user: admin.id,
      action: 'status',
      version: version + 1,
      at: changed['statusChangedAt'],
    });
    expect(data.items[0]?.['changes']).toMatchObject({ status: [from, to] });
  });
});

describe('a status can’t change in any other way', () => {
  test.each(steps.filter(({ allowed }) => !allowed))('$key: $from → $to', async ({ key, entity, from, to }) => {
    const record = await recordIn(key, from);
    for (const language of languages) {
      const answer = await change(key, statusItem(entity, record.id, to), language);
      expect(answer.status).toBe(409);
      const [one, other] = [entity.status!.set[from]![language], entity.status!.set[to]![language]];
      expect(answer.body.message).toBe(failures.transition[language].replace('{0}', one).replace('{1}', other));
    }
    const { data } = (await world.home.admin.call(named(key, 'read'), { params: { id: record.id } })).ok();
    expect(data).toMatchObject({ status: from, version: record.version });
  });
});

/** People of these networks have every permission that their role type may hold. */
const actorOf = (roleType: RoleType): Actor => ({
  roleType,
  permissions: new Set(permissions.filter(({ roleTypes }) => roleTypes.includes(roleType)).map(({ name }) => name)),
});

const personOf = (roleType: RoleType): Person => peopleOf(world.home).find((person) => person.roleType === roleType)!;

/** What brings a record within someone’s reach. */
const theirs = (key: string, { id, roleType }: Person): Values => {
  const { rows = { all: true } } = entityOf(key).access[roleType] ?? {};
  if ('all' in rows) return {};
  if (!('is' in rows) || rows.is !== 'me') throw new Error(`Say here how a record of ${key} comes to be ${roleType}’s`);
  return { [rows.field]: entityOf(key).fields[rows.field]?.kind === 'one' ? id : [id] };
};

/** Role types that a call is open to, regardless of permissions. */
const openTo = (key: string, call: string): readonly RoleType[] =>
  (operationOf(named(key, call)).roleTypes ?? []) as readonly RoleType[];

const guarded = kinds.flatMap(({ key, entity, status }) =>
  openTo(key, 'status').flatMap((role) =>
    Object.keys(status.set).flatMap((from) =>
      status.byPeople
        .filter((to) => (to === from || leads(status, from, to)) && !canTransition(status, from, to, actorOf(role)))
        .map((to) => ({ key, entity, role, from, to })),
    ),
  ),
);

describe('a status is set and lifted only by those entitled to', () => {
  test.each(guarded)('$key: not $from → $to by $role', async ({ key, entity, role, from, to }) => {
    const person = personOf(role);
    const { id, version } = await recordIn(key, from, theirs(key, person));
    for (const language of languages) {
      const answer = await person.call(named(key, 'status'), { items: [statusItem(entity, id, to)], language });
      expect(answer.status).toBe(403);
      const [one, other] = [entity.status!.set[from]![language], entity.status!.set[to]![language]];
      expect(answer.body.message).toBe(
        failures.transitionForbidden[language].replace('{0}', one).replace('{1}', other),
      );
    }
    const { data } = (await world.home.admin.call(named(key, 'read'), { params: { id } })).ok();
    expect(data).toMatchObject({ status: from, version });
  });

  test('an affiliate’s campaign is blocked and unblocked by staff', () => {
    const told = guarded
      .filter(({ key }) => key === 'campaign')
      .map(({ role, from, to }) => `${role}: ${from} → ${to}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'affiliate: blocked → active',
        'affiliate: blocked → deleted',
        'affiliate: active → blocked',
      ]),
    );
  });
});

const copies = entitiesWith('clone').flatMap(([key, { status }]) =>
  status
    ? Object.keys(status.set)
        .filter((from) => !isFinal(status, from))
        .map((from) => ({ key, status, from }))
    : [],
);
const clone = (person: Person, key: string, id: number, language: 'en' | 'ru' = 'en') =>
  person.call(named(key, 'clone'), { items: [{ id }], language });

describe('cloning is no way out of a status', () => {
  test.each(copies)('$key: a clone of one that is $from starts as defined', async ({ key, status, from }) => {
    const { id } = await recordIn(key, from);
    const copy = (await clone(world.home.admin, key, id)).ok().first;
    expect(copy).toMatchObject({ status: status.copyStatus[from] ?? status.initial, version: 1 });
    if ('blockReason' in copy) expect(copy['blockReason']).toBeNull();
  });

  const forbidden = copies.flatMap((copy) =>
    openTo(copy.key, 'clone')
      .filter((role) => !canLeave(copy.status, copy.from, actorOf(role)))
      .map((role) => ({ ...copy, role })),
  );
  test.each(forbidden)('$key: no clone of one that is $from by $role', async ({ key, status, from, role }) => {
    const person = personOf(role);
    const { id } = await recordIn(key, from, theirs(key, person));
    for (const language of languages) {
      const answer = await clone(person, key, id, language);
      expect(answer.status).toBe(403);
      expect(answer.body.message).toBe(failures.copyForbidden[language].replace('{0}', status.set[from]![language]));
    }
  });

  test('a blocked campaign is cloned by staff, and does not work', () => {
    expect(forbidden).toContainEqual(expect.objectContaining({ key: 'campaign', from: 'blocked', role: 'affiliate' }));
    expect(copies).toContainEqual(
      expect.objectContaining({
        key: 'campaign',
        from: 'blocked',
        status: expect.objectContaining({ copyStatus: { inactive: 'inactive', blocked: 'inactive' } }),
      }),
    );
  });
});

/** Values with which a field applies. */
const firstOf = (when: Condition): Values =>
  Object.fromEntries(Object.entries(when).map(([name, [value]]) => [name, value]));

const ends = entitiesWith('status').flatMap(([key, entity]) =>
  entity.status!.final.map((status) => ({ key, entity, status })),
);

/** Calls on an existing record, other than a change of its status. */
const callsOn = ({ calls, actions }: Entity): string[] => [
  ...calls.filter((call) => ['edit', 'editOne', 'clone', 'delete'].includes(call)),
  ...Object.keys(actions),
];

describe('a record whose status is final can only be read', () => {
  test('and a deleted campaign is one', () => {
    expect(ends.map(({ key, status }) => `${key} ${status}`)).toContain('campaign deleted');
  });

  const closed = ends.flatMap((end) => callsOn(end.entity).map((call) => ({ ...end, call })));
  test.each(closed)('$key: no $call of one that is $status', async ({ key, entity, status, call }) => {
    const { id, version } = await recordIn(key, status);
    const { admin } = world.home;
    const name = firstEditable(entity)!;
    const item = call.startsWith('edit') ? { id, [name]: await admin.make.value(key, name) } : { id };
    for (const language of languages) {
      const answer = await admin.call(named(key, call), {
        items: [item],
        language,
        ...(call === 'editOne' && { params: { id } }),
      });
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe(failures.final[language].replace('{0}', entity.status!.set[status]![language]));
    }
    expect((await admin.call(named(key, 'read'), { params: { id } })).ok().data).toMatchObject({ status, version });
  });

  test.each(ends)('$key: setting $status again changes nothing', async ({ key, entity, status }) => {
    const { id, version } = await recordIn(key, status);
    expect((await change(key, statusItem(entity, id, status))).ok().first).toMatchObject({ status, version });
  });
});

/** The fields through which new references could lead to records that are no longer in use. */
const references = entitiesWith('create').flatMap(([key, { fields }]) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const acceptsRetired = 'acceptsRetired' in field && field.acceptsRetired;
    const target = field.kind === 'tags' ? 'tag' : field.kind === 'one' || field.kind === 'many' ? field.entity : '';
    const [status] = target && !acceptsRetired ? (entityOf(target).status?.retired ?? []) : [];
    return status && !field.readOnly ? [{ key, name, field, target, status }] : [];
  }),
);

describe('nothing new refers to a record that is no longer in use', () => {
  test('and an inactive currency is one', () => {
    expect(references).toContainEqual(
      expect.objectContaining({ key: 'paymentRule', name: 'payoutCurrency', target: 'currency', status: 'inactive' }),
    );
  });

  test.each(references)('$key: $name, $target', async ({ key, name, field, target, status }) => {
    const { id } = await recordIn(target, status, field.kind === 'tags' ? { type: field.of } : {});
    const { admin } = world.home;
    const item = await admin.make.item(key, 'all', {
      ...recordOf(field.when && firstOf(field.when)),
      [name]: field.kind === 'one' ? id : [id],
    });
    const answer = await admin.call(named(key, 'create'), { items: [item] });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.details).toContainEqual(expect.objectContaining({ type: 'reference', path: `items.0.${name}` }));
  });
});

describe('a change of status must be well-formed', () => {
  const refused = async (key: string, item: Values, broken: Rule, path: string) => {
    for (const language of languages) {
      const answer = await change(key, item, language);
      expect(answer.status, answer.text).toBe(422);
      expect(answer.details).toContainEqual({
        message: ruleMessage(broken, language),
        type: broken.name,
        path: `items.0.${path}`,
      });
    }
  };

  test.each(kinds)('$key: to an existing status, by people', async ({ key, status }) => {
    const { id } = await world.home.admin.make(key);
    await refused(key, { id, status: 'nonsense' }, rule('choice'), 'status');
    await refused(key, { id }, rule('required'), 'status');
    for (const name of Object.keys(status.set).filter((one) => !status.byPeople.includes(one))) {
      await refused(key, { id, status: name }, rule('choice'), 'status');
    }
    await refused(key, { id, status: status.byPeople[0], nonsense: 1 }, rule('unknown', 'nonsense'), 'nonsense');
  });

  test.each(kinds.flatMap((kind) => kind.status.reason.map((to) => ({ ...kind, to }))))(
    '$key: with a reason for $to',
    async ({ key, entity, to }) => {
      const { id } = await world.home.admin.make(key);
      const { reason: _, ...item } = statusItem(entity, id, to);
      for (const reason of [undefined, '', '  ', null])
        await refused(key, { ...item, reason }, rule('required'), 'reason');
      await refused(key, { ...item, reason: 'x'.repeat(501) }, rule('maxLength', 500), 'reason');
      expect((await change(key, { ...item, reason: 'x'.repeat(500) })).ok().first['blockReason']).toHaveLength(500);
    },
  );

  const further = kinds.flatMap(({ key, entity, status }) =>
    Object.entries(status.fields).flatMap(([name, field]) =>
      refusedBy(name, field).map((wrong) => ({ key, entity, name, wrong })),
    ),
  );
  test.each(further)('$key: $wrong.path – $wrong.about', async ({ key, entity, name, wrong }) => {
    const { id } = await world.home.admin.make(key);
    const to = entity.status?.byPeople.find((one) => one !== entity.status?.initial);
    await refused(key, { ...statusItem(entity, id, to), [name]: wrong.value }, wrong.rule, wrong.path);
  });
});

describe('several changes are all applied or none', () => {
  test.each(kinds)('$key', async ({ key, entity, status }) => {
    const { id } = await world.home.admin.make(key);
    const to = status.byPeople.find((one) => leads(status, status.initial, one));
    const answer = await world.home.admin.call(named(key, 'status'), {
      items: [statusItem(entity, id, to), statusItem(entity, 2_000_000_000, to)],
    });
    expect(answer.status).toBe(404);
    const { data } = (await world.home.admin.call(named(key, 'read'), { params: { id } })).ok();
    expect(data).toMatchObject({ status: status.initial, version: 1 });
  });

  test.each(kinds)('$key: not over an outdated version', async ({ key, entity, status }) => {
    const { id } = await world.home.admin.make(key);
    const to = status.byPeople.find((one) => leads(status, status.initial, one));
    const answer = await change(key, { ...statusItem(entity, id, to), version: 7 });
    expect(answer.status).toBe(409);
    expect(answer.data).toMatchObject({ id, status: status.initial, version: 1 });
  });
});
