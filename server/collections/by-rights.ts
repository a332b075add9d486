import type { Caller } from '../access/caller.ts';
import type { Collection } from './model.ts';

/** What decides which rows and fields someone reaches. */
export interface Rights extends Pick<Caller, 'roleType'> {
  permissions: ReadonlySet<string>;
}

/**
 * Caches what follows from a collection and someone's rights alone, for as long as their set of permissions exists:
 * each session has one, which is never changed (D1583).
 * @param compute must not depend on anything else of the caller
 */
export const byRights = <Result>(
  compute: (collection: Collection, caller: Rights, what: string) => Result,
): ((collection: Collection, caller: Rights, what?: string) => Result) => {
  const kept = new WeakMap<Rights['permissions'], WeakMap<Collection, Map<string, Result>>>();
  return (collection, caller, what = '') => {
    let ofRights = kept.get(caller.permissions);
    if (!ofRights) kept.set(caller.permissions, (ofRights = new WeakMap()));
    let own = ofRights.get(collection);
    if (!own) ofRights.set(collection, (own = new Map()));
    const key = `${caller.roleType} ${what}`;
    const found = own.get(key) ?? compute(collection, caller, what);
    own.set(key, found);
    return found;
  };
};
