/** Values by name, of which nothing else is known. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Returns whether a value has fields to look at by name: any object that isn't a list, also an instance of a class. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value whose fields are to be looked at by name; an empty record if it has none. */
export const recordOf = (value: unknown): UnknownRecord => (isRecord(value) ? value : {});

/** Returns the records in a list, in order; none if it is no list. */
export const recordsIn = (value: unknown): UnknownRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);
