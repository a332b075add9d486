import { inject } from 'vitest';

/** A product under test. */
export interface Product {
  /** Its address, such as `http://localhost:41234`. */
  site: string;
  /** Folder of its data, which also receives its emails. */
  data: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    products: Product[];
    /** Data of a product that has ended, with a demo network whose figures are counted. */
    filled: string;
  }
}

/** The product reserved for this test file while it runs: vitest numbers concurrent files from 1. */
export const product = (): Product => {
  const products = inject('products');
  const own = products[(Number(process.env['VITEST_POOL_ID']) - 1) % products.length];
  if (!own) throw new Error('No product was started for this test file');
  return own;
};
