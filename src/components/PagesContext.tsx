import { createContext, use } from 'react';
import type { PageEntry } from '../registry/page.ts';

/** The pages that the admin was assembled from. */
export const PagesContext = createContext<readonly PageEntry[]>([]);

/** Returns every page of the admin that doesn't belong to a resource. */
export const usePages = (): readonly PageEntry[] => use(PagesContext);
