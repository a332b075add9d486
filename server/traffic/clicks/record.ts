import { type LimitUse, withFullLimits } from '../../../domain/distribution/limits.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Model } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import { type EventWriter, insertEvents } from '../../events/writer.ts';
import { count } from '../counters/counters.ts';
import type { Click } from './click.ts';

interface Dependencies {
  database: Database;
  model: Model;
  writer: EventWriter;
}

/**
 * Records the click that is decided from a network and counts it toward its limits; resolves once both are committed.
 * If a limit turns out to be full by then, the click is decided again.
 * @param decided returns undefined if the network has no such campaign
 */
export type RecordClick = (
  tenantId: number,
  network: Snapshot,
  decided: (network: Snapshot) => Click | undefined,
) => Promise<Click | undefined>;

/** Rolls back the transaction of a click that there is no room for. */
class LimitsReached extends Error {
  override name = 'Full';
  readonly limits: readonly LimitUse[];

  constructor(limits: readonly LimitUse[]) {
    super('There is no room');
    this.limits = limits;
  }
}

/** Most clicks count toward no cap and are written in batches; the rest are each written with their counters. */
export const createClickRecorder = ({ database, model, writer }: Dependencies): RecordClick => {
  const counted = async (tenantId: number, { event, limits }: Click): Promise<readonly LimitUse[]> => {
    try {
      await database.tenant(tenantId, 'events').write(async (db) => {
        const full = await count(db, limits);
        if (full.length > 0) throw new LimitsReached(full);
        await insertEvents(db, model, 'click', [event]);
      });
      return [];
    } catch (error) {
      if (error instanceof LimitsReached) return error.limits;
      throw error;
    }
  };
  return async (tenantId, network, decided) => {
    for (let known = network; ; ) {
      const click = decided(known);
      if (click?.limits.length === 0) await writer.write(tenantId, 'click', click.event);
      if (!click || click.limits.length === 0) return click;
      const full = await counted(tenantId, click);
      if (full.length === 0) return click;
      known = withFullLimits(known, full);
    }
  };
};
