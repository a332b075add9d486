const soon = setTimeout;
let held: string | undefined;

/**
 * All cookies that this page may read, fetched once per task: the browser keeps them in another process and blocks on
 * reading them, and a page that opens reads them dozens of times (D1264).
 */
const cookies = (): string => {
  if (held === undefined) {
    held = document.cookie;
    soon(readCookiesAnew);
  }
  return held;
};

/** Must be called before relying on the value of a cookie that another tab may have just written. */
export const readCookiesAnew = (): void => {
  held = undefined;
};

/** Returns the value of a cookie that this page may read. */
export const readCookie = (name: string): string | undefined => {
  const pair = cookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
};

/**
 * Stores a value for the whole site, for `seconds` or until the browser is closed. It is never sent with cross-site
 * requests, and only over https if the page uses https.
 */
export const writeCookie = (name: string, value: string, seconds?: number): void => {
  const age = seconds === undefined ? '' : `; max-age=${Math.floor(seconds)}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Strict${age}${secure}`;
  readCookiesAnew();
};

export const removeCookie = (name: string): void => writeCookie(name, '', 0);
