import { type Identifier, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { useEntry } from '../entries.ts';
import { useErrorToast } from '../useErrorToast.ts';

/**
 * Deletes copies with everything that was copied along; reports why if they can't be. `undo` resolves to whether they
 * are gone.
 */
export const useUndoClones = (): { undo: (ids: readonly Identifier[]) => Promise<boolean>; isBusy: boolean } => {
  const { name } = useEntry();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const complain = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const undo = async (ids: readonly Identifier[]): Promise<boolean> => {
    setBusy(true);
    try {
      await dataProvider.undoClones(name, ids);
      notify('copy.undone', { type: 'success', messageArgs: { smart_count: ids.length } });
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { undo, isBusy };
};
