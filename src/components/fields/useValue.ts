import { useFieldValue } from 'ra-core';

/** The value of the field in the record around; undefined where it has none. */
export const useValue = (source: string): unknown => {
  const value: unknown = useFieldValue({ source });
  return value ?? undefined;
};

/** The value as a text: numbers are written plainly, everything else counts as none. */
export const useTextValue = (source: string): string | undefined => {
  const value = useValue(source);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
};

export const useNumberValue = (source: string): number | undefined => {
  const value = useValue(source);
  return typeof value === 'number' ? value : undefined;
};

/** The value as a list: several, one or none. */
export const useValues = (source: string): unknown[] => {
  const value = useValue(source);
  return value === undefined ? [] : [value].flat();
};
