import type { RaRecord } from 'ra-core';
import { changedFields } from './changedFields.ts';

/** Something with these fields: data, a form's values, or a record that stands for them. */
export type Source<Data> = Partial<Data> | RaRecord;

/**
 * Works on only some of the fields of an object: `pick` extracts them, `changes` returns those that differ, with a
 * cleared field as it was left.
 */
export const someFields = <Data extends object>(names: readonly (keyof Data & string)[]) => {
  const taken = (from: Source<Data>, those: object): Partial<Data> => {
    const data: Partial<Data> = {};
    for (const name of names) if (name in those) data[name] = from[name];
    return data;
  };
  const pick = (from: Source<Data>): Partial<Data> => taken(from, from);
  const changes = (before: Source<Data>, after: Source<Data>): Partial<Data> =>
    taken(after, changedFields({ ...pick(before) }, { ...pick(after) }));
  return { pick, changes };
};
