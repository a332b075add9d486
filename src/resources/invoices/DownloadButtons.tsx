import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { saveFile } from '../../components/saveFile.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { useWords } from '../../components/useWords.ts';
import type { AdminDataProvider } from '../../providers/data/adminDataProvider.ts';
import { invoiceWords as words } from './invoiceWords.ts';
import { type Invoice, type Side, sides } from './sides.ts';

const formats = ['pdf', 'xlsx'] as const;
type Format = (typeof formats)[number];

/** Downloads the current invoice as a file. */
export const DownloadButtons = ({ side }: { side: Side }) => {
  const say = useWords();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const complain = useErrorToast();
  const invoice = useRecordContext<Invoice>();
  const [busy, setBusy] = useState<Format>();
  if (!invoice) return null;
  const save = async (format: Format) => {
    setBusy(format);
    try {
      const file = await dataProvider.readFile(sides[side].resource, invoice.id, format);
      saveFile(`${invoice.title ?? invoice.id}.${format}`, file);
    } catch (error) {
      complain(error);
    } finally {
      setBusy(undefined);
    }
  };
  return formats.map((format) => (
    <Button
      key={format}
      variant="outlined"
      color="inherit"
      startIcon={<FileDownloadOutlined />}
      aria-label={`${say(words.download)}: ${format.toUpperCase()}`}
      loading={busy === format}
      disabled={busy !== undefined}
      onClick={() => void save(format)}
    >
      {format.toUpperCase()}
    </Button>
  ));
};
