/** What someone typed into a form and did not save (D144). */
export interface Draft {
  /** Fields they changed, with their values. */
  values: Readonly<Record<string, unknown>>;
  /** Version of the record they were typed over; absent for a new record. */
  version?: number;
}

/** Where one form's draft lies. */
export interface DraftPlace {
  /** Whose it is. */
  userId: string;
  /** The form's address. */
  root: string;
}

const keyOf = ({ userId, root }: DraftPlace): string => `draft:${userId}:${root}`;

/** Passwords and the like are typed again rather than kept. */
const isSecret = (field: string): boolean => /password|secret|token|code$/i.test(field);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Keeps a draft for as long as the tab is open, over reloads and signing in again. */
export const keepDraft = (place: DraftPlace, { values, version }: Draft): void => {
  const kept = Object.entries(values).filter(([field]) => !isSecret(field));
  try {
    if (kept.length === 0) sessionStorage.removeItem(keyOf(place));
    else {
      // An input that was emptied has to come back empty.
      const asSent = Object.fromEntries(kept.map(([field, value]) => [field, value ?? null]));
      sessionStorage.setItem(keyOf(place), JSON.stringify({ values: asSent, version }));
    }
  } catch {
    // Without storage, or without room in it, a form lasts as long as its page.
  }
};

/** Forgets the draft of a form that was saved or given up. */
export const dropDraft = (place: DraftPlace): void => {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Where nothing is kept there is nothing to drop.
  }
};

/** The draft that was left for a form; undefined when there is none, or it is damaged. */
export const readDraft = (place: DraftPlace): Draft | undefined => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    if (!isObject(draft) || !isObject(draft['values'])) return undefined;
    const { values, version } = draft;
    return { values: isObject(values) ? values : {}, ...(typeof version === 'number' && { version }) };
  } catch {
    return undefined;
  }
};
