const soon = setTimeout;
let held: string | undefined;

/**
 * All cookies that this page may read, asked for once for whatever is done at a time: the browser keeps them in another
 * process, for which everything waits, and a page that opens asks dozens of times (D1264).
 */
const cookies = (): string => {
  if (held === undefined) {
    held = document.cookie;
    soon(readCookiesAnew);
  }
  return held;
};

/** To be called before the value of a cookie counts that another tab may have written just now. */
export const readCookiesAnew = (): void => {
  held = undefined;
};

/** The value of a cookie that this page may read. */
export const readCookie = (name: string): string | undefined => {
  const pair = cookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
};

/**
 * Keeps a value for the whole site, `seconds` long or until the browser is closed. Never sent along from other sites; over
 * https only where the page is.
 */
export const writeCookie = (name: string, value: string, seconds?: number): void => {
  const age = seconds === undefined ? '' : `; max-age=${Math.floor(seconds)}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Strict${age}${secure}`;
  readCookiesAnew();
};

export const removeCookie = (name: string): void => writeCookie(name, '', 0);
