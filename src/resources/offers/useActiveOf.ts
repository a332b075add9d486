import { type RaRecord, useCanAccess, useGetList, useGetMany } from 'ra-core';
import type { components } from '../../generated/api.d.ts';

type Integration = components['schemas']['Integration'];
type Assignment = components['schemas']['AdvertiserAssignment'];

/** Maximum number of an offer's records of one kind that are checked. */
const maxRecords = 100;

/**
 * The active records of a resource that belong to an offer, in their order; undefined while unknown, or if the user may
 * not see them.
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

/**
 * The active integrations that an offer's leads may go through: those that list the offer themselves, and those named
 * by an active assignment of an advertiser.
 */
export const useIntegrationsOf = (offer: number): Integration[] | undefined => {
  const serving = useActiveOf<Integration>('integrations', offer, { field: 'offers' });
  const assignments = useActiveOf<Assignment>('advertiser-assignments', offer);
  const ids = (assignments ?? []).flatMap(({ integration }) => integration ?? []);
  const { data: named = [] } = useGetMany<Integration>('integrations', { ids }, { enabled: ids.length > 0 });
  if (!serving || !assignments || (ids.length > 0 && named.length === 0))
    return serving && serving.length > 0 ? serving : undefined;
  const active = named.filter((one) => one?.status === 'active' && !serving.some(({ id }) => id === one.id));
  return [...serving, ...active];
};
