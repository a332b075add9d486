import Skeleton from '@mui/material/Skeleton';
import { type RaRecord, ResourceContextProvider, useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import type { RelatedTab } from '../../registry/resource.ts';
import { useEntry } from '../entries.ts';
import { Loaded } from '../failure/Loaded.tsx';
import { NotFoundPage } from '../failure/NotFoundPage.tsx';
import { isOutOfReach, RecordFailure } from '../failure/RecordFailure.tsx';
import { tellInPlace } from '../failure/tellInPlace.ts';
import { useRecordName } from '../record/useRecordName.ts';
import { useViewer } from '../viewer.ts';
import { asParent, isOf, ParentContext, useParent, usePlace } from './parent.ts';
import { useRelatedTabs } from './useRelatedTabs.ts';

export interface InTabProps {
  /** Id of the record whose tab it is; it belongs to the current resource. */
  id: number;
  tab: string;
  related: RelatedTab;
  children: ReactNode;
}

/** A page of another resource in a record's tab, once the record has loaded; otherwise the reason, in its place. */
const InTab = ({ id, tab, related, children }: InTabProps) => {
  const { name: of, displayFields, fixedFilter = {} } = useEntry();
  const { root } = usePlace();
  const above = useParent();
  const viewer = useViewer();
  const isThere = tab in useRelatedTabs();
  const besides = above ? [above.field] : [];
  const meta = { fields: ['id', ...new Set([...displayFields, ...Object.keys(fixedFilter), ...besides])], with: [] };
  const query = useGetOne<RaRecord>(of, { id, meta }, { enabled: isThere, retry: false, ...tellInPlace });
  const name = useRecordName(query.data);
  const { data, error, refetch } = query;
  if (!viewer) return null;
  if (!isThere || (above && data && !isOf(above, data))) return <NotFoundPage />;
  if (error !== null && (!data || isOutOfReach(error)))
    return <RecordFailure id={id} error={error} onRetry={() => void refetch()} />;
  return (
    <Loaded query={{ data: name, error, refetch }} waiting={<Skeleton variant="rounded" height={320} />}>
      {(known) => (
        <ParentContext value={asParent({ of, id, name: known, root, tab, related, above })}>
          <ResourceContextProvider value={related.resource}>{children}</ResourceContextProvider>
        </ParentContext>
      )}
    </Loaded>
  );
};

export default InTab;
