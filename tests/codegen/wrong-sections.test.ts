import { expect, test } from 'vitest';
import { check } from '../../codegen/diagnostics/check.ts';
import { type Definition, section } from '../../openapi/define.ts';
import { modelOf, people, shop } from './models.ts';

/** What the generator says of parts of forms that have calls of their own. */

const words = { en: 'Words', ru: 'Слова' };

const complaints = (call: string, more: Partial<Definition> = {}, fields = ['title']): string[] => {
  const form = { general: { ...words, fields: [section({ ...words, call }, ...fields)] } };
  return check(modelOf({ ...people, shop: { ...shop, form, ...more } }))
    .filter(({ code }) => code !== 'SL304')
    .map(({ code, entity, at = [], message }) => `${code} ${entity}.${at.join('.')}: ${message}`);
};

test('a part’s call is let in', () => expect(complaints('edit_words')).toEqual([]));

test.each([
  ['editWords', 'SL307 shop.form: the call `editWords` is part of a path'],
  ['clone', 'SL206 shop.form: `clone` is a call of its own'],
])('its name fits into a path and is nobody else’s: %s', (call, want) => expect(complaints(call)).toContain(want));

test('its records are edited, and so is one of its fields', () => {
  expect(complaints('edit_words', { calls: ['list', 'read'] })).toContain(
    'SL306 shop.form: `edit_words` edits a part of records that have no call `edit`',
  );
  expect(complaints('edit_words', {}, ['createdAt'])).toContain(
    'SL306 shop.form: `edit_words` has no field that can be changed',
  );
});
