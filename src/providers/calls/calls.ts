import type { Send } from '../data/readAnswer.ts';
import { createSignal } from '../signal.ts';
import { isUnanswered } from './unanswered.ts';

const changing = ['POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** The methods of calls that change something. */
export type ChangingMethod = (typeof changing)[number];

/** All calls of the page, monitored on their way. */
export interface Calls {
  send: Send;
  /** Counts something else as under way, such as a page that loads; returns the function that ends it. */
  begin: () => () => void;
  /** How many are under way. */
  underWay: () => number;
  onUnderWay: (listener: () => void) => () => void;
  /** Calls back when a call changed something and its success isn't announced elsewhere. */
  onChanged: (listener: (method: ChangingMethod) => void) => () => void;
  /** Announces that records below this path have changed: 'user/metrics'. Calls that change something do so themselves. */
  recordsChanged: (path: string) => void;
  /** Calls back with each of these paths, below `/api/v1/`. */
  onRecordsChanged: (listener: (path: string) => void) => () => void;
  /** Whether a call failed on the server, or could not reach it, and this hasn't been acknowledged yet. */
  hasFailed: () => boolean;
  /** The id of the failed call in the server's log, or null if the answer has none; absent if there was no answer. */
  failedCall: () => string | null | undefined;
  /** Acknowledges the failure, and those of all calls that are under way now. */
  forgetFailure: () => void;
  onFailure: (listener: () => void) => () => void;
}

const header = 'X-Unannounced';

/** Headers of a call that is never announced, neither its success nor a server failure. They aren't sent. */
export const unannounced: Readonly<Record<string, string>> = { [header]: 'all' };

/** Headers of a change whose success the caller announces in its own words. They aren't sent. */
export const inOwnWords: Readonly<Record<string, string>> = { [header]: 'success' };

const root = '/api/v1/';

const pathBelow = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname.slice(pathname.indexOf(root) + root.length);
};

/** @param send makes the actual call */
export const createCalls = (send: Send): Calls => {
  const changed = createSignal<[ChangingMethod]>();
  const records = createSignal<[string]>();
  const failure = createSignal();
  const count = createSignal();
  let underWay = 0;
  let hasFailed = false;
  let timesForgotten = 0;
  let failedCall: string | null | undefined;

  const setFailed = (value: boolean, call?: string | null) => {
    hasFailed = value;
    failedCall = call;
    failure.tell();
  };
  const begin = () => {
    underWay += 1;
    count.tell();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      underWay -= 1;
      count.tell();
    };
  };

  return {
    send: async (request) => {
      const value = request.headers.get(header);
      const isTold = value !== 'all';
      request.headers.delete(header);
      const end = begin();
      const timesBefore = timesForgotten;
      // Calls of one page fail together: once the popup is closed, slower failures don't bring it back.
      const fail = (call?: string | null) => {
        if (isTold && timesForgotten === timesBefore) setFailed(true, call);
      };
      try {
        const response = await send(request);
        const method = changing.find((one) => one === request.method);
        if (value === null && response.ok && method) changed.tell(method);
        if (response.ok && method) records.tell(pathBelow(request.url));
        if (isUnanswered(response.status)) fail(response.headers.get('x-request-id'));
        return response;
      } catch (error) {
        // Users who are offline are told that, and not also about every call.
        if (!request.signal.aborted && navigator.onLine) fail();
        throw error;
      } finally {
        end();
      }
    },
    begin,
    underWay: () => underWay,
    onUnderWay: count.subscribe,
    onChanged: changed.subscribe,
    recordsChanged: records.tell,
    onRecordsChanged: records.subscribe,
    hasFailed: () => hasFailed,
    failedCall: () => failedCall,
    forgetFailure: () => {
      timesForgotten += 1;
      setFailed(false);
    },
    onFailure: failure.subscribe,
  };
};
