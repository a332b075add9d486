import { type RaRecord, useCanAccess, useGetList } from 'ra-core';

/** The most that is looked at of an offer's records of one kind. */
const maxRecords = 100;

/**
 * The active records of a resource that belong to an offer, in their order; undefined while they are not known, or for
 * who may not see them.
 */
export const useActiveOf = <R extends RaRecord>(
  resource: string,
  offer: number,
  { field = 'offer', order = 'id', filter = {} }: { field?: string; order?: string; filter?: object } = {},
): R[] | undefined => {
  const { canAccess = false } = useCanAccess({ resource, action: 'list' });
  const { data } = useGetList<R>(
    resource,
    {
      filter: { [field]: [offer], status: ['active'], ...filter },
      pagination: { page: 1, perPage: maxRecords },
      sort: { field: order, order: 'ASC' },
    },
    { enabled: canAccess, retry: false },
  );
  return data;
};
