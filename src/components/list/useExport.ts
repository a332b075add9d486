import { downloadCSV, type Identifier, useDataProvider, useListContext } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../providers/data/dataProvider.ts';
import { useEntry } from '../entries.ts';
import { useErrorToast } from '../useErrorToast.ts';
import type { ListProps } from './props.ts';

export interface ExportScope {
  /** The columns to write. */
  visible: readonly string[];
  /** What the list never goes beyond. */
  within: ListProps['within'];
  /** The records to write; all that the list is narrowed to where absent. */
  ids?: readonly Identifier[];
}

/** Brings the records of the list around as a CSV file, which the server writes; a failure is told. */
export const useExport = ({ visible, within, ids }: ExportScope) => {
  const { name, onRequest } = useEntry();
  const { filterValues, sort } = useListContext();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const complain = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const bring = async (further: Readonly<Record<string, boolean>> = {}): Promise<void> => {
    setBusy(true);
    try {
      const meta = { with: visible.filter((field) => onRequest.includes(field)), fields: visible };
      const text = await dataProvider.exportList(name, {
        filter: { ...filterValues, ...within, ...(ids && { id: [...ids] }), ...further },
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
  return { bring, isBusy };
};
