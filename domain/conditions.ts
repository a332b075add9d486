/** Values of the fields next to a field with which it applies; null is none. All of them must match. */
export type Condition = Readonly<Record<string, readonly (string | number | boolean | null)[]>>;

/** Returns whether a record, or a row, has the values that a condition asks for. */
export const holds = (condition: Condition, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(condition).every(([name, wanted]) => {
    // Forms have an empty text where nothing is selected.
    const value = values[name] === '' ? null : (values[name] ?? null);
    return wanted.some((one) => one === value);
  });
