import { type RaRecord, useCanAccess } from 'ra-core';
import { createContext, type ReactElement, type ReactNode, use, useMemo } from 'react';
import { isFinal } from '../../../../domain/statuses.ts';
import type { RecordAction } from '../../actions/actions.ts';
import { useEntry } from '../../entries.ts';
import { openInputs } from '../../form/fields/openInputs.ts';
import { statusOf } from '../../status/statusOf.ts';
import type { Elements } from '../../typed.ts';
import { useViewer } from '../../viewer.ts';
import type { ListProps } from '../props.ts';

/** What the user may edit in the current list. */
export interface ListEdits {
  columns: Elements;
  /** The inputs of the fields that the user may set. */
  inputs: Elements;
  /** Names of the fields that can be set on all selected records in one go. */
  bulk: readonly string[];
  /** Actions on the selected records, each with a button that asks for confirmation. */
  actions: readonly RecordAction[];
  /** Additional buttons for the selected records. */
  bulkActions?: ReactElement | undefined;
  /** Returns the input of a field if it can be edited in the record's cell. */
  inlineEditor: (record: RaRecord, name: string) => ReactElement | undefined;
}

const none: ListEdits = { columns: {}, inputs: {}, bulk: [], actions: [], inlineEditor: () => undefined };
const Context = createContext(none);

/** Returns what the user may edit in the current list; nothing outside a list. */
export const useListEdits = (): ListEdits => use(Context);

type Props = Pick<
  ListProps,
  'inputs' | 'inlineEdit' | 'bulkEdit' | 'statuses' | 'actions' | 'bulkActions' | 'staffOnly' | 'affiliateReadOnly'
> & {
  columns: Elements;
  children: ReactNode;
};

const noInputs: Elements = {};
const nothing: readonly never[] = [];

/** Works out which of the edits in the definition the user may make in the list. */
export const ListEditsProvider = (props: Props) => {
  const {
    columns,
    inputs = noInputs,
    inlineEdit = nothing,
    bulkEdit = nothing,
    statuses,
    actions = nothing,
    bulkActions,
    staffOnly = nothing,
    affiliateReadOnly = nothing,
    children,
  } = props;
  const { name } = useEntry();
  const viewer = useViewer();
  const isStaff = viewer?.isStaff ?? false;
  const { canAccess = false } = useCanAccess({ resource: name, action: 'edit' });
  // Stays the same object while nothing in it changes: each cell of the list reads it.
  const edits = useMemo((): ListEdits => {
    const open = canAccess ? openInputs(inputs, isStaff ? [] : [...staffOnly, ...affiliateReadOnly]) : {};
    const isOver = (record: RaRecord): boolean => statuses !== undefined && isFinal(statuses, statusOf(record));
    return {
      columns,
      inputs: open,
      bulk: bulkEdit.filter((field) => field in open),
      actions: actions.filter(({ permission }) => viewer?.permissions.has(permission)),
      bulkActions,
      inlineEditor: (record, field) => (inlineEdit.includes(field) && !isOver(record) ? open[field] : undefined),
    };
  }, [
    actions,
    bulkActions,
    bulkEdit,
    canAccess,
    columns,
    inlineEdit,
    inputs,
    isStaff,
    affiliateReadOnly,
    staffOnly,
    statuses,
    viewer,
  ]);
  return <Context value={edits}>{children}</Context>;
};
