/** The value of a cookie that this page may read. */
export const readCookie = (name: string): string | undefined => {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
};

const attributes = (): string => `path=/; SameSite=Strict${window.location.protocol === 'https:' ? '; Secure' : ''}`;

/**
 * Keeps a value for the whole site, `seconds` long or until the browser is closed. Never sent along from other sites; over
 * https only where the page is.
 */
export const writeCookie = (name: string, value: string, seconds?: number): void => {
  const age = seconds === undefined ? '' : `max-age=${Math.floor(seconds)}; `;
  document.cookie = `${name}=${encodeURIComponent(value)}; ${age}${attributes()}`;
};

export const removeCookie = (name: string): void => writeCookie(name, '', 0);
