import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields } from './changedFields.ts';

test('what a form has not changed is never among the changes', () => {
  const records = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue());
  fc.assert(
    fc.property(records, fc.string({ minLength: 1 }), (record, field) => {
      expect(changedFields(record, structuredClone(record))).toEqual({});
      const edited = { ...record, [field]: ['changed', record[field]] };
      expect(Object.keys(changedFields(record, edited))).toEqual([field]);
    }),
  );
});

test('what a record came without is only changed by what is said of it', () => {
  expect(changedFields({ id: 1 }, { id: 1, title: '', tags: [], isSilent: false })).toEqual({});
  expect(changedFields({ id: 1 }, { id: 1, isSilent: true })).toEqual({ isSilent: true });
  expect(changedFields({ id: 1, isOn: true }, { id: 1, isOn: false })).toEqual({ isOn: false });
});
