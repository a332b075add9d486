import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyFor } from './cipher.ts';

/**
 * Proves that a host leads to this installation: whoever is asked there has to answer a random challenge as only the
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

/** What a challenge looks like. */
export const challengePattern = /^[\w-]{43}$/;

/** @param secret key material of the installation */
export const createHostChallenges = (secret: string): HostChallenges => {
  const key = keyFor(secret, 'challenge of a host');
  const answer: HostChallenges['answer'] = (host, challenge) =>
    createHmac('sha256', key).update(`${challenge} ${host}`).digest('base64url');
  return {
    create: () => randomBytes(32).toString('base64url'),
    answer,
    isRight(host, challenge, given) {
      const [right, other] = [answer(host, challenge), given].map((text) => Buffer.from(text)) as [Buffer, Buffer];
      return right.length === other.length && timingSafeEqual(right, other);
    },
  };
};
