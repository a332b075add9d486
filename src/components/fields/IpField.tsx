import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

/** An IP address, with a column that fits an IPv4 address in full; cut off, it would look like a different one. */
export const IpField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const address = useTextValue(source);
  return address === undefined ? null : <span>{address}</span>;
};
IpField.columnWidth = [124, 168];
