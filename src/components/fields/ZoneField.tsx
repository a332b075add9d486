import type { Fields } from '../typed.ts';
import { CodeListField } from './CodeListField.tsx';
import type { ValueProps } from './types.ts';

/** A time zone, whose column has room for its name, since names begin alike: America/Sao_Paulo. */
export const ZoneField = <R extends object = Fields>({ source }: ValueProps<R>) => (
  <CodeListField<R> source={source} of="timezones" />
);
ZoneField.columnWidth = [132, 184];
