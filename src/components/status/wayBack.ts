import type { RaRecord } from 'ra-core';
import type { Actor } from '../../../domain/statuses.ts';
import type { StatusItem } from '../../providers/data/adminDataProvider.ts';
import { mayChange, type Statuses } from './statuses.ts';
import { reasonOf, statusOf } from './statusOf.ts';

/**
 * Returns the items of a call that would restore the records' current statuses after a change; undefined if that isn't
 * possible for all of them.
 */
export const wayBack = (
  statuses: Statuses,
  records: readonly RaRecord[],
  to: string,
  actor: Actor,
): readonly StatusItem[] | undefined => {
  const former = records.map((record): StatusItem => {
    const [status, reason] = [statusOf(record), reasonOf(record)];
    return { id: Number(record.id), status, ...(statuses.reason?.includes(status) && { reason }) };
  });
  // A status that takes more than a reason can't be restored: the other values are not known any more.
  const isSimple = ({ reason }: StatusItem): boolean => reason === undefined || statuses.inputs === undefined;
  return former.every((item) => isSimple(item) && mayChange(statuses, to, item.status, actor)) ? former : undefined;
};
