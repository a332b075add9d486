import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useNotify } from 'ra-core';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import type { HistoryEntry } from '../../providers/data/history.ts';
import { useEntry } from '../entries.ts';
import { useErrorToast } from '../useErrorToast.ts';

/** Undoes one change of a record, with a new edit; reports why if it can't be undone. */
export const useUndo = (id: Identifier | undefined): { undo: (entry: HistoryEntry) => void; isBusy: boolean } => {
  const { name } = useEntry();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (entry: HistoryEntry) => dataProvider.undo(name, id ?? 0, entry.id),
    onSuccess: async () => {
      notify('history.undone', { type: 'success' });
      // The record, its lists and its history are all refetched.
      await queryClient.invalidateQueries({ queryKey: [name] });
    },
    onError: (error) => complain(error),
  });
  return { undo: (entry) => mutate(entry), isBusy: isPending };
};
