import { ShowBase } from 'ra-core';
import { useEntry } from '../entries.ts';
import { NotFoundPage } from '../failure/NotFoundPage.tsx';
import { tellInPlace } from '../failure/tellInPlace.ts';
import { onlyId } from '../../registry/resource.ts';
import { useViewer } from '../viewer.ts';
import type { ShowProps } from './props.ts';
import { RecordLoaded } from './RecordLoaded.tsx';
import { ShownRecord } from './ShownRecord.tsx';
import { visibleTabs } from './tabs.ts';
import { historyTab, useRecordMeta } from './useRecordMeta.ts';
import { useRecordTab } from './useRecordTab.ts';

export type ShowPageProps = ShowProps & Required<Pick<ShowProps, 'columns' | 'tabs'>> & { below?: string };

/** A record with its values, tab by tab. `below` is what its address has after the id. */
const ShowPage = (props: ShowPageProps) => {
  const { columns, tabs, head = [], related = [], statuses, actions, staffOnly = [], below = '/show' } = props;
  const entry = useEntry();
  const viewer = useViewer();
  const isStaff = viewer?.isStaff ?? false;
  const isOpen = (field: string) => isStaff || !staffOnly.includes(field);
  const shown = visibleTabs(tabs, (field) => columns[field] !== undefined && isOpen(field));
  const further = isStaff ? [historyTab] : [];
  const address = useRecordTab([...shown.map(({ name }) => name), ...further], below);
  const meta = useRecordMeta(shown, columns);
  if (viewer && !address.isKnown) return <NotFoundPage />;
  return (
    <ShowBase
      {...(entry.single && { id: onlyId })}
      queryOptions={{ meta, ...tellInPlace }}
      render={(query) => (
        <RecordLoaded query={query}>
          <ShownRecord
            columns={columns}
            head={head.filter(isOpen)}
            related={related}
            hidden={isStaff ? [] : staffOnly}
            tabs={shown}
            further={further}
            address={address}
            statuses={statuses}
            actions={actions}
          />
        </RecordLoaded>
      )}
    />
  );
};

export default ShowPage;
