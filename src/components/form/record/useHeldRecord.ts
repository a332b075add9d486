import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'ra-core';
import { useCallback, useState } from 'react';
import { singletonId } from '../../../registry/resource.ts';
import { useEntry } from '../../entries.ts';

/**
 * Keeps the record under a form unchanged for as long as the form is dirty. A form takes a refetched record as a whole,
 * which would overwrite what was typed; and what is sent names the version it is based on. `hold` receives whether the
 * form is dirty; `options` are those of the record's query.
 */
export const useHeldRecord = () => {
  const { name, single } = useEntry();
  const { id = '' } = useParams<{ id: string }>();
  const recordId = String(single ? singletonId : id);
  const queryClient = useQueryClient();
  const [isHeld, setHeld] = useState(false);
  const hold = useCallback(
    (held: boolean) => {
      setHeld(held);
      const queryKey = [name, 'getOne', { id: recordId }];
      if (!held || queryClient.isFetching({ queryKey }) === 0) return;
      // A cancelled request is repeated once the form is no longer dirty.
      void queryClient
        .cancelQueries({ queryKey })
        .then(() => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
    },
    [queryClient, name, recordId],
  );
  // On release, the record is refetched only if it was invalidated in the meantime.
  return { hold, options: { enabled: !isHeld, staleTime: Infinity, refetchOnMount: 'always' as const } };
};
