import { describe, expect, test } from 'vitest';
import { failureOf } from '../../../providers/data/errors.ts';
import { fieldMessages } from './fieldMessages.ts';

const refused = (...paths: (string | undefined)[]) =>
  failureOf(422, {
    message: 'No',
    details: paths.map((path, index) => ({ message: `No. ${index}`, type: 'x', ...(path && { path }) })),
  });

describe('what the server objects to', () => {
  test.each([
    ['a field', ['code'], { code: 'No. 0' }],
    ['a field of the only item', ['items.0.password'], { password: 'No. 0' }],
    ['several fields', ['items.0.password', 'code'], { password: 'No. 0', code: 'No. 1' }],
    ['one field twice, of which the first counts', ['code', 'code'], { code: 'No. 0' }],
    ['a field the form lacks', ['code', 'email'], undefined],
    ['a field of another item', ['items.1.password'], undefined],
    ['no field at all', [undefined], undefined],
    ['nothing in particular', [], undefined],
  ])('is shown where it belongs: %s', (_, paths, expected) => {
    expect(fieldMessages(refused(...paths), ['password', 'code'])).toEqual(expected);
  });

  test('is nothing for errors of another kind', () => {
    expect(fieldMessages(new Error('Broken'), ['code'])).toBeUndefined();
  });
});
