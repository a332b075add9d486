import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import type { ResourceEntry } from '../../registry/resource.ts';
import { InResource } from '../InResource.tsx';
import { useResources } from '../ResourcesContext.tsx';
import { ScheduledFields } from '../scheduled/ScheduledFields.tsx';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';

const nothing: readonly string[] = [];

/** The fields of a change, shown the way its record's page shows them. */
const Changes = ({ entry, changes, found }: { entry: ResourceEntry; changes: unknown; found: unknown }) => {
  const { data: pages } = useQuery({
    queryKey: ['columns', entry.name],
    queryFn: async () => (await entry.load?.())?.default ?? null,
    staleTime: Infinity,
  });
  if (!pages?.columns) return null;
  return (
    <InResource name={entry.name}>
      <ScheduledFields changes={changes} found={found} columns={pages.columns} order={nothing} />
    </InResource>
  );
};

/** What a scheduled change does to which fields of its record, and which of them have changed in the meantime. */
export const ScheduledChangesField = <R extends object = Fields>({ source }: ValueProps<R>) => {
  const record = useRecordContext();
  const resources = useResources();
  const entry = resources.find(({ entity, load }) => entity === record?.['target'] && load !== undefined);
  return entry ? <Changes entry={entry} changes={record?.[source]} found={record?.['found']} /> : null;
};
