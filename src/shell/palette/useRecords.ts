import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useApi } from '../../components/api.ts';
import { recordPath } from '../../components/entries.ts';
import type { ResourceEntry } from '../../registry/resource.ts';
import { useResources } from '../../components/ResourcesContext.tsx';
import { useSettled } from '../../components/useSettled.ts';
import { unannounced } from '../../providers/calls/calls.ts';
import { itemsOf } from '../../providers/data/client.ts';
import { mayOpenResource } from '../../providers/auth/permissions.ts';
import { useMenuViewer } from '../menu/useMenu.ts';
import { isMeant, type PaletteLink } from './items.ts';

/** Milliseconds of pause in typing before records are searched for (D166). */
const pause = 250;

/** Maximum number of records of each kind. */
const max = 5;

/** Maximum number of characters searched for. */
const longest = 200;

const isPerson = ({ fixedFilter = {} }: ResourceEntry): boolean => 'roleType' in fixedFilter;

/** A record, with what is needed to tell whether it is a user who may be impersonated. */
export type FoundRecord = PaletteLink & { id: number; roleType?: string; status?: string };

export interface FoundRecords {
  records: FoundRecord[];
  isSearching: boolean;
  /** Whether the search for records failed. */
  hasFailed: boolean;
}

/** Records of every kind the user may read, by id or by words of their names: one call for each pause in typing. */
export const useRecords = (typed: string): FoundRecords => {
  const api = useApi();
  const translate = useTranslate();
  const resources = useResources();
  const viewer = useMenuViewer();
  const sought = typed.trim().slice(0, longest);
  const settled = useSettled(sought, pause);
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
    // Keeps those of the previous results that still match until there are new ones.
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
  const hitsOf = ({ searchKey }: ResourceEntry) =>
    isWanted ? (groups?.find(({ view }) => view === searchKey)?.hits ?? []) : [];
  const isSearching = sought !== settled || (isWanted && isFetching);
  /** Enter takes the first result: one of what was typed before must not be among them. */
  const isStillMeant = ({ id, text, detail = '' }: FoundRecord): boolean =>
    !isSearching || isMeant(sought, text, detail, String(id));
  return {
    isSearching,
    hasFailed: isWanted && isError,
    records: resources
      .filter((entry) => entry.searchKey !== undefined && viewer && mayOpenResource(viewer, entry.name, 'show', viewer))
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
      )
      .filter(isStillMeant),
  };
};
