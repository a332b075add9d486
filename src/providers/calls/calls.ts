import type { Send } from '../data/readAnswer.ts';
import { createSignal } from '../signal.ts';
import { isUnanswered } from './unanswered.ts';

/** How a call went, as far as the whole page cares. */
export type CallNews =
  /** It changed something; whoever made it may say so in better words. */
  | { type: 'changed'; method: 'POST' | 'PATCH' | 'PUT' | 'DELETE' }
  /** The server failed or could not be reached. */
  | { type: 'unanswered' };

/** All calls of the page, watched on their way. */
export interface Calls {
  send: Send;
  /** Counts something else as under way, such as a page that loads; gives its end. */
  begin: () => () => void;
  /** How many are under way. */
  underWay: () => number;
  onUnderWay: (listener: () => void) => () => void;
  onNews: (listener: (news: CallNews) => void) => () => void;
}

const header = 'X-Unannounced';

/** Headers of a call that nobody is told of: neither that it succeeded nor that the server failed at it. They stay here. */
export const unannounced: Readonly<Record<string, string>> = { [header]: '1' };

const changing = ['POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** @param send the way out */
export const createCalls = (send: Send): Calls => {
  const news = createSignal<[CallNews]>();
  const count = createSignal();
  let underWay = 0;

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
      const isTold = !request.headers.has(header);
      request.headers.delete(header);
      const end = begin();
      try {
        const response = await send(request);
        const method = changing.find((one) => one === request.method);
        if (isTold && response.ok && method) news.tell({ type: 'changed', method });
        if (isTold && isUnanswered(response.status)) news.tell({ type: 'unanswered' });
        return response;
      } catch (error) {
        // Whoever is offline is told so, and not of every call besides.
        if (isTold && !request.signal.aborted && navigator.onLine) news.tell({ type: 'unanswered' });
        throw error;
      } finally {
        end();
      }
    },
    begin,
    underWay: () => underWay,
    onUnderWay: count.subscribe,
    onNews: news.subscribe,
  };
};
