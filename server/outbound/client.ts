import { Agent, type Dispatcher, errors } from 'undici';
import { createConnector, type Reach } from './connecting.ts';
import { OutboundFailure } from './failure.ts';

/** The one way by which the product calls servers of others. */

export interface OutboundRequest {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Milliseconds for everything, from waiting for a connection to the last byte of the answer. */
  timeout: number;
  /** How often a GET may be sent on to another address, each checked like the first; not at all where absent. Nothing else is ever sent twice. */
  redirects?: number;
  /** Whether an answer may be no text, as a picture is; what of it can't be read is replaced then. */
  anyAnswer?: boolean;
}

export interface OutboundAnswer {
  status: number;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface Outbound {
  /** @throws OutboundFailure */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  /** Ends all connections; calls that are under way fail. */
  close(): Promise<void>;
}

interface Limits {
  /** Bytes of an answer. */
  bytes: number;
  /** Connections to one host. */
  connections: number;
}

const usual: Limits = { bytes: 1024 * 1024, connections: 50 };

/** What tells how a request ends and whom it is for; only the client sets it. */
const forClient = new Set(
  'connection,content-length,expect,host,keep-alive,proxy-authorization,proxy-connection,te,trailer,transfer-encoding,upgrade'.split(
    ',',
  ),
);
/** Told to the host they are meant for, and to none that it sends on to. */
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

/** Only text that says itself so is read: half a character shows that something is wrong. */
const textOf = (chunks: readonly Buffer[], fatal: boolean): string => {
  try {
    return new TextDecoder('utf-8', { fatal }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new OutboundFailure('broken', true, cause);
  }
};

const single = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]));

interface Sending extends Pick<OutboundRequest, 'method' | 'body' | 'headers' | 'anyAnswer'> {
  url: URL;
  /** Moment of `performance.now()`. */
  until: number;
}

/** One request and its answer. */
const exchange = (
  agent: Agent,
  { url, until, method, headers, body, anyAnswer = false }: Sending,
  bytes: number,
): Promise<OutboundAnswer> =>
  new Promise((resolve, reject) => {
    let [sent, size, status] = [false, 0, 0];
    let found: Record<string, string> = {};
    let running: Dispatcher.DispatchController | undefined;
    let over: OutboundFailure | undefined;
    const chunks: Buffer[] = [];
    const fail = (failure: OutboundFailure): void => {
      over ??= failure;
      clearTimeout(timer);
      reject(over);
      running?.abort(over);
    };
    const timer = setTimeout(() => fail(new OutboundFailure('timeout', sent)), Math.max(0, until - performance.now()));
    const options: Dispatcher.DispatchOptions = {
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: { 'user-agent': 'Sluice', ...headers },
      body: body ?? null,
    };
    try {
      agent.dispatch(options, {
        onRequestStart(controller) {
          running = controller;
          // A call that waited for a connection for too long is not sent anymore.
          if (over) controller.abort(over);
          else sent = true;
        },
        onResponseStart(_, code, answered) {
          status = code;
          found = single(answered);
        },
        onResponseData(_, chunk) {
          size += chunk.length;
          if (size > bytes) fail(new OutboundFailure('tooLarge', true));
          else chunks.push(chunk);
        },
        onResponseEnd() {
          clearTimeout(timer);
          try {
            resolve({ status, headers: found, body: textOf(chunks, !anyAnswer) });
          } catch (error) {
            reject(error);
          }
        },
        onResponseError(_, error) {
          if (error instanceof OutboundFailure) fail(error);
          else if (error instanceof errors.InvalidArgumentError) fail(new OutboundFailure('request', false, error));
          else fail(new OutboundFailure(sent ? 'broken' : 'connect', sent, error));
        },
      });
    } catch (cause) {
      fail(new OutboundFailure('request', false, cause));
    }
  });

/**
 * A client over a pool of connections for each host.
 * @param reach which hosts may be inside
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
