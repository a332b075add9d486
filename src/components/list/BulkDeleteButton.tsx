import { useDeleteMany, useListContext } from 'ra-core';
import { DeleteAction } from '../DeleteAction.tsx';
import { useEntry } from '../entries.ts';
import { useDoneToast } from '../useDoneToast.ts';
import { useErrorToast } from '../useErrorToast.ts';

/** Deletes the ticked records, once the person has confirmed it; nothing brings them back. */
export const BulkDeleteButton = () => {
  const { name } = useEntry();
  const { selectedIds, onUnselectItems } = useListContext();
  const done = useDoneToast(name);
  const complain = useErrorToast();
  const [deleteMany, { isPending }] = useDeleteMany();
  const count = selectedIds.length;
  const act = (close: () => void) =>
    deleteMany(
      name,
      { ids: [...selectedIds] },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onUnselectItems();
          done('deleted', count);
        },
        onError: (error) => complain(error),
        onSettled: close,
      },
    );
  return <DeleteAction count={count} isBusy={isPending} onConfirm={act} />;
};
