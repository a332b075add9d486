import type { RaRecord } from 'ra-core';
import { isFinal, canLeave } from '../../../domain/statuses.ts';
import type { Statuses } from '../status/statuses.ts';
import { statusOf } from '../status/statusOf.ts';
import type { Viewer } from '../viewer.ts';

/** Whether a user may copy a record, to the extent that its status decides. */
export const mayCopy = (record: RaRecord, statuses: Statuses | undefined, viewer: Viewer): boolean => {
  const status = statusOf(record);
  return !statuses || (!isFinal(statuses, status) && canLeave(statuses, status, viewer));
};
