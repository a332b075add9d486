/**
 * Who is impersonating which user, and the page they came from, remembered for the way back. This is only a hint; the
 * server decides.
 */
export interface Original {
  /** The impersonator, and the user they impersonate. */
  userId: string;
  as: string;
  /** The address they left, including its query. */
  route: string;
}

const key = 'impersonation';

const isOriginal = (value: unknown): value is Original =>
  typeof value === 'object' &&
  value !== null &&
  ['userId', 'as', 'route'].every((name) => name in value && typeof Reflect.get(value, name) === 'string');

/** Remembers the way back, across reloads and in every tab. */
export const keepOriginal = (original: Original): void => {
  try {
    localStorage.setItem(key, JSON.stringify(original));
  } catch {
    // Without storage the way back leads to the start page.
  }
};

/** Returns what was remembered last; undefined if there is nothing, or it is corrupt. */
export const readOriginal = (): Original | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isOriginal(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** Must be called when the impersonation is over. */
export const forgetOriginal = (): void => localStorage.removeItem(key);

/**
 * Returns where a user continues after an impersonation: where they were, if that was remembered for this user and
 * account and is on this site.
 */
export const wayBack = (original: Original | undefined, userId: string | undefined, from: string): string => {
  const isTheirs = original !== undefined && original.userId === userId && original.as === from;
  return isTheirs && /^\/(?!\/)/.test(original.route) ? original.route : '/';
};

const endedKey = 'impersonationEnded';

/** Whether it ended on this very page, which is about to unload and may still render its shell. */
let isLeaving = false;

/** Remembers, across the reload, that the impersonation ended without the user's doing. */
export const keepEnd = (): void => {
  isLeaving = true;
  sessionStorage.setItem(endedKey, '1');
};

/** Discards this: the user left on purpose. */
export const forgetEnd = (): void => sessionStorage.removeItem(endedKey);

/** Whether that happened before this page was loaded; true only once. */
export const takeEnd = (): boolean => {
  if (isLeaving || sessionStorage.getItem(endedKey) === null) return false;
  forgetEnd();
  return true;
};
