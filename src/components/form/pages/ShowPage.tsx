import { ShowBase } from 'ra-core';
import { openCopying } from '../../copy/copying.ts';
import { useEntry } from '../../entries.ts';
import { NotFoundPage } from '../../failure/NotFoundPage.tsx';
import { tellInPlace } from '../../failure/tellInPlace.ts';
import { singletonId, type ResourceEntry } from '../../../registry/resource.ts';
import { TabList } from '../../related/TabList.tsx';
import { noTabs, useRelatedTabs } from '../../related/useRelatedTabs.ts';
import { useViewer } from '../../viewer.ts';
import type { ShowProps } from '../props.ts';
import { RecordLoaded } from './RecordLoaded.tsx';
import { ShownRecord } from '../record/ShownRecord.tsx';
import { visibleTabs } from '../record/tabs.ts';
import { historyTab, staffTabs, useRecordMeta } from '../record/useRecordMeta.ts';
import { useRecordTab } from '../record/useRecordTab.ts';

export type ShowPageProps = ShowProps & Required<Pick<ShowProps, 'columns' | 'tabs'>> & { below?: string };

/** Whether any call changes such records; those that none changes, such as events, have no history. */
const isChanged = ({ permission }: Pick<ResourceEntry, 'permission'>): boolean =>
  (['create', 'edit', 'status'] as const).some((deed) => permission[deed] !== undefined);

/** A record with its values, tab by tab. `below` is the part of its address after the id. */
const ShowPage = (props: ShowPageProps) => {
  const {
    columns,
    tabs,
    headerFields = [],
    related = [],
    statuses,
    actions = [],
    copying,
    extraButtons,
    staffOnly = [],
    below = '/show',
  } = props;
  const entry = useEntry();
  const viewer = useViewer();
  const isStaff = viewer?.isStaff ?? false;
  const isOpen = (field: string) => isStaff || !staffOnly.includes(field);
  const open = useRelatedTabs();
  // Below this address there is only the record, without its lists.
  const lists = below === '' ? open : noTabs;
  const shown = visibleTabs(
    tabs,
    (field) => columns[field] !== undefined && isOpen(field),
    (tab) => tab in lists,
  );
  const maySeeScheduled = viewer?.permissions.has('scheduled_change.read') ?? false;
  const further = isStaff ? [...staffTabs(entry, maySeeScheduled), ...(isChanged(entry) ? [historyTab] : [])] : [];
  const address = useRecordTab([...shown.map(({ name }) => name), ...further], below);
  const meta = useRecordMeta(shown, columns);
  const list = lists[address.tab];
  if (viewer && !address.isKnown) return <NotFoundPage />;
  return (
    <ShowBase
      {...(entry.single && { id: singletonId })}
      queryOptions={{ meta, ...tellInPlace }}
      render={(query) => (
        <RecordLoaded query={query} below={list && <TabList tab={address.tab} related={list} />}>
          <ShownRecord
            columns={columns}
            headerFields={headerFields.filter(isOpen)}
            related={related}
            lists={lists}
            hidden={isStaff ? [] : staffOnly}
            tabs={shown}
            further={further}
            address={address}
            statuses={statuses}
            actions={actions}
            copying={openCopying(copying, isOpen)}
            extraButtons={extraButtons}
          />
        </RecordLoaded>
      )}
    />
  );
};

export default ShowPage;
