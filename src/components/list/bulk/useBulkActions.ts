import { useCanAccess } from 'ra-core';
import { useEntry } from '../../entries.ts';
import { useListEdits } from '../inPlace/ListEdits.tsx';

/** Whether the user may perform any bulk action in the list. */
export const useBulkActions = (): boolean => {
  const { name } = useEntry();
  const status = useCanAccess({ resource: name, action: 'status' });
  const deletion = useCanAccess({ resource: name, action: 'delete' });
  const copy = useCanAccess({ resource: name, action: 'clone' });
  const { bulk, actions, bulkActions } = useListEdits();
  return Boolean(
    status.canAccess || deletion.canAccess || copy.canAccess || bulk.length > 0 || actions.length > 0 || bulkActions,
  );
};
