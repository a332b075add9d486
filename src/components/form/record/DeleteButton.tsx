import { useCanAccess, useDelete, useRecordContext, useRedirect } from 'ra-core';
import { DeleteAction } from '../../DeleteAction.tsx';
import { useEntry } from '../../entries.ts';
import { usePlace } from '../../related/parent.ts';
import { useRepresent } from '../../references.ts';
import { useDoneToast } from '../../useDoneToast.ts';
import { useErrorToast } from '../../useErrorToast.ts';

/** Deletes the record once the user has confirmed, and returns to the list. */
export const DeleteButton = () => {
  const { name } = useEntry();
  const record = useRecordContext();
  const { canAccess } = useCanAccess({ resource: name, action: 'delete' });
  const done = useDoneToast(name);
  const complain = useErrorToast();
  const redirect = useRedirect();
  const represent = useRepresent(name);
  const { root } = usePlace();
  const [deleteOne, { isPending }] = useDelete();
  if (!record || !canAccess) return null;
  const act = (close: () => void) =>
    deleteOne(
      name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          done('deleted');
          redirect(root);
        },
        onError: (error) => {
          close();
          complain(error);
        },
      },
    );
  return <DeleteAction count={1} names={[represent(record)]} isBusy={isPending} onConfirm={act} />;
};
