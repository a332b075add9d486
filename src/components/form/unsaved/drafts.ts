import { isRecord, recordOf } from '../../../../domain/records.ts';

/** What a user typed into a form and did not save (D144). */
export interface Draft {
  /** The changed fields, with their values. */
  values: Readonly<Record<string, unknown>>;
  /** The record version that the draft is based on; absent for a new record. */
  version?: number;
}

/** Where a form's draft is stored. */
export interface DraftPlace {
  /** Its author. */
  userId: string;
  /** The form's address. */
  root: string;
}

const prefixOf = (userId: string): string => `draft:${userId}:`;
const keyOf = ({ userId, root }: DraftPlace): string => `${prefixOf(userId)}${root}`;

/** Returns a value without the fields at these paths, in rows and groups as well. */
const without = (secrets: ReadonlySet<string>, value: unknown, path: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => without(secrets, one, path));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secrets.has(`${path}.${name}`))
      .map(([name, one]) => [name, without(secrets, one, `${path}.${name}`)]),
  );
};

/**
 * Stores a draft for as long as the tab is open, across reloads and signing in again.
 * @param secrets paths of fields that must be typed again rather than stored: `parameters.secretValue`
 */
export const keepDraft = (place: DraftPlace, { values, version }: Draft, secrets: ReadonlySet<string>): void => {
  const kept = Object.entries(values)
    .filter(([field]) => !secrets.has(field))
    .map(([field, value]) => [field, without(secrets, value, field)] as const);
  try {
    if (kept.length === 0) sessionStorage.removeItem(keyOf(place));
    else {
      // An input that was cleared has to be restored as empty.
      const asSent = Object.fromEntries(kept.map(([field, value]) => [field, value ?? null]));
      sessionStorage.setItem(keyOf(place), JSON.stringify({ values: asSent, version }));
    }
  } catch {
    // Without storage, or without room in it, a draft lasts as long as its page.
  }
};

/** Deletes the draft of a form that was saved or discarded. */
export const dropDraft = (place: DraftPlace): void => {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // If nothing is stored, there is nothing to delete.
  }
};

/** Returns the draft of a form; undefined if there is none, or it is damaged. */
export const readDraft = (place: DraftPlace): Draft | undefined => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    if (!isRecord(draft) || !isRecord(draft['values'])) return undefined;
    const { values, version } = draft;
    return { values: recordOf(values), ...(typeof version === 'number' && { version }) };
  } catch {
    return undefined;
  }
};

const draftsOf = (userId: string): string[] => {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefixOf(userId)));
  } catch {
    return [];
  }
};

/** Returns whether anything that a user typed is stored, of whatever page. */
export const hasDrafts = (userId: string): boolean => draftsOf(userId).length > 0;

/** Deletes all of a user's drafts, who leaves on purpose. */
export const dropDrafts = (userId: string): void => {
  for (const key of draftsOf(userId)) sessionStorage.removeItem(key);
};
