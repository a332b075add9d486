/** Why a call to someone else's server came to nothing: a closed list. */
export type OutboundCode =
  /** The address is none that may be called: another scheme, credentials in it, or a header that only the client sets. */
  | 'request'
  /** The host is inside: private, loopback, link-local, or otherwise not of the public internet. */
  | 'inside'
  /** No such name, or nobody listens there. */
  | 'connect'
  /** The certificate does not prove that it is the host. */
  | 'tls'
  /** The time was up. */
  | 'timeout'
  /** The answer is larger than what is read. */
  | 'tooLarge'
  /** The answer is no HTTP, was cut off, or is no text. */
  | 'broken'
  /** Sent on more often than the caller follows. */
  | 'redirects';

/** A call came to nothing. Its message names neither the address nor anything that was sent. */
export class OutboundFailure extends Error {
  override name = 'OutboundFailure';
  readonly code: OutboundCode;
  /** Whether the other side may have heard the request: only then may it have acted on it. */
  readonly sent: boolean;

  constructor(code: OutboundCode, sent: boolean, cause?: unknown) {
    super(`Outbound call: ${code}`, { cause });
    this.code = code;
    this.sent = sent;
  }
}
