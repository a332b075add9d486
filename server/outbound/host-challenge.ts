import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Proves that a host leads to this installation: a random challenge that is sent there has to be answered as only the
 * holder of the installation's secret can, for the host under which the question arrived.
 */
export interface HostChallenges {
  /** Returns a new challenge: 43 letters, digits, `-` and `_`. */
  create(): string;
  /** Returns the answer to a challenge that arrived under a host. */
  answer(host: string, challenge: string): string;
  /** Returns whether an answer is this installation's. */
  isRight(host: string, challenge: string, answer: string): boolean;
}

/** What the installation’s key for challenges is for. */
export const challengeUse = 'challenge of a host';

/** What a challenge looks like. */
export const challengePattern = /^[\w-]{43}$/;

/** @param key of the installation, for this use alone */
export const createHostChallenges = (key: Uint8Array): HostChallenges => {
  const answer: HostChallenges['answer'] = (host, challenge) =>
    createHmac('sha256', key).update(`${challenge} ${host}`).digest('base64url');
  return {
    create: () => randomBytes(32).toString('base64url'),
    answer,
    isRight(host, challenge, given) {
      const [right, other] = [Buffer.from(answer(host, challenge)), Buffer.from(given)];
      return right.length === other.length && timingSafeEqual(right, other);
    },
  };
};
