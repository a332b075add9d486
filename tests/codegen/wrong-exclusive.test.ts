import { describe, expect, test } from 'vitest';
import { check } from '../../codegen/diagnostics/check.ts';
import { migrationSteps } from '../../codegen/migration/difference.ts';
import { stepSql } from '../../codegen/migration/sql.ts';
import { schemaOf } from '../../codegen/tables/from-entities.ts';
import { type Definition, one } from '../../openapi/define.ts';
import { modelOf, people, shop } from './models.ts';

/** References that take each other's place. */

const words = { en: 'Words', ru: 'Слова' };
const references = { person: one('user', words), crew: one('team', words) };

const model = (exclusive: Definition['exclusive'], fields: Definition['fields'] = references) =>
  modelOf({
    ...people,
    shop: { ...shop, fields: { ...shop.fields, ...fields }, ...(exclusive && { exclusive }) },
  });
const complaints = (...given: Parameters<typeof model>): string[] =>
  check(model(...given)).map(({ code, entity, at = [], message }) => `${code} ${entity}.${at.join('.')}: ${message}`);

const keeper = (...fields: [string, string]) => ({ keeper: { ...words, fields } });

describe('a set of which a record has one', () => {
  test('is let in', () => expect(complaints(keeper('person', 'crew'))).toEqual([]));

  test.each<[string, Parameters<typeof model>, string]>([
    ['names fields that exist', [keeper('person', 'crow')], 'SL102 shop.exclusive.keeper: unknown field `crow`'],
    [
      'names references',
      [keeper('person', 'visitors')],
      'SL109 shop.exclusive.keeper: `visitors` is no reference to one record',
    ],
    [
      'has several',
      [keeper('person', 'person')],
      'SL109 shop.exclusive.keeper: a set has two different fields at least',
    ],
    [
      'has none that is always there',
      [keeper('person', 'crew'), { ...references, crew: one('team', { ...words, required: true }) }],
      'SL109 shop.exclusive.keeper: `crew` is required and can’t give way to others',
    ],
    [
      'is shown to the same people',
      [keeper('person', 'crew'), { ...references, crew: one('team', { ...words, staffOnly: true }) }],
      'SL109 shop.exclusive.keeper: of this set not all fields say `staffOnly`',
    ],
    [
      'is called like no field',
      [{ visitors: { ...words, fields: ['person', 'crew'] } }],
      'SL206 shop.exclusive.visitors: `visitors` is the name of a field',
    ],
  ])('%s', (_, given, want) => expect(complaints(...given)).toContain(want));
});

describe('the database', () => {
  const sql = (...[before, after]: [Parameters<typeof model>, Parameters<typeof model>]): string =>
    migrationSteps(schemaOf(model(...before).entities), schemaOf(model(...after).entities))
      .steps.map(stepSql)
      .join('\n');
  const required = { keeper: { ...words, fields: ['person', 'crew'] as const, required: true } };

  test('holds a table to its sets, from the beginning or from now on', () => {
    const made = migrationSteps({ tables: {}, retired: [] }, schemaOf(model(required).entities)).steps;
    expect(made.map(stepSql).join('\n')).toContain('check (num_nonnulls(person_id, crew_id) = 1)');
    expect(sql([undefined], [keeper('person', 'crew')])).toBe(
      'alter table shops add constraint shops_keeper_exclusive check (num_nonnulls(person_id, crew_id) <= 1);',
    );
  });

  test('lets go of a set that is gone or says something else', () => {
    const dropped = 'alter table shops drop constraint shops_keeper_exclusive;';
    expect(sql([required], [undefined])).toBe(dropped);
    expect(sql([required], [keeper('person', 'crew')])).toMatch(dropped);
    expect(sql([required], [required])).toBe('');
  });

  test('follows a field that is renamed', () => {
    const renamed = { person: one('user', words), team: one('team', { ...words, renamedFrom: 'crew' }) };
    expect(sql([keeper('person', 'crew')], [keeper('person', 'team'), renamed])).not.toContain('exclusive');
  });
});
