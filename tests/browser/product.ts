import { inject } from 'vitest';

/** A product under test. */
export interface Product {
  /** Its address, such as `http://localhost:41234`. */
  site: string;
  /** Folder of its data, where mail lands too. */
  data: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    products: Product[];
  }
}

/** The product that is this test file's alone while it runs: vitest numbers those that run at a time from 1. */
export const product = (): Product => {
  const products = inject('products');
  const own = products[(Number(process.env['VITEST_POOL_ID']) - 1) % products.length];
  if (!own) throw new Error('No product was started for this test file');
  return own;
};
