import { type Identifier, useDataProvider, useListContext } from 'ra-core';
import type { AdminDataProvider, ExportParams } from '../../../providers/data/adminDataProvider.ts';
import { useWatchedExports } from '../../exports/watchedExports.ts';
import { useEntry } from '../../entries.ts';
import { useErrorToast } from '../../useErrorToast.ts';
import { isOnRequest } from '../columns/isOnRequest.ts';
import type { ListProps } from '../props.ts';

export interface ExportScope {
  /** The visible columns. */
  visible: readonly string[];
  /** Every column that the user may see. */
  all: readonly string[];
  /** Filters that the list always has. */
  within: ListProps['within'];
  /** The records to export; all that match the list's filters if absent. */
  ids?: readonly Identifier[];
}

/** The options of a file. */
export interface ExportChoice {
  format: ExportParams['format'];
  columns: 'shown' | 'all';
  /** Whether to include contact data in full. */
  contacts: boolean;
}

/** Starts an export of the current list's records and shows its progress; reports a failure. */
export const useExport = ({ visible, all, within, ids }: ExportScope) => {
  const entry = useEntry();
  const { name } = entry;
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
        meta: { with: fields.filter((field) => isOnRequest(entry, field)), fields },
      });
      watch(id);
    } catch (error) {
      complain(error);
    }
  };
};
