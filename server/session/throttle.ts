import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connection.ts';
import { Failure } from '../failure.ts';
import { networkOf } from '../http/clients.ts';

/** Failures allowed within a stretch of seconds that begins with the first of them. */
export interface Limit {
  failures: number;
  seconds: number;
}

/** What is counted; what has no limit here is not. */
export interface Limits {
  /** On one account from one network address. */
  account?: Limit;
  /** On all accounts from one network address. */
  address?: Limit;
  /** On one account from wherever. It can keep its owner out, so it is for those alone who have shown their password. */
  everywhere?: Limit;
}

/** An attempt that was let through; it counts as a failure until something else is said of it. */
export interface Attempt {
  /** It was right: the failures at this account are forgotten. */
  succeeded(): Promise<void>;
  /** It was neither: those before it still count. */
  undone(): Promise<void>;
}

export interface Throttle {
  /**
   * Counts an attempt before it is carried out, so that many at once are no way around it.
   * @returns seconds to wait where there were too many
   */
  attempt(tenantId: number, account: string, address: string): Promise<Attempt | { retryAfter: number }>;
  /** Seconds that an address has to wait because of all its failures; undefined where it need not. */
  wait(address: string): Promise<number | undefined>;
  /** Counts a failure of an address that is on no account, as nobody can say on which. */
  failed(address: string): Promise<void>;
}

const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Counts one; what says how long to wait where that was one too many. */
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
 * Holds back who tries too often. Counters are kept in the database, so all processes count together; the keys of
 * accounts are hashes.
 * @param name tells its counters from those of others
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

/** Counts an attempt, and ends the call with 429 where it was one too many. */
export const limitAttempts = async (
  ...[throttle, ...attempted]: [Throttle, ...Parameters<Throttle['attempt']>]
): Promise<Attempt> => {
  const attempt = await throttle.attempt(...attempted);
  if ('retryAfter' in attempt) throw new Failure('tooMany', attempt);
  return attempt;
};

const quarter = 900;
const hour = 3600;

/** How often what may be tried. What someone does from elsewhere keeps nobody out but who has their password. */
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
} satisfies Record<string, Limits>;

export type Throttles = Readonly<Record<keyof typeof limits, Throttle>>;

/** A throttle for everything that can be guessed or asked too often. */
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
});
