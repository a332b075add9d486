import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useTextValue } from './useValue.ts';

/** A calendar day, the same in every time zone: 2026.11.21. */
export const DayField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const day = useTextValue(source);
  return day === undefined ? null : (
    <time dateTime={day} style={{ whiteSpace: 'nowrap' }}>
      {day.replaceAll('-', '.')}
    </time>
  );
};
DayField.columnWidth = [92, 104];
