import { LRUCache } from 'lru-cache';
import { createRateLimit } from './flood-limit.ts';

/** Number of wrong tokens from one address before it has to wait. */
const guesses = { calls: 100, seconds: 60 };
/** Milliseconds for which a token that has worked is accepted although others from its address are wrong (D1277). */
const provenFor = 3_600_000;
const maxCachedTokens = 10_000;

/** Keeps out clients that guess tokens, by their address. */
export interface WrongTokens {
  /** Call before a token is looked up. @throws Failure 429 */
  check(token: string, from: string): void;
  /** Notes that a token worked. */
  noteRight(token: string): void;
  /** Notes that a token didn't work. */
  noteWrong(token: string, from: string): void;
}

export const createWrongTokens = (): WrongTokens => {
  const wrong = createRateLimit(guesses);
  const proven = new LRUCache<string, true>({ max: maxCachedTokens, ttl: provenFor });
  return {
    check(token, from) {
      if (!proven.has(token)) wrong.check(from);
    },
    noteRight: (token) => void proven.set(token, true),
    noteWrong(token, from) {
      proven.delete(token);
      wrong.count(from);
    },
  };
};
