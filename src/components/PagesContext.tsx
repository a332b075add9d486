import { createContext, use } from 'react';
import type { PageEntry } from '../registry/page.ts';

/** The pages that the admin was put together with. */
export const PagesContext = createContext<readonly PageEntry[]>([]);

/** Every page of the admin that is no resource's. */
export const usePages = (): readonly PageEntry[] => use(PagesContext);
