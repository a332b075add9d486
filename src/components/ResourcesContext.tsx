import { createContext, use } from 'react';
import type { ResourceEntry } from '../registry/resource.ts';

export const ResourcesContext = createContext<readonly ResourceEntry[]>([]);

/** Returns every resource of the admin. */
export const useResources = (): readonly ResourceEntry[] => use(ResourcesContext);
