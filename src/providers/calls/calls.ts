import type { Send } from '../data/readAnswer.ts';
import { createSignal } from '../signal.ts';
import { isUnanswered } from './unanswered.ts';

const changing = ['POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** The methods of calls that change something. */
export type ChangingMethod = (typeof changing)[number];

/** All calls of the page, watched on their way. */
export interface Calls {
  send: Send;
  /** Counts something else as under way, such as a page that loads; gives its end. */
  begin: () => () => void;
  /** How many are under way. */
  underWay: () => number;
  onUnderWay: (listener: () => void) => () => void;
  /** Calls back when something was changed by a call that nobody else tells of. */
  onChanged: (listener: (method: ChangingMethod) => void) => () => void;
  /** Whether the server has failed at a call, or could not be reached, and nobody has taken note yet. */
  hasFailed: () => boolean;
  /** The name of the call that the server failed at, in its log, or null where the answer has none; absent where there was no answer. */
  failedCall: () => string | null | undefined;
  /** Takes note of the failure, and of those of all calls that are under way now. */
  forgetFailure: () => void;
  onFailure: (listener: () => void) => () => void;
}

const header = 'X-Unannounced';

/** Headers of a call that nobody is told of: neither that it succeeded nor that the server failed at it. They stay here. */
export const unannounced: Readonly<Record<string, string>> = { [header]: 'all' };

/** Headers of a change whose success is told by the person who makes it, in words of their own. They stay here. */
export const inOwnWords: Readonly<Record<string, string>> = { [header]: 'success' };

/** @param send the way out */
export const createCalls = (send: Send): Calls => {
  const changed = createSignal<[ChangingMethod]>();
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
      const kept = request.headers.get(header);
      const isTold = kept !== 'all';
      request.headers.delete(header);
      const end = begin();
      const timesBefore = timesForgotten;
      // Calls of one page fail together: a popup that was closed does not come back for the slower ones of them.
      const fail = (call?: string | null) => {
        if (isTold && timesForgotten === timesBefore) setFailed(true, call);
      };
      try {
        const response = await send(request);
        const method = changing.find((one) => one === request.method);
        if (kept === null && response.ok && method) changed.tell(method);
        if (isUnanswered(response.status)) fail(response.headers.get('x-request-id'));
        return response;
      } catch (error) {
        // Anyone who is offline is told so, and not of every call besides.
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
    hasFailed: () => hasFailed,
    failedCall: () => failedCall,
    forgetFailure: () => {
      timesForgotten += 1;
      setFailed(false);
    },
    onFailure: failure.subscribe,
  };
};
