import { localStorageStore, memoryStore, type Store } from 'ra-core';
import type { KeptTables } from './keptTables.ts';
import { isObject, type UserSettings, userSettings } from './userSettings.ts';

interface TableSettings {
  /** Columns a person has hidden. */
  hidden?: unknown;
  /** Where they have put the columns: their original numbers in their order. */
  order?: unknown;
  /** Pixels that they gave to columns, by their names. */
  widths?: unknown;
  /** Id of the saved view that the list opens with. */
  view?: unknown;
}

const parts = { '': 'hidden', _columnRanks: 'order', _widths: 'widths', _view: 'view' } as const;
const isSuffix = (text: string): text is keyof typeof parts => Object.hasOwn(parts, text);

/** Which part of whose table settings a key of react-admin's means. */
const tablePart = (key: string): { table: string; part: keyof TableSettings } | undefined => {
  const [, table, suffix = ''] = /^(.+)\.datatable(_\w+)?$/.exec(key) ?? [];
  return table !== undefined && isSuffix(suffix) ? { table, part: parts[suffix] } : undefined;
};

/**
 * Whether something is kept for as long as the page is open: how a list in the tab of a record was left, and what was
 * ticked there. There is one for each record, by its address, so that in the browser's storage they would pile up.
 */
const isPassing = (key: string): boolean => key.startsWith('/') || key.endsWith('.selectedIds.storeKeys');

const orderText = (listParams: unknown): string | undefined =>
  isObject(listParams) && typeof listParams['sort'] === 'string' && typeof listParams['order'] === 'string'
    ? `${listParams['sort']}:${listParams['order'].toLowerCase()}`
    : undefined;

export interface AdminStore extends Store {
  /** The order a person last gave a list, 'id:desc'. */
  savedOrder: (resource: string) => string | undefined;
  /** Takes over what the server keeps of the person's tables, and shows it. */
  adoptTables: (kept: unknown) => void;
}

/**
 * react-admin's store. What a person chose for their tables lies per user under `tableSettings` and
 * `tableSortingSettings` and outlives signing out; the language is the cookie's to keep; all else is react-admin's.
 */
export const createAdminStore = (
  userId: () => string,
  keptBy: (tables: UserSettings) => KeptTables = () => ({ touch: () => undefined, adopt: () => [] }),
): AdminStore => {
  const base = localStorageStore();
  // Tells components of changes in what is kept elsewhere.
  const elsewhere = memoryStore();
  const tables = userSettings('tableSettings', userId);
  const kept = keptBy(tables);
  const orders = userSettings('tableSortingSettings', userId);
  const tableSettings = (table: string): TableSettings => {
    const settings = tables.get(table);
    return isObject(settings) ? settings : {};
  };
  const change = (table: string, part: keyof TableSettings, value: unknown) => {
    tables.set(table, { ...tableSettings(table), [part]: value });
    kept.touch(table);
  };
  const storeOf = (key: string): Store => (key === 'locale' || tablePart(key) || isPassing(key) ? elsewhere : base);
  /** Where a key lies in its store: which rows someone ticked and where they left a list is nobody else's. */
  const placed = (key: string): string =>
    /\.(selectedIds|selection|listParams|jobs)$/.test(key) ? `${userId()}.${key}` : key;

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
      // A copy, so that nobody changes what is kept without saying so.
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
