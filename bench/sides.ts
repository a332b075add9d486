import { join } from 'node:path';
import { admin, fillNetworks } from './environment/network.ts';
import type { Environment } from './environment/postgres.ts';
import type { Records } from './load/job.ts';
import { preparePeer, signInToPeer, startPeer } from './peer/directus.ts';
import { installPeer } from './peer/install.ts';
import { fillPeer } from './peer/table.ts';
import { signIn, startProduct } from './product.ts';

/** Something that does the work: a running API, or the database itself. */
export interface Side {
  address: string;
  /** The administrator's; empty for the database itself. */
  token: string;
  records: Records;
  stop(): Promise<void>;
}

/** The product and the bare client on one database, and the hosts of the other networks in it. */
export interface Prepared {
  sluice: Side;
  bare: Side;
  hosts: readonly string[];
}

/** Prepares the product with this many campaigns in one network. */
export const prepareProduct = async (environment: Environment, rows: number, profile?: string): Promise<Prepared> => {
  const url = await environment.database('measured');
  const { records, hosts } = await fillNetworks(url, rows);
  const { address, stop } = await startProduct({
    databaseUrl: url,
    folder: join(environment.folder, 'product'),
    demo: false,
    profile,
  });
  const token = await signIn(address, admin);
  return {
    sluice: { address, token, records, stop },
    bare: { address: url, token: '', records, stop: async () => undefined },
    hosts,
  };
};

/** Starts the product again, in a separate process on the same database. */
export const startBeside = async (
  environment: Environment,
  { sluice: { records }, bare }: Prepared,
  name: string,
): Promise<Side> => {
  const { address, stop } = await startProduct({
    databaseUrl: bare.address,
    folder: join(environment.folder, name),
    demo: false,
  });
  return { address, token: await signIn(address, admin), records, stop };
};

/** Prepares the peer on a separate database of the same server, with the same data. */
export const preparePeerSide = async (
  environment: Environment,
  rows: number,
  folder = join(environment.folder, 'installation'),
): Promise<Side> => {
  const url = await environment.database('peer');
  const [program, own] = [await installPeer(folder), join(environment.folder, 'peer')];
  await preparePeer(program, url, own);
  const records = await fillPeer(url, rows);
  const { address, stop } = await startPeer(program, url, own);
  return { address, token: await signInToPeer(address), records, stop };
};
