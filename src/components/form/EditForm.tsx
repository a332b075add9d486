import { Form, useEditContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useFormState } from 'react-hook-form';
import { isFinal } from '../../../domain/statuses.ts';
import { NotFoundPage } from '../failure/NotFoundPage.tsx';
import { HistoryTab } from '../history/HistoryTab.tsx';
import type { Statuses } from '../status/statuses.ts';
import { statusOf } from '../status/statusOf.ts';
import type { Elements } from '../typed.ts';
import { useViewer } from '../viewer.ts';
import { FormField } from './FormField.tsx';
import { FormTabs } from './FormTabs.tsx';
import { LeavingGuard } from './LeavingGuard.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordLoaded } from './RecordLoaded.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ShownRecord } from './ShownRecord.tsx';
import type { VisibleTab } from './tabs.ts';
import { historyTab } from './useRecordMeta.ts';
import { useRecordTab } from './useRecordTab.ts';

export interface EditFormProps {
  columns: Elements;
  inputs: Elements;
  tabs: readonly VisibleTab[];
  statuses: Statuses | undefined;
  actions?: ReactElement | undefined;
}

const DirtyAwareHeader = ({ statuses, actions }: Pick<EditFormProps, 'statuses' | 'actions'>) => {
  const { dirtyFields } = useFormState();
  return <RecordHeader statuses={statuses} actions={actions} isDirty={Object.keys(dirtyFields).length > 0} />;
};

/** The form of the record around, its history beside it for staff; its values alone once its status is final. */
export const EditForm = ({ columns, inputs, tabs, statuses, actions }: EditFormProps) => {
  const query = useEditContext();
  const viewer = useViewer();
  const translate = useTranslate();
  const further = viewer?.isStaff ? [historyTab] : [];
  const address = useRecordTab([...tabs.map(({ name }) => name), ...further]);
  if (viewer && !address.isKnown) return <NotFoundPage />;
  const isOver = query.record && statuses && isFinal(statuses, statusOf(query.record));
  const isHistory = address.tab === historyTab;
  return (
    <RecordLoaded query={query}>
      {isOver ? (
        <ShownRecord
          columns={columns}
          tabs={tabs}
          further={further}
          address={address}
          statuses={statuses}
          actions={actions}
        />
      ) : (
        <Form noValidate>
          <LeavingGuard root={address.root} isReady={!query.isFetching} />
          <DirtyAwareHeader statuses={statuses} actions={actions} />
          <FormTabs tabs={tabs} further={further} address={address}>
            {(field) => <FormField name={field} inputs={inputs} columns={columns} />}
          </FormTabs>
          {isHistory ? <HistoryTab columns={columns} /> : <SaveBar label={translate('ra.action.save')} />}
        </Form>
      )}
    </RecordLoaded>
  );
};
