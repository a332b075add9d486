import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connection.ts';
import { networkOf } from './clients.ts';

/** Failures allowed within a stretch of seconds that begins with the first of them. */
export interface Limit {
  failures: number;
  seconds: number;
}

/** On one account from one network address, and on all accounts from one network address. */
export const signInLimits = { account: { failures: 10, seconds: 900 }, address: { failures: 100, seconds: 900 } };

/** An attempt at signing in that was let through; it counts as a failure until it is said to have succeeded. */
export interface Attempt {
  succeeded(): Promise<void>;
}

export interface Throttle {
  /**
   * Counts an attempt before it is carried out, so that many at once are no way around it.
   * @returns seconds to wait where there were too many
   */
  attempt(tenantId: number, account: string, address: string): Promise<Attempt | { retryAfter: number }>;
}

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

/**
 * Holds back guessing of passwords. Both counters belong to the caller's network address: what somebody does from
 * elsewhere never keeps anybody out. They are kept in the database, so all processes count together.
 */
export const createThrottle = (store: Database['throttleStore'], limits = signInLimits): Throttle => {
  const limiter = (keyPrefix: string, { failures, seconds }: Limit) =>
    new RateLimiterPostgres({
      storeClient: store,
      storeType: 'pool',
      tableName: 'throttle',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points: failures,
      duration: seconds,
    });
  const [perAccount, perAddress] = [limiter('sign-in', limits.account), limiter('sign-in-from', limits.address)];

  return {
    async attempt(tenantId, account, address) {
      const network = networkOf(address);
      const pair = createHash('sha256')
        .update(JSON.stringify([tenantId, account.trim().toLowerCase(), network]))
        .digest('hex');
      const tooMany = (await taken(perAccount, pair)) ?? (await taken(perAddress, network));
      if (tooMany) return { retryAfter: Math.max(1, Math.ceil(tooMany.msBeforeNext / 1000)) };
      return {
        async succeeded() {
          await Promise.all([perAccount.delete(pair), perAddress.reward(network)]);
        },
      };
    },
  };
};
