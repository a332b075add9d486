import { useDeleteMany } from 'ra-core';
import { DeleteAction } from '../DeleteAction.tsx';
import { useEntry } from '../entries.ts';
import { useDoneToast } from '../useDoneToast.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useSelection } from './selection/useSelection.ts';

/** Deletes the ticked records, once the person has confirmed it; nothing brings them back. `onRefused` says whether it tells why. */
export const BulkDeleteButton = ({ onRefused }: { onRefused: (error: unknown) => boolean }) => {
  const { name } = useEntry();
  const { ids, count, clear } = useSelection();
  const done = useDoneToast(name);
  const complain = useErrorToast();
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
  return <DeleteAction count={count} isBusy={isPending} onConfirm={act} />;
};
