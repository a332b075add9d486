import { expect, test } from 'vitest';
import { only } from '../../../server/database/single-row.ts';

test('a row that is always there is returned, and one that is missing is named', () => {
  expect(only([{ id: 7 }], 'the base currency')).toEqual({ id: 7 });
  expect(() => only([], 'the base currency')).toThrow('The database returned no row: the base currency');
});
