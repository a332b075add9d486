import { expect, test } from 'vitest';
import { patience } from '../patience.ts';
import { connected } from '../postgres.ts';
import { startProduct } from './product.ts';

test('a process starts before it has loaded a network, which may be large', async () => {
  const product = await startProduct();
  try {
    await connected(product.url, async (client) => {
      await client.query('begin; lock table campaigns in access exclusive mode');
      const other = await product.beside();
      expect((await other.inject('/readyz')).statusCode).toBe(200);
      await client.query('rollback');
      const visit = async () => (await other.inject('/c/nobodys')).statusCode;
      await expect.poll(visit, { timeout: patience.wait }).toBe(404);
    });
  } finally {
    await product.close();
  }
});
