import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import type { Targeting } from './model.ts';
import { planWords } from './planWords.ts';

/** Reorders targetings: each one whose position has changed gets it as its priority, all in one call. */
export const useReorder = (): { isBusy: boolean; reorder: (order: readonly Targeting[]) => Promise<void> } => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useErrorToast();
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  const reorder = async (order: readonly Targeting[]): Promise<void> => {
    const items = order.flatMap(({ id, version, priority }, place) =>
      priority === place + 1 ? [] : [{ id, version, priority: place + 1 }],
    );
    if (isBusy || items.length === 0) return;
    setBusy(true);
    try {
      await dataProvider.edit('targetings', items);
      notify(say(planWords.reordered), { type: 'success' });
    } catch (error) {
      complain(error);
    }
    await queryClient.invalidateQueries({ queryKey: ['targetings'] });
    setBusy(false);
  };
  return { isBusy, reorder };
};
