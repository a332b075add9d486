import type { ResourceEntry } from '../../../registry/resource.ts';

/** Returns whether a field has to be requested by name to be sent. */
export const isOnRequest = (
  { onRequest, guarded = [] }: Pick<ResourceEntry, 'onRequest' | 'guarded'>,
  name: string,
): boolean => onRequest.includes(name) || guarded.includes(name);
