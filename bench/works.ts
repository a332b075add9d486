import type { Span } from './load/job.ts';
import type { WorkName } from './options.ts';

/** Work on the table of campaigns, as it is measured on each side. */
export interface Work {
  title: string;
  connections: number;
  /** How much of it a round, where one takes so many seconds. */
  span(seconds: number): Span;
  /** What goes before and does not count. */
  warmUp: Span;
  /** How many times as fast as the peer we mean to be. */
  aim?: number;
}

const connections = 20;
const often = { connections, span: (seconds: number): Span => ({ seconds }), warmUp: { seconds: 2 } };

export const workOf: Record<WorkName, Work> = {
  list: { ...often, title: 'list: 25 records and the exact total', aim: 20 },
  rows: { ...often, title: 'list: 25 records without a total' },
  filtered: { ...often, title: 'list of one affiliate: 25 records and their exact number' },
  create: { ...often, title: 'create one record', aim: 12 },
  bulk: {
    title: 'create 1,000 records in one call',
    connections: 1,
    span: () => ({ calls: 6 }),
    warmUp: { calls: 2 },
    aim: 30,
  },
  update: { ...often, title: 'update one record' },
  // One person types at a time; how long they wait is what counts.
  search: { ...often, connections: 1, title: 'search of the palette' },
};
