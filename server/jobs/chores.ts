import type { Database } from '../database/connection.ts';
import { keepPartitions, type Retention } from '../events/partitions.ts';
import { approveDue } from '../traffic/conversions/approve.ts';
import { eraseDue } from '../traffic/leads/erase.ts';
import { giveUpLeftovers } from '../traffic/leads/leftovers.ts';
import { type Chore, regularly } from './regularly.ts';
import { sweep } from './sweep.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** What an installation needs done every so often, for all networks. Any number of processes share it. */
const choresOf = (database: Database, retention: Retention): Chore[] => [
  // A database that is away for a while makes no difference to it, and is told of by others.
  { name: 'compacting totals', every: second, work: () => database.compactTotals().catch(() => 0) },
  { name: 'approving conversions', every: 10 * second, work: () => approveDue(database) },
  { name: 'giving up leads', every: minute, work: () => giveUpLeftovers(database) },
  { name: 'erasing contact data', every: hour, work: () => eraseDue(database) },
  { name: 'sweeping', every: hour, work: () => sweep(database) },
  { name: 'keeping partitions', every: hour, work: () => keepPartitions(database, retention) },
];

/**
 * Begins the chores, and does them from then on.
 * @param report is told what failed and why
 * @returns what ends them, having waited for those under way
 */
export const startChores = (
  database: Database,
  retention: Retention,
  report: (what: string, error: unknown) => void,
): (() => Promise<unknown>) => {
  const stops = choresOf(database, retention).map((chore) => regularly(chore, (error) => report(chore.name, error)));
  return () => Promise.all(stops.map((stop) => stop()));
};
