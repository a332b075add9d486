import { exactDigits } from './decimal.ts';

const host = '([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
const ipv4 = '((25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(25[0-5]|2[0-4]\\d|1?\\d?\\d)';

/** How an exact number of at most so many decimals is written on the wire, as a regular expression's source. */
export const exactPattern = (decimals: number): string =>
  decimals === 0 ? `^-?\\d{1,${exactDigits.whole}}$` : `^-?\\d{1,${exactDigits.whole}}(\\.\\d{1,${decimals}})?$`;

/**
 * Patterns of values as regular expression sources, so that a browser, the server and the published contract
 * (JSON Schema `pattern`) hold exactly the same ones.
 */
export const patterns = {
  notBlank: '\\S',
  email: '^[^\\s@,;<>()"]+@[^\\s@,;<>()".]+(\\.[^\\s@,;<>()".]+)+$',
  /** Blank, or at least five consecutive characters that are no spaces. */
  password: '^\\s*$|\\S{5}',
  number: '^\\d+$',
  integer: '^-?\\d+$',
  /** Sign, digits, and after a dot or a comma at most eight decimals. */
  float: `^[+-]?\\d+([.,]\\d{1,${exactDigits.decimals}})?$`,
  /** How an exact decimal is written on the wire. */
  decimal: exactPattern(exactDigits.decimals),
  hash: '^[A-Za-z0-9]+$',
  phone: '^[\\d+\\s\\-._()]*$',
  /** A host with a dot in it: a name, whose last part has two signs, or an IPv4 address. */
  url: '^[Hh][Tt][Tt][Pp][Ss]?://([^\\s/?#:@.]+\\.)+([^\\s/?#:@.]{2,}|\\d)(:\\d{1,5})?([/?#]\\S*)?$',
  /** The host by its name, in no more signs than a header takes. */
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

/** Whether the text of a value fits a pattern; JSON Schema's Unicode semantics. */
export const fits = (name: PatternName, text: string): boolean => {
  let pattern = compiled.get(name);
  if (!pattern) compiled.set(name, (pattern = new RegExp(patterns[name], 'u')));
  return pattern.test(text);
};
