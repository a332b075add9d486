import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildAdmin } from '../../tools/build.ts';
import { countedAt } from './counted.ts';
import { startProduct } from './start.ts';

/**
 * One product for each concurrent test file, so none sees another's records. The demo network is made once and copied,
 * for them and for the few files that start a product of their own.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await buildAdmin();
  const filled = await startProduct();
  await countedAt(filled.site);
  await filled.stop(true);
  const products = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startProduct({ from: filled.data })),
  );
  await Promise.all(products.map(({ site }) => countedAt(site)));
  project.provide(
    'products',
    products.map(({ site, data }) => ({ site, data })),
  );
  project.provide('filled', filled.data);
  return async () => {
    rmSync(dirname(filled.data), { recursive: true });
    await Promise.all(products.map((product) => product.stop()));
  };
}
