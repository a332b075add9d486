import { LRUCache } from 'lru-cache';
import { createRateLimit } from './rate-limit.ts';

/** Wrong tokens of one address before it has to wait. */
const guesses = { calls: 100, seconds: 60 };
/** Milliseconds for which a token that opened something is heard though others from its address are wrong (D1277). */
const provenFor = 3_600_000;
const tokensAtHand = 10_000;

/** Keeps out those who guess tokens, by the address that they call from. */
export interface WrongTokens {
  /** To be called before a token is looked up. @throws Failure 429 */
  check(token: string, from: string): Promise<void>;
  /** Notes that a token opened something. */
  noteRight(token: string): void;
  /** Notes that a token opened nothing. */
  noteWrong(token: string, from: string): Promise<void>;
}

export const createWrongTokens = (): WrongTokens => {
  const wrong = createRateLimit(guesses);
  const proven = new LRUCache<string, true>({ max: tokensAtHand, ttl: provenFor });
  return {
    async check(token, from) {
      if (!proven.has(token)) await wrong.check(from);
    },
    noteRight: (token) => void proven.set(token, true),
    async noteWrong(token, from) {
      proven.delete(token);
      await wrong.count(from);
    },
  };
};
