import { type RaRecord, useDeleteMany } from 'ra-core';
import { DeleteAction } from '../../DeleteAction.tsx';
import { useEntry } from '../../entries.ts';
import { useDoneToast } from '../../useDoneToast.ts';
import { useErrorToast } from '../../useErrorToast.ts';
import { useRepresent } from '../../references.ts';
import { useSelection } from '../selection/useSelection.ts';

export interface BulkDeleteButtonProps {
  /** The selected records, which the dialog names. */
  records: readonly RaRecord[];
  /** Returns whether it reports the refusal itself. */
  onRefused: (error: unknown) => boolean;
}

/** Deletes the selected records once the user has confirmed; this can't be undone. */
export const BulkDeleteButton = ({ records, onRefused }: BulkDeleteButtonProps) => {
  const { name } = useEntry();
  const { ids, count, clear } = useSelection();
  const done = useDoneToast(name);
  const complain = useErrorToast();
  const represent = useRepresent(name);
  const [deleteMany, { isPending }] = useDeleteMany();
  const act = (close: () => void) =>
    deleteMany(
      name,
      { ids: [...ids] },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          clear();
          done('deleted', count);
        },
        onError: (error) => void (onRefused(error) || complain(error)),
        onSettled: close,
      },
    );
  return <DeleteAction count={count} names={records.map(represent)} isBusy={isPending} onConfirm={act} />;
};
