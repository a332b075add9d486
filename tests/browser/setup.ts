import type { TestProject } from 'vitest/node';
import { buildAdmin } from '../../tools/build.ts';
import { startProduct } from './start.ts';

/** One product for each file that runs at a time, so that none meets the records of another. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await buildAdmin();
  const products = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startProduct()));
  project.provide(
    'products',
    products.map(({ site, data }) => ({ site, data })),
  );
  return async () => void (await Promise.all(products.map((product) => product.stop())));
}
