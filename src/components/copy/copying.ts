import type { Choice } from '../choice.ts';
import { saysNothing } from '../record/saysNothing.ts';
import type { Statuses } from '../status/statuses.ts';
import type { Fields } from '../typed.ts';

/** What becomes of a record's fields in a copy, by their names. */
export interface Copying {
  copied?: readonly string[];
  /** The name, which says that it is a copy. */
  renamed?: readonly string[];
  /** The server's own: made anew. */
  renewed?: readonly string[];
  /** Not the copy's: secrets, and what belongs to the original alone. */
  left?: readonly string[];
}

/** The same without fields that the person may not see. */
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

/** What a copy was made of. */
export interface Original {
  id: number;
  name: string;
  status: string;
  /** The tabs whose records went along. */
  along: readonly string[];
  /** Its fields that hold a secret, of their own or in their rows. */
  secrets: readonly string[];
}

const setAt = 'SetAt';

/** Records say of secrets only since when there is one. */
const setIn = (fields: Readonly<Fields>): string[] =>
  Object.keys(fields).filter((name) => name.endsWith(setAt) && typeof fields[name] === 'number');

/** The fields of a record that hold a secret, of their own or in their rows. */
export const secretsIn = (record: Readonly<Fields>): string[] => [
  ...Object.keys(record).filter((name) => {
    const rows: unknown = record[name];
    return Array.isArray(rows) && rows.some((row) => setIn(Object(row)).length > 0);
  }),
  ...setIn(record).map((name) => name.slice(0, -setAt.length)),
];

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What the page of a copy was opened with, in the state of its place; undefined of any other page. */
export const originalIn = (state: unknown): Original | undefined => {
  const { copyOf }: { copyOf?: unknown } = Object(state);
  const { id, name, status, along, secrets }: Partial<Record<keyof Original, unknown>> = Object(copyOf);
  return typeof id === 'number' && typeof name === 'string' && typeof status === 'string'
    ? { id, name, status, along: textsOf(along), secrets: textsOf(secrets) }
    : undefined;
};

/** One thing that is said of a copy: a field, and its new value where that is short. */
export interface CopiedField {
  field: string;
  value?: string | Choice;
}

/** What there is to say of one copy: of what was taken over only what says something, a status where it is another. */
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
