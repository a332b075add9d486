import type { Fields } from '../typed.ts';
import { CodeListField } from './CodeListField.tsx';
import type { ValueProps } from './types.ts';

/** A time zone, with a column that fits its name, since names share prefixes: America/Sao_Paulo. */
export const ZoneField = <R extends object = Fields>({ source }: ValueProps<R>) => (
  <CodeListField<R> source={source} of="timezones" />
);
ZoneField.columnWidth = [132, 184];
