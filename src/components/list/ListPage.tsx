import type { Query } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ListBase } from 'ra-core';
import { lazy, Suspense } from 'react';
import { isOrderRefused } from '../../providers/data/errors.ts';
import { belowHeader } from '../belowHeader.ts';
import { openCopying } from '../copy/copying.ts';
import { useEntry } from '../entries.ts';
import { LoadBoundary } from '../failure/LoadBoundary.tsx';
import type { LoadFailureProps } from '../failure/LoadFailure.tsx';
import { tellInPlace } from '../failure/tellInPlace.ts';
import { isChoosable } from '../inputs/isChoosable.ts';
import { later } from '../deferred.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { useResources } from '../ResourcesContext.tsx';
import { CountedTab } from '../related/CountedTab.tsx';
import { type Parent, useParent } from '../related/parent.ts';
import { useNouns } from '../nouns.ts';
import type { Elements } from '../typed.ts';
import { useViewer } from '../viewer.ts';
import type { BulkBarProps } from './bulk/BulkBar.tsx';
import { ListEditsProvider } from './inPlace/ListEdits.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { isOnRequest } from './columns/isOnRequest.ts';
import { ListContent } from './ListContent.tsx';
import { ListPager } from './ListPager.tsx';
import { ListToolbar } from './toolbar/ListToolbar.tsx';
import type { ListProps } from './props.ts';
import { SelectionProvider } from './selection/SelectionProvider.tsx';
import { useSelection } from './selection/useSelection.ts';
import { StatusTabs } from './filters/StatusTabs.tsx';
import { barHeight } from './table/tableLook.ts';
import { useColumns } from './columns/useColumns.ts';

const BulkBar = later<BulkBarProps>(() => import('./bulk/BulkBar.tsx'));

/** An order that doesn’t exist is rare in an address. */
const OwnOrder = lazy(() => import('./table/OwnOrder.tsx'));

export type ResourceListProps = ListProps & Required<Pick<ListProps, 'columns' | 'shown'>>;

/** Doesn't clip what sticks below the page's header, and makes the table's head leave room for the bar. */
const card = {
  overflow: 'clip',
  // If nothing is above it, the page's own margin is enough.
  '* + &': { marginTop: 1.5 },
  '&:has(> div > [role=toolbar])': { '--list-bar': `${barHeight}px` },
};
const bar = {
  position: 'relative',
  backgroundColor: 'background.paper',
  '&:has(> [role=toolbar])': { position: 'sticky', top: `calc${belowHeader}`, zIndex: 4 },
  '&:has(> [role=toolbar]) > :not([role=toolbar])': { display: { xs: 'none', sm: 'flex' } },
};

/**
 * react-admin would go to the first page, since a failed one has no records; a thrown error keeps the page where it is.
 */
const throwOnError = (_: Error, { state: { data } }: Pick<Query, 'state'>) => data === undefined;

/** Disables the query after a failure, under a separate key: the failed one would be taken for an empty page. */
const unasked = { enabled: false, meta: { unasked: true } };

/** The actions on several records, once some are selected. */
const SelectionBar = (props: BulkBarProps) => useSelection().count > 0 && <BulkBar {...props} />;

const without = (elements: Elements, name: string): Elements =>
  Object.fromEntries(Object.entries(elements).filter(([one]) => one !== name));

/** Adapts a list to the tab of a record: only records that refer to it, without showing that reference again. */
const ofParent = <Props extends ResourceListProps>(props: Props, { of, tab, field, id }: Parent): Props => ({
  ...props,
  columns: without(props.columns, field),
  shown: props.inTabs?.[`${of}/${tab}`] ?? props.shown.filter((name) => name !== field),
  filters: without(props.filters ?? {}, field),
  within: { ...props.within, [field]: [id] },
  inlineEdit: (props.inlineEdit ?? []).filter((name) => name !== field),
  bulkEdit: (props.bulkEdit ?? []).filter((name) => name !== field),
});

const List = (props: ResourceListProps & { failure: LoadFailureProps | undefined }) => {
  const parent = useParent();
  const entry = useEntry();
  const nouns = useNouns()(entry);
  const {
    heading = `${nouns}.title`,
    columns,
    shown,
    sortable = [],
    link,
    rowAction,
    tools,
    content,
    above,
    filters = {},
    narrowing = {},
    quickFilters = [],
    mineFilter,
    searchable = false,
    statuses,
    actions = [],
    bulkActions,
    copying,
    within,
    permissions = {},
    staffOnly = [],
    affiliateReadOnly = [],
    inputs = {},
    inlineEdit = [],
    bulkEdit = [],
    sums = [],
    failure,
  } = parent ? ofParent(props, parent) : props;
  const viewer = useViewer();
  const resources = useResources();
  const isOpen = (name: string): boolean => {
    const permission = permissions[name];
    return (
      viewer !== undefined &&
      (viewer.isStaff || !staffOnly.includes(name)) &&
      (permission === undefined || viewer.permissions.has(permission))
    );
  };
  const choice = useColumns(columns, shown, isOpen);
  const [field = 'id', order] = entry.defaultOrder.split(':');
  const own = { field, order: order === 'asc' ? 'ASC' : 'DESC' } as const;
  if (!viewer) return null;
  const onRequest = choice.visible.filter((name) => isOnRequest(entry, name));
  const usable = Object.fromEntries(
    Object.entries(filters).filter(([name, filter]) => isOpen(name) && isChoosable(filter, resources, viewer)),
  );
  const asked = { ...tellInPlace, throwOnError, ...(onRequest.length > 0 && { meta: { with: onRequest } }) };
  return (
    <ListBase
      sort={own}
      perPage={entry.pageSize}
      queryOptions={failure ? unasked : asked}
      {...(within && { filter: within })}
      {...(parent && { storeKey: `${parent.root}.listParams` })}
      exporter={false}
    >
      {!parent && <PageHeading text={heading} />}
      {parent && <CountedTab parent={parent} />}
      {!parent && above}
      <StatusTabs />
      <ListEditsProvider
        columns={columns}
        inputs={inputs}
        inlineEdit={inlineEdit}
        bulkEdit={bulkEdit}
        statuses={statuses}
        actions={actions}
        {...(bulkActions && { bulkActions })}
        staffOnly={staffOnly}
        affiliateReadOnly={affiliateReadOnly}
      >
        <SelectionProvider>
          <Card sx={card}>
            <Box sx={bar}>
              <ListToolbar
                columns={columns}
                choice={choice}
                filters={usable}
                quickFilters={quickFilters}
                mineFilter={mineFilter}
                searchable={searchable}
                within={within}
                tools={tools}
              />
              <SelectionBar
                statuses={statuses}
                copying={openCopying(copying, isOpen)}
                columns={columns}
                visible={choice.visible}
                all={choice.names}
                within={within}
              />
            </Box>
            <FilterBar filters={usable} narrowing={narrowing} within={within} />
            {failure && isOrderRefused(failure.error) ? (
              <Suspense>
                <OwnOrder failure={failure} {...own} />
              </Suspense>
            ) : (
              (!failure && content) || (
                <ListContent
                  columns={columns}
                  choice={choice}
                  sortable={sortable}
                  link={link}
                  rowAction={rowAction}
                  failure={failure}
                  sums={sums.filter(isOpen)}
                />
              )
            )}
            <ListPager />
          </Card>
        </SelectionProvider>
      </ListEditsProvider>
    </ListBase>
  );
};

/** The list of a resource: its status tabs, its filters, its records, and its bulk actions. */
const ListPage = (props: ResourceListProps) => (
  <LoadBoundary>{(failure) => <List {...props} failure={failure} />}</LoadBoundary>
);

export default ListPage;
