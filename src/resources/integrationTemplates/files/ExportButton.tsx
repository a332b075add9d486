import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../../components/api.ts';
import { saveFile } from '../../../components/saveFile.ts';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import { useWords } from '../../../components/useWords.ts';
import type { components } from '../../../generated/api.d.ts';
import { dataOf } from '../../../providers/data/client.ts';
import { fileWords as words } from './fileWords.ts';

/** Exports the template as a file that another network can import. */
export const ExportButton = () => {
  const template = useRecordContext<components['schemas']['IntegrationTemplate']>();
  const api = useApi();
  const say = useWords();
  const complain = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  if (!template) return null;
  const { id, title } = template;
  const write = async () => {
    setBusy(true);
    try {
      const file = dataOf(await api.GET('/user/integration_templates/{id}/file', { params: { path: { id } } }));
      const content = new Blob([`${JSON.stringify(file, undefined, 2)}\n`], { type: 'application/json' });
      saveFile(`${title}.json`, content);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      loading={isBusy}
      loadingPosition="start"
      onClick={() => void write()}
    >
      {say(words.export)}
    </Button>
  );
};
