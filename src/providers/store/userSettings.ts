import { isRecord, recordOf } from '../../../domain/records.ts';

/** A user's settings in this browser, each under its own name; other users' settings are kept separately. */
export interface UserSettings {
  /** All of the user's settings. */
  all: () => Readonly<Record<string, unknown>>;
  get: (name: string) => unknown;
  /** Stores a value; undefined removes it. */
  set: (name: string, value: unknown) => void;
}

const read = (key: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return recordOf(value);
  } catch {
    return {};
  }
};

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, or when it is full, settings last as long as the page.
  }
};

const settingsKeys = ['tableSettings', 'tableSortingSettings', 'selectedPresets'] as const;
/** The settings that are also sent to the server, and those that only this browser has. */
type SettingsKey = (typeof settingsKeys)[number] | 'unkeptTables';

export const isSettingsKey = (key: unknown): key is (typeof settingsKeys)[number] =>
  settingsKeys.some((one) => one === key);

/** Returns the settings under one key of the local storage: `{[user id]: {[name]: value}}`. */
export const userSettings = (key: SettingsKey, userId: () => string): UserSettings => {
  const own = (): Record<string, unknown> => {
    const mine = read(key)[userId()];
    return recordOf(mine);
  };
  return {
    all: own,
    get: (name) => own()[name],
    set: (name, value) => write(key, { ...read(key), [userId()]: { ...own(), [name]: value } }),
  };
};

/** Takes over settings that the user stored elsewhere, except for those already set in this browser. */
export const adoptUserSettings = (key: SettingsKey, userId: string, kept: unknown): void => {
  const all = read(key);
  const mine = all[userId];
  if (isRecord(kept)) write(key, { ...all, [userId]: { ...kept, ...recordOf(mine) } });
};

/** Removes the user's settings under a key. */
export const forgetUserSettings = (key: SettingsKey, userId: string): void => {
  const { [userId]: _, ...others } = read(key);
  write(key, others);
};

/**
 * Returns the id of the saved view of a list or page that the user selected last in this browser; `kept` is what is
 * stored under `selectedPresets`.
 */
export const chosenView = (kept: UserSettings, kind: string, place: string): number | string | undefined => {
  const places = kept.get(kind);
  const id = recordOf(places)[place];
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};
