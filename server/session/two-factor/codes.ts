import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Codes of an authenticator app (RFC 6238: six digits, half a minute) and recovery codes for when it is lost. */

/** Steps before and after the current one whose codes are accepted, as clocks differ. */
const tolerance = 1;

/** Returns a new secret, in the form an app accepts. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the URL that an app reads from a QR code. */
export const addressOf = (secret: string, network: string, email: string): string =>
  new TOTP({ issuer: network, label: email, secret: Secret.fromBase32(secret) }).toString();

/**
 * Returns the step of this code, if close enough to the current one; undefined for a wrong code.
 * @param now seconds UTC
 */
export const timeStepOf = (secret: string, code: string, now: number): number | undefined => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now * 1000, window: tolerance });
  return delta === null ? undefined : totp.counter({ timestamp: now * 1000 }) + delta;
};

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const [codes, halves, letters] = [10, 2, 5];
/** Bytes from here on would make some letters likelier than others. */
const fair = 256 - (256 % alphabet.length);

const word = (): string => {
  let text = '';
  while (text.length < letters)
    text += [...randomBytes(letters)].flatMap((byte) => (byte < fair ? alphabet[byte % alphabet.length] : [])).join('');
  return text.slice(0, letters);
};

/** Codes to write down: `k7m2q-x9d4t`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codes }, () => Array.from({ length: halves }, word).join('-'));

/** Normalises a typed code: without the spaces and dashes that make it readable. */
export const normalizedCode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, '');
