import { EditBase, useCanAccess, useParams } from 'ra-core';
import { openCopying } from '../../copy/copying.ts';
import { useEntry } from '../../entries.ts';
import { tellInPlace } from '../../failure/tellInPlace.ts';
import { singletonId } from '../../../registry/resource.ts';
import { isShort } from '../../record/isShort.ts';
import { useEditing } from '../../record/useEditing.ts';
import { useParent } from '../../related/parent.ts';
import { useRelatedTabs } from '../../related/useRelatedTabs.ts';
import { useViewer } from '../../viewer.ts';
import { ChangedNotice } from '../conflict/ChangedNotice.tsx';
import { EditForm } from './EditForm.tsx';
import { inOwnWords, openInputs } from '../fields/openInputs.ts';
import type { EditProps } from '../props.ts';
import ShowPage from './ShowPage.tsx';
import { StaleRecordDialog } from '../conflict/StaleRecordDialog.tsx';
import { visibleTabs } from '../record/tabs.ts';
import { useHeldRecord } from '../record/useHeldRecord.ts';
import { useRecordMeta } from '../record/useRecordMeta.ts';
import { useSaving } from '../saving/useSaving.ts';

type EditPageProps = EditProps & Required<Pick<EditProps, 'columns' | 'inputs' | 'tabs'>>;

const EditablePage = ({
  columns,
  inputs,
  fieldTexts,
  tabs,
  headerFields = [],
  related = [],
  statuses,
  actions = [],
  copying,
  extraButtons,
  beside,
  staffOnly = [],
  affiliateReadOnly = [],
  createOnly = [],
  locked,
}: EditPageProps) => {
  const entry = useEntry();
  const isStaff = useViewer()?.isStaff ?? false;
  const lists = useRelatedTabs();
  const parent = useParent();
  // Its owner follows from the tab that the page is in.
  const kept = parent ? [...createOnly, parent.field] : createOnly;
  const settable = openInputs(inputs, isStaff ? kept : [...kept, ...staffOnly, ...affiliateReadOnly]);
  const open = inOwnWords(settable, entry.name, 'onEdit', fieldTexts);
  const isHidden = (field: string) => !isStaff && staffOnly.includes(field);
  const shown = visibleTabs(
    tabs,
    (field) => !isHidden(field) && (open[field] ?? columns[field]) !== undefined,
    (tab) => tab in lists,
  );
  const meta = useRecordMeta(shown, columns);
  const short = isShort(shown);
  const editing = useEditing(short);
  const { options, hold } = useHeldRecord();
  const { mutationOptions, conflict, resolve, compare, dismiss } = useSaving(open, meta, editing.close);
  return (
    <EditBase
      {...(entry.single && { id: singletonId })}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ meta, ...tellInPlace, ...options }}
      mutationOptions={mutationOptions}
    >
      <EditForm
        columns={columns}
        inputs={open}
        tabs={shown}
        headerFields={headerFields.filter((field) => !isHidden(field))}
        related={related}
        lists={lists}
        hidden={isStaff ? [] : staffOnly}
        statuses={statuses}
        actions={actions}
        copying={openCopying(copying, (field) => !isHidden(field))}
        extraButtons={extraButtons}
        beside={beside}
        locked={locked}
        editing={editing}
        changed={<ChangedNotice meta={meta} onCompare={compare} />}
        onHold={hold}
        isShort={short}
      />
      {conflict && <StaleRecordDialog conflict={conflict} columns={columns} onResolve={resolve} onClose={dismiss} />}
    </EditBase>
  );
};

/** The page on which a record is edited; users who may only read it see its values instead. */
const EditPage = (props: EditPageProps) => {
  const { name } = useEntry();
  const { id } = useParams<{ id: string }>();
  const { canAccess, isPending } = useCanAccess({ resource: name, action: 'edit' });
  if (isPending) return null;
  // One page per record: what was typed for one never ends up in another.
  return canAccess ? <EditablePage key={id} {...props} /> : <ShowPage {...props} below="" />;
};

export default EditPage;
