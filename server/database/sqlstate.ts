import { DatabaseError } from 'pg';

/** The codes by which PostgreSQL says why it failed, of those that the product tells apart. */
const sqlstate = {
  /** A number has more digits than its column stores. */
  numericOverflow: '22003',
  referenceViolation: '23503',
  uniqueViolation: '23505',
  serializationFailure: '40001',
  deadlock: '40P01',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
  /** Raised by our own triggers: the message is the code of a failure, the detail its argument. */
  refusedByUs: 'SL409',
} as const;

/** Whether the database failed with one of these codes. */
export const isDatabaseError = (
  error: unknown,
  ...reasons: readonly (keyof typeof sqlstate)[]
): error is DatabaseError =>
  error instanceof DatabaseError && reasons.some((reason) => sqlstate[reason] === error.code);
