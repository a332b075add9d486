import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ListBase } from 'ra-core';
import { useEntry } from '../entries.ts';
import { PageHeading } from '../PageHeading.tsx';
import { useViewer } from '../viewer.ts';
import { BulkBar } from './BulkBar.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListContent } from './ListContent.tsx';
import { ListPager } from './ListPager.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListProps } from './props.ts';
import { StatusTabs } from './StatusTabs.tsx';
import { useColumns } from './useColumns.ts';

export type ResourceListProps = ListProps & Required<Pick<ListProps, 'columns' | 'shown'>>;

/** The list of a resource: its status tabs, what narrows it, its records, and what may be done to several at once. */
export const ResourceList = (props: ResourceListProps) => {
  const { columns, shown, sortable = [], link, rowAction, filters = {}, searchable = false, statuses, within, staffOnly = [] } = props;
  const entry = useEntry();
  const viewer = useViewer();
  const choice = useColumns(columns, shown, staffOnly);
  const [field = 'id', order] = entry.defaultOrder.split(':');
  if (!viewer) return null;
  const onRequest = choice.visible.filter((name) => entry.onRequest.includes(name));
  const usable = viewer.isStaff ? filters : Object.fromEntries(Object.entries(filters).filter(([name]) => !staffOnly.includes(name)));
  return (
    <ListBase
      sort={{ field, order: order === 'asc' ? 'ASC' : 'DESC' }}
      perPage={entry.pageSize}
      queryOptions={onRequest.length > 0 ? { meta: { with: onRequest } } : {}}
      {...(within && { filter: within })}
      exporter={false}
    >
      <PageHeading text={`resources.${entry.name}.title`} />
      <StatusTabs />
      <Card sx={{ marginTop: 1.5 }}>
        <Box sx={{ position: 'relative' }}>
          <ListToolbar columns={columns} choice={choice} filters={usable} searchable={searchable} within={within} />
          <BulkBar statuses={statuses} />
        </Box>
        <FilterBar filters={usable} />
        <ListContent columns={columns} visible={choice.visible} sortable={sortable} link={link} rowAction={rowAction} />
        <ListPager />
      </Card>
    </ListBase>
  );
};
