/** A value as text. What callers send may have a `toString` of its own that is no function (D126). */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};
