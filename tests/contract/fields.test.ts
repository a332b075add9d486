import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rule, type Rule, ruleMessage } from '../../domain/rules.ts';
import { languages } from '../../domain/text/words.ts';
import type { Entity, Field } from '../../openapi/define.ts';
import { failures } from '../../server/failure.ts';
import { taken } from '../fields/right.ts';
import { refusedBy, untried } from '../fields/wrong.ts';
import type { Row, Values } from './answer.ts';
import { entities, entitiesWith, named, operationOf } from './contract.ts';
import { allOf } from './crowd.ts';
import { password } from './network.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(() => world.close());

/** One valid item and one record of each entity, to try wrong values in; neither is ever changed. */
const items = new Map<string, Promise<Values>>();
const records = new Map<string, Promise<Row>>();
const kept = <T>(from: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> => {
  const known = from.get(key) ?? make();
  from.set(key, known);
  return known;
};
const itemOf = (key: string) => kept(items, key, () => world.home.admin.make.item(key, 'required'));
const recordOf = (key: string) => kept(records, key, () => world.home.admin.make(key));

/** Sends the call in both languages; it must be refused with the rule’s message, at the path, and change nothing. */
const expectRefused = async (operation: string, item: Values, broken: Rule, path: string) => {
  for (const language of languages) {
    const answer = await world.home.admin.call(operation, {
      params: { id: Number(item['id']) },
      items: [item],
      language,
    });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body.message).toBe(failures.invalid[language]);
    expect(answer.details).toContainEqual({
      message: ruleMessage(broken, language),
      type: broken.name,
      path: `items.0.${path}`,
    });
  }
};

const refusals = (fields: [string, Field][]) =>
  fields.flatMap(([name, field]) => refusedBy(name, field).map((refused) => ({ name, ...refused })));

/** Properties of an item that a call accepts. */
const itemSchema = (operation: string): Record<string, unknown> => {
  const body = operationOf(operation).body as {
    properties: { items: { items: { properties: Record<string, unknown> } } };
  };
  return body.properties.items.items.properties;
};

const creatable = entitiesWith('create');
const edits = ['edit', 'editOne'] as const;
const editable = edits.flatMap((call) => entitiesWith(call).map(([key, entity]) => ({ call, key, entity })));
const changing = (entity: Entity) => taken(entity, 'all').filter(([, field]) => !field.createOnly);

describe.each(creatable)('create refuses, %s:', (key, entity) => {
  test.each(refusals(taken(entity, 'all')))('$path – $about', async ({ name, value, beside, rule: due, path }) => {
    await expectRefused(named(key, 'create'), { ...(await itemOf(key)), ...beside, [name]: value }, due, path);
  });

  test.each(taken(entity, 'required'))('%s – absent', async (name) => {
    const { [name]: _, ...rest } = await itemOf(key);
    await expectRefused(named(key, 'create'), rest, rule('required'), name);
  });
});

describe.each(editable)('$call refuses, $key:', ({ call, key, entity }) => {
  test.each(refusals(changing(entity)))('$path – $about', async ({ name, value, beside, rule: due, path }) => {
    const { id, version } = await recordOf(key);
    await expectRefused(named(key, call), { id, version, ...beside, [name]: value }, due, path);
  });
});

describe('one’s own profile refuses', () => {
  const { fields } = entities['user']!;
  const own = Object.keys(itemSchema('editMe')).flatMap((name): [string, Field][] =>
    fields[name] ? [[name, fields[name]]] : [],
  );

  test.each(refusals(own.filter(([name]) => name !== 'version')))(
    '$path – $about',
    async ({ name, value, beside, rule: due, path }) => {
      await expectRefused(
        'editMe',
        { ...beside, [name]: value, ...(name === 'password' && { currentPassword: password }) },
        due,
        path,
      );
    },
  );

  test.each(Object.entries(fields).filter(([name]) => !(name in itemSchema('editMe'))))(
    '%s – unknown',
    async (name) => {
      await expectRefused('editMe', { [name]: 1 }, rule('unknown', name), name);
    },
  );
});

describe('numbers beyond those of the database are refused with their place', () => {
  const isReference = ({ kind }: Field) => kind === 'one' || kind === 'many' || kind === 'tags';
  const references = creatable.flatMap(([key, entity]) =>
    taken(entity, 'all')
      .filter(([, field]) => isReference(field))
      .map(([name, field]) => ({ key, name, field })),
  );
  const refused = async (operation: string, item: Values, path: string) => {
    const answer = await world.home.admin.call(operation, { params: { id: 1 }, items: [item] });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.details.map((detail) => detail.path)).toContain(`items.0.${path}`);
  };

  test.each(references)('$key.$name', async ({ key, name, field }) => {
    for (const id of [1e300, -1e300, 2 ** 63, 2 ** 53]) {
      const value = field.kind === 'one' ? id : [id];
      await refused(
        named(key, 'create'),
        { ...(await itemOf(key)), [name]: value },
        field.kind === 'one' ? name : `${name}.0`,
      );
    }
  });

  test.each(editable.filter(({ entity }) => !entity.single))('id and version, $call $key', async ({ call, key }) => {
    const { id } = await recordOf(key);
    for (const value of [1e300, 2 ** 63]) await refused(named(key, call), { id: value }, 'id');
    for (const value of [1e300, 2 ** 31]) await refused(named(key, call), { id, version: value }, 'version');
  });
});

describe('a field that a call does not accept is unknown to it', () => {
  const surplus = (call: string, fields: (entity: Entity) => [string, Field][]): [string, string, string][] =>
    entitiesWith(call).flatMap(([key, entity]) => [
      [call, key, 'nonsense'] as [string, string, string],
      ...fields(entity)
        .filter(([name]) => name !== 'id' && name !== 'version')
        .map(([name]): [string, string, string] => [call, key, name]),
    ]);
  const readOnly = ({ fields }: Entity) => Object.entries(fields).filter(([, field]) => field.readOnly);
  const fixed = ({ fields }: Entity) =>
    Object.entries(fields).filter(([, field]) => field.readOnly || field.createOnly);

  test.each([...surplus('create', readOnly), ...edits.flatMap((call) => surplus(call, fixed))])(
    '%s %s: %s',
    async (call, key, name) => {
      const item = call === 'create' ? await itemOf(key) : { id: (await recordOf(key)).id };
      await expectRefused(named(key, call), { ...item, [name]: 1 }, rule('unknown', name), name);
    },
  );
});

describe('a reference must lead to an existing record of the right kind', () => {
  const isReference = ({ kind }: Field) => kind === 'one' || kind === 'many' || kind === 'tags';
  const references = creatable.flatMap(([key, entity]) =>
    taken(entity, 'all')
      .filter(([, field]) => isReference(field))
      .map(([name, field]): [string, string, Field] => [key, name, field]),
  );
  const nobody = 2_000_000_000;

  /** References with stricter rules of their entity: whether the affiliate sees the offer, whose pages they are. */
  const ownWords = new Set(['campaign.offer', 'campaign.landers']);

  const refused = async (key: string, name: string, field: Field, id: number) => {
    const item = { ...(await itemOf(key)), [name]: field.kind === 'one' ? id : [id] };
    if (!ownWords.has(`${key}.${name}`)) return expectRefused(named(key, 'create'), item, rule('reference', id), name);
    const answer = await world.home.admin.call(named(key, 'create'), { items: [item] });
    expect(answer.status).toBe(422);
    expect(answer.details.map(({ path }) => path)).toContain(`items.0.${name}`);
  };

  test.each(references)('%s.%s', async (key, name, field) => {
    await refused(key, name, field, nobody);
  });

  /** A record of the referenced entity which is not among the valid choices. */
  const outside = async (field: Field): Promise<Row | undefined> => {
    const { make } = world.home.admin;
    if (field.kind === 'tags') return make('tag', { type: field.of === 'offer' ? 'team' : 'offer' });
    if ((field.kind !== 'one' && field.kind !== 'many') || !field.referenceFilter) return undefined;
    const open = field.referenceFilter['roleType'] ?? [];
    return make('user', { role: open.includes('affiliate') ? world.home.roles.admin : world.home.roles.affiliate });
  };

  test.each(
    references.filter(([, , field]) => field.kind === 'tags' || ('referenceFilter' in field && field.referenceFilter)),
  )('%s.%s – of another kind', async (key, name, field) => {
    const record = await outside(field);
    await refused(key, name, field, record!.id);
  });

  test.each(references.filter(([, , field]) => 'entity' in field && !entities[field.entity]?.shared))(
    '%s.%s – another network’s',
    async (key, name, field) => {
      const given = await world.other.admin.make.value(key, name);
      await refused(key, name, field, Array.isArray(given) ? given[0] : Number(given));
    },
  );
});

describe('no two records share what is unique', () => {
  const uniques = creatable.flatMap(([key, entity]) => [
    ...Object.entries(entity.fields)
      .filter(([, field]) => field.unique && !field.readOnly)
      .map(([name]): [string, string[]] => [key, [name]]),
    ...entity.unique.map((names): [string, string[]] => [key, [...names]]),
  ]);

  test.each(uniques)('%s: %j', async (key, names) => {
    const { admin } = world.home;
    const record = (await admin.call(named(key, 'create'), { items: [await admin.make.item(key, 'required')] })).ok()
      .first;
    const own = names.filter((name) => !entities[key]?.fields[name]?.readOnly);
    const same = Object.fromEntries(own.map((name) => [name, record[name]]));
    // A record with another member of an exclusive set shares nothing by this one.
    if (own.some((name) => entities[key]?.fields[name]?.exclusive && record[name] === null)) return;
    const references = Object.fromEntries(
      Object.entries(same).filter(([name]) => entities[key]?.fields[name]?.kind === 'one'),
    );
    const item = { ...(await admin.make.item(key, 'required', references)), ...same };
    await expectRefused(named(key, 'create'), item, rule('unique'), own.at(-1)!);
    // Another network could not have anything that refers to a record of this one.
    if (own.some((name) => entities[key]?.fields[name]?.kind === 'one')) return;
    const others = await allOf(world.other.admin, key);
    if (others.some((row) => own.every((name) => row[name] === same[name]))) return;
    const other = await world.other.admin.call(named(key, 'create'), {
      items: [{ ...(await world.other.admin.make.item(key, 'required')), ...same }],
    });
    if (own.some((name) => entities[key]?.fields[name]?.unique === 'installation')) {
      expect(other.status).toBe(422);
      expect(other.details[0]?.type).toBe('uniqueInInstallation');
    } else expect(other.status, 'another network may have the same').toBe(201);
  });
});

test('there is a wrong value to try for every rule of every field', () => {
  const gaps = creatable.flatMap(([key, entity]) =>
    taken(entity, 'all').flatMap(([name, field]) => untried(field).map((one) => `${key}.${name}: ${one.name}`)),
  );
  expect(gaps).toEqual([]);
});
