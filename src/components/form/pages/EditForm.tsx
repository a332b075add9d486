import { Form, RecordContextProvider, useEditContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useFormState } from 'react-hook-form';
import { isLocked, type LockRule } from '../../../../domain/locked.ts';
import { isFinal } from '../../../../domain/statuses.ts';
import { without } from '../../../providers/data/changedFields.ts';
import type { RecordAction } from '../../actions/actions.ts';
import type { Copying } from '../../copy/copying.ts';
import { useEntry } from '../../entries.ts';
import { NotFoundPage } from '../../failure/NotFoundPage.tsx';
import { HistoryTab, type HistoryTabProps } from '../../history/HistoryTab.tsx';
import { NotesTab } from '../../notes/index.tsx';
import { ScheduledTab } from '../../scheduled/index.tsx';
import { EditTabs } from '../../record/EditTabs.tsx';
import { RecordFacts } from '../../record/RecordFacts.tsx';
import { RecordLayout } from '../../record/RecordLayout.tsx';
import type { RelatedList } from '../../record/related.ts';
import { type RelatedTabs } from '../../related/useRelatedTabs.ts';
import { TabList } from '../../related/TabList.tsx';
import { useEditKey } from '../../record/useEditKey.ts';
import type { Editing } from '../../record/useEditing.ts';
import type { Statuses } from '../../status/statuses.ts';
import { statusOf } from '../../status/statusOf.ts';
import type { Elements } from '../../typed.ts';
import { useViewer } from '../../viewer.ts';
import { LeavingGuard } from '../unsaved/LeavingGuard.tsx';
import { RecordHeader, type RecordHeaderProps } from '../record/RecordHeader.tsx';
import { RecordLoaded } from './RecordLoaded.tsx';
import { ShownRecord } from '../record/ShownRecord.tsx';
import { fieldsOf, type VisibleTab } from '../record/tabs.ts';
import { historyTab, notesTab, scheduledTab, staffTabs } from '../record/useRecordMeta.ts';
import { useRecordTab } from '../record/useRecordTab.ts';

export interface EditFormProps {
  columns: Elements;
  inputs: Elements;
  tabs: readonly VisibleTab[];
  headerFields: readonly string[];
  related: readonly RelatedList[];
  /** Tabs that are lists of other records. */
  lists: RelatedTabs;
  /** Fields that the viewer may not see. */
  hidden: readonly string[];
  statuses: Statuses | undefined;
  actions: readonly RecordAction[];
  copying: Copying | undefined;
  extraButtons?: ReactElement | undefined;
  /** Shown next to the save button. */
  beside: ReactElement | undefined;
  /** Which records can only be read. */
  locked: LockRule | undefined;
  editing: Editing;
  /** The notice that someone else has changed the record in the meantime. */
  changed: ReactElement;
  /** Called with whether there are changes that would get lost. */
  onHold: (isHeld: boolean) => void;
  /** Whether the record is short enough to open in edit mode. */
  isShort: boolean;
}

const FormHeader = ({ editing, onEdit, ...props }: RecordHeaderProps & { editing: Editing }) => {
  const { dirtyFields } = useFormState();
  useEditKey(onEdit);
  return (
    <RecordHeader
      {...props}
      isDirty={Object.keys(dirtyFields).length > 0}
      onEdit={onEdit}
      isLeft={editing.left !== undefined && onEdit !== undefined}
    />
  );
};

/** Undoing a change would discard unsaved edits, so it is offered only without any. */
const FormHistory = (props: HistoryTabProps) => {
  const { dirtyFields } = useFormState();
  return <HistoryTab {...props} mayUndo={Object.keys(dirtyFields).length === 0} />;
};

/**
 * The page of the current record as a form, in read mode until it is edited, with its history for staff; only its
 * values once its status is final.
 */
export const EditForm = (props: EditFormProps) => {
  const {
    columns,
    inputs,
    tabs,
    headerFields,
    related,
    lists,
    hidden,
    statuses,
    actions,
    copying,
    extraButtons,
    beside,
    locked,
    editing,
    changed,
    onHold,
    isShort,
  } = props;
  const query = useEditContext();
  const viewer = useViewer();
  const entry = useEntry();
  const maySeeScheduled = viewer?.permissions.has('scheduled_change.read') ?? false;
  const further = viewer?.isStaff ? [...staffTabs(entry, maySeeScheduled), historyTab] : [];
  const address = useRecordTab([...tabs.map(({ name }) => name), ...further]);
  if (viewer && !address.isKnown) return <NotFoundPage />;
  const { record } = query;
  const isFixed = record !== undefined && isLocked(locked, record);
  const isOver = isFixed || (record && statuses && isFinal(statuses, statusOf(record)));
  const isBeside = [historyTab, notesTab, scheduledTab].includes(address.tab);
  const list = lists[address.tab];
  const isBare = list && tabs.every(({ name, groups }) => name !== address.tab || groups.length === 0);
  const shown = { columns, headerFields, statuses, actions, copying, extraButtons };
  return (
    <RecordLoaded query={query} below={list && <TabList tab={address.tab} related={list} />}>
      {isOver ? (
        <ShownRecord
          {...shown}
          isLocked={isFixed}
          tabs={tabs}
          further={further}
          address={address}
          related={related}
          lists={lists}
          hidden={hidden}
        />
      ) : (
        <Form noValidate {...(record && entry.reentered && { record: without(record, entry.reentered) })}>
          <RecordContextProvider value={record}>
            <LeavingGuard root={address.root} isReady={!query.isFetching} onHold={onHold} />
            {changed}
            <FormHeader
              {...shown}
              editing={editing}
              onEdit={editing.isWhole || isBeside || isBare ? undefined : editing.editWhole}
            />
            <RecordLayout
              facts={!list && <RecordFacts columns={columns} lists={related} tabs={lists} hidden={hidden} />}
            >
              <EditTabs
                columns={columns}
                inputs={inputs}
                tabs={tabs}
                further={further}
                address={address}
                lists={lists}
                editing={editing}
                isShort={isShort}
                beside={beside}
              />
              {address.tab === scheduledTab && <ScheduledTab columns={columns} order={tabs.flatMap(fieldsOf)} />}
              {address.tab === notesTab && <NotesTab />}
              {address.tab === historyTab && <FormHistory columns={columns} order={tabs.flatMap(fieldsOf)} />}
            </RecordLayout>
          </RecordContextProvider>
        </Form>
      )}
    </RecordLoaded>
  );
};
