import { exactDigits } from '../money/decimal.ts';

const host = '([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
const ipv4 = '((25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(25[0-5]|2[0-4]\\d|1?\\d?\\d)';

/** Returns the regular expression source for an exact number with at most this many decimals, as sent in the API. */
export const exactPattern = (decimals: number): string =>
  decimals === 0 ? `^-?\\d{1,${exactDigits.whole}}$` : `^-?\\d{1,${exactDigits.whole}}(\\.\\d{1,${decimals}})?$`;

/**
 * Patterns of values as regular expression sources, so that the browser, the server and the published contract (JSON
 * Schema `pattern`) use exactly the same ones.
 */
export const patterns = {
  notBlank: '\\S',
  email: '^[^\\s@,;<>()"]+@[^\\s@,;<>()".]+(\\.[^\\s@,;<>()".]+)+$',
  /** Blank, or with at least five consecutive non-space characters. */
  password: '^\\s*$|\\S{5}',
  number: '^\\d+$',
  integer: '^-?\\d+$',
  /** Sign, digits, and at most eight decimals after a dot or a comma. */
  float: `^[+-]?\\d+([.,]\\d{1,${exactDigits.decimals}})?$`,
  /** An exact decimal as sent in the API. */
  decimal: exactPattern(exactDigits.decimals),
  hash: '^[A-Za-z0-9]+$',
  phone: '^[\\d+\\s\\-._()]*$',
  /** A host with a dot in it: a name whose last part has at least two characters, or an IPv4 address. */
  url: '^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$',
  /** The host by name, no longer than a header allows. */
  https: `^https://${host}(:[1-9]\\d{0,3}|:[1-5]\\d{4})?([/?#]\\S*)?$`,
  hostName: `^${host}$`,
  date: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  ipv4: `^${ipv4}$`,
  ipv6:
    '^(([0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}|([0-9A-Fa-f]{1,4}:){1,7}:|([0-9A-Fa-f]{1,4}:){1,6}:[0-9A-Fa-f]{1,4}|' +
    '([0-9A-Fa-f]{1,4}:){1,5}(:[0-9A-Fa-f]{1,4}){1,2}|([0-9A-Fa-f]{1,4}:){1,4}(:[0-9A-Fa-f]{1,4}){1,3}|' +
    '([0-9A-Fa-f]{1,4}:){1,3}(:[0-9A-Fa-f]{1,4}){1,4}|([0-9A-Fa-f]{1,4}:){1,2}(:[0-9A-Fa-f]{1,4}){1,5}|' +
    `[0-9A-Fa-f]{1,4}:(:[0-9A-Fa-f]{1,4}){1,6}|:((:[0-9A-Fa-f]{1,4}){1,7}|:)|::([Ff]{4}:)?${ipv4})$`,
} as const;

export type PatternName = keyof typeof patterns;

const compiled = new Map<PatternName, RegExp>();

/** Returns whether a value's text matches a pattern; with JSON Schema's Unicode semantics. */
export const fits = (name: PatternName, text: string): boolean => {
  let pattern = compiled.get(name);
  if (!pattern) compiled.set(name, (pattern = new RegExp(patterns[name], 'u')));
  return pattern.test(text);
};
