import { describe, expect, test } from 'vitest';
import { check } from '../../codegen/diagnostics/check.ts';
import { contract } from '../../codegen/contract/contract.ts';
import { type Definition, boolean, enumeration, group, list, many, secret, text, when } from '../../openapi/define.ts';
import { modelOf, people, shop } from './models.ts';

/** Fields that only apply while others have certain values. */

const words = { en: 'Words', ru: 'Слова' };
const format = enumeration({ ...words, options: { choice: words, pattern: words } });
const ofPattern = { format: ['pattern'] };
const pattern = when(ofPattern, text({ ...words, required: true }));

const model = (fields: Definition['fields'], more: Partial<Definition> = {}) =>
  modelOf({ ...people, shop: { ...shop, ...more, fields: { ...shop.fields, ...fields } } });
const complaints = (...given: Parameters<typeof model>): string[] =>
  check(model(...given)).map(
    ({ entity, code, at = [], message, help }) => `${code} ${entity}.${at.join('.')}: ${message} (${help})`,
  );

describe('a condition', () => {
  test.each<[string, Definition['fields']]>([
    ['of a record', { format, pattern }],
    ['of rows', { rows: list({ format, pattern }, words) }],
    ['of a group', { part: group({ isOn: boolean(words), name: when({ isOn: [true] }, text(words)) }, words) }],
    ['on nothing being selected', { format, note: when({ format: [null, 'choice'] }, text(words)) }],
    ['of references to many', { format, people: when(ofPattern, many('user', words)) }],
    [
      'on a field that is conditional itself',
      { format, is: when(ofPattern, boolean(words)), x: when({ is: [true] }, pattern) },
    ],
  ])('%s is let in', (_, fields) => expect(complaints(fields)).toEqual([]));

  test.each<[string, Definition['fields'], string]>([
    [
      'names a field',
      { format, pattern: when({ fromat: ['pattern'] }, text(words)) },
      'SL102 shop.fields.pattern.when: unknown field `fromat` (did you mean `format`?)',
    ],
    [
      'names a field of its own row',
      { format, rows: list({ pattern }, words) },
      'SL102 shop.fields.rows.fields.pattern.when: unknown field `format` (there is none)',
    ],
    [
      'names values of the field',
      { format, pattern: when({ format: ['patern'] }, text(words)) },
      'SL106 shop.fields.pattern.when: `patern` is no value of `format` (did you mean `pattern`?)',
    ],
    [
      'can’t wait for nothing where something is required',
      { format: { ...format, required: true }, pattern: when({ format: [null] }, text(words)) },
      'SL106 shop.fields.pattern.when: `null` is no value of `format` (it can be: choice, pattern)',
    ],
    [
      'names some value',
      { format, pattern: when({ format: [] }, text(words)) },
      'SL109 shop.fields.pattern.when: it applies with no value of `format` (name at least one value)',
    ],
    [
      'is said',
      { format, pattern: when({}, text(words)) },
      'SL109 shop.fields.pattern.when: its condition is empty (take `when` away)',
    ],
    [
      'names what stands before the field',
      { pattern, format },
      'SL109 shop.fields.pattern.when: `format` does not stand before it (name what a field depends on first)',
    ],
    [
      'names a choice',
      { name: text(words), note: when({ name: ['x'] }, text(words)) },
      'SL109 shop.fields.note.when: `name` is neither a boolean nor a single enumeration value',
    ],
    [
      'names what forms set',
      { format: { ...format, readOnly: true }, pattern },
      'SL109 shop.fields.pattern.when: `format` is not both shown and set in forms',
    ],
    [
      'names what everyone sees',
      { format: { ...format, staffOnly: true }, pattern },
      'SL109 shop.fields.pattern.when: affiliates don’t see `format`, on which it depends (say `staffOnly`)',
    ],
    [
      'is of a value that is kept with the record',
      { format, people: when(ofPattern, many('user', { ...words, readOnly: true, computed: true })) },
      'SL109 shop.fields.people.when: its value can’t be left out (take `when` away, or write a hook)',
    ],
    [
      'is of a value that can be read',
      { format, key: when(ofPattern, secret('key', words).key) },
      'SL109 shop.fields.key.when: its value can’t be left out',
    ],
  ])('%s', (_, fields, want) => expect(complaints(fields)).toContainEqual(expect.stringContaining(want)));

  test('is of a record’s field, not of a call’s', () => {
    const actions = { ring: { ...words, fields: { format, pattern } } };
    expect(complaints({}, { actions })).toContainEqual(
      expect.stringContaining(
        'SL109 shop.actions.ring.fields.pattern.when: only fields of a record can depend on others',
      ),
    );
  });
});

test('the contract says when a field applies, requires it of nobody, and gives an example that keeps to it', () => {
  const { components, paths } = contract(
    model({ format, pattern, rows: list({ format, pattern }, words) }).entities,
    [],
  );
  const create = components.schemas['ShopCreate'] as {
    required?: string[];
    properties: Record<string, { type: unknown; description: string }>;
  };
  expect(create.properties['pattern']).toMatchObject({
    type: ['string', 'null'],
    description: 'Words. Only where `format` is `pattern`, and required then.',
  });
  expect(create.required).not.toContain('pattern');
  expect(JSON.stringify(paths)).toContain('"format":"choice","pattern":null');
});
