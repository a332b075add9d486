/** The person who requests a turn (D123). */
export interface Requester {
  tenantId: number;
  userId: number;
}

interface Waiting extends Requester {
  begin(): void;
}

/** Runs a piece of work for a requester when it is their turn. */
export type Semaphore = <T>(asker: Requester, work: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `max` pieces of work run concurrently: one for each person, and never all for one network, so that
 * others need not wait for long ones. Those waiting take turns by network, and within a network by person.
 */
export const createSemaphore = (max: number): Semaphore => {
  const ofOneTenant = Math.max(1, max - 1);
  const under = new Set<Requester>();
  let waiting: Waiting[] = [];
  /** When each network and person last started, as a counter. */
  const began = new Map<string, number>();
  let count = 0;

  const keysOf = ({ tenantId, userId }: Requester): [tenant: string, user: string] => [
    `${tenantId}`,
    `${tenantId}/${userId}`,
  ];
  const last = (key: string): number => began.get(key) ?? 0;
  const isFree = ({ tenantId, userId }: Requester): boolean => {
    const ours = [...under].filter((one) => one.tenantId === tenantId);
    return under.size < max && ours.length < ofOneTenant && ours.every((one) => one.userId !== userId);
  };
  /**
   * Returns the one whose network, then person, has waited longest since their last turn; first come, first served
   * among equals.
   */
  const next = (): Waiting | undefined =>
    waiting.filter(isFree).toSorted((one, other) => {
      const [[tenant, user], [otherTenant, otherUser]] = [keysOf(one), keysOf(other)];
      return last(tenant) - last(otherTenant) || last(user) - last(otherUser);
    })[0];

  const beginNext = (): void => {
    for (let chosen = next(); chosen; chosen = next()) {
      const { begin } = chosen;
      waiting = waiting.filter((one) => one !== chosen);
      under.add(chosen);
      count += 1;
      for (const key of keysOf(chosen)) began.set(key, count);
      begin();
    }
    // With nothing running, past turns no longer matter.
    if (under.size === 0) began.clear();
  };

  return async (asker, work) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const own: Waiting = { ...asker, begin: resolve };
    waiting.push(own);
    beginNext();
    await promise;
    try {
      return await work();
    } finally {
      under.delete(own);
      beginNext();
    }
  };
};
