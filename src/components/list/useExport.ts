import { type Identifier, useDataProvider, useListContext } from 'ra-core';
import type { AdminDataProvider, ExportParams } from '../../providers/data/adminDataProvider.ts';
import { useWatchedExports } from '../exports/watchedExports.ts';
import { useEntry } from '../entries.ts';
import { useErrorToast } from '../useErrorToast.ts';
import type { ListProps } from './props.ts';

export interface ExportScope {
  /** The columns that show. */
  visible: readonly string[];
  /** Every column that the person may see. */
  all: readonly string[];
  /** What the list never goes beyond. */
  within: ListProps['within'];
  /** The records to write; all that the list is narrowed to where absent. */
  ids?: readonly Identifier[];
}

/** What a file is to be like. */
export interface ExportChoice {
  format: ExportParams['format'];
  columns: 'shown' | 'all';
  /** With contact data in full. */
  contacts: boolean;
}

/** Starts a file of the records of the list around, and tells how far it is; a failure is told. */
export const useExport = ({ visible, all, within, ids }: ExportScope) => {
  const { name, onRequest } = useEntry();
  const { filterValues, sort } = useListContext();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const complain = useErrorToast();
  const { watch } = useWatchedExports();
  return async ({ format, columns, contacts }: ExportChoice): Promise<void> => {
    const fields = columns === 'all' ? all : visible;
    try {
      const { id } = await dataProvider.startExport(name, {
        format,
        filter: { ...filterValues, ...within, ...(ids && { id: [...ids] }), ...(contacts && { contacts }) },
        sort,
        meta: { with: fields.filter((field) => onRequest.includes(field)), fields },
      });
      watch(id);
    } catch (error) {
      complain(error);
    }
  };
};
