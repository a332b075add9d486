import { join } from 'node:path';
import type { z } from 'zod';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/connection.ts';
import { createEmbeddedEngine, socketOf } from './engine/embedded.ts';
import { openEngine, type QueryLimits, type QueryParameters } from './engine/engine.ts';
import { type UnavailableReason, StoreUnavailable } from './engine/failures.ts';
import { zoneOf } from './store/batch.ts';
import { createCopier } from './store/copier.ts';
import { readGeneration } from './store/generation.ts';
import { readPosition } from './store/position.ts';

/** The state of the store, for pages that show figures. */
export type StoreState =
  /** Complete as of `copiedAt`: seconds UTC. */
  | { state: 'ok'; copiedAt: number }
  /** Not complete yet; `progress` from 0 to 1. */
  | { state: 'rebuilding'; progress: number }
  | { state: 'away'; reason: Exclude<UnavailableReason, 'rebuilding'> };

/** The interface to statistics. */
export interface Statistics {
  /**
   * Queries the store: tables `fact`, `fact_quarter`, `fact_day`, in ClickHouse's dialect.
   * @param parameters values of `{name:Type}` in the query, which are never part of its text
   * @param row shape of a row: counts come as numbers, decimals as exact text, timestamps as text in UTC
   * @throws StoreAway while figures are missing or incomplete; QueryRefused for a query that exceeds its limits
   */
  query<Row>(
    sql: string,
    parameters: QueryParameters,
    row: z.ZodType<Row>,
    options?: Partial<QueryLimits> & { signal?: AbortSignal },
  ): Promise<Row[]>;
  state(): Promise<StoreState>;
  /** The time zone of a network's days in `fact_day`; undefined while it has none. @throws StoreAway */
  dayZone(tenantId: number): Promise<string | undefined>;
  /** Runs the engine if it is embedded, and copies facts into it. */
  start(): void;
  /** Copies all facts that can be copied now. @throws StoreAway */
  copy(): Promise<void>;
  close(): Promise<void>;
}

interface Dependencies {
  configuration: Pick<Configuration, 'dataFolder'> & Partial<Pick<Configuration, 'statistics'>>;
  database: Database;
  report(error: unknown): void;
}

/** Milliseconds for which a process caches the state of the store. */
const fresh = 1000;
/** Milliseconds for which an engine that accepts a connection may be silent; longer than its queries may take. */
const staleAfter = 30_000;

const switchedOff: Statistics = {
  query: () => Promise.reject(new StoreUnavailable('off')),
  state: () => Promise.resolve({ state: 'away', reason: 'off' }),
  dayZone: () => Promise.reject(new StoreUnavailable('off')),
  start: () => undefined,
  copy: () => Promise.reject(new StoreUnavailable('off')),
  close: () => Promise.resolve(),
};

/** Returns the configured store: a server, or the embedded engine, which all processes sharing the folder use. */
export const createStatistics = ({ configuration, database, report }: Dependencies): Statistics => {
  const { statistics: chosen, dataFolder } = configuration;
  if (!chosen) return switchedOff;
  const { url, memory } = chosen;
  const folder = join(dataFolder, 'statistics');
  const embedded = url === undefined ? createEmbeddedEngine({ folder, memory, report }) : undefined;
  const engine = openEngine(url === undefined ? { socket: socketOf(folder) } : { url });
  const copier = createCopier({ database, engine, report });
  let last: { at: number; state: Promise<StoreState> } | undefined;
  /** The look under way. */
  let under: Promise<StoreState> | undefined;

  const look = async (): Promise<StoreState> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), staleAfter).unref();
    try {
      const generation = await readGeneration(engine, limit.signal);
      const position = generation === undefined ? undefined : await readPosition(database, generation);
      if (!position) return { state: 'rebuilding', progress: 0 };
      const { copiedRows, wholeRows, isWhole, copiedAt } = position;
      if (isWhole) return { state: 'ok', copiedAt: copiedAt ?? 0 };
      return { state: 'rebuilding', progress: Math.min(copiedRows / wholeRows, 1) };
    } catch (error) {
      if (!(error instanceof StoreUnavailable) && !limit.signal.aborted) throw error;
      return { state: 'away', reason: embedded?.isMissing() ? 'notInstalled' : 'unreachable' };
    } finally {
      clearTimeout(timer);
    }
  };
  const state = (): Promise<StoreState> => {
    if (last !== undefined && Date.now() - last.at <= fresh) return last.state;
    // An engine that doesn't answer is not asked again by everyone who would like to know.
    under ??= look().finally(() => (under = undefined));
    last = { at: Date.now(), state: under };
    return last.state;
  };
  const mustBeWhole = async (): Promise<void> => {
    const found = await state();
    if (found.state === 'rebuilding') throw new StoreUnavailable('rebuilding');
    if (found.state === 'away') throw new StoreUnavailable(found.reason);
  };

  return {
    async query(sql, parameters, row, options) {
      await mustBeWhole();
      try {
        return await engine.query(sql, parameters, row, options);
      } catch (error) {
        // A query that fails because the store has just gone away is not at fault.
        last = undefined;
        await mustBeWhole();
        throw error;
      }
    },
    state,
    async dayZone(tenantId) {
      await mustBeWhole();
      const generation = await readGeneration(engine);
      return generation === undefined ? undefined : zoneOf(database, generation, tenantId);
    },
    start() {
      embedded?.start();
      copier.start();
    },
    copy: () => copier.copy(),
    async close() {
      await copier.close();
      await engine.close();
      await embedded?.close();
    },
  };
};
