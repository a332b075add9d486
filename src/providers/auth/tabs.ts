import { recordOf } from '../../../domain/records.ts';

/** What one tab tells the browser's other tabs about the session they share. */
export interface TabNews {
  /** Why nobody is signed in any more, if the user didn't ask for it. */
  notice?: string;
}

export interface Tabs {
  tell: (news: TabNews) => void;
  listen: (listener: (news: TabNews) => void) => void;
}

/** The other tabs of this browser. */
export const otherTabs = (): Tabs => {
  const channel = new BroadcastChannel('sluice-session');
  return {
    tell: (news) => channel.postMessage(news),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const notice = recordOf(data)['notice'];
        listener(typeof notice === 'string' ? { notice } : {});
      };
    },
  };
};
