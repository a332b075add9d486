import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'ra-core';
import { useCallback, useState } from 'react';
import { onlyId } from '../../registry/resource.ts';
import { useEntry } from '../entries.ts';

/**
 * Keeps the record under a form as it is for as long as something is typed over it. A form takes a record that is loaded
 * anew as a whole, with what was typed; and what is sent says on which version it stands. `hold` is told whether
 * something is typed; `options` are those of the record's query.
 */
export const useHeldRecord = () => {
  const { name, single } = useEntry();
  const { id = '' } = useParams<{ id: string }>();
  const recordId = String(single ? onlyId : id);
  const queryClient = useQueryClient();
  const [isHeld, setHeld] = useState(false);
  const hold = useCallback(
    (held: boolean) => {
      setHeld(held);
      const queryKey = [name, 'getOne', { id: recordId }];
      if (!held || queryClient.isFetching({ queryKey }) === 0) return;
      // What was on its way is asked for again once nothing is typed.
      void queryClient
        .cancelQueries({ queryKey })
        .then(() => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
    },
    [queryClient, name, recordId],
  );
  // Only what others have declared old is loaded once it is no longer held.
  return { hold, options: { enabled: !isHeld, staleTime: Infinity, refetchOnMount: 'always' as const } };
};
