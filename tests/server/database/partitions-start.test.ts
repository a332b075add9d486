import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverFolder } from '../../folder.ts';
import { administer, connected } from '../../postgres.ts';
import { startProduct } from '../support/product.ts';
import { killServers, startServer } from '../support/server-process.ts';

test('a process starts and serves even if partitions for the coming weeks can’t be created yet', async () => {
  const product = await startProduct();
  const folder = serverFolder('sluice-partitions-');
  try {
    await administer(product.url, `select sluice_drop_partitions('clicks', now() + interval '60 days')`);
    await connected(product.url, async (client) => {
      await client.query('begin; lock table clicks in access share mode');
      await client.query('lock table clicks_default in access share mode');
      const { address, log } = await startServer(product.url, folder, '');
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      expect(log.join('\n')).toContain('Partitions of the weeks to come were not made');
      await client.query('rollback');
    });
  } finally {
    await killServers();
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
