import type { Words } from '../domain/words.ts';
import type { ExclusiveSet, Field } from './field.ts';

/** References that take each other's place: a record has one of the set, or none where that is not required. */

interface Said extends Words {
  fields: readonly string[];
  required?: boolean;
}

/** The sets of a definition, with what it left unsaid. */
export const exclusiveSets = (said: Readonly<Record<string, Said>> = {}): ExclusiveSet[] =>
  Object.entries(said).map(([name, { required = false, ...set }]) => ({ name, required, ...set }));

/** The fields, each of a set knowing which. */
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

/** Whether another field stands for this one in forms and columns. */
export const isStoodFor = (name: string, { exclusive }: Pick<Field, 'exclusive'>): boolean =>
  exclusive !== undefined && exclusive.fields[0] !== name;
