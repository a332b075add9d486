import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { RecordContextProvider, ResourceContextProvider, type RaRecord, useRecordContext } from 'ra-core';
import { Suspense, use } from 'react';
import type { RelatedTab } from '../../registry/resource.ts';
import { useEntry } from '../entries.ts';
import { useRecordName } from '../record/useRecordName.ts';
import { asParent, ParentContext, useParent, usePlace } from './parent.ts';
import { PagesOfContext } from './pagesOf.ts';

export interface TabListProps {
  tab: string;
  related: RelatedTab;
}

/** The list in a tab of the current record: another resource's list, narrowed to the records that refer to it. */
export const TabList = ({ tab, related }: TabListProps) => {
  const record = useRecordContext<RaRecord>();
  const { name: of } = useEntry();
  const { root } = usePlace();
  const above = useParent();
  const name = useRecordName(record);
  const List = use(PagesOfContext).get(related.resource)?.list;
  if (!record || name === undefined || !List) return null;
  const parent = asParent({ of, id: Number(record.id), name, root, tab, related, above });
  return (
    <ParentContext value={parent}>
      <ResourceContextProvider value={related.resource}>
        <RecordContextProvider value={undefined}>
          {/* One list per record: no state is carried over to another. */}
          <Box key={parent.root} sx={{ marginTop: 2 }}>
            <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
              <List />
            </Suspense>
          </Box>
        </RecordContextProvider>
      </ResourceContextProvider>
    </ParentContext>
  );
};
