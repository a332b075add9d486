import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import type { RelatedCount } from '../../providers/data/adminDataProvider.ts';
import { relatedCountsKey } from '../record/useRelatedCounts.ts';
import type { Parent } from './parent.ts';

/** Passes the record count of a list to its tab as soon as it is known. */
export const CountedTab = ({ parent: { of, id, resource, field } }: { parent: Parent }) => {
  const { total, filterValues, isPlaceholderData } = useListContext();
  const queryClient = useQueryClient();
  const isWhole = Object.keys(filterValues).length === 0 && !isPlaceholderData;
  useEffect(() => {
    if (total === undefined || !isWhole) return;
    queryClient.setQueryData<readonly RelatedCount[]>(relatedCountsKey(of, id), (known) =>
      known?.map((one) => (one.resource === resource && one.field === field ? { ...one, count: total } : one)),
    );
  }, [queryClient, of, id, resource, field, total, isWhole]);
  return null;
};
