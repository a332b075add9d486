import { TLSSocket } from 'node:tls';
import { Agent } from 'undici';
import { type Certificate, certificateOf } from './certificate.ts';
import { createConnector, type Reach } from './connecting.ts';
import { exchange, type OutboundAnswer } from './exchange.ts';
import { OutboundFailure } from './failure.ts';

/** What a host answered, or why it didn't, and the certificate it showed if there was a secure connection. */
export interface Inspection {
  certificate: Certificate | undefined;
  answer: OutboundAnswer | OutboundFailure;
}

/** Maximum bytes of an answer: what is asked for is far shorter. */
const maxBytes = 4096;

/**
 * GETs a URL whatever certificate is shown there, on a connection of its own. Redirects are not followed. As anyone may
 * answer, nothing secret may be sent, and the answer must prove by itself whose it is.
 * @param timeout milliseconds in total
 */
export type Inspect = (url: URL, timeout: number) => Promise<Inspection>;

/**
 * Creates an inspector.
 * @param reach which internal hosts may be called
 */
export const createInspector = (reach: Reach): Inspect => {
  const connect = createConnector(reach, true);
  return async (url, timeout) => {
    let certificate: Certificate | undefined;
    const agent = new Agent({
      connect: (options, callback) =>
        connect(options, (...[error, socket]) => {
          if (error) return callback(error, null);
          if (socket instanceof TLSSocket) certificate = certificateOf(socket);
          callback(null, socket);
        }),
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    try {
      const answer = await exchange(agent, { method: 'GET', url, until: performance.now() + timeout }, maxBytes);
      return { certificate, answer };
    } catch (error) {
      if (error instanceof OutboundFailure) return { certificate, answer: error };
      throw error;
    } finally {
      await agent.destroy();
    }
  };
};
