import type { ResourceEntry } from '../registry/resource.ts';
import { useViewer } from './viewer.ts';

/**
 * Returns a function that tells the key below which the texts with a resource’s name are, as the signed-in user calls
 * its records: affiliates have a name of their own for some.
 */
export const useNouns = (): ((entry: Pick<ResourceEntry, 'name' | 'hasAffiliateName'>) => string) => {
  const isStaff = useViewer()?.isStaff ?? true;
  return ({ name, hasAffiliateName }) =>
    ['resources', name, ...(hasAffiliateName && !isStaff ? ['own'] : [])].join('.');
};
