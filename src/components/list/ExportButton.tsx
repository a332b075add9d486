import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { downloadCSV, type Identifier, useDataProvider, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../providers/data/dataProvider.ts';
import { useEntry } from '../entries.ts';
import { useErrorToast } from '../useErrorToast.ts';
import type { ListProps } from './props.ts';

export interface ExportButtonProps {
  /** The columns to write. */
  visible: readonly string[];
  /** What the list never goes beyond. */
  within: ListProps['within'];
  /** The records to write; all that the list is narrowed to where absent. */
  ids?: readonly Identifier[];
}

/** Brings what the list is narrowed to, all pages of it, or what is selected of it, as a CSV file with the columns that show; the server writes it. */
export const ExportButton = ({ visible, within, ids }: ExportButtonProps) => {
  const { name, onRequest } = useEntry();
  const { filterValues, sort, total } = useListContext();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const complain = useErrorToast();
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const label = translate(ids ? 'list.exportSelected' : 'ra.action.export');
  const bring = async () => {
    setBusy(true);
    try {
      const meta = { with: visible.filter((field) => onRequest.includes(field)), fields: visible };
      const text = await dataProvider.exportList(name, {
        filter: { ...filterValues, ...within, ...(ids && { id: [...ids] }) },
        sort,
        meta,
      });
      downloadCSV(text, name.replaceAll('/', '-'));
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} loading={isBusy} disabled={!total} onClick={bring}>
          <FileDownloadOutlined fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
};
