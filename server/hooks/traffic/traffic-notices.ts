import type { Caller } from '../../access/caller.ts';
import type { Work } from '../../collections/hooks.ts';
import type { Notices } from '../../notifications/direct-notices.ts';

/** The part of a change to an affiliate that says whether their traffic is accepted. */
interface TrafficChange {
  id?: number | undefined;
  before: { trafficBlocked?: boolean } | null;
  values: { trafficBlocked?: boolean | undefined; blockReason?: string | null | undefined };
}

/** Tells affiliates that their traffic is no longer accepted, or is again: by mail and in the bell. */
export const notifyOfTraffic = async (
  changes: readonly TrafficChange[],
  { db, caller: { tenantId } }: Pick<Work, 'db'> & { caller: Pick<Caller, 'tenantId'> },
  notices: Pick<Notices, 'tell'>,
): Promise<void> => {
  const told = changes.flatMap(({ id, before, values: { trafficBlocked: isBlocked, blockReason = null } }) =>
    id === undefined || !before || isBlocked === undefined || isBlocked === before.trafficBlocked
      ? []
      : [{ id, isBlocked, reason: isBlocked ? blockReason : null }],
  );
  for (const alike of Map.groupBy(told, ({ isBlocked, reason }) => JSON.stringify([isBlocked, reason])).values()) {
    const { isBlocked, reason } = alike[0]!;
    const ids = alike.map(({ id }) => id);
    await notices.tell(db, tenantId, ids, { kind: 'traffic_changed', isBlocked, reason });
  }
};
