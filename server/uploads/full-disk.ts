import { Failure } from '../failure.ts';

const full = ['ENOSPC', 'EDQUOT'];

/** Says 503 where a file could not be written for want of space; any other error stays what it is. */
export const fullDisk = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && full.includes(String(error.code))) {
    throw new Failure('unavailable', { cause: error });
  }
  throw error;
};
