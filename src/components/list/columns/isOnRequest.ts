import type { ResourceEntry } from '../../../registry/resource.ts';

/** Returns whether a field has to be requested by name to be sent. */
export const isOnRequest = (
  { onRequest, guardedColumns = [] }: Pick<ResourceEntry, 'onRequest' | 'guardedColumns'>,
  name: string,
): boolean => onRequest.includes(name) || guardedColumns.includes(name);
