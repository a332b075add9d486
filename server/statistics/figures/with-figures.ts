import { sql } from 'kysely';
import type { Language } from '../../../domain/text/words.ts';
import type { Caller } from '../../access/caller.ts';
import { collectionNamed, type Model, type Reader } from '../../collections/model.ts';
import { Failure, type FailureCode } from '../../failure.ts';
import { QueryRefused, StoreUnavailable, type UnavailableReason } from '../engine/failures.ts';
import type { Statistics } from '../statistics.ts';
import { type Metric, metricsFor } from '../metrics.ts';
import type { FigureContext } from './answer-question.ts';
import type { Managers } from './dimension-sql.ts';
import { factScopeOf } from './scope.ts';

/** The parts of the store that questions need. */
export type FigureStore = Pick<Statistics, 'query' | 'dayZone'>;

/** Returns the first manager of each affiliate, whose traffic counts as theirs (D833). */
const managersOf = async (db: Reader, model: Model): Promise<Managers> => {
  const join = collectionNamed(model, 'user').joined.get('managers');
  if (!join) throw new Error('Affiliates have no managers');
  const { rows } = await sql<{ affiliate: number; manager: number }>`
    select distinct on (owner_id) owner_id::float8 as affiliate, target_id::float8 as manager
    from ${sql.table(join.table)} order by owner_id, position`.execute(db);
  return {
    affiliates: rows.map(({ affiliate }) => Number(affiliate)),
    managers: rows.map(({ manager }) => Number(manager)),
  };
};

const codeOf = {
  off: 'statisticsOff',
  notInstalled: 'statisticsAway',
  unreachable: 'statisticsUnreachable',
  rebuilding: 'statisticsRebuilding',
} as const satisfies Record<UnavailableReason, FailureCode>;

/** Seconds after which to retry; a store that is off or not installed does not come back on its own. */
const secondsToRetry: Partial<Record<UnavailableReason, number>> = { unreachable: 5, rebuilding: 10 };

/** Runs work that queries the store, mapping an unavailable store or too large a question to catalogue failures. */
const answering = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueryRefused) throw new Failure('slow', { cause: error });
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new Failure(codeOf[error.reason], { cause: error, retryAfter: secondsToRetry[error.reason] });
  }
};

/** The caller, and what answering takes in addition to the store. */
export interface Context {
  db: Reader;
  model: Model;
  caller: Caller;
  language: Language;
  /** The metrics that they may request. */
  metrics: readonly Metric[];
}

/**
 * Answers questions of a caller, limited to their rows and metrics.
 * @param now seconds UTC
 */
export const withFigures = async <T>(
  store: FigureStore,
  given: Omit<Context, 'metrics'>,
  now: number,
  work: (asking: FigureContext, context: Context) => Promise<T>,
): Promise<T> => {
  const { db, model, caller } = given;
  const factScope = await factScopeOf(db, model, caller);
  const managers = () => managersOf(db, model);
  const metrics = await metricsFor(db, model, caller);
  return answering(async () => {
    const networkZone = await store.dayZone(caller.tenantId);
    return work({ store, networkZone, factScope, managers, now }, { ...given, metrics });
  });
};
