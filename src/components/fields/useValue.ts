import { useFieldValue } from 'ra-core';

/** Returns the value of the field in the current record; undefined if it has none. */
export const useValue = (source: string): unknown => {
  const value: unknown = useFieldValue({ source });
  return value ?? undefined;
};

/** Returns the value as text: numbers are written plainly, everything else counts as none. */
export const useTextValue = (source: string): string | undefined => {
  const value = useValue(source);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

export const useNumberValue = (source: string): number | undefined => {
  const value = useValue(source);
  return typeof value === 'number' ? value : undefined;
};

/** Returns the value as a list: several, one or none. */
export const useValues = (source: string): unknown[] => {
  const value = useValue(source);
  return value === undefined ? [] : [value].flat();
};
