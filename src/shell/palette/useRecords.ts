import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { recordPath } from '../../components/entries.ts';
import type { ResourceEntry } from '../../components/resource.ts';
import { useResources } from '../../components/ResourcesContext.tsx';
import { isListOpenTo } from '../menu/menuView.ts';
import { useMenuViewer } from '../menu/useMenu.ts';
import { idIn, type PaletteLink } from './items.ts';

/** How long a person pauses before records are searched for, in milliseconds. */
const pause = 250;

/** So many records of each kind. */
const most = 5;

/** Shorter names are found in everything. */
const shortest = 2;

const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};

const nameOf = ({ represent }: ResourceEntry, record: RaRecord): string =>
  represent
    .map((field): unknown => record[field])
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ') || `#${record.id}`;

const isPerson = ({ fixed = {} }: ResourceEntry): boolean => 'roleType' in fixed;

/** A record, and what it takes to tell whether it is a person one may act as. */
export type FoundRecord = PaletteLink & { id: number; roleType?: string; status?: string };

export interface FoundRecords {
  records: FoundRecord[];
  isSearching: boolean;
}

/** Records of every kind the person may read, by id or by words of their names: one call for each kind. */
export const useRecords = (typed: string): FoundRecords => {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const resources = useResources();
  const viewer = useMenuViewer();
  const settled = useSettled(typed.trim());
  const id = idIn(settled);
  const isWanted = id !== undefined || settled.length >= shortest;
  const searched = resources.filter(
    (entry) =>
      isWanted && viewer && recordPath(entry, 1) !== undefined && isListOpenTo(viewer, entry),
  );
  return useQueries({
    queries: searched.map((entry) => ({
      queryKey: ['palette', entry.name, settled],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { data } = await dataProvider.getList<RaRecord>(entry.name, {
          pagination: { page: 1, perPage: most },
          sort: { field: 'id', order: 'DESC' },
          filter: id === undefined ? { search: settled } : { id },
          meta: { fields: [...new Set(['id', ...entry.represent, ...(isPerson(entry) ? ['roleType', 'status'] : [])])] },
          signal,
        });
        return data;
      },
      retry: false,
      staleTime: 30_000,
    })),
    combine: (results) => ({
      isSearching: typed.trim() !== settled || results.some(({ isPending }) => isPending),
      records: searched.flatMap((entry, index) =>
        (results[index]?.data ?? []).map((record): FoundRecord => ({
          kind: 'record',
          id: Number(record.id),
          ...(isPerson(entry) && { roleType: String(record['roleType']), status: String(record['status']) }),
          to: recordPath(entry, record.id) ?? '/',
          text: nameOf(entry, record),
          of: translate(`resources.${entry.name}.name`, { smart_count: 1 }),
        })),
      ),
    }),
  });
};
