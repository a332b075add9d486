import type { ResourceEntry } from '../components/resource.ts';

export const resources: readonly ResourceEntry[] = [];
