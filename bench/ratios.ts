import { admin } from './environment/network.ts';
import type { Environment } from './environment/postgres.ts';
import type { Job } from './load/job.ts';
import { measure } from './load/measure.ts';
import { median } from './load/speed.ts';
import type { RatioName } from './options.ts';
import { signIn } from './product.ts';
import { type Prepared, type Side, startBeside } from './sides.ts';
import { workOf } from './works.ts';

/** The product compared with itself: the same list under two circumstances, in turn. */

export interface Ratio {
  name: RatioName;
  /** How many times as long a call takes under the second circumstance. */
  times: number;
}

interface Run {
  environment: Environment;
  seconds: number;
  say(line: string): void;
}

interface Circumstance {
  side: Side;
  tokens: readonly string[];
}

/** Many short ones, as each ratio is between two consecutive rounds. */
const rounds = 11;

/** Returns the median ratio of pairs of consecutive rounds. */
const timesAsLong = async (
  name: RatioName,
  usual: Circumstance,
  other: Circumstance,
  { environment, seconds, say }: Run,
): Promise<number> => {
  const { connections, span } = workOf.list;
  const speedOf = async ({ side: { address, records }, tokens }: Circumstance): Promise<number> => {
    await environment.settle();
    const job: Job = {
      work: 'list',
      side: 'sluice',
      address,
      tokens: [...tokens],
      connections,
      first: 0,
      span: span(seconds / 2),
      warmUp: { seconds: 1 },
      records,
    };
    return (await measure(job)).perSecond;
  };
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    say(`${name}, round ${round}`);
    ratios.push((await speedOf(usual)) / (await speedOf(other)));
  }
  return median(ratios);
};

const flood = { shapes: 440, times: 20 };

/** Requests lists with many limits and fields, each several times over each connection to the database. */
const floodWithLists = async ({ address, token }: Side): Promise<void> => {
  const fields = ['title', 'affiliate', 'offer', 'countries', 'domain', 'status', 'createdAt', 'version', 'updatedAt'];
  const list = async (shape: number): Promise<void> => {
    const asked = ['id', ...fields.filter((_, bit) => shape & (1 << bit))].join(',');
    const answer = await fetch(`${address}/api/v1/user/campaigns?limit=${shape}&fields=${asked}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`A list was refused: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  for (let shape = 1; shape <= flood.shapes; shape++) {
    await Promise.all(Array.from({ length: flood.times }, () => list(shape)));
  }
};

const measured: Record<RatioName, (prepared: Prepared, run: Run) => Promise<number>> = {
  /** All networks in turn, compared with the large one alone. */
  async networks({ sluice, hosts }, run) {
    const others: string[] = [];
    for (const host of hosts) others.push(await signIn(sluice.address, admin, host));
    const alone = { side: sluice, tokens: [sluice.token] };
    return timesAsLong('networks', alone, { side: sluice, tokens: [sluice.token, ...others] }, run);
  },
  /** After a flood of other kinds of lists, compared with a process that never saw one. */
  async flood(prepared, run) {
    const flooded = await startBeside(run.environment, prepared, 'flooded');
    try {
      run.say('flooding');
      await floodWithLists(flooded);
      const { sluice } = prepared;
      return await timesAsLong(
        'flood',
        { side: sluice, tokens: [sluice.token] },
        { side: flooded, tokens: [flooded.token] },
        run,
      );
    } finally {
      await flooded.stop();
    }
  },
};

/** Measures one of them. */
export const measureRatio = async (name: RatioName, prepared: Prepared, run: Run): Promise<Ratio> => ({
  name,
  times: await measured[name](prepared, run),
});
