import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { recordOf } from '../../domain/records.ts';
import { admin } from '../environment/network.ts';
import { type Environment, query } from '../environment/postgres.ts';
import { speedFrom } from '../load/measure.ts';
import { often } from '../load/often.ts';
import type { Speed } from '../load/speed.ts';
import { signIn, startProduct } from '../product.ts';
import { startServing } from '../serving.ts';
import { fillClicks, listClicks } from './clicks-table.ts';
import type { TrafficJob } from './job.ts';
import { lagDuring } from './lag.ts';
import { createNetwork, setUpNetwork, type TrafficNetwork } from './network.ts';
import { startTaker } from './taker.ts';

/** How fast traffic flows, and what it is compared with; durations in milliseconds. */
export interface TrafficTimes {
  /** Clicks over 400 connections, and the speed of a server that stores nothing. */
  clicks: Speed;
  bareClicks: Speed;
  /** The speed of a server that only writes the same rows. */
  writtenClicks: Speed;
  /** Clicks over 50 connections, that server over as many, and rows committed one after another. */
  calmClicks: Speed;
  calmWrittenClicks: Speed;
  /** How far statistics lag behind clicks over 50 connections, p99. */
  lag: number;
  commits: Speed;
  leads: Speed;
  /** Leads over four connections, where none has to wait for another. */
  calmLeads: Speed;
  postbacks: Speed;
  list: Speed;
  /** Until a change takes effect in another process, the longest of several times. */
  change: number;
}

export interface TrafficRun {
  /** The seconds of each measurement. */
  seconds: number;
  /** The number of clicks in the listed table. */
  clicks: number;
  /** Folder for a CPU profile of the server. */
  profile: string | undefined;
  say(line: string): void;
}

const campaignCount = 1000;
const root = join(import.meta.dirname, '../..');

/** Writes one row after another, each in its own transaction. */
const commit = async (url: string, seconds: number): Promise<Speed> => {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query('create table if not exists measured_commits (text text)');
    return await often([client], { seconds }, async (one) => {
      await one.query({ name: 'commit', text: 'insert into measured_commits values ($1)', values: ['x'.repeat(500)] });
    });
  } finally {
    await client.query('drop table measured_commits');
    await client.end();
  }
};

/** Returns the milliseconds until a link leads elsewhere in another process, after its landing page was deactivated. */
const untilInForce = async (address: string, { campaigns, landings, call }: TrafficNetwork): Promise<number> => {
  const [first, second] = landings;
  const set = (id: number, status: string) => call('POST', '/user/landings/change_status', { items: [{ id, status }] });
  const leadsTo = async (): Promise<string> => {
    const answer = await fetch(`${address}/c/${campaigns[0]}?format=json`, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/148.0.0.0 Safari/537.36' },
    });
    const { data } = recordOf(await answer.json());
    return String(recordOf(data)['url'] ?? '');
  };
  const changed = async (to: string, change: () => Promise<unknown>): Promise<number> => {
    await change();
    const started = performance.now();
    while (!(await leadsTo()).includes(`//${to}.example`)) await pause(5);
    return performance.now() - started;
  };
  let max = 0;
  for (let round = 1; round <= 10; round++) {
    const toSecond = await changed('second', async () => {
      await set(second, 'active');
      await set(first, 'inactive');
    });
    const toFirst = await changed('first', async () => {
      await set(first, 'active');
      await set(second, 'inactive');
    });
    max = Math.max(max, toSecond, toFirst);
  }
  return max;
};

/** Sends clicks, leads and postbacks to the product, and lists what came in. */
export const measureTraffic = async (
  environment: Environment,
  { seconds, clicks: rows, profile, say }: TrafficRun,
): Promise<TrafficTimes> => {
  const url = await environment.database('traffic');
  const { tenantId, affiliateRole } = await createNetwork(url);
  const running: { stop(): Promise<void> }[] = [];
  const start = async <One extends { stop(): Promise<void> }>(one: Promise<One>): Promise<One> => {
    const started = await one;
    running.push(started);
    return started;
  };
  const startOne = (name: string, profiling?: string) =>
    start(
      startProduct({
        databaseUrl: url,
        folder: join(environment.folder, name),
        demo: false,
        profile: profiling,
        outboundAllow: taker.host,
      }),
    );
  const taker = await start(startTaker());
  try {
    const { address } = await startOne('traffic', profile);
    say('traffic: setting up a network');
    const network = await setUpNetwork(address, {
      affiliateRole,
      campaigns: campaignCount,
      advertiserUrl: `http://${taker.host}/leads`,
    });
    const startBare = (name: string) =>
      start(
        startServing({
          command: [join(root, `bench/traffic/${name}.ts`)],
          cwd: root,
          environment: (port) => ({ PORT: String(port), DATABASE_URL: url }),
          logFile: join(environment.folder, `${name}.log`),
          readyPath: '/readyz',
        }),
      );
    const bare = await startBare('bare');
    let first = 0;
    const flow = async (kind: TrafficJob['kind'], given: Partial<TrafficJob>): Promise<Speed> => {
      await environment.settle();
      // A network with traffic also has planner statistics, which autovacuum would gather within seconds.
      await query(url, 'analyze');
      first += 1_000_000;
      const { campaigns, senders, advertiser } = network;
      const job: TrafficJob = {
        kind,
        address,
        connections: 50,
        seconds,
        warmUp: 2,
        first,
        campaigns,
        senders,
        advertiser,
        leads: [],
        ...given,
      };
      return speedFrom(join(import.meta.dirname, 'load.ts'), job, kind);
    };
    const send = async (kind: TrafficJob['kind'], connections: number, given: Partial<TrafficJob> = {}) => {
      say(`traffic: ${kind} over ${connections} connections`);
      await flow(kind, { connections, ...given, seconds: 1 });
      return flow(kind, { connections, ...given });
    };
    const clicks = await send('clicks', 400);
    const bareClicks = await send('clicks', 400, { address: bare.address });
    const writer = await startBare('bare-writer');
    const writtenClicks = await send('clicks', 400, { address: writer.address });
    const calmWrittenClicks = await send('clicks', 50, { address: writer.address });
    const { result: calmClicks, lag } = await lagDuring(url, () => send('clicks', 50));
    const commits = await commit(url, seconds);
    const leads = await send('leads', 50);
    const calmLeads = await send('leads', 4);
    const taken = await query(
      url,
      `select secure_id as id from leads where tenant_id = $1 and api_status = 'sent' limit 500`,
      [tenantId],
    );
    const ids = taken.map((row) => String(recordOf(row)['id']));
    const postbacks = await send('postbacks', 50, { leads: ids });
    say('traffic: a change');
    const other = await startOne('beside');
    const change = await untilInForce(other.address, network);
    say(`traffic: ${rows.toLocaleString('en')} clicks in the table`);
    await fillClicks(url, { tenantId, campaigns: campaignCount, rows });
    await environment.settle();
    const known = await query(url, 'select id::integer from campaigns where tenant_id = $1', [tenantId]);
    const list = await listClicks(address, await signIn(address, admin), {
      campaigns: known.map((row) => Number(recordOf(row)['id'])),
      seconds,
    });
    return {
      clicks,
      bareClicks,
      writtenClicks,
      calmClicks,
      calmWrittenClicks,
      lag,
      commits,
      leads,
      calmLeads,
      postbacks,
      change,
      list,
    };
  } finally {
    for (const one of running.toReversed()) await one.stop();
  }
};
