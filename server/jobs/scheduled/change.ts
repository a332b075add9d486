import { isDeepStrictEqual } from 'node:util';
import { rolesOf } from '../../../openapi/names.ts';
import type { Caller } from '../../access/caller.ts';
import { isEditable, isReadable } from '../../collections/fields.ts';
import type { Collection, Model, Reader, Values, Work } from '../../collections/model.ts';
import { readRecords } from '../../collections/read.ts';
import type { Item } from '../../collections/records.ts';
import { recreatedRows } from '../../collections/undo.ts';
import { editVerb, statusVerb } from '../../collections/verbs.ts';
import { perform, type Verb } from '../../collections/write.ts';
import { Failure } from '../../failure.ts';
import type { FieldChange } from '../../history/changes.ts';

/** Changes one record as a caller's request would: now, or on trial before it is scheduled. */

/** The change to make to a record. */
export interface RequestedChange {
  target: Collection;
  id: number;
  /** Fields of an edit; or `status`, with a `reason` if it takes one. */
  values: Readonly<Values>;
}

/** Returns the call that gives a record these values. */
export const callOf = (values: Readonly<Values>): 'edit' | 'status' => ('status' in values ? 'status' : 'edit');

/**
 * Returns the fields that such a call may change: those given, and all others that people can set, because some of them
 * give way to those given, or no longer apply.
 */
const fieldsOf = ({ target, values }: RequestedChange, caller: Caller): string[] => {
  if (callOf(values) === 'status') return ['status'];
  const along = Object.entries(target.entity.fields).flatMap(([name, field]) =>
    (target.stored.has(name) || target.joined.has(name)) && isEditable(field, caller) && isReadable(field, caller)
      ? [name]
      : [],
  );
  return [...new Set([...Object.keys(values), ...along])];
};

const verbOf = ({ target, id, values }: RequestedChange): Verb => {
  const items: Item[] = [{ ...values, id }];
  return callOf(values) === 'status' ? statusVerb(target, items) : editVerb(target, items);
};

/** Returns the values of these fields as they are stored with what was scheduled. */
const valuesNow = async (
  { target, id }: RequestedChange,
  names: readonly string[],
  work: Work<Reader>,
): Promise<Values> => {
  const { db, model, caller } = work;
  const [found] = await readRecords(db, model, target, { ids: [id], names, call: 'read', caller });
  return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, found?.[name] ?? null]))));
};

/** Fields by name, each with its value before and after. */
export type Changes = Record<string, FieldChange>;

/**
 * Makes a change to a record, with the caller's permissions and all consequences of such a call.
 * @param check receives the current values, with the record locked, and throws if the change is not to be made
 * @returns what it had and what it got, without fields that stay the same
 * @throws Failure
 */
export const changeNow = async (
  wanted: RequestedChange,
  work: Work,
  check: (now: Readonly<Values>) => void = () => undefined,
): Promise<Changes> => {
  const { target, values } = wanted;
  if (!rolesOf(target.entity, callOf(values)).includes(work.caller.roleType)) throw new Failure('forbidden');
  const names = fieldsOf(wanted, work.caller);
  const verb = verbOf(wanted);
  let before: Values = {};
  const told: Verb = {
    ...verb,
    async gather(its) {
      const changes = await verb.gather(its);
      before = await valuesNow(wanted, names, its);
      check(before);
      return changes;
    },
  };
  await perform(target, told, { ...work, broken: [] }, (changes) =>
    work.followed?.push({ collection: target, changes }),
  );
  const after = await valuesNow(wanted, names, work);
  return Object.fromEntries(
    names.flatMap((name): [string, FieldChange][] =>
      isDeepStrictEqual(before[name], after[name]) ? [] : [[name, [before[name], after[name]]]],
    ),
  );
};

/** Returns the values that revert changes, with a reason if the status takes one. */
export const revertingValues = async (
  target: Collection,
  changes: Readonly<Changes>,
  { reason }: { reason: string | null },
  { db, model }: { db: Reader; model: Model },
): Promise<Values> => {
  const before = Object.fromEntries(Object.entries(changes).map(([name, [was]]) => [name, was]));
  const needsReason = target.entity.status?.reason.includes(String(before['status'])) ?? false;
  return {
    ...before,
    ...(await recreatedRows(db, model, target, before)),
    ...(callOf(before) === 'status' && needsReason && { reason }),
  };
};
