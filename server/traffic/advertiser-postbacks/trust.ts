import { createHmac, timingSafeEqual } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** Whether a postback may speak for an integration: by its source address and by its secret or signature. */

const secretName = 'secret';
const signatureName = 'signature';

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Returns what is signed: all other parameters in order of their names, `name=value` joined by `&`, not encoded. */
const signedText = (parameters: ReadonlyMap<string, string>): string =>
  [...parameters]
    .filter(([name]) => name !== signatureName)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Returns the signature of a postback's parameters: HMAC-SHA256 with the integration's secret, in hexadecimal. */
export const signatureOf = (parameters: ReadonlyMap<string, string>, secret: string): string =>
  createHmac('sha256', secret).update(signedText(parameters)).digest('hex');

/** Whether the parameters of a postback contain a secret or are signed with it. */
export const isProven = (parameters: ReadonlyMap<string, string>, secret: string): boolean => {
  const signature = parameters.get(signatureName);
  if (signature !== undefined) return isSame(signatureOf(parameters, secret), signature.toLowerCase());
  return isSame(secret, parameters.get(secretName) ?? '');
};

/**
 * Whether an address is among the accepted ones; any is if none are listed.
 * @param accepted IP addresses and networks (203.0.113.0/24)
 */
export const isAccepted = (address: string, accepted: readonly string[]): boolean => {
  if (accepted.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const from = ipaddr.process(address);
  return accepted.some((one) => {
    if (ipaddr.isValid(one)) return ipaddr.process(one).toNormalizedString() === from.toNormalizedString();
    if (!ipaddr.isValidCIDR(one)) return false;
    const [network, length] = ipaddr.parseCIDR(one);
    return network.kind() === from.kind() && from.match(network, length);
  });
};

/** Returns the parameters that are stored: all but the secret. */
export const keptParameters = (parameters: ReadonlyMap<string, string>): { name: string; value: string }[] =>
  [...parameters].flatMap(([name, value]) => (name === secretName ? [] : [{ name, value }])).slice(0, 50);
