import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { Export } from '../../providers/data/contract.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { saveFile } from '../saveFile.ts';
import { useErrorToast } from '../useErrorToast.ts';

/** Downloads the files of exports through the browser; reports a failure. */
export const useDownload = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const complain = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const download = async ({ id, fileName }: Pick<Export, 'id' | 'fileName'>): Promise<void> => {
    setBusy(true);
    try {
      saveFile(fileName, await dataProvider.exportFile(id));
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  return { download, isBusy };
};
