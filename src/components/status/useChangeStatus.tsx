import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import {
  type RaRecord,
  useCloseNotification,
  useDataProvider,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import type { ComponentProps } from 'react';
import type { AdminDataProvider, StatusItem } from '../../providers/data/dataProvider.ts';
import { failureBody, type FormErrors } from '../../providers/data/errors.ts';
import { mayChange, type Statuses } from './statuses.ts';
import { reasonOf, statusOf } from './statusOf.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useViewer } from '../viewer.ts';

/** What a person decided: the new status, and what the call takes beside it. */
export type StatusChange = { status: string; reason?: string } & Readonly<Record<string, unknown>>;

/** How a change ended; `errors` are what the server objects to in the fields of the call. */
export type StatusOutcome = { isChanged: true } | { isChanged: false; errors?: FormErrors };

/** Takes note of a refusal in its own way; says whether it does. */
export type OnRefused = (change: StatusChange, error: unknown) => boolean;

/** Long enough to read the note and think better of it. */
const undoMilliseconds = 10_000;

interface UndoNoteProps extends ComponentProps<typeof SnackbarContent> {
  text: string;
  onUndo: (() => void) | undefined;
}

const UndoNote = ({ text, onUndo, ...place }: UndoNoteProps) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo?.();
  };
  return (
    <SnackbarContent
      {...place}
      message={text}
      action={
        onUndo && (
          <Button color="inherit" onClick={undo} sx={{ textDecoration: 'underline' }}>
            {translate('status.undo')}
          </Button>
        )
      }
      sx={{ backgroundColor: 'success.main', color: 'success.contrastText' }}
    />
  );
};

/**
 * Changes the status of records in one call; tells so, with a way back where their statuses allow one: a second call
 * that gives each the status it had. A refusal is shown as the server words it, unless it is about fields of the call.
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
      if (errors && Object.keys(errors).every((field) => field === 'reason' || field in (statuses.inputs ?? {}))) {
        return { isChanged: false, errors };
      }
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
    const former = records.map((record): StatusItem => {
      const reason = reasonOf(record);
      return {
        id: Number(record.id),
        status: statusOf(record),
        ...(statuses.reason?.includes(statusOf(record)) && { reason }),
      };
    });
    // A status that takes more than a reason can't be given back: nobody remembers what was said beside it.
    const isSimple = ({ reason }: StatusItem): boolean => reason === undefined || statuses.inputs === undefined;
    const back = former.every(
      (item) => isSimple(item) && viewer !== undefined && mayChange(statuses, change.status, item.status, viewer),
    );
    const undo = async () => {
      if ((await send(former)).isChanged) notify('status.undone', { type: 'success' });
    };
    const text = translate('status.changed', { smart_count: records.length });
    notify(<UndoNote text={text} onUndo={back ? () => void undo() : undefined} />, {
      type: 'success',
      ...(back && { autoHideDuration: undoMilliseconds }),
    });
    return outcome;
  };
};
