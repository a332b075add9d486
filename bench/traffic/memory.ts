import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { recordOf } from '../../domain/records.ts';
import { type Environment, query } from '../environment/postgres.ts';
import { speedFrom } from '../load/measure.ts';
import { startProduct } from '../product.ts';
import type { TrafficJob } from './job.ts';
import { createNetwork, setUpNetwork } from './network.ts';
import { startTaker } from './taker.ts';

/** The memory of a process under lasting traffic: means of its resident set, in megabytes. */
export interface MemoryWatched {
  /** In the second quarter of the time, when everything has been used. */
  early: number;
  /** In the last quarter. */
  late: number;
  /** How many events it took. */
  events: number;
}

interface MemoryRun {
  minutes: number;
  say(line: string): void;
}

/** Events per second: what a busy network gets, and what leaves the machine some room. */
const paces = { clicks: 200, leads: 10, postbacks: 10 };

const looksPerMinute = 20;

/** The resident set of a process, in megabytes. */
const residentOf = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sends clicks, leads and postbacks at a pace, and watches the memory of the process that takes them. */
export const watchMemory = async (environment: Environment, { minutes, say }: MemoryRun): Promise<MemoryWatched> => {
  const url = await environment.database('memory');
  const { affiliateRole, tenantId } = await createNetwork(url);
  const taker = await startTaker();
  const product = await startProduct({
    databaseUrl: url,
    folder: join(environment.folder, 'memory'),
    demo: false,
    outboundAllow: taker.host,
  });
  try {
    const { address, pid } = product;
    const { campaigns, senders, advertiser } = await setUpNetwork(address, {
      affiliateRole,
      campaigns: 100,
      advertiserUrl: `http://${taker.host}/leads`,
    });
    const flow = (kind: TrafficJob['kind'], given: Partial<TrafficJob>) => {
      const job: TrafficJob = {
        kind,
        address,
        connections: 10,
        seconds: minutes * 60,
        warmUp: 0,
        first: 0,
        campaigns,
        senders,
        advertiser,
        leads: [],
        pace: paces[kind],
        ...given,
      };
      return speedFrom(join(import.meta.dirname, 'load.ts'), job, kind);
    };
    // Postbacks report about leads that were taken before.
    await flow('leads', { seconds: 10, first: 50_000_000 });
    const taken = await query(
      url,
      `select secure_id as id from leads where tenant_id = $1 and api_status = 'sent' limit 500`,
      [tenantId],
    );
    const leads = taken.map((row) => String(recordOf(row)['id']));
    say(`memory: ${minutes} min of traffic`);
    const sizes: number[] = [];
    let isOver = false;
    const watch = async (): Promise<void> => {
      while (!isOver) {
        sizes.push(await residentOf(pid));
        await pause(60_000 / looksPerMinute);
      }
    };
    const traffic = Promise.all([flow('clicks', {}), flow('leads', {}), flow('postbacks', { leads })]);
    const [speeds] = await Promise.all([traffic.finally(() => (isOver = true)), watch()]);
    const quarter = Math.floor(sizes.length / 4);
    return {
      early: mean(sizes.slice(quarter, 2 * quarter)),
      late: mean(sizes.slice(-quarter)),
      events: speeds.reduce((sum, { perSecond }) => sum + perSecond * minutes * 60, 0),
    };
  } finally {
    await product.stop();
    await taker.stop();
  }
};
