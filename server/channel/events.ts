import { z } from 'zod';
import type { Database } from '../database/connection.ts';

/** Kinds of news for a person. */
export const newsKinds = ['export', 'job', 'notice', 'change'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** An event about something of a person's, or a change of a record that they have open: `id` is then the change's. */
export interface ChannelEvent {
  kind: NewsKind;
  id: number;
}

interface Person {
  tenantId: number;
  userId: number;
}

/** News from all processes, by the person concerned. */
export interface NewsSource {
  /** Calls back with news, and with undefined if some may have been missed; returns a function that unsubscribes. */
  follow(person: Person, hear: (news: ChannelEvent | undefined) => void): () => void;
  close(): Promise<void>;
}

const message = z.tuple([z.coerce.number(), z.coerce.number(), z.enum(newsKinds), z.coerce.number()]);

export const createNewsSource = (database: Pick<Database, 'listen'>): NewsSource => {
  const followers = new Map<string, Set<(news: ChannelEvent | undefined) => void>>();
  const keyOf = ({ tenantId, userId }: Person): string => `${tenantId}/${userId}`;
  const stop = database.listen('sluice_news', {
    heard(payload) {
      const read = message.safeParse(payload.split(' '));
      if (!read.success) return;
      const [tenantId, userId, kind, id] = read.data;
      for (const hear of followers.get(keyOf({ tenantId, userId })) ?? []) hear({ kind, id });
    },
    listening() {
      for (const listeners of followers.values()) for (const hear of listeners) hear(undefined);
    },
    lost() {
      // News missed until it listens again is looked up then.
    },
  });
  return {
    follow(person, hear) {
      const key = keyOf(person);
      const listeners = followers.get(key) ?? new Set();
      followers.set(key, listeners.add(hear));
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0 && followers.get(key) === listeners) followers.delete(key);
      };
    },
    close: stop,
  };
};
