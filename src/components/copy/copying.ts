import { recordOf } from '../../../domain/records.ts';
import type { Choice } from '../choice.ts';
import { saysNothing } from '../record/saysNothing.ts';
import type { Statuses } from '../status/statuses.ts';
import type { Fields } from '../typed.ts';

/** What happens to a record's fields in a copy, by name. */
export interface Copying {
  copied?: readonly string[];
  /** The name, which is marked as that of a copy. */
  renamed?: readonly string[];
  /** Set by the server: generated again. */
  renewed?: readonly string[];
  /** Not copied: secrets, and what belongs to the original alone. */
  left?: readonly string[];
}

/** Returns the same without the fields that the user may not see. */
export const openCopying = (
  copying: Copying | undefined,
  isOpen: (field: string) => boolean,
): Required<Copying> | undefined => {
  const open = (fields: readonly string[] = []) => fields.filter(isOpen);
  return (
    copying && {
      copied: open(copying.copied),
      renamed: open(copying.renamed),
      renewed: open(copying.renewed),
      left: open(copying.left),
    }
  );
};

/** What a copy was made from. */
export interface Original {
  id: number;
  name: string;
  status: string;
  /** The tabs whose records were copied along. */
  along: readonly string[];
  /** Its fields that hold a secret, directly or in their rows. */
  secrets: readonly string[];
}

const setAt = 'SetAt';

/** Records do not contain secrets, only the time when each was set. */
const setIn = (fields: Readonly<Fields>): string[] =>
  Object.keys(fields).filter((name) => name.endsWith(setAt) && typeof fields[name] === 'number');

/** Returns the fields of a record that hold a secret, directly or in their rows. */
export const secretsIn = (record: Readonly<Fields>): string[] => [
  ...Object.keys(record).filter((name) => {
    const rows: unknown = record[name];
    return Array.isArray(rows) && rows.some((row) => setIn(recordOf(row)).length > 0);
  }),
  ...setIn(record).map((name) => name.slice(0, -setAt.length)),
];

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Returns what the page of a copy was opened with, from the location state; undefined for any other page. */
export const originalIn = (state: unknown): Original | undefined => {
  const { copyOf } = recordOf(state);
  const { id, name, status, along, secrets } = recordOf(copyOf);
  return typeof id === 'number' && typeof name === 'string' && typeof status === 'string'
    ? { id, name, status, along: textsOf(along), secrets: textsOf(secrets) }
    : undefined;
};

/** One statement about a copy: a field, and its new value if that is short. */
export interface CopiedField {
  field: string;
  value?: string | Choice;
}

/**
 * Returns what to report about one copy: copied fields only if they are not empty, the status only if it differs.
 */
export const toldOf = (
  { copied = [], renamed = [], renewed = [], left = [] }: Copying,
  copy: Readonly<Fields>,
  original: Original,
  statuses: Statuses | undefined,
): { copied: CopiedField[]; changed: CopiedField[]; left: CopiedField[] } => {
  const status = statuses?.choices.find(({ id }) => id === copy['status'] && id !== original.status);
  const plain = (fields: readonly string[]) => fields.map((field) => ({ field }));
  return {
    copied: plain(copied.filter((field) => !saysNothing(copy[field]))),
    changed: [
      ...renamed.map((field) => ({ field, value: String(copy[field]) })),
      ...(status ? [{ field: 'status', value: status }] : []),
      ...plain(renewed.filter((field) => !saysNothing(copy[field]))),
    ],
    left: plain(left),
  };
};
