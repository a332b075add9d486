import Button from '@mui/material/Button';
import { type RaRecord, useCloseNotification, useDataProvider, useNotify, useRefresh, useResourceContext, useTranslate } from 'ra-core';
import type { AdminDataProvider, StatusItem } from '../../providers/data/dataProvider.ts';
import { mayLead, type Statuses } from './statuses.ts';
import { reasonOf, statusOf } from './statusOf.ts';

/** What a person decided: the new status, and what the call takes beside it. */
export type StatusChange = { status: string; reason?: string } & Readonly<Record<string, unknown>>;

/** Long enough to read the note and think better of it. */
const undoMilliseconds = 10_000;

const UndoNote = ({ text, onUndo }: { text: string; onUndo: (() => void) | undefined }) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <span>
      {text}
      {onUndo && (
        <Button
          color="inherit"
          sx={{ marginLeft: 1, textDecoration: 'underline' }}
          onClick={() => {
            close();
            onUndo();
          }}
        >
          {translate('status.undo')}
        </Button>
      )}
    </span>
  );
};

/**
 * Changes the status of records in one call; tells so, with a way back where their statuses allow one: a second call
 * that gives each the status it had. Says whether it came through; a refusal is shown as the server words it.
 */
export const useChangeStatus = (statuses: Statuses): ((records: readonly RaRecord[], change: StatusChange) => Promise<boolean>) => {
  const resource = useResourceContext();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  if (resource === undefined) throw new Error('useChangeStatus needs a ResourceContext around it');

  const send = async (items: readonly StatusItem[]): Promise<boolean> => {
    try {
      await dataProvider.changeStatus(resource, items);
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
      return false;
    } finally {
      refresh();
    }
  };

  return async (records, change) => {
    const changed = await send(records.map(({ id }) => ({ ...change, id: Number(id) })));
    if (!changed) return false;
    const former = records.map((record): StatusItem => {
      const reason = reasonOf(record);
      return { id: Number(record.id), status: statusOf(record), ...(statuses.reason?.includes(statusOf(record)) && { reason }) };
    });
    const back = former.every(({ status }) => mayLead(statuses, change.status, status));
    const undo = async () => {
      if (await send(former)) notify('status.undone', { type: 'success' });
    };
    const text = translate('status.changed', { smart_count: records.length });
    notify(<UndoNote text={text} onUndo={back ? () => void undo() : undefined} />, {
      type: 'success',
      ...(back && { autoHideDuration: undoMilliseconds }),
    });
    return true;
  };
};
