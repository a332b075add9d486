import { Failure } from '../failure.ts';

const full = ['ENOSPC', 'EDQUOT'];

/** Throws 503 if a file could not be written for lack of space; rethrows any other error. */
export const fullDisk = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && full.includes(String(error.code))) {
    throw new Failure('unavailable', { cause: error });
  }
  throw error;
};
