import { describe as group, expect, it } from 'vitest';
import { languages } from '../../../domain/text/words.ts';
import { describe, parameterBlocks } from '../../../server/reference/parameters/describe.ts';
import { validate } from '../../../server/reference/parameters/validate.ts';

const sub1 = { sub: 'sub1', name: 'aff_sub' };
const full = { tracking: { clickIdParameter: 'click_id', subParameters: [sub1], keepQuery: false } };

/** Every schema within a schema that describes a field, with the path to it. */
const fields = (schema: unknown, path: string): [string, Record<string, unknown>][] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema ? Object.entries(schema.properties ?? {}) : [];
  const own = properties.map(([name, field]): [string, Record<string, unknown>] => [`${path}.${name}`, { ...field }]);
  const items = 'items' in schema ? fields(schema.items, `${path}.0`) : [];
  return [...own, ...own.flatMap(([place, field]) => fields(field, place)), ...items];
};

group.each(Object.keys(parameterBlocks))('the block %s', (name) => {
  it('has titles for every field in both languages', () => {
    const titles = languages.map((language) =>
      fields(describe(name, language).schema, name).map(([path, { title }]) => [path, title]),
    );
    for (const [path, title] of titles.flat()) expect(title, String(path)).toBeTypeOf('string');
    expect(titles[0]?.map(([path]) => path)).toEqual(titles[1]?.map(([path]) => path));
    for (const [, title] of titles[1] ?? []) expect(title).toMatch(/[а-яё]/i);
  });

  it('needs no schema compiled in the browser', () => {
    expect(JSON.stringify(describe(name, 'en').schema)).not.toMatch(/"(if|oneOf|anyOf|\$ref|dependentSchemas)":/);
  });

  it('names every value of a choice that has any names', () => {
    const { schema, uiSchema } = describe(name, 'ru');
    const choices = (part: unknown, look: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      const shown = typeof look === 'object' && look !== null ? { ...look } : {};
      if ('ui:enumNames' in shown) {
        const names = shown['ui:enumNames'];
        expect('enum' in part && part.enum).toHaveLength(Array.isArray(names) ? names.length : 0);
      }
      if ('items' in part) choices(part.items, new Map(Object.entries(shown)).get('items'));
      if (!('properties' in part)) return;
      for (const [field, inner] of Object.entries(part.properties ?? {})) {
        choices(inner, new Map(Object.entries(shown)).get(field));
      }
    };
    choices(schema, uiSchema);
  });
});

group('parameters of a landing', () => {
  it.each([
    ['nothing', {}],
    ['everything', full],
    ['a blank name', { tracking: { clickIdParameter: ' ' } }],
  ])('may be %s', (_, value) => expect(validate('landing', value, 'en')).toEqual([]));

  it.each([
    ['no object', [], { '': 'type' }],
    ['an unknown field', { speed: 1 }, { speed: 'unknown' }],
    ['what landing pages never did', { pixels: [], onExit: {} }, { pixels: 'unknown', onExit: 'unknown' }],
    [
      'a required field left out',
      { tracking: { subParameters: [{ sub: 'sub1' }] } },
      { 'tracking.subParameters.0.name': 'required' },
    ],
    ['a wrong name', { tracking: { clickIdParameter: 'click id' } }, { 'tracking.clickIdParameter': 'pattern' }],
    [
      'too long a name',
      { tracking: { clickIdParameter: 'x'.repeat(41) } },
      { 'tracking.clickIdParameter': 'maxLength' },
    ],
    [
      'what is not offered',
      { tracking: { subParameters: [{ sub: 'sub10', name: 'x' }] } },
      { 'tracking.subParameters.0.sub': 'choice' },
    ],
    ['a word for yes', { tracking: { keepQuery: 'yes' } }, { 'tracking.keepQuery': 'type' }],
    [
      'too many subs',
      { tracking: { subParameters: Array.from({ length: 21 }, () => sub1) } },
      { 'tracking.subParameters': 'maxItems' },
    ],
    [
      'the second of two subs, in two places',
      { tracking: { subParameters: [sub1, {}] } },
      { 'tracking.subParameters.1.sub': 'required', 'tracking.subParameters.1.name': 'required' },
    ],
  ])('refuse %s', (_, value, want) => {
    const details = validate('landing', value, 'en');
    expect(Object.fromEntries(details.map(({ path, type }) => [path, type]))).toEqual(want);
  });

  it('give the reason in the reader’s language, and leave the value as it is', () => {
    const value = { tracking: { clickIdParameter: '', subParameters: [{ sub: 'sub1', name: 'x'.repeat(41) }] } };
    const before = structuredClone(value);
    expect(validate('landing', value, 'ru')).toEqual([
      { message: expect.stringMatching(/40/), type: 'maxLength', path: 'tracking.subParameters.0.name' },
    ]);
    expect(validate('landing', value, 'ru')[0]?.message).toMatch(/[а-я]/);
    expect(validate('landing', value, 'en')[0]?.message).not.toMatch(/[а-я]/);
    expect(value).toEqual(before);
  });

  it('belong to a block that exists', () => {
    expect(() => describe('toString', 'en')).toThrow(RangeError);
    expect(() => validate('nothing', {}, 'en')).toThrow(RangeError);
  });
});
