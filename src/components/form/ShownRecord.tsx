import Alert from '@mui/material/Alert';
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { isFinal } from '../../../domain/statuses.ts';
import { HistoryTab } from '../history/HistoryTab.tsx';
import type { Statuses } from '../status/statuses.ts';
import { statusOf } from '../status/statusOf.ts';
import type { Elements } from '../typed.ts';
import { FieldGroups } from './FieldGroups.tsx';
import { FormField } from './FormField.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import type { VisibleTab } from './tabs.ts';
import { historyTab } from './useRecordMeta.ts';
import type { RecordAddress } from './useRecordTab.ts';

const noInputs = {};

/** Says that nothing of the record can be changed any more, where its status is one that nothing leads out of. */
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

export interface ShownRecordProps {
  columns: Elements;
  tabs: readonly VisibleTab[];
  /** Tabs after those of the record, such as the history. */
  further: readonly string[];
  address: RecordAddress;
  statuses: Statuses | undefined;
  actions?: ReactElement | undefined;
}

/** The record around with its values, tab by tab. */
export const ShownRecord = ({ columns, tabs, further, address, statuses, actions }: ShownRecordProps) => {
  const open = tabs.find(({ name }) => name === address.tab);
  return (
    <>
      <RecordHeader statuses={statuses} actions={actions} />
      {statuses && <FinalNotice statuses={statuses} />}
      <RecordTabs names={[...tabs.map(({ name }) => name), ...further]} address={address} />
      {address.tab === historyTab && <HistoryTab columns={columns} />}
      {open && (
        <FieldGroups groups={open.groups}>
          {(field) => <FormField name={field} inputs={noInputs} columns={columns} />}
        </FieldGroups>
      )}
    </>
  );
};
