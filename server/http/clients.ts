import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { keptText } from '../database/kept-text.ts';

/** The caller's network address and browser. */
export interface Client {
  address: string;
  userAgent: string | null;
}

/** The client of a request. */
export const clientOf = ({
  ip,
  headers: { 'user-agent': userAgent },
}: Pick<FastifyRequest, 'ip' | 'headers'>): Client => ({
  address: ip,
  userAgent: userAgent === undefined ? null : keptText(userAgent, 500),
});

/** Returns the eight groups of an IPv6 address; groups omitted by `::` are filled in. */
const groups = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  return tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
};

/**
 * Normalises an address for display and storage: an IPv4 address as such even if it came over IPv6, and without a zone.
 */
export const normalizedAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/**
 * Returns the part of an address that belongs to one customer of a network: an IPv4 address as a whole, and the first
 * 64 bits of an IPv6 address, since anyone who has one such address has them all.
 */
export const networkOf = (address: string): string => {
  const plain = normalizedAddress(address);
  if (!isIPv6(plain)) return plain;
  const network = groups(plain)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
