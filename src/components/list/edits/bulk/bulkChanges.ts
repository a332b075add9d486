import type { RaRecord } from 'ra-core';
import { changedFields } from '../../../../providers/data/changedFields.ts';
import type { JobAct } from '../../selection/useStartJob.ts';
import type { RecordEdit } from '../useEditRecords.tsx';

/** What becomes of a field: it gets the value, or the value's records are added to those it holds, or taken out. */
export type Mode = 'set' | 'add' | 'remove';

/** Fields that someone has chosen, and what becomes of each. */
export type Chosen = Readonly<Record<string, Mode>>;

/** With what says how the values of chosen fields are meant: `modes` are the fields that do, by those that they are about. */
export const withModes = (chosen: Chosen, modes: Readonly<Record<string, string>>): Chosen => {
  const meant = Object.keys(chosen).flatMap((field) => (chosen[field] === 'set' ? (modes[field] ?? []) : []));
  return { ...chosen, ...Object.fromEntries(meant.map((field) => [field, 'set' as const])) };
};

type Fields = Readonly<Record<string, unknown>>;

const ids = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

/** What a job is asked for. */
export const actOf = (chosen: Chosen, values: Fields): JobAct => {
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

/** The same for records that are at hand, those left out that have it already; undefined where what they hold is not known. */
export const editsOf = (records: readonly RaRecord[], act: JobAct): readonly RecordEdit[] | undefined => {
  const { values = {}, add = {}, remove = {} } = act;
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
