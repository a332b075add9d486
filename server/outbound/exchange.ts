import { type Agent, type Dispatcher, errors } from 'undici';
import { OutboundFailure } from './failure.ts';

export interface OutboundAnswer {
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Decodes an answer as UTF-8; an invalid sequence means that something is wrong. */
const textOf = (chunks: readonly Buffer[], fatal: boolean): string => {
  try {
    return new TextDecoder('utf-8', { fatal }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new OutboundFailure('broken', true, cause);
  }
};

const single = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]));

interface Sending {
  method: 'GET' | 'POST' | 'PUT';
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Whether the answer may be binary; undecodable parts are then replaced. */
  anyAnswer?: boolean;
  /** Deadline on the `performance.now()` clock. */
  until: number;
}

/**
 * Sends one request and returns its answer; redirects are answers, too.
 * @param bytes maximum size of the answer
 * @throws OutboundFailure
 */
export const exchange = (
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
          // A call that waited too long for a connection is no longer sent.
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
