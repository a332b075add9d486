import type { RaRecord } from 'ra-core';
import { changedFields } from '../../../../providers/data/changedFields.ts';
import type { JobAction } from '../../selection/useStartJob.ts';
import type { RecordEdit } from '../../inPlace/useEditRecords.tsx';

/** What happens to a field: it is set to the value, or the value's records are added to it or removed from it. */
export type Mode = 'set' | 'add' | 'remove';

/** The selected fields, and what happens to each. */
export type Chosen = Readonly<Record<string, Mode>>;

/**
 * Adds the mode fields of the selected fields; `modes` maps fields to the fields that say how their values are meant.
 */
export const withModes = (chosen: Chosen, modes: Readonly<Record<string, string>>): Chosen => {
  const meant = Object.keys(chosen).flatMap((field) => (chosen[field] === 'set' ? (modes[field] ?? []) : []));
  return { ...chosen, ...Object.fromEntries(meant.map((field) => [field, 'set' as const])) };
};

type Fields = Readonly<Record<string, unknown>>;

const ids = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

/** Returns the parameters of a job. */
export const actOf = (chosen: Chosen, values: Fields): JobAction => {
  const of = (wanted: Mode) => Object.keys(chosen).filter((name) => chosen[name] === wanted);
  const lists = (wanted: Mode) => Object.fromEntries(of(wanted).map((name) => [name, ids(values[name])]));
  const [set, add, remove] = [
    Object.fromEntries(of('set').map((name) => [name, values[name] ?? null])),
    lists('add'),
    lists('remove'),
  ];
  return {
    call: 'edit',
    ...(Object.keys(set).length > 0 && { values: set }),
    ...(Object.keys(add).length > 0 && { add }),
    ...(Object.keys(remove).length > 0 && { remove }),
  };
};

/**
 * Returns the same edits for loaded records, without those that would change nothing; undefined if their values are not
 * known.
 */
export const editsOf = (records: readonly RaRecord[], action: JobAction): readonly RecordEdit[] | undefined => {
  const { values = {}, add = {}, remove = {} } = action;
  const isKnown = ({ ...record }: RaRecord): boolean =>
    [add, remove].every((lists) => Object.keys(lists).every((name) => Array.isArray(record[name])));
  if (!records.every(isKnown)) return undefined;
  return records.flatMap((record) => {
    const wanted: Fields = {
      ...values,
      ...Object.fromEntries(
        Object.entries(add).map(([name, more]) => [name, [...new Set([...ids(record[name]), ...more])]]),
      ),
      ...Object.fromEntries(
        Object.entries(remove).map(([name, less]) => [name, ids(record[name]).filter((id) => !less.includes(id))]),
      ),
    };
    const isChange = ([name, value]: [string, unknown]): boolean =>
      record[name] === undefined || name in changedFields(record, { [name]: value });
    const changes = Object.fromEntries(Object.entries(wanted).filter(isChange));
    return Object.keys(changes).length > 0 ? [{ record, changes }] : [];
  });
};
