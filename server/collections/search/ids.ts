import type { Caller } from '../../access/caller.ts';
import { isReadable } from '../fields.ts';
import type { Collection } from '../model.ts';

/** Finding records by the ids that people know them by. */

/** The id that was typed: `12` or `#12`. */
export const idIn = (typed: string): number | null => {
  const [, digits] = /^#?(\d{1,15})$/.exec(typed) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** The columns of the public ids by which a record may be asked for. */
export const publicIds = ({ stored }: Collection, caller: Caller): string[] =>
  [...stored.values()].flatMap(({ field, column }) =>
    field.kind === 'secureId' && field.filterable && isReadable(field, caller) ? [column] : [],
  );
