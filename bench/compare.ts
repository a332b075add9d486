import { countCampaigns } from './ground/network.ts';
import type { Ground } from './ground/postgres.ts';
import { measure } from './load/measure.ts';
import type { Speed } from './load/speed.ts';
import { type Options, type WorkName, works } from './options.ts';
import { totalSaid } from './product.ts';
import { preparePeerSide, prepareProduct, type Side } from './sides.ts';
import { workOf } from './works.ts';

/** The same work by several who do it. */
export interface Comparison {
  work: WorkName;
  sluice: Speed;
  bare: Speed;
  peer?: Speed;
}

type Say = (line: string) => void;

/** A total that is wrong is worth nothing, however quickly it comes. */
const checkTotal = async ({ sluice, bare }: { sluice: Side; bare: Side }): Promise<void> => {
  const [said, counted] = [await totalSaid(sluice.address, sluice.token), await countCampaigns(bare.address)];
  if (said !== counted) throw new Error(`The list says that there are ${said} campaigns, and there are ${counted}`);
};

/** Does each piece of work on each side, one after the other, so that none takes the processor from another. */
export const compareWorks = async (ground: Ground, options: Options, say: Say): Promise<Comparison[]> => {
  const chosen = works.filter((work) => options.wanted.has(work));
  const running: Side[] = [];
  const comparisons: Comparison[] = [];
  try {
    say(`filling a table with ${options.rows.toLocaleString('en')} campaigns`);
    const product = await prepareProduct(ground, options.rows, options.profiles);
    running.push(product.sluice);
    if (options.peer) say('installing the peer and filling its table');
    const peer = options.peer && (await preparePeerSide(ground, options.rows, options.peer.folder));
    if (peer) running.push(peer);

    const timed = async (work: WorkName, side: 'sluice' | 'bare' | 'peer', { address, token, records }: Side): Promise<Speed> => {
      const { connections, span, warmUp } = workOf[work];
      say(`${work}: ${side}`);
      await ground.settle();
      return measure({ work, side, address, token, connections, span: span(options.seconds), warmUp, records });
    };
    await checkTotal(product);
    for (const work of chosen) {
      const sluice = await timed(work, 'sluice', product.sluice);
      const bare = await timed(work, 'bare', product.bare);
      comparisons.push({ work, sluice, bare, ...(peer && { peer: await timed(work, 'peer', peer) }) });
    }
    await checkTotal(product);
    return comparisons;
  } finally {
    for (const side of running) await side.stop();
  }
};
