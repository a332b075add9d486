import { type RaRecord, useDataProvider, useNotify, useRefresh, useResourceContext, useTranslate } from 'ra-core';
import type { AdminDataProvider, StatusItem } from '../../providers/data/adminDataProvider.ts';
import { failureBody, type FormErrors } from '../../providers/data/errors.ts';
import { askedFor, type Statuses } from './statuses.ts';
import { wayBack } from './wayBack.ts';
import { undoMilliseconds, UndoNote } from '../UndoNote.tsx';
import { useErrorToast } from '../useErrorToast.ts';
import { useViewer } from '../viewer.ts';

/** The user's decision: the new status, and the other parameters of the call. */
export type StatusChange = { status: string; reason?: string } & Readonly<Record<string, unknown>>;

/** The outcome of a change; `errors` are the server's objections to the fields of the call. */
export type StatusOutcome = { isChanged: true } | { isChanged: false; errors?: FormErrors };

/** Handles a refusal in its own way; returns whether it does. */
export type OnRefused = (change: StatusChange, error: unknown) => boolean;

/**
 * Changes the status of records in one call; shows a toast, with an undo button if their statuses allow it, which makes
 * a second call that gives each record its former status. A refusal is shown in the server's words, unless it is about
 * fields of the call.
 */
export const useChangeStatus = (
  statuses: Statuses,
  onRefused?: OnRefused,
): ((records: readonly RaRecord[], change: StatusChange) => Promise<StatusOutcome>) => {
  const resource = useResourceContext();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const translate = useTranslate();
  const viewer = useViewer();
  if (resource === undefined) throw new Error('useChangeStatus needs a ResourceContext around it');

  const send = async (items: readonly StatusItem[], change?: StatusChange): Promise<StatusOutcome> => {
    try {
      await dataProvider.changeStatus(resource, items);
      return { isChanged: true };
    } catch (error) {
      const errors = failureBody(error)?.errors;
      const asked = change ? askedFor(statuses, change.status) : {};
      if (errors && Object.keys(errors).every((field) => field === 'reason' || field in asked))
        return { isChanged: false, errors };
      if (!change || !onRefused?.(change, error)) complain(error);
      return { isChanged: false };
    } finally {
      refresh();
    }
  };

  return async (records, change) => {
    const outcome = await send(
      records.map(({ id }) => ({ ...change, id: Number(id) })),
      change,
    );
    if (!outcome.isChanged) return outcome;
    const back = viewer && wayBack(statuses, records, change.status, viewer);
    const undo = async () => {
      if (back && (await send(back)).isChanged) notify('status.undone', { type: 'success' });
    };
    const text = translate('status.changed', { smart_count: records.length });
    notify(<UndoNote text={text} onUndo={back ? () => void undo() : undefined} />, {
      type: 'success',
      ...(back && { autoHideDuration: undoMilliseconds }),
    });
    return outcome;
  };
};
