import Alert from '@mui/material/Alert';
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { isFinal } from '../../../../domain/statuses.ts';
import type { RecordAction } from '../../actions/actions.ts';
import type { Copying } from '../../copy/copying.ts';
import { HistoryTab } from '../../history/HistoryTab.tsx';
import { NotesTab } from '../../notes/index.tsx';
import { ScheduledTab } from '../../scheduled/index.tsx';
import { ReadGroups } from '../../record/ReadGroups.tsx';
import { RecordFacts } from '../../record/RecordFacts.tsx';
import { RecordLayout } from '../../record/RecordLayout.tsx';
import type { RelatedList } from '../../record/related.ts';
import type { RelatedTabs } from '../../related/useRelatedTabs.ts';
import type { Statuses } from '../../status/statuses.ts';
import { statusOf } from '../../status/statusOf.ts';
import type { Elements } from '../../typed.ts';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { fieldsOf, type VisibleTab } from './tabs.ts';
import { historyTab, notesTab, scheduledTab } from './useRecordMeta.ts';
import type { RecordAddress } from './useRecordTab.ts';

/** Says that the record can no longer be changed, if its status is final. */
const FinalNotice = ({ statuses }: { statuses: Statuses }) => {
  const record = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const status = statuses.choices.find(({ id }) => id === (record && statusOf(record)));
  if (!status || !isFinal(statuses, String(status.id))) return null;
  return (
    <Alert severity="info" sx={{ marginBottom: 2 }}>
      {translate('form.final', { status: translate(status.name) })}
    </Alert>
  );
};

const LockedNotice = () => (
  <Alert severity="info" sx={{ marginBottom: 2 }}>
    {useTranslate()('form.locked')}
  </Alert>
);

export interface ShownRecordProps {
  columns: Elements;
  headerFields: readonly string[];
  related: readonly RelatedList[];
  /** Tabs that are lists of other records. */
  lists: RelatedTabs;
  /** Fields that the viewer may not see. */
  hidden: readonly string[];
  tabs: readonly VisibleTab[];
  /** Tabs after the record's own, such as the history. */
  further: readonly string[];
  address: RecordAddress;
  statuses: Statuses | undefined;
  actions: readonly RecordAction[];
  copying: Copying | undefined;
  extraButtons?: ReactElement | undefined;
  /** Whether the record can't be edited by anyone. */
  isLocked?: boolean;
}

/** The current record with its values, tab by tab. */
export const ShownRecord = (props: ShownRecordProps) => {
  const {
    columns,
    headerFields,
    related,
    lists,
    hidden,
    tabs,
    further,
    address,
    statuses,
    actions,
    copying,
    extraButtons,
  } = props;
  const { isLocked = false } = props;
  const open = tabs.find(({ name }) => name === address.tab);
  const isList = address.tab in lists;
  return (
    <>
      <RecordHeader
        columns={columns}
        headerFields={headerFields}
        statuses={statuses}
        actions={actions}
        copying={copying}
        extraButtons={extraButtons}
      />
      {isLocked && <LockedNotice />}
      {statuses && <FinalNotice statuses={statuses} />}
      <RecordLayout facts={!isList && <RecordFacts columns={columns} lists={related} tabs={lists} hidden={hidden} />}>
        <RecordTabs names={[...tabs.map(({ name }) => name), ...further]} address={address} lists={lists} />
        {address.tab === scheduledTab && <ScheduledTab columns={columns} order={tabs.flatMap(fieldsOf)} />}
        {address.tab === notesTab && <NotesTab />}
        {address.tab === historyTab && <HistoryTab columns={columns} order={tabs.flatMap(fieldsOf)} />}
        {open && <ReadGroups tab={open} columns={columns} isQuiet={isList} />}
      </RecordLayout>
    </>
  );
};
