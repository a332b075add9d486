/** Things a person chose in this browser, each under a name of its own; other persons' choices are kept beside. */
export interface UserSettings {
  /** All of the person's. */
  all: () => Readonly<Record<string, unknown>>;
  get: (name: string) => unknown;
  /** Keeps a value; undefined forgets it. */
  set: (name: string, value: unknown) => void;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const read = (key: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
};

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, or without room in it, choices last as long as the page.
  }
};

const settingsKeys = ['tableSettings', 'tableSortingSettings', 'selectedPresets'] as const;
/** Those of which the server is to know, and those of this browser alone. */
type SettingsKey = (typeof settingsKeys)[number] | 'unkeptTables';

export const isSettingsKey = (key: unknown): key is (typeof settingsKeys)[number] =>
  settingsKeys.some((one) => one === key);

/** Settings below one key of the local storage: `{[user id]: {[name]: value}}`. */
export const userSettings = (key: SettingsKey, userId: () => string): UserSettings => {
  const own = (): Record<string, unknown> => {
    const mine = read(key)[userId()];
    return isObject(mine) ? mine : {};
  };
  return {
    all: own,
    get: (name) => own()[name],
    set: (name, value) => write(key, { ...read(key), [userId()]: { ...own(), [name]: value } }),
  };
};

/** Takes over what someone keeps elsewhere, but for what they chose in this browser. */
export const adoptUserSettings = (key: SettingsKey, userId: string, kept: unknown): void => {
  const all = read(key);
  const mine = all[userId];
  if (isObject(kept)) write(key, { ...all, [userId]: { ...kept, ...(isObject(mine) && mine) } });
};

/** Forgets what someone chose below a key. */
export const forgetUserSettings = (key: SettingsKey, userId: string): void => {
  const { [userId]: _, ...others } = read(key);
  write(key, others);
};

/** Id of the saved view of a list or page that someone chose last in this browser; `kept` is what lies under `selectedPresets`. */
export const chosenView = (kept: UserSettings, kind: string, place: string): number | string | undefined => {
  const places = kept.get(kind);
  const id = isObject(places) ? places[place] : undefined;
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};
