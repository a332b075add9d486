import {
  type RaRecord,
  useCanAccess,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'ra-core';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { useEntry } from '../entries.ts';
import type { Elements } from '../typed.ts';
import { undoMilliseconds, UndoNote } from '../UndoNote.tsx';
import { useErrorToast } from '../useErrorToast.ts';
import { useViewer } from '../viewer.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { type RecordAction, changes } from './actions.ts';

interface RecordActionsProps {
  actions: readonly RecordAction[];
  columns: Elements;
  isDisabled: boolean;
}

/** The actions that would change something about one record; a toast offers to undo them. */
const RecordActions = ({ actions, columns, isDisabled }: RecordActionsProps) => {
  const { name } = useEntry();
  const record = useRecordContext<RaRecord>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const viewer = useViewer();
  const { canAccess = false } = useCanAccess({ resource: name, action: 'edit' });
  const notify = useNotify();
  const refresh = useRefresh();
  const complain = useErrorToast();
  const translate = useTranslate();
  if (!record || !viewer) return null;
  const { id } = record;
  const undo = async (entry: number) => {
    try {
      await dataProvider.undo(name, id, entry);
      notify('history.undone', { type: 'success' });
    } catch (error) {
      complain(error);
    }
    refresh();
  };
  const perform = async ({ name: action }: RecordAction) => {
    try {
      await dataProvider.action(name, action, [{ id }], 'PATCH');
    } catch (error) {
      complain(error);
      refresh();
      return;
    }
    // Without its entry in the history a change can't be undone, but it was made.
    const [entry] = canAccess ? await dataProvider.history(name, id, { limit: 1, offset: 0 }).catch(() => []) : [];
    notify(<UndoNote text={translate(`resources.${name}.updated`)} onUndo={entry && (() => void undo(entry.id))} />, {
      type: 'success',
      autoHideDuration: undoMilliseconds,
    });
    refresh();
  };
  return (
    <ActionButtons
      actions={actions.filter((one) => viewer.permissions.has(one.permission) && changes(one, record))}
      meant={{ ids: [id] }}
      count={1}
      columns={columns}
      isDisabled={isDisabled}
      onConfirm={perform}
    />
  );
};

export default RecordActions;
