import { localStorageStore, memoryStore, type Store } from 'ra-core';
import { isRecord, recordOf } from '../../../domain/records.ts';
import type { KeptTables } from './keptTables.ts';
import { type UserSettings, userSettings } from './userSettings.ts';

interface TableSettings {
  /** Columns the user has hidden. */
  hidden?: unknown;
  /** The column order the user has set: original column numbers in their new order. */
  order?: unknown;
  /** Column widths in pixels that the user has set, by column name. */
  widths?: unknown;
  /** Id of the saved view that the list opens with. */
  view?: unknown;
}

const parts = { '': 'hidden', _columnRanks: 'order', _widths: 'widths', _view: 'view' } as const;
const isSuffix = (text: string): text is keyof typeof parts => Object.hasOwn(parts, text);

/** Returns which part of which table's settings a react-admin key refers to. */
const tablePart = (key: string): { table: string; part: keyof TableSettings } | undefined => {
  const [, table, suffix = ''] = /^(.+)\.datatable(_\w+)?$/.exec(key) ?? [];
  return table !== undefined && isSuffix(suffix) ? { table, part: parts[suffix] } : undefined;
};

/**
 * Whether something is kept only while the page is open. Selected rows belong to one browser tab: shared with another,
 * whose list may be filtered otherwise, they would be deselected there, or be part of what is done to others. The state
 * of a list in a record's tab has one entry per record, by its address, which would pile up in the browser's storage.
 */
const isPassing = (key: string): boolean =>
  key.startsWith('/') || /\.(selectedIds|selectedIds\.storeKeys|selection)$/.test(key);

const orderText = (listParams: unknown): string | undefined =>
  isRecord(listParams) && typeof listParams['sort'] === 'string' && typeof listParams['order'] === 'string'
    ? `${listParams['sort']}:${listParams['order'].toLowerCase()}`
    : undefined;

export interface AdminStore extends Store {
  /** The order the user last gave a list, 'id:desc'. */
  savedOrder: (resource: string) => string | undefined;
  /** Takes over the table settings that the server has for the user, and applies them. */
  adoptTables: (kept: unknown) => void;
}

/**
 * Creates react-admin's store. The user's table settings are stored per user under `tableSettings` and
 * `tableSortingSettings` and survive signing out; the language is in a cookie; everything else is react-admin's.
 */
export const createAdminStore = (
  userId: () => string,
  keptBy: (tables: UserSettings) => KeptTables = () => ({ touch: () => undefined, adopt: () => [] }),
): AdminStore => {
  const base = localStorageStore();
  // Notifies components of changes to what is stored elsewhere.
  const elsewhere = memoryStore();
  const tables = userSettings('tableSettings', userId);
  const kept = keptBy(tables);
  const orders = userSettings('tableSortingSettings', userId);
  const tableSettings = (table: string): TableSettings => {
    const settings = tables.get(table);
    return recordOf(settings);
  };
  const change = (table: string, part: keyof TableSettings, value: unknown) => {
    tables.set(table, { ...tableSettings(table), [part]: value });
    kept.touch(table);
  };
  const storeOf = (key: string): Store => (key === 'locale' || tablePart(key) || isPassing(key) ? elsewhere : base);
  /**
   * Returns the storage key for a store key: what belongs to a person rather than to their browser is kept per user,
   * so that it is there again when they stop impersonating someone.
   */
  const placed = (key: string): string =>
    /\.(selectedIds|selection|listParams|jobs|exports|recent|chosen)$/.test(key) ? `${userId()}.${key}` : key;

  return {
    ...base,
    setup: () => {
      base.setup();
      elsewhere.setup();
    },
    teardown: () => {
      base.teardown();
      elsewhere.teardown();
    },
    getItem: (key, defaultValue) => {
      const place = tablePart(key);
      if (!place) return storeOf(key).getItem(placed(key), defaultValue);
      const chosen = tableSettings(place.table)[place.part];
      // A copy, so that the stored value can't be changed without the store knowing.
      return chosen === undefined ? defaultValue : JSON.parse(JSON.stringify(chosen));
    },
    setItem: (key, value) => {
      const place = tablePart(key);
      if (place) change(place.table, place.part, value);
      const [, resource] = /^(.+)\.listParams$/.exec(key) ?? [];
      if (resource && !isPassing(key) && orderText(value)) orders.set(resource, orderText(value));
      storeOf(key).setItem(placed(key), value);
    },
    removeItem: (key: string) => {
      const place = tablePart(key);
      if (place) change(place.table, place.part, undefined);
      storeOf(key).removeItem(placed(key));
    },
    subscribe: (key, callback) => storeOf(key).subscribe(placed(key), callback),
    adoptTables: (theirs) => {
      for (const table of kept.adopt(theirs))
        for (const [suffix, part] of Object.entries(parts))
          elsewhere.setItem(`${table}.datatable${suffix}`, tableSettings(table)[part]);
    },
    savedOrder: (resource) => {
      const order = orders.get(resource);
      return typeof order === 'string' ? order : undefined;
    },
  };
};
