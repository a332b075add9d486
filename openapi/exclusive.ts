import type { Words } from '../domain/text/words.ts';
import type { ExclusiveSet, Field } from './field.ts';

/** Mutually exclusive references: a record has one of the set, or none if that is not required. */

interface ExclusiveTexts extends Words {
  fields: readonly string[];
  required?: boolean;
}

/** Returns a definition's sets with defaults filled in. */
export const exclusiveSets = (exclusive: Readonly<Record<string, ExclusiveTexts>> = {}): ExclusiveSet[] =>
  Object.entries(exclusive).map(([name, { required = false, ...set }]) => ({ name, required, ...set }));

/** Returns the fields, each with the set it belongs to. */
export const withExclusive = (
  fields: Readonly<Record<string, Field>>,
  sets: readonly ExclusiveSet[],
): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const exclusive = sets.find((set) => set.fields.includes(name));
      return [name, exclusive ? { ...field, exclusive } : field];
    }),
  );

/** Returns whether another field represents this one in forms and columns. */
export const isStoodFor = (name: string, { exclusive }: Pick<Field, 'exclusive'>): boolean =>
  exclusive !== undefined && exclusive.fields[0] !== name;
