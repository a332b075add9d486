import type { Query } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ListBase } from 'ra-core';
import { belowHeader } from '../belowHeader.ts';
import { useEntry } from '../entries.ts';
import { LoadBoundary } from '../failure/LoadBoundary.tsx';
import type { LoadFailureProps } from '../failure/LoadFailure.tsx';
import { tellInPlace } from '../failure/tellInPlace.ts';
import { PageHeading } from '../PageHeading.tsx';
import { useViewer } from '../viewer.ts';
import { BulkBar } from './BulkBar.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListContent } from './ListContent.tsx';
import { ListPager } from './ListPager.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListProps } from './props.ts';
import { SelectionProvider } from './selection/SelectionProvider.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { barHeight } from './tableLook.ts';
import { useColumns } from './useColumns.ts';

export type ResourceListProps = ListProps & Required<Pick<ListProps, 'columns' | 'shown'>>;

/** What stays in sight below the page's header is not cut off, and the table's head makes room for the bar. */
const card = { marginTop: 1.5, overflow: 'clip', '&:has(> div > [role=toolbar])': { '--list-bar': `${barHeight}px` } };
const bar = {
  position: 'relative',
  backgroundColor: 'background.paper',
  '&:has(> [role=toolbar])': { position: 'sticky', top: `calc${belowHeader}`, zIndex: 4 },
};

/** react-admin would go to the first page, as one that did not come has no records; what is thrown stays where it is. */
const throwOnError = (_: Error, { state: { data } }: Pick<Query, 'state'>) => data === undefined;

/** After a failure nothing is asked for, under a key of its own: the failed question would be taken for an empty page. */
const unasked = { enabled: false, meta: { unasked: true } };

const List = (props: ResourceListProps & { failure: LoadFailureProps | undefined }) => {
  const {
    columns,
    shown,
    sortable = [],
    link,
    rowAction,
    filters = {},
    quick = [],
    searchable = false,
    statuses,
    within,
    staffOnly = [],
    failure,
  } = props;
  const entry = useEntry();
  const viewer = useViewer();
  const choice = useColumns(columns, shown, staffOnly);
  const [field = 'id', order] = entry.defaultOrder.split(':');
  if (!viewer) return null;
  const onRequest = choice.visible.filter((name) => entry.onRequest.includes(name));
  const usable = viewer.isStaff
    ? filters
    : Object.fromEntries(Object.entries(filters).filter(([name]) => !staffOnly.includes(name)));
  const asked = { ...tellInPlace, throwOnError, ...(onRequest.length > 0 && { meta: { with: onRequest } }) };
  return (
    <ListBase
      sort={{ field, order: order === 'asc' ? 'ASC' : 'DESC' }}
      perPage={entry.pageSize}
      queryOptions={failure ? unasked : asked}
      {...(within && { filter: within })}
      exporter={false}
    >
      <PageHeading text={`resources.${entry.name}.title`} />
      <StatusTabs />
      <SelectionProvider>
        <Card sx={card}>
          <Box sx={bar}>
            <ListToolbar
              columns={columns}
              choice={choice}
              filters={usable}
              quick={quick}
              searchable={searchable}
              within={within}
            />
            <BulkBar statuses={statuses} visible={choice.visible} within={within} />
          </Box>
          <FilterBar filters={usable} />
          <ListContent
            columns={columns}
            choice={choice}
            sortable={sortable}
            link={link}
            rowAction={rowAction}
            failure={failure}
          />
          <ListPager />
        </Card>
      </SelectionProvider>
    </ListBase>
  );
};

/** The list of a resource: its status tabs, what narrows it, its records, and what may be done to several at once. */
const ListPage = (props: ResourceListProps) => (
  <LoadBoundary>{(failure) => <List {...props} failure={failure} />}</LoadBoundary>
);

export default ListPage;
