import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';
import { recordOf } from '../../domain/records.ts';
import { OutboundFailure } from './failure.ts';

/** The addresses of a name, according to DNS or the machine. */
export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>;

export interface Reach {
  /** Hosts, with or without a port, that may be internal. */
  allow: readonly string[];
  /** Local ports of hosts that are part of the product itself. */
  own: ReadonlyMap<string, () => number | undefined>;
  /** The machine's resolver if absent. */
  resolve?: Resolve;
  /** Certificates (PEM) of authorities that are trusted in addition to the usual ones. */
  authorities?: readonly string[];
}

const timeout = 5000;
const ofMachine: Resolve = (name) => lookup(name, { all: true });

/** All IPv6 space allocated for the public internet; the rest embeds IPv4 or has an unknown purpose. */
const internet: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Returns whether an address, in any notation, is on the public internet. IPv4 embedded in IPv6 counts as IPv4. */
export const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const known = ipaddr.process(address);
  return known.range() === 'unicast' && (known instanceof ipaddr.IPv4 || known.match(internet));
};

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Resolves names for the connection itself, so that DNS can't change between the check and the connection. */
const guarded =
  (resolve: Resolve, isAllowed: boolean): LookupFunction =>
  (name, options, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first) return done(new OutboundFailure('connect', false), '');
        if (!isAllowed && !found.every(({ address }) => isPublic(address)))
          return done(new OutboundFailure('inside', false), '');
        return options.all ? done(null, found) : done(null, first.address, first.family);
      },
      (cause: unknown) => done(new OutboundFailure('connect', false, cause), ''),
    );
  };

const certificates = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH|EPROTO)/;

const failureOf = (cause: unknown): OutboundFailure => {
  if (cause instanceof OutboundFailure) return cause;
  if (cause instanceof AggregateError && cause.errors.length > 0) return failureOf(cause.errors[0]);
  return new OutboundFailure(certificates.test(String(recordOf(cause)['code'])) ? 'tls' : 'connect', false, cause);
};

/**
 * Connects to permitted hosts only. Fails with an `OutboundFailure`.
 * @param acceptsAny whether certificates that prove nothing are accepted, too; for looking at them
 */
export const createConnector = (
  { allow, own, resolve = ofMachine, authorities = [] }: Reach,
  acceptsAny = false,
): buildConnector.connector => {
  const base = {
    timeout,
    maxCachedSessions: 0,
    ...(authorities.length > 0 && { ca: [...rootCertificates, ...authorities] }),
    ...(acceptsAny && { rejectUnauthorized: false }),
  };
  const [open, closed] = [true, false].map((isAllowed) =>
    buildConnector({ ...base, lookup: guarded(resolve, isAllowed) }),
  );
  const plain = buildConnector(base);
  return (options, callback) => {
    const told: buildConnector.Callback = (...[error, socket]) =>
      error ? callback(failureOf(error), null) : callback(null, socket);
    const { hostname, host = hostname } = options;
    const ownPort = own.get(hostname);
    if (ownPort) {
      const port = ownPort();
      if (port === undefined) return callback(new OutboundFailure('connect', false), null);
      return plain({ ...options, hostname: '127.0.0.1', port: String(port), protocol: 'http:' }, told);
    }
    const isAllowed = allow.includes(hostname) || allow.includes(host);
    // IP addresses are not looked up.
    if (!isAllowed && ipaddr.isValid(bare(hostname)) && !isPublic(bare(hostname)))
      return callback(new OutboundFailure('inside', false), null);
    return (isAllowed ? open : closed)?.(options, told);
  };
};
