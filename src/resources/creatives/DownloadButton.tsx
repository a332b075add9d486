import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { saveFile } from '../../components/saveFile.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import type { Creative } from './model.ts';

/** Downloads the file of a creative. */
export const DownloadButton = ({ creative: { id, fileName, title } }: { creative: Creative }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const complain = useErrorToast();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  if (!fileName) return null;
  const download = async () => {
    setBusy(true);
    try {
      saveFile(fileName, await dataProvider.readFile('creatives', id));
      // The number of downloads has changed.
      refresh();
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      loading={isBusy}
      aria-label={translate('creatives.downloadOf', { creative: title ?? '' })}
      onClick={() => void download()}
    >
      {translate('creatives.download')}
    </Button>
  );
};
