import type { Span } from './load/job.ts';
import type { WorkName } from './options.ts';

/** Work on the table of campaigns, as measured on each side. */
export interface Work {
  title: string;
  connections: number;
  /** How much of it per round, for rounds of this many seconds. */
  span(seconds: number): Span;
  /** What comes first and does not count. */
  warmUp: Span;
  /** How many times as fast as the peer we aim to be. */
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
  // One person types at a time; what counts is how long they wait.
  search: { ...often, connections: 1, title: 'search of the palette' },
};
