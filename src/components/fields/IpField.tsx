import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

/** A network address, whose column has room for one of IPv4 as it is; cut, it would look like another one. */
export const IpField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const address = useTextValue(source);
  return address === undefined ? null : <span>{address}</span>;
};
IpField.columnWidth = [124, 168];
