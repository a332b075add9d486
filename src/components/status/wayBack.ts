import type { RaRecord } from 'ra-core';
import type { Actor } from '../../../domain/statuses.ts';
import type { StatusItem } from '../../providers/data/adminDataProvider.ts';
import { mayChange, type Statuses } from './statuses.ts';
import { reasonOf, statusOf } from './statusOf.ts';

/**
 * The items of a call that gives records the status back which they have now, once they have got another; undefined where
 * that can't be done for all of them.
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
  // A status that takes more than a reason can't be given back: nobody remembers what was said beside it.
  const isSimple = ({ reason }: StatusItem): boolean => reason === undefined || statuses.inputs === undefined;
  return former.every((item) => isSimple(item) && mayChange(statuses, to, item.status, actor)) ? former : undefined;
};
