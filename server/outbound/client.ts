import { Agent } from 'undici';
import { createConnector, type Reach } from './connecting.ts';
import { exchange, type OutboundAnswer } from './exchange.ts';
import { OutboundFailure } from './failure.ts';

/** The only way in which the product calls third-party servers. */

export interface OutboundRequest {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Milliseconds in total, from waiting for a connection to the last byte of the answer. */
  timeout: number;
  /** Maximum redirects of a GET, each checked like the first request; none if absent. Nothing else is sent twice. */
  redirects?: number;
  /** Whether the answer may be binary, such as an image; undecodable parts are then replaced. */
  anyAnswer?: boolean;
}

export interface Outbound {
  /** @throws OutboundFailure */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  /** Closes all connections; calls that are under way fail. */
  close(): Promise<void>;
}

interface Limits {
  /** Maximum bytes of an answer. */
  bytes: number;
  /** Maximum connections to one host. */
  connections: number;
}

const usual: Limits = { bytes: 1024 * 1024, connections: 50 };

/** Headers that control the framing and the target of a request; only the client sets them. */
const forClient = new Set(
  'connection,content-length,expect,host,keep-alive,proxy-authorization,proxy-connection,te,trailer,transfer-encoding,upgrade'.split(
    ',',
  ),
);
/** Headers that are kept on a redirect; all others are meant only for the original host. */
const isKept = ([name]: [string, string]): boolean => ['accept', 'user-agent'].includes(name.toLowerCase());

const checked = (url: URL, headers: OutboundRequest['headers'] = {}): void => {
  const isCallable = ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
  if (!isCallable || Object.keys(headers).some((name) => forClient.has(name.toLowerCase())))
    throw new OutboundFailure('request', false);
};

const parsed = (url: string, base?: URL): URL => {
  if (!URL.canParse(url, base?.href)) throw new OutboundFailure(base ? 'broken' : 'request', base !== undefined);
  return new URL(url, base);
};

/**
 * Creates a client with a pool of connections for each host.
 * @param reach which internal hosts may be called
 */
export const createOutbound = (reach: Reach, limits: Partial<Limits> = {}): Outbound => {
  const { bytes, connections } = { ...usual, ...limits };
  const agent = new Agent({
    connect: createConnector(reach),
    connections,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    async send({ method, url: address, headers, body, timeout, redirects = 0, anyAnswer = false }) {
      const until = performance.now() + timeout;
      let url = parsed(address);
      let told = headers;
      for (let left = method === 'GET' ? redirects : 0; ; left -= 1) {
        checked(url, told);
        const answer = await exchange(
          agent,
          { url, until, method, anyAnswer, ...(told && { headers: told }), ...(body !== undefined && { body }) },
          bytes,
        );
        const { location } = answer.headers;
        if (redirects === 0 || method !== 'GET' || ![301, 302, 303, 307, 308].includes(answer.status) || !location)
          return answer;
        if (left === 0) throw new OutboundFailure('redirects', true);
        const next = parsed(location, url);
        if (next.origin !== url.origin) told = Object.fromEntries(Object.entries(told ?? {}).filter(isKept));
        url = next;
      }
    },
    close: () => agent.destroy(),
  };
};
