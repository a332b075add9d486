import type { Session } from '../auth/session.ts';
import { createSignal } from '../signal.ts';
import type { Channel } from './channel.ts';
import type { ChannelEvent } from './readEvents.ts';

/** What the server reports to the signed-in user as it happens. */
export interface Events {
  /** Calls back with each event; the channel is open while there are listeners. Returns the way to unsubscribe. */
  subscribe: (listener: (event: ChannelEvent) => void) => () => void;
  /** Whether events arrive, so that no polling is needed. */
  isLive: () => boolean;
}

/** @param apiUrl address of the API without a trailing slash */
export const createEvents = (session: Session, apiUrl: string): Events => {
  const { tell, subscribe } = createSignal<[ChannelEvent]>();
  let listeners = 0;
  let channel: Channel | undefined;
  const open = async () => {
    const { openChannel } = await import('./channel.ts');
    if (listeners > 0) channel ??= openChannel({ session, apiUrl, hear: tell });
  };
  return {
    subscribe: (listener) => {
      const stop = subscribe(listener);
      listeners += 1;
      // Without it, the state is polled.
      open().catch(() => undefined);
      return () => {
        stop();
        listeners -= 1;
        if (listeners > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
    isLive: () => channel?.isLive() ?? false,
  };
};
