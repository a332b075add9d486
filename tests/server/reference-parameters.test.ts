import { describe as group, expect, it } from 'vitest';
import { languages } from '../../domain/words.ts';
import { describe, parameterBlocks } from '../../server/reference/parameters/describe.ts';
import { validate } from '../../server/reference/parameters/validate.ts';

const full = {
  tracking: { clickIdParameter: 'click_id', subParameters: ['sub1', 'sub9'], keepQuery: true },
  pixels: [{ network: 'meta', pixelId: '1234567890', event: 'lead' }],
  leadForm: { phoneCountry: 'UA', consentText: 'I agree' },
  onExit: { popupText: 'Wait!', popupUrl: 'https://example.com/offer', backButtonUrl: 'https://example.com/back' },
  afterwards: { thankYouUrl: 'https://example.com/thanks', redirectDelay: 5 },
};

/** Every schema within a schema that describes a field, with the path to it. */
const fields = (schema: unknown, path: string): [string, Record<string, unknown>][] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema ? Object.entries(schema.properties ?? {}) : [];
  const own = properties.map(([name, field]): [string, Record<string, unknown>] => [`${path}.${name}`, { ...field }]);
  const items = 'items' in schema ? fields(schema.items, `${path}.0`) : [];
  return [...own, ...own.flatMap(([place, field]) => fields(field, place)), ...items];
};

group.each(Object.keys(parameterBlocks))('the block %s', (name) => {
  it('titles every field in both languages', () => {
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

  it('names every value of a choice that is named at all', () => {
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
    ['blank links', { onExit: { popupText: '', popupUrl: ' ', backButtonUrl: null } }],
    ['a blank choice', { leadForm: { phoneCountry: '' } }],
  ])('may be %s', (_, value) => expect(validate('landing', value, 'en')).toEqual([]));

  it.each([
    ['no object', [], { '': 'type' }],
    ['an unknown field', { speed: 1 }, { speed: 'unknown' }],
    ['a required field left out', { tracking: {} }, { 'tracking.clickIdParameter': 'required' }],
    ['one left blank', { tracking: { clickIdParameter: ' ' } }, { 'tracking.clickIdParameter': 'required' }],
    ['a wrong name', { tracking: { clickIdParameter: 'click id' } }, { 'tracking.clickIdParameter': 'pattern' }],
    ['what is not offered', { leadForm: { phoneCountry: 'ZZ' } }, { 'leadForm.phoneCountry': 'choice' }],
    ['a wrong link', { onExit: { popupUrl: 'javascript:alert(1)' } }, { 'onExit.popupUrl': 'url' }],
    ['too long a text', { onExit: { popupText: 'x'.repeat(501) } }, { 'onExit.popupText': 'maxLength' }],
    ['a fraction of a second', { afterwards: { redirectDelay: 1.5 } }, { 'afterwards.redirectDelay': 'type' }],
    ['too long a delay', { afterwards: { redirectDelay: 61 } }, { 'afterwards.redirectDelay': 'max' }],
    ['too many pixels', { pixels: Array.from({ length: 21 }, () => full.pixels[0]) }, { pixels: 'maxItems' }],
    [
      'a value chosen twice',
      { tracking: { ...full.tracking, subParameters: ['sub1', 'sub1'] } },
      { 'tracking.subParameters': 'repeated' },
    ],
    [
      'the second of two pixels, in two places',
      { pixels: [...full.pixels, { network: 'meta' }] },
      { 'pixels.1.pixelId': 'required', 'pixels.1.event': 'required' },
    ],
  ])('refuse %s', (_, value, want) => {
    const details = validate('landing', value, 'en');
    expect(Object.fromEntries(details.map(({ path, type }) => [path, type]))).toEqual(want);
  });

  it('say why in the language of the reader, and leave the value as it is', () => {
    const value = { onExit: { popupUrl: '', backButtonUrl: 'back' }, afterwards: { redirectDelay: 61 } };
    const before = structuredClone(value);
    expect(validate('landing', value, 'ru')).toEqual([
      { message: 'Введите ссылку, начинающуюся с http:// или https://', type: 'url', path: 'onExit.backButtonUrl' },
      { message: 'Введите 60 или меньше', type: 'max', path: 'afterwards.redirectDelay' },
    ]);
    expect(validate('landing', value, 'en')[1]?.message).toBe('Enter 60 or less');
    expect(value).toEqual(before);
  });

  it('belong to a block that exists', () => {
    expect(() => describe('toString', 'en')).toThrow(RangeError);
    expect(() => validate('nothing', {}, 'en')).toThrow(RangeError);
  });
});
