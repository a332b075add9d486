import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useGetIdentity, useNotify, useRedirect } from 'ra-core';
import { clickStatus } from '../../../domain/traffic/clicks.ts';
import { useApi } from '../../components/api.ts';
import { undoMilliseconds, UndoNote } from '../../components/UndoNote.tsx';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { itemsOf } from '../../providers/data/client.ts';
import { type Click, type ClickAction, type ClickItem, type ClickActionValues, valuesOf } from './clickActions.ts';
import { clickWords } from './clickWords.ts';
import { changesOf } from './useClickChanges.ts';

/** Makes the server change one click, navigates to the list it is in now, and offers to undo that. */
export const useJudge = (click: Click) => {
  const api = useApi();
  const say = useWords();
  const notify = useNotify();
  const redirect = useRedirect();
  const complain = useErrorToast();
  const queryClient = useQueryClient();
  const { canAccess: mayReadChanges = false } = useCanAccess({ resource: 'click-changes', action: 'list' });
  const { identity } = useGetIdentity();
  const { id } = click;

  const send = async (item: Omit<ClickItem, 'id'>): Promise<void> => {
    const [now] = itemsOf(await api.PATCH('/stat/clicks', { body: { items: [{ id, ...item }] }, headers: inOwnWords }));
    await queryClient.invalidateQueries();
    redirect('show', now?.clickStatus === clickStatus.valid ? 'clicks/valid' : 'clicks/invalid', id);
  };

  const undo = useMutation({
    mutationFn: (change: number) => send({ undoes: change }),
    onSuccess: () => notify('history.undone', { type: 'success' }),
    onError: complain,
  });

  return useMutation({
    mutationFn: async ({ action, said }: { action: ClickAction; said: ClickActionValues }) => {
      const { clickStatus: previousStatus, reason: previousReason = null } = click;
      await send({ ...valuesOf(action, said), ...(previousStatus && { previousStatus }), previousReason });
      const [latest] = mayReadChanges ? await changesOf(api, id, { limit: 1 }) : [];
      // If someone else has changed it since, that isn't this user's to undo.
      return { action, change: latest?.user === identity?.id ? latest?.id : undefined };
    },
    onSuccess: ({ action, change }) =>
      notify(
        <UndoNote
          text={say(clickWords.done[action])}
          onUndo={change === undefined ? undefined : () => undo.mutate(change)}
        />,
        { type: 'success', autoHideDuration: undoMilliseconds },
      ),
    onError: complain,
  });
};
