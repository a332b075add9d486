import { describe, expect, test } from 'vitest';
import { check } from '../../codegen/diagnostics/check.ts';
import { clashDiagnostics } from '../../codegen/diagnostics/clashes.ts';
import { codes, type Diagnostic, isWarning, written } from '../../codegen/diagnostics/diagnostic.ts';
import { rule } from '../../domain/rules.ts';
import { type Definition, enumeration, file, one, text, title } from '../../openapi/define.ts';
import { modelOf, people, shop, wholeModel } from './models.ts';
import { rightList, wrongLists } from './wrong-lists.ts';
import { wrongNames } from './wrong-names.ts';
import { part, wrongParts } from './wrong-parts.ts';
import { wrongValues } from './wrong-values.ts';

const words = { en: 'Words', ru: 'Слова' };
const fields = (more: Definition['fields']): Partial<Definition> => ({ fields: { ...shop.fields, ...more } });
const form = (...names: string[]): Partial<Definition> => ({ form: { general: { ...words, fields: names } } });
const wrong = [...wrongNames, ...wrongLists, ...wrongValues];

/** A diagnostic on one line: where, what, and how to mend it. */
const line = ({ code, at = [], message, help }: Diagnostic): string => `${code} ${at.join('.')}: ${message} (${help})`;

const shopWith = (definition: Partial<Definition>): Diagnostic[] =>
  check(modelOf({ ...people, shop: { ...shop, ...definition } }));

describe('a definition', () => {
  test('that says everything earns nothing', () => {
    expect(check(wholeModel()).map((one) => written(one))).toEqual([]);
    expect(shopWith(rightList).map(line)).toEqual([]);
  });

  test.each(wrong.map(([code, row]) => ({ code, ...row })))('$code $want', ({ code, definition, want }) => {
    expect(shopWith(definition).map(line)).toContainEqual(expect.stringContaining(`${code} ${want}`));
  });

  test('earns all that is wrong with it at once', () => {
    const found = shopWith({ ...fields({ place: one('uesr', words), title: title({ ru: '' }) }), ...form('titel') });
    expect(found.map(({ code }) => code)).toEqual(['SL101', 'SL102', 'SL301']);
  });

  test('that only warns does not stop the generator', () => {
    const found = shopWith(fields({ plate: text({ ...words, pattern: '^\\d{2}-\\d{2}$' }) }));
    expect(found.map(isWarning)).toEqual([true]);
  });

  test('may carry a rule that no field can keep only where its arguments allow it', () => {
    const note = text(words);
    expect(shopWith(fields({ note: { ...note, rules: [rule('minMax', 3, 2)] } })).map(({ code }) => code)).toContain(
      'SL302',
    );
  });
});

describe('a hand-written call', () => {
  test('that says everything earns nothing', () => {
    expect(check(modelOf({ ...people, shop }, { 'openapi/paths/bells.ts': part('/bells', {}) }))).toEqual([]);
  });

  test.each(wrongParts.map(([code, row]) => ({ code, ...row })))('$code $want', ({ code, part: wrongPart, want }) => {
    const file = 'openapi/paths/bells.ts';
    const found = check(modelOf({ ...people, shop }, { [file]: wrongPart }));
    expect(found).toContainEqual(expect.objectContaining({ code, file, message: want, help: expect.any(String) }));
  });
});

test('a file of a scope that images have not is no file (SL106)', () => {
  const image: Definition = {
    ...shop,
    path: 'user/images',
    fields: { scope: enumeration({ ...words, options: { offer: words } }) },
    calls: ['list'],
    status: undefined,
    actions: {},
    access: {},
    list: undefined,
    form: undefined,
    find: undefined,
    displayFields: 'scope',
  };
  const picture = file({ ...words, scope: 'ofer', extensions: ['png'], megabytes: 1 });
  const found = check(modelOf({ ...people, image, shop: { ...shop, ...fields({ picture }) } }));
  expect(found.map(line)).toEqual([
    'SL106 fields.picture: `ofer` is no value of `image.scope` (did you mean `offer`?)',
  ]);
});

test('a written permission that a definition has too is a double (SL203)', () => {
  const written = [{ name: 'shop.read', en: 'Shops', ru: 'Магазины', group: 1, roleTypes: ['admin'] as const }];
  expect(clashDiagnostics(modelOf({ ...people, shop }), written)).toEqual([
    expect.objectContaining({ code: 'SL203', message: 'the permission `shop.read` is taken by a definition' }),
  ]);
});

test('a diagnostic is printed with its place, its line and its help', () => {
  const diagnostic: Diagnostic = {
    code: 'SL101',
    entity: 'shop',
    at: ['fields', 'place'],
    message: 'unknown entity `uesr`',
    help: 'did you mean `user`?',
  };
  expect(written(diagnostic, 12)).toBe(
    'SL101 error  openapi/entities/shop.ts:12  shop.place\n  unknown entity `uesr`\n  help: did you mean `user`?',
  );
});

test('every code of definitions and calls is tried here', () => {
  const tried = new Set<string>([
    'SL203',
    'SL309',
    ...wrong.map(([code]) => code),
    ...wrongParts.map(([code]) => code),
  ]);
  expect(Object.keys(codes).filter((code) => /^SL[123]/.test(code) && !tried.has(code))).toEqual([]);
});
