import { expect, test } from 'vitest';
import { dimensionNames } from '../../domain/statistics/dimensions.ts';
import { isStaffs } from '../../openapi/statistics.ts';
import { staffOnlyDimensions } from '../../src/custom/statistics/staffOnly.ts';

test('the page offers affiliates the dimensions that the calls let them use, and no others', () => {
  expect([...staffOnlyDimensions].sort()).toEqual(dimensionNames.filter(isStaffs).sort());
});
