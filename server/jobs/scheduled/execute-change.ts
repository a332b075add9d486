import { isDeepStrictEqual } from 'node:util';
import { nextStep, type ChangeFacts } from '../../../domain/time/scheduled-changes.ts';
import type { Words } from '../../../domain/text/words.ts';
import { collectionNamed, type Collection, type Values, type Work } from '../../collections/model.ts';
import { Failure } from '../../failure.ts';
import type { FieldChange } from '../../history/changes.ts';
import { type Changes, changeNow, revertingValues } from './change.ts';

/** Carries out the next step of a scheduled change: makes it, or reverts it. */

/** A scheduled change as stored. */
export interface StoredChange extends ChangeFacts {
  id: number;
  target: string;
  targetId: number;
  /** Null if nothing is. */
  given: Readonly<Values> | null;
  /** Each a pair of the values before and after. */
  changes: Readonly<Values>;
  reason: string | null;
  author: number;
}

/** Fields that would be overwritten have been changed meanwhile. */
export class ChangeConflict extends Failure {
  /** The current values of these fields. */
  readonly found: Readonly<Values>;
  constructor(target: Collection, found: Readonly<Values>) {
    super('changedSince', {
      details: [{ type: 'changedSince', path: 'items.0.id', message: changedFields(target, found) }],
    });
    this.found = found;
  }
}

/** Returns the labels of fields, as a list. */
const labelled = ({ entity }: Collection, names: readonly string[]): Words => ({
  en: names.map((name) => entity.fields[name]?.en ?? name).join(', '),
  ru: names.map((name) => entity.fields[name]?.ru ?? name).join(', '),
});

const changedFields = (target: Collection, found: Readonly<Values>): Words => {
  const names = labelled(target, Object.keys(found));
  return { en: `Changed in the meantime: ${names.en}`, ru: `За это время изменено: ${names.ru}` };
};

/** @throws ChangeConflict */
const refuseConflict = (target: Collection, expected: Readonly<Values>, now: Readonly<Values>): void => {
  const astray = Object.keys(expected).filter((name) => !isDeepStrictEqual(expected[name], now[name]));
  if (astray.length > 0) throw new ChangeConflict(target, Object.fromEntries(astray.map((name) => [name, now[name]])));
};

const changesOf = (kept: StoredChange): Changes =>
  Object.fromEntries(
    Object.entries(kept.changes).flatMap(([name, values]): [string, FieldChange][] =>
      Array.isArray(values) ? [[name, [values[0], values[1]]]] : [],
    ),
  );

/** Returns the value on one side of each change. */
const sideOf = (changes: Readonly<Changes>, side: 0 | 1): Values =>
  Object.fromEntries(Object.entries(changes).map(([name, values]) => [name, values[side]]));

/**
 * Carries out the next step on behalf of the caller, with their current permissions.
 * @param isForced overwrites what was changed meanwhile
 * @returns what is stored about it
 * @throws ChangeConflict, or the Failure that the call itself would end with
 */
export const executeChange = async (
  kept: StoredChange,
  { isForced }: { isForced: boolean },
  work: Work,
): Promise<Values> => {
  const step = nextStep(kept);
  if (!step) throw new Failure('refused');
  const target = collectionNamed(work.model, kept.target);
  const former = changesOf(kept);
  const values = step === 'apply' ? (kept.given ?? {}) : await revertingValues(target, former, kept, work);
  const expected = sideOf(former, step === 'apply' ? 0 : 1);
  const asIt: Work = { ...work, caller: { ...work.caller, scheduledChangeId: kept.id } };
  let same: Values = {};
  const changes = await changeNow({ target, id: kept.targetId, values }, asIt, (now) => {
    same = Object.fromEntries(Object.keys(former).map((name) => [name, [now[name], now[name]]]));
    if (!isForced) refuseConflict(target, expected, now);
  });
  const at = Math.floor(Date.now() / 1000);
  const settled = { problem: null, found: null };
  // What was changed meanwhile is what it returns to, even where nothing was left to change.
  return step === 'apply'
    ? { ...settled, state: 'applied', appliedAt: at, changes: { ...same, ...changes } }
    : { ...settled, state: 'returned', returnedAt: at };
};
