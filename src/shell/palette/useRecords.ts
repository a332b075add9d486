import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useApi } from '../../components/api.ts';
import { recordPath } from '../../components/entries.ts';
import type { ResourceEntry } from '../../registry/resource.ts';
import { useResources } from '../../components/ResourcesContext.tsx';
import { unannounced } from '../../providers/calls/calls.ts';
import { itemsOf } from '../../providers/data/client.ts';
import { mayOpenResource } from '../../providers/auth/permissions.ts';
import { useMenuViewer } from '../menu/useMenu.ts';
import type { PaletteLink } from './items.ts';

/** How long a person pauses before records are searched for, in milliseconds (D166). */
const pause = 250;

/** So many records of each kind. */
const max = 5;

/** So many characters are searched for. */
const longest = 200;

const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};

const isPerson = ({ fixed = {} }: ResourceEntry): boolean => 'roleType' in fixed;

/** A record, and what it takes to tell whether it is a person one may act as. */
export type FoundRecord = PaletteLink & { id: number; roleType?: string; status?: string };

export interface FoundRecords {
  records: FoundRecord[];
  isSearching: boolean;
  /** Whether records could not be searched. */
  hasFailed: boolean;
}

/** Records of every kind the person may read, by id or by words of their names: one call for each pause of typing. */
export const useRecords = (typed: string): FoundRecords => {
  const api = useApi();
  const translate = useTranslate();
  const resources = useResources();
  const viewer = useMenuViewer();
  const sought = typed.trim().slice(0, longest);
  const settled = useSettled(sought);
  const isWanted = sought !== '' && settled !== '';
  const {
    data: groups,
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['palette', settled],
    queryFn: async ({ signal }) =>
      itemsOf(
        await api.GET('/user/search', {
          params: { query: { query: settled, limit: max } },
          headers: unannounced,
          signal,
        }),
      ),
    enabled: isWanted,
    // What was found before stays until there is something else.
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
  const hitsOf = ({ foundAs }: ResourceEntry) =>
    isWanted ? (groups?.find(({ view }) => view === foundAs)?.hits ?? []) : [];
  return {
    isSearching: sought !== settled || (isWanted && isFetching),
    hasFailed: isWanted && isError,
    records: resources
      .filter((entry) => entry.foundAs !== undefined && viewer && mayOpenResource(viewer, entry.name, 'show', viewer))
      .flatMap((entry) =>
        hitsOf(entry).flatMap(({ id, title, subtitle, type, status }): FoundRecord[] => {
          const to = recordPath(entry, id);
          if (to === undefined) return [];
          const person = isPerson(entry) ? { roleType: String(type), status: String(status) } : {};
          const of = translate(`resources.${entry.name}.name`, { smart_count: 1 });
          return [
            { kind: 'record', id, to, text: title, of, ...(subtitle !== null && { detail: subtitle }), ...person },
          ];
        }),
      ),
  };
};
