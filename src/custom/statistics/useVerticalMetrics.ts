import { type RaRecord, useGetManyAggregate } from 'ra-core';
import { useResources } from '../../components/ResourcesContext.tsx';
import { useViewer } from '../../components/viewer.ts';
import { mayAccess } from '../../providers/auth/permissions.ts';
import type { Question } from './question/question.ts';

/** Returns a field of the records with these ids, unless `0` (none) is among them; all of them or nothing. */
const useFields = (resource: string, values: readonly string[], field: string): unknown[] => {
  const viewer = useViewer();
  const resources = useResources();
  const ids = values.map(Number);
  const enabled =
    viewer?.isStaff === true &&
    ids.length > 0 &&
    ids.every((id) => id > 0) &&
    mayAccess(resources, viewer, resource, 'read');
  const { data } = useGetManyAggregate<RaRecord>(
    resource,
    { ids, meta: { fields: [field] } },
    { enabled, retry: false },
  );
  const records = enabled ? (data ?? []) : [];
  return records.length === ids.length ? records.map((record) => record?.[field] as unknown) : [];
};

/**
 * Ids of the metrics that matter most in the vertical whose traffic is queried, directly or through its offers; none
 * unless it is exactly one vertical.
 */
export const useVerticalMetrics = ({ filters }: Pick<Question, 'filters'>): readonly number[] => {
  const ofOffers = useFields('offers', filters.vertical ? [] : (filters.offer ?? []), 'vertical');
  const [vertical, ...others] = new Set(filters.vertical ?? ofOffers.map(String));
  const [metrics] = useFields('settings/verticals', vertical && others.length === 0 ? [vertical] : [], 'metrics');
  return Array.isArray(metrics) ? metrics.filter((id) => typeof id === 'number') : [];
};
