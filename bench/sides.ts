import { join } from 'node:path';
import { admin, fillNetwork } from './ground/network.ts';
import type { Ground } from './ground/postgres.ts';
import type { Records } from './load/job.ts';
import { preparePeer, signInToPeer, startPeer } from './peer/directus.ts';
import { installPeer } from './peer/install.ts';
import { fillPeer } from './peer/table.ts';
import { signIn, startProduct } from './product.ts';

/** Something that does the work: an API that runs, or the database itself. */
export interface Side {
  address: string;
  token: string;
  records: Records;
  stop(): Promise<void>;
}

/** The product and the bare client, on one database with so many campaigns. */
export const prepareProduct = async (ground: Ground, rows: number, profile?: string): Promise<{ sluice: Side; bare: Side }> => {
  const url = await ground.database('measured');
  const records = await fillNetwork(url, rows);
  const { address, stop } = await startProduct({ databaseUrl: url, folder: join(ground.folder, 'product'), demo: false, profile });
  const token = await signIn(address, admin.email, admin.password);
  return { sluice: { address, token, records, stop }, bare: { address: url, token: '', records, stop: async () => undefined } };
};

/** The peer, on a database of its own on the same server, with equal data. */
export const preparePeerSide = async (ground: Ground, rows: number, folder = join(ground.folder, 'installation')): Promise<Side> => {
  const url = await ground.database('peer');
  const [program, own] = [await installPeer(folder), join(ground.folder, 'peer')];
  await preparePeer(program, url, own);
  const records = await fillPeer(url, rows);
  const { address, stop } = await startPeer(program, url, own);
  return { address, token: await signInToPeer(address), records, stop };
};
