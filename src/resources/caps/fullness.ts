import { divide, multiply } from '../../../domain/money/decimal.ts';
import type { Cap } from './model.ts';

/** Returns how full a cap is, 0 to 100; a limit of zero is full. */
export const fullness = ({ counter, value }: Pick<Cap, 'counter' | 'value'>): number => {
  const limit = value ?? '0';
  return Number(limit) > 0 ? Math.min(100, Number(divide(multiply(counter ?? '0', '100'), limit, 2))) : 100;
};
