import { describe, expect, test } from 'vitest';
import { check } from '../../codegen/diagnostics/check.ts';
import { migrationSteps } from '../../codegen/migration/difference.ts';
import { stepSql } from '../../codegen/migration/sql.ts';
import { contractOf, definitionFiles } from '../../codegen/outputs.ts';
import { schemaOf } from '../../codegen/tables/from-entities.ts';
import { emptySchema } from '../../codegen/tables/schema.ts';
import { type Definition, enumeration, many, text } from '../../openapi/define.ts';
import { modelOf, people } from './models.ts';

/** An entity of which every network has one record. */

const words = { en: 'Words', ru: 'Слова' };

const house: Definition = {
  name: { en: ['House rules', 'House rules'], ru: ['Правила дома', 'Правила дома', 'Правил дома'] },
  about: words,
  path: 'user/settings/house',
  route: 'settings/house',
  single: true,
  fields: {
    quiet: text({ ...words, required: true, default: '22:00' }),
    pets: enumeration({ ...words, options: { none: words, some: words } }),
  },
  calls: ['read', 'edit'],
  permissions: { name: 'settings.house' },
};
const model = modelOf({ ...people, houseRules: house });
const files = new Map(definitionFiles(model, contractOf(model)).map(({ path, content }) => [path, content]));
const file = (path: string): string => files.get(path) ?? '';

test('earns nothing', () => expect(check(model)).toEqual([]));

test.each<[string, Partial<Definition>, string]>([
  [
    'a list',
    { calls: ['list', 'read', 'edit'] },
    'SL306 `list` is a call, but there is one record, which is always there',
  ],
  ['a status', { status: { set: { open: { ...words, tone: 'info' } } } }, 'SL109 the only record has no status'],
  ['an action', { actions: { ring: words } }, 'SL109 actions are carried out on records of a list'],
  [
    'many references',
    { fields: { owners: many('user', words) } },
    'SL109 the only record refers to many through no table of its own',
  ],
  [
    'what is set once',
    { fields: { name: text({ ...words, createOnly: true }) } },
    'SL109 nobody makes the only record',
  ],
  [
    'what must be there and is not',
    { fields: { name: text({ ...words, required: true }) } },
    'SL401 every network has the record from its founding, and nothing to put here',
  ],
])('can’t have %s', (_, more, want) => {
  const found = check(modelOf({ ...people, houseRules: { ...house, ...more } }));
  expect(found.map(({ code, message }) => `${code} ${message}`)).toContain(want);
});

describe('the contract', () => {
  const { paths, components } = contractOf(model);

  test('has it at its own path, without ids or a list, for those who may edit it', () => {
    const own = Object.entries(paths).filter(([path]) => path.includes('house'));
    expect(
      own.map(([path, item]) => [
        path,
        Object.values(item).map((one) => [
          one.operationId,
          one['x-permission'],
          one.parameters?.map(({ name }) => name) ?? [],
        ]),
      ]),
    ).toEqual([
      [
        '/user/settings/house',
        [
          ['readHouseRules', ['settings.house.update'], ['with', 'fields']],
          ['editHouseRules', ['settings.house.update'], []],
        ],
      ],
      [
        '/user/settings/house/history',
        [['listHouseRulesHistory', ['settings.house.update'], ['withMeta', 'limit', 'offset']]],
      ],
    ]);
    expect(Object.keys(components.schemas).filter((name) => name.startsWith('House'))).toEqual([
      'HouseRules',
      'HouseRulesEdit',
      'HouseRulesField',
    ]);
    const { properties, required } = components.schemas['HouseRulesEdit'] as {
      properties: object;
      required?: string[];
    };
    expect([Object.keys(properties), required]).toEqual([['version', 'undoes', 'quiet', 'pets'], undefined]);
  });
});

test('the database has one row of it a network from the start, which nobody adds or takes away', () => {
  const schema = schemaOf(model.entities);
  expect(schema.tables['settings_house']).toMatchObject({ kind: 'single', primaryKey: ['tenant_id'], indexes: {} });
  const { steps } = migrationSteps(emptySchema, schema);
  const sql = steps
    .filter((step) => 'table' in step && step.table === 'settings_house')
    .map(stepSql)
    .join('\n');
  expect(sql).toContain('grant select, update on settings_house to sluice_app;');
  expect(sql).toContain('insert into settings_house (tenant_id, id) select id, id from tenant;');
  expect(sql).not.toContain('trigger');
  expect(file('server/generated/tables.ts')).toContain("singleTables = ['settings_house'] as const");
});

test('the admin has a page of it instead of a list', () => {
  const page = file('src/generated/resources/houseRules.tsx');
  expect(page).toContain('export default { edit: HouseRulesEdit, show: HouseRulesShow, recordRepresentation };');
  expect(page).not.toMatch(/List|Filters|Query/);
  const registry = file('src/generated/resources.ts');
  expect(registry).toMatch(
    /houseRules: \{\n {4}name: 'settings\/house',\n {4}path: 'user\/settings\/house',\n {4}entity: 'houseRules',\n {4}single: true,\n {4}filters: \{\},/,
  );
  expect(registry).toContain("pages: ['edit', 'show'],");
});
