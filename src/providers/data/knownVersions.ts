import type { Identifier, RaRecord } from 'ra-core';

/**
 * The versions in which this page last saw records, so that a bulk edit overwrites nothing that its user hasn't seen.
 */
export interface KnownVersions {
  /** @param path of a collection, or of a call below it */
  learn: (path: string, records: readonly RaRecord[]) => void;
  /** The version to send with an edit of a record; empty if it isn't known. */
  of: (path: string, id: Identifier) => { version?: number };
}

/** Beyond this many the oldest are dropped; no page shows as many records. */
const max = 5_000;

/** Creates the store of known versions for a page load. */
export const createKnownVersions = (): KnownVersions => {
  const versions = new Map<string, number>();
  const collectionOf = (path: string): string => path.split('/').slice(0, 2).join('/');
  const keyOf = (path: string, id: Identifier): string => `${collectionOf(path)}/${id}`;
  return {
    learn: (path, records) => {
      for (const { id, version } of records) {
        if (typeof version !== 'number') continue;
        versions.delete(keyOf(path, id));
        versions.set(keyOf(path, id), version);
      }
      for (const key of versions.keys()) {
        if (versions.size <= max) break;
        versions.delete(key);
      }
    },
    of: (path, id) => {
      const version = versions.get(keyOf(path, id));
      return version === undefined ? {} : { version };
    },
  };
};
