import { createContext, use } from 'react';

/** Where a value is shown: in a table cell, on one line, or on a page with room for all of it. */
export type Density = 'table' | 'page';

export const DensityContext = createContext<Density>('page');

export const useDensity = (): Density => use(DensityContext);
