import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connection.ts';
import { Failure } from '../failure.ts';
import { networkOf } from '../http/clients.ts';

/** Failures allowed within a number of seconds that starts with the first of them. */
export interface Limit {
  failures: number;
  seconds: number;
}

/** What is counted; a kind without a limit isn't. */
export interface Limits {
  /** On one account from one network address. */
  account?: Limit;
  /** On all accounts from one network address. */
  address?: Limit;
  /**
   * On one account from anywhere. It can lock its owner out, so it only applies to those who have given the password.
   */
  everywhere?: Limit;
}

/** An attempt that was let through; it counts as a failure until reported otherwise. */
export interface Attempt {
  /** It was right: the failures on this account are forgotten. */
  succeeded(): Promise<void>;
  /** It was neither: those before it still count. */
  undone(): Promise<void>;
}

export interface Throttle {
  /**
   * Counts an attempt before it is carried out, so that concurrent attempts can't get around it.
   * @returns seconds to wait if there were too many
   */
  attempt(tenantId: number, account: string, address: string): Promise<Attempt | { retryAfter: number }>;
  /** Returns seconds that an address has to wait because of all its failures; undefined if it need not. */
  wait(address: string): Promise<number | undefined>;
  /** Counts a failure of an address that can't be attributed to an account. */
  failed(address: string): Promise<void>;
}

const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Counts one; returns how long to wait if that was one too many. */
const taken = async (limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | undefined> => {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason;
    throw reason;
  }
};

const hashOf = (...parts: (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Holds back anyone who tries too often. Counters are stored in the database, so all processes count together; the keys
 * of accounts are hashes.
 * @param name distinguishes its counters from others
 */
export const createThrottle = (store: Database['throttleStore'], name: string, limits: Limits): Throttle => {
  const limiter = (keyPrefix: string, limit: Limit | undefined) =>
    limit &&
    new RateLimiterPostgres({
      storeClient: store,
      storeType: 'pool',
      tableName: 'throttle',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points: limit.failures,
      duration: limit.seconds,
    });
  const byAccount = limiter(name, limits.account);
  const byAddress = limiter(`${name}-from`, limits.address);
  const byEverywhere = limiter(`${name}-everywhere`, limits.everywhere);

  return {
    async attempt(tenantId, account, address) {
      const network = networkOf(address);
      const person = account.trim().toLowerCase();
      const [pair, anywhere] = [hashOf(tenantId, person, network), hashOf(tenantId, person)];
      const tooMany =
        (byAccount && (await taken(byAccount, pair))) ??
        (byAddress && (await taken(byAddress, network))) ??
        (byEverywhere && (await taken(byEverywhere, anywhere)));
      if (tooMany) return { retryAfter: secondsUntil(tooMany) };
      return {
        async succeeded() {
          await Promise.all([byAccount?.delete(pair), byAddress?.reward(network), byEverywhere?.delete(anywhere)]);
        },
        async undone() {
          await Promise.all([byAccount?.reward(pair), byAddress?.reward(network), byEverywhere?.reward(anywhere)]);
        },
      };
    },
    async wait(address) {
      const failures = await byAddress?.get(networkOf(address));
      return failures && failures.remainingPoints <= 0 ? secondsUntil(failures) : undefined;
    },
    async failed(address) {
      if (byAddress) await taken(byAddress, networkOf(address));
    },
  };
};

/** Counts an attempt, and ends the call with 429 if it was one too many. */
export const limitAttempts = async (
  ...[throttle, ...attempted]: [Throttle, ...Parameters<Throttle['attempt']>]
): Promise<Attempt> => {
  const attempt = await throttle.attempt(...attempted);
  if ('retryAfter' in attempt) throw new Failure('tooMany', attempt);
  return attempt;
};

const quarter = 900;
const hour = 3600;

/** How often each thing may be tried. Attempts from elsewhere lock out only someone whose password the attacker has. */
export const limits = {
  signIn: { account: { failures: 10, seconds: quarter }, address: { failures: 100, seconds: quarter } },
  code: { everywhere: { failures: 20, seconds: hour } },
  signUp: { address: { failures: 20, seconds: hour } },
  check: { account: { failures: 10, seconds: quarter }, address: { failures: 30, seconds: quarter } },
  recovery: { account: { failures: 5, seconds: hour }, address: { failures: 30, seconds: hour } },
  newPassword: { address: { failures: 30, seconds: quarter } },
  integrationTest: { everywhere: { failures: 60, seconds: quarter } },
  postbackTest: { everywhere: { failures: 60, seconds: quarter } },
  landingCheck: { everywhere: { failures: 60, seconds: quarter } },
  channelTest: { everywhere: { failures: 60, seconds: quarter } },
  rateSource: { everywhere: { failures: 60, seconds: quarter } },
} satisfies Record<string, Limits>;

export type Throttles = Readonly<Record<keyof typeof limits, Throttle>>;

/** Creates a throttle for everything that can be guessed or requested too often. */
export const createThrottles = (store: Database['throttleStore']): Throttles => ({
  signIn: createThrottle(store, 'sign-in', limits.signIn),
  code: createThrottle(store, 'code', limits.code),
  signUp: createThrottle(store, 'sign-up', limits.signUp),
  check: createThrottle(store, 'check', limits.check),
  recovery: createThrottle(store, 'recovery', limits.recovery),
  newPassword: createThrottle(store, 'new-password', limits.newPassword),
  integrationTest: createThrottle(store, 'integration-test', limits.integrationTest),
  postbackTest: createThrottle(store, 'postback-test', limits.postbackTest),
  landingCheck: createThrottle(store, 'landing-check', limits.landingCheck),
  channelTest: createThrottle(store, 'channel-test', limits.channelTest),
  rateSource: createThrottle(store, 'rate-source', limits.rateSource),
});
