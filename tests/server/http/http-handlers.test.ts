import { expect, test } from 'vitest';
import { mergeHandlers } from '../../../server/http/merge-handlers.ts';

const [read, edit, other] = [() => 'read', () => 'edit', () => 'other'];

test('the handlers of several features are merged', () => {
  expect(mergeHandlers({ readNote: read }, {}, { editNote: edit })).toEqual({ readNote: read, editNote: edit });
});

test('a call that two features handle stops the start by its name', () => {
  expect(() => mergeHandlers({ readNote: read }, { editNote: edit, readNote: other })).toThrow(
    'readNote has two handlers',
  );
});
