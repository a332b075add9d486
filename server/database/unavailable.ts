import { DatabaseError } from 'pg';

/** The database cannot serve now but may soon: no connection, starting, overloaded or out of space. HTTP says 503. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** SQLSTATE classes: connection lost, out of resources (such as disk), stopped or crashed, input or output failed. */
const passing = /^(08|53|57P|58)/;

/**
 * What a failed call of pg means to us. Besides errors that the server sent, pg throws mistakes in the parameters
 * (TypeError, RangeError); all else it throws is a lost or refused connection, by no common code or class.
 */
export function translated(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || error instanceof TypeError || error instanceof RangeError) return error;
  if (error instanceof DatabaseError && !passing.test(error.code ?? '')) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailable(`The database is not available: ${reason}`, { cause: error });
}

/** Whether a transaction failed only because of others running at the same time, so that it may be tried again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');

/** Throws what `translated` makes of the error. */
export function rethrow(error: unknown): never {
  throw translated(error);
}
