import { DatabaseError } from 'pg';
import { failures } from '../../domain/failures.ts';
import { Failure, type FailureCode } from '../failure.ts';
import { OperatorError } from '../operator.ts';
import { isDatabaseError } from './sqlstate.ts';

/**
 * The database can't serve now but may soon: no connection, starting, overloaded or out of space. HTTP responds with
 * 503.
 */
export class DatabaseUnavailable extends OperatorError {
  override name = 'DatabaseUnavailable';
}

/** Others held what a call needs for too long. A retry makes sense. HTTP responds with 503. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** A statement took longer than its kind of work is allowed. HTTP responds with 503. */
export class DatabaseSlow extends Error {
  override name = 'DatabaseSlow';
}

/** The caller left before there was an answer, so the statement was ended. Nothing is wrong. */
export class CallerLeft extends DatabaseSlow {
  override name = 'CallerLeft';
}

/** Whether the same work may succeed a little later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || error instanceof DatabaseBusy || error instanceof DatabaseSlow;

/** SQLSTATE classes: connection lost, out of resources (such as disk), stopped or crashed, I/O failed. */
const passing = /^(08|53|57P|58)/;

/**
 * Translates a failed pg call into our errors. Besides errors that the server sent, pg throws for mistakes in the
 * parameters (TypeError, RangeError); all else it throws is a lost or refused connection, without a common code or
 * class.
 */
export function translated(error: unknown): unknown {
  const ours = [DatabaseUnavailable, DatabaseBusy, DatabaseSlow, TypeError, RangeError];
  if (ours.some((kind) => error instanceof kind)) return error;
  if (isDatabaseError(error, 'lockNotAvailable'))
    return new DatabaseBusy('A lock was not to be had in time', { cause: error });
  if (isDatabaseError(error, 'queryCanceled')) return new DatabaseSlow('A statement took too long', { cause: error });
  if (isDatabaseError(error, 'refusedByUs') && isFailureCode(error.message))
    return new Failure(error.message, { args: [error.detail ?? ''], cause: error });
  if (error instanceof DatabaseError && !passing.test(error.code ?? '')) return error;
  return new DatabaseUnavailable(`The database is not available: ${reasonOf(error)}`, { cause: error });
}

/** A host with several addresses, none of which responds, fails with an error for each and no message of its own. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};

const isFailureCode = (text: string): text is FailureCode => Object.hasOwn(failures, text);

/** Whether a transaction failed only because of others running at the same time, so that it may be retried. */
export const isConflict = (error: unknown): boolean => isDatabaseError(error, 'serializationFailure', 'deadlock');

/** Throws what `translated` makes of the error. */
export function rethrow(error: unknown): never {
  throw translated(error);
}
