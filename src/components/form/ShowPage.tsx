import Box from '@mui/material/Box';
import { ShowBase } from 'ra-core';
import { HistoryTab } from '../history/HistoryTab.tsx';
import { useViewer } from '../viewer.ts';
import { FieldGroups } from './FieldGroups.tsx';
import { formWidth } from './formWidth.ts';
import type { ShowProps } from './props.ts';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { ShownValue } from './ShownValue.tsx';
import { visibleTabs } from './tabs.ts';
import { historyTab, useRecordMeta } from './useRecordMeta.ts';
import { useRecordTab } from './useRecordTab.ts';

export type ShowPageProps = ShowProps & Required<Pick<ShowProps, 'columns' | 'tabs'>> & { below?: string };

/** A record with its values, tab by tab. `below` is what its address has after the id. */
const ShowPage = ({ columns, tabs, statuses, actions, staffOnly = [], below = '/show' }: ShowPageProps) => {
  const isStaff = useViewer()?.isStaff ?? false;
  const isOpen = (field: string) => isStaff || !staffOnly.includes(field);
  const shown = visibleTabs(tabs, (field) => columns[field] !== undefined && isOpen(field));
  const names = [...shown.map(({ name }) => name), ...(isStaff ? [historyTab] : [])];
  const address = useRecordTab(names, below);
  const meta = useRecordMeta(shown);
  const open = shown.find(({ name }) => name === address.tab);
  return (
    <ShowBase queryOptions={{ meta }}>
      <Box sx={{ maxWidth: formWidth }}>
        <RecordHeader statuses={statuses} actions={actions} />
        <RecordTabs names={names} address={address} />
        {address.tab === historyTab && <HistoryTab columns={columns} />}
        {open && (
          <FieldGroups groups={open.groups}>
            {(field) => {
              const column = columns[field];
              return column && <ShownValue field={field} column={column} />;
            }}
          </FieldGroups>
        )}
      </Box>
    </ShowBase>
  );
};

export default ShowPage;
