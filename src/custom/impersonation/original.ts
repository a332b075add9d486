/** Who is impersonating which user, and the page they came from, remembered for the way back. It is a hint; the server alone decides. */
export interface Original {
  /** The one who acts, and the one they impersonate. */
  userId: string;
  as: string;
  /** The address they left, with its query. */
  route: string;
}

const key = 'impersonation';

const isOriginal = (value: unknown): value is Original =>
  typeof value === 'object' &&
  value !== null &&
  ['userId', 'as', 'route'].every((name) => name in value && typeof Reflect.get(value, name) === 'string');

/** Remembers the way back, over reloads and in every tab. */
export const keepOriginal = (original: Original): void => {
  try {
    localStorage.setItem(key, JSON.stringify(original));
  } catch {
    // Without storage the way back leads to the start page.
  }
};

/** What was remembered last; undefined where nothing was, or it is damaged. */
export const readOriginal = (): Original | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isOriginal(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** To be called once they are themselves again. */
export const forgetOriginal = (): void => localStorage.removeItem(key);

/** Where anyone who comes back to themselves goes on: where they were, when that is known to be their way and lies on this site. */
export const wayBack = (original: Original | undefined, userId: string | undefined, from: string): string => {
  const isTheirs = original !== undefined && original.userId === userId && original.as === from;
  return isTheirs && /^\/(?!\/)/.test(original.route) ? original.route : '/';
};

const endedKey = 'impersonationEnded';

/** Whether it ended on this very page, which is on its way out and may still draw its shell. */
let isLeaving = false;

/** Remembers, over the page's loading anew, that impersonating someone ended without one's doing. */
export const keepEnd = (): void => {
  isLeaving = true;
  sessionStorage.setItem(endedKey, '1');
};

/** Says nothing of it: the person left on purpose. */
export const forgetEnd = (): void => sessionStorage.removeItem(endedKey);

/** Whether it did, before this page was loaded; true once. */
export const takeEnd = (): boolean => {
  if (isLeaving || sessionStorage.getItem(endedKey) === null) return false;
  forgetEnd();
  return true;
};
