import type { TLSSocket } from 'node:tls';
import { recordOf } from '../../domain/records.ts';
import type { EntityTypes } from '../generated/records.ts';

/** A certificate as it was shown. Times are in milliseconds. */
export interface Certificate {
  from: number;
  until: number;
  /** Why it does not prove the host's identity, as OpenSSL or Node calls it; undefined if it does. */
  problem: string | undefined;
}

export type CertificateState = NonNullable<EntityTypes['domain']['record']['certificate']>;

const day = 24 * 60 * 60 * 1000;
const soon = 14 * day;

/** Returns the certificate that the other side of a connection has shown. */
export const certificateOf = (socket: TLSSocket): Certificate => {
  const { valid_from: from, valid_to: until } = socket.getPeerCertificate();
  // An error's code, which the types call an error.
  const problem = socket.authorized
    ? undefined
    : String(recordOf(socket.authorizationError)['code'] ?? socket.authorizationError);
  return { from: Date.parse(from), until: Date.parse(until), problem };
};

/**
 * Returns what visitors' browsers make of a certificate. It expires soon once a healthy renewal would have replaced it:
 * with two weeks left, or with a quarter of its life left if it is short-lived.
 * @param now in milliseconds
 */
export const certificateState = ({ from, until, problem }: Certificate, now: number): CertificateState => {
  if (until <= now) return 'expired';
  if (problem === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'other_host';
  if (problem !== undefined) return 'untrusted';
  return until - now < Math.min(soon, (until - from) / 4) ? 'expiring' : 'valid';
};
