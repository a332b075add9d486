/** Why a call to a third-party server failed: a closed list. */
export type OutboundCode =
  /** The URL may not be called: another scheme, embedded credentials, or a header that only the client sets. */
  | 'request'
  /** The host is internal: private, loopback, link-local, or otherwise not on the public internet. */
  | 'inside'
  /** The name does not exist, or nothing listens there. */
  | 'connect'
  /** The certificate does not prove the host's identity. */
  | 'tls'
  /** The call timed out. */
  | 'timeout'
  /** The answer exceeds the size limit. */
  | 'tooLarge'
  /** The answer is not HTTP, was cut off, or is not text. */
  | 'broken'
  /** More redirects than the caller follows. */
  | 'redirects';

/** A failed call. Its message contains neither the URL nor anything that was sent. */
export class OutboundFailure extends Error {
  override name = 'OutboundFailure';
  readonly code: OutboundCode;
  /** Whether the other side may have received the request: only then can it have acted on it. */
  readonly sent: boolean;

  constructor(code: OutboundCode, sent: boolean, cause?: unknown) {
    super(`Outbound call: ${code}`, { cause });
    this.code = code;
    this.sent = sent;
  }
}
