import type { Span } from './load/job.ts';
import type { WorkName } from './options.ts';

/** Work on the table of campaigns, as it is measured on each side. */
export interface Work {
  title: string;
  connections: number;
  /** How much of it in a run of so many seconds a measurement. */
  span(seconds: number): Span;
  warmUp: Span;
  /** How many times as fast as the peer we mean to be. */
  aim?: number;
}

const connections = 20;
const often = { connections, span: (seconds: number): Span => ({ seconds }), warmUp: { seconds: 3 } };

export const workOf: Record<WorkName, Work> = {
  list: { ...often, title: 'list: 25 records and the exact total', aim: 20 },
  rows: { ...often, title: 'list: 25 records without a total' },
  filtered: { ...often, title: 'list of one affiliate: 25 records and their exact number' },
  create: { ...often, title: 'create one record', aim: 12 },
  bulk: { title: 'create 1,000 records in one call', connections: 1, span: () => ({ calls: 12 }), warmUp: { calls: 3 }, aim: 30 },
  update: { ...often, title: 'update one record' },
};
