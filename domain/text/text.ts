/** Converts a value to text. A caller's object may have a `toString` that isn't a function (D126). */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};
