import { isEmpty } from '../../domain/text/is-empty.ts';
import type { ExclusiveSet } from '../../openapi/define.ts';
import { violation, type Detail } from '../failure.ts';
import type { Change, Collection } from './model.ts';

/** References that exclude each other: a record has one of a set, or none if that isn't required. */

const given = ({ fields }: ExclusiveSet, { values }: Change): string[] =>
  fields.filter((name) => !isEmpty(values[name]));

/** Setting one of a set clears the one that the record had, unless the call says otherwise. */
export const clearExclusive = ({ entity }: Collection, changes: readonly Change[]): void => {
  for (const set of entity.exclusive) {
    for (const change of changes) {
      if (change.before === null || given(set, change).length === 0) continue;
      for (const name of set.fields)
        if (!(name in change.values) && !isEmpty(change.before[name])) change.values[name] = null;
    }
  }
};

const severalGiven = ({ entity }: Collection, { fields }: ExclusiveSet): Detail['message'] => {
  const names = (language: 'en' | 'ru'): string =>
    fields.map((name) => (entity.fields[name]?.[language] ?? name).toLocaleLowerCase(language)).join(', ');
  return { en: `Only one of these can be set: ${names('en')}`, ru: `Можно указать только одно: ${names('ru')}` };
};

/** Returns violations for records that would have several of a set, or none although one is required. */
export const brokenExclusive = (collection: Collection, change: Change): Detail[] =>
  collection.entity.exclusive.flatMap((set): Detail[] => {
    const { before, path, values } = change;
    if (before !== null && !set.fields.some((name) => name in values)) return [];
    const row = { ...before, ...values };
    const [first, ...others] = set.fields.filter((name) => !isEmpty(row[name]));
    const sent = given(set, change).at(-1) ?? others.at(-1);
    if (others.length > 0 && sent !== undefined)
      return [{ type: 'exclusive', path: `${path}.${sent}`, message: severalGiven(collection, set) }];
    return first === undefined && set.required ? [violation(`${path}.${set.fields[0]}`, 'required')] : [];
  });
