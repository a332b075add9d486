import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildAdmin } from '../../tools/build.ts';
import { countedAt } from './counted.ts';
import { startProduct } from './start.ts';

/**
 * One product for each concurrent test file, so none sees another's records. The demo network is made once and copied.
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
  rmSync(dirname(filled.data), { recursive: true });
  project.provide(
    'products',
    products.map(({ site, data }) => ({ site, data })),
  );
  return async () => void (await Promise.all(products.map((product) => product.stop())));
}
