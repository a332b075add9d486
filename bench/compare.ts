import { countCampaigns } from './environment/network.ts';
import type { Environment } from './environment/postgres.ts';
import { measure } from './load/measure.ts';
import { middle, type Speed } from './load/speed.ts';
import { type Options, ratios, type WorkName, works } from './options.ts';
import { totalSaid } from './product.ts';
import { measureRatio, type Ratio } from './ratios.ts';
import { preparePeerSide, prepareProduct, type Side } from './sides.ts';
import { workOf } from './works.ts';

/** The same work done by several sides. */
export interface Comparison {
  work: WorkName;
  sluice: Speed;
  bare: Speed;
  peer?: Speed;
}

const sideNames = ['sluice', 'bare', 'peer'] as const;
type SideName = (typeof sideNames)[number];
type Sides = Record<'sluice' | 'bare', Side> & { peer: Side | undefined };

type Say = (line: string) => void;
interface Run {
  environment: Environment;
  seconds: number;
  say: Say;
}

/** Checks the total: a wrong one is worth nothing, however fast. */
const checkTotal = async ({ sluice, bare }: Sides): Promise<void> => {
  const [said, counted] = [
    await totalSaid(sluice.address, sluice.token),
    await countCampaigns(bare.address, bare.records.tenantId),
  ];
  if (said !== counted) throw new Error(`The list says that there are ${said} campaigns, and there are ${counted}`);
};

const rounds = 3;

/** Far enough apart that no two measurements create the same records. */
const numbersEach = 1_000_000;

/**
 * Measures the sides in turn, several times over, so that a temporary disturbance of the machine affects all; returns
 * the medians.
 */
const measureInTurn = async (work: WorkName, sides: Sides, { environment, seconds, say }: Run): Promise<Comparison> => {
  const { connections, span, warmUp } = workOf[work];
  const found: Record<SideName, Speed[]> = { sluice: [], bare: [], peer: [] };
  let measurement = 0;
  for (let round = 1; round <= rounds; round++) {
    say(`${work}, round ${round}`);
    for (const side of sideNames) {
      const one = sides[side];
      if (!one) continue;
      const { address, token, records } = one;
      await environment.settle();
      const first = numbersEach * ++measurement;
      found[side].push(
        await measure({
          work,
          side,
          address,
          tokens: [token],
          connections,
          first,
          span: span(seconds),
          warmUp,
          records,
        }),
      );
    }
  }
  const [sluice, bare, peer] = [found.sluice, found.bare, found.peer].map(middle);
  if (!sluice || !bare) throw new Error('Two sides are always there');
  return { work, sluice, bare, ...(peer && { peer }) };
};

/** Runs each piece of work on each side, and ours under other circumstances as well. */
export const compareWorks = async (
  environment: Environment,
  options: Options,
  say: Say,
): Promise<{ comparisons: Comparison[]; ratios: Ratio[] }> => {
  const { rows, seconds, profiles, peer: withPeer } = options;
  const running: Side[] = [];
  try {
    say(`filling a table with ${rows.toLocaleString('en')} campaigns`);
    const product = await prepareProduct(environment, rows, profiles);
    running.push(product.sluice);
    if (withPeer) say('installing the peer and filling its table');
    const peer = withPeer && (await preparePeerSide(environment, rows, withPeer.folder));
    if (peer) running.push(peer);
    const sides: Sides = { ...product, peer };

    await checkTotal(sides);
    const comparisons: Comparison[] = [];
    for (const work of works.filter((one) => options.wanted.has(one))) {
      comparisons.push(await measureInTurn(work, sides, { environment, seconds, say }));
    }
    const found: Ratio[] = [];
    for (const name of ratios.filter((one) => options.wanted.has(one))) {
      found.push(await measureRatio(name, product, { environment, seconds, say }));
    }
    await checkTotal(sides);
    return { comparisons, ratios: found };
  } finally {
    for (const side of running) await side.stop();
  }
};
