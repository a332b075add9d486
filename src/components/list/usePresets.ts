import { useQueryClient } from '@tanstack/react-query';
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useGetIdentity,
  useGetList,
  useListContext,
  useNotify,
} from 'ra-core';
import { serializeQuery } from '../../providers/data/query.ts';
import { useEntry } from '../entries.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { useViewer } from '../viewer.ts';
import type { Widths } from './columnWidths.ts';
import { presets, savedViews } from './savedViews.ts';
import type { ColumnChoice } from './useColumns.ts';
import { type Clock, isDatePreset, type KeptFilter, keptFilter, presentFilter } from './views/relativeFilters.ts';
import { useChosenViews } from './views/useChosenViews.ts';

/** What a list looks like, as far as a view keeps it. */
interface ViewSettings extends KeptFilter {
  /** 'title:asc' */
  orderBy: string;
  pageSize: number;
  columns: readonly string[];
  /** Pixels that were given to columns, by their names. */
  widths: Widths;
}

/** A view of a list that someone has saved. */
export interface Preset extends ViewSettings {
  id: Identifier;
  title: string;
  isShared: boolean;
  /** Whether the person may rename, update, share and delete it. */
  isTheirs: boolean;
  record: RaRecord;
}

const { resource, type } = presets;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** The settings in a record; undefined when they are of another list, or damaged. */
const settingsOf = (settings: unknown, list: string): ViewSettings | undefined => {
  if (!isObject(settings) || settings['list'] !== list) return undefined;
  const { filter, relative, orderBy, pageSize, columns, widths } = settings;
  if (!isObject(filter) || !isText(orderBy) || typeof pageSize !== 'number' || !Array.isArray(columns))
    return undefined;
  const named = Object.entries(isObject(relative) ? relative : {}).flatMap(([name, preset]) =>
    isDatePreset(preset) ? [[name, preset] as const] : [],
  );
  const given = Object.entries(isObject(widths) ? widths : {}).flatMap(([name, width]) =>
    typeof width === 'number' ? [[name, width] as const] : [],
  );
  return {
    filter,
    relative: Object.fromEntries(named),
    orderBy,
    pageSize,
    columns: columns.filter(isText),
    widths: Object.fromEntries(given),
  };
};

/** Settings as a text, which is the same for the same view however its filters came. */
const textOf = ({ filter, relative, orderBy, pageSize, columns, widths }: ViewSettings): string => {
  const sorted = (of: object) =>
    Object.fromEntries(Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify([
    serializeQuery(sorted(filter)),
    serializeQuery(sorted(relative)),
    orderBy,
    pageSize,
    columns,
    sorted(widths),
  ]);
};

/** The saved views of the list around: the person's own, and those that colleagues share. */
export const usePresets = (choice: ColumnChoice) => {
  const { name: list } = useEntry();
  const { filterValues, sort, perPage, setFilters, setSort, setPerPage } = useListContext();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useErrorToast();
  const { data = [], isPending } = useGetList<RaRecord>(resource, savedViews);
  const { identity } = useGetIdentity();
  const { zone = 'UTC', roleType } = useViewer() ?? {};
  const { chosen, choose, standard, setStandard } = useChosenViews(list);
  const clock = (): Clock => ({ now: Math.floor(Date.now() / 1000), zone });

  const all = data.flatMap((record): Preset[] => {
    const title: unknown = record['title'];
    const settings = settingsOf(record['settings'], list);
    if (!isText(title) || !settings) return [];
    const isOwn = record['user'] === undefined || record['user'] === identity?.id;
    const isTheirs = isOwn || roleType === 'admin';
    return [{ ...settings, id: record.id, title, isShared: record['isShared'] === true, isTheirs, record }];
  });
  const present: ViewSettings = {
    ...keptFilter(filterValues, clock()),
    orderBy: `${sort.field}:${sort.order.toLowerCase()}`,
    pageSize: perPage,
    columns: choice.visible,
    widths: choice.widths,
  };
  const active = all.find(({ id }) => id === chosen);

  /** Does something to the saved views and shows them as they are then; answers what came of it. */
  const change = async <T>(act: () => Promise<T>, done: string): Promise<T | undefined> => {
    try {
      const answer = await act();
      notify(done, { type: 'success' });
      return answer;
    } catch (error) {
      complain(error);
      return undefined;
    } finally {
      await queryClient.invalidateQueries({ queryKey: [resource] });
    }
  };
  const edit = ({ id, record }: Preset, fields: object, done: string) =>
    change(() => dataProvider.update(resource, { id, data: { ...record, ...fields }, previousData: record }), done);

  return {
    presets: all,
    isPending,
    /** The one that was chosen last. */
    active,
    isChanged: active !== undefined && textOf(active) !== textOf(present),
    /** Id of the one that the list opens with. */
    standard,
    setStandard: (id: Identifier | undefined) => {
      setStandard(id);
      notify(id === undefined ? 'preset.noDefault' : 'preset.isDefault', { type: 'success' });
    },
    apply: (preset: Preset) => {
      const [field = 'id', order] = preset.orderBy.split(':');
      setFilters({ ...presentFilter(preset, clock()) }, {});
      setSort({ field, order: order === 'asc' ? 'ASC' : 'DESC' });
      setPerPage(preset.pageSize);
      choice.choose(preset.columns);
      choice.resize(preset.widths);
      choose(preset.id);
    },
    /** Chooses none of them; the list stays as it is. */
    leave: () => choose(undefined),
    save: async (title: string): Promise<boolean> => {
      const settings = { list, ...present };
      const made = await change(
        () => dataProvider.create(resource, { data: { title, type, settings } }),
        'preset.saved',
      );
      if (made) choose(made.data.id);
      return made !== undefined;
    },
    update: (preset: Preset) => edit(preset, { settings: { list, ...present } }, 'preset.updated'),
    rename: (preset: Preset, title: string) => edit(preset, { title }, 'preset.renamed'),
    share: (preset: Preset, isShared: boolean) =>
      edit(preset, { isShared }, isShared ? 'preset.isShared' : 'preset.isPrivate'),
    forget: async ({ id }: Preset) => {
      const gone = await change(() => dataProvider.delete(resource, { id }), 'preset.forgotten');
      if (!gone) return;
      if (chosen === id) choose(undefined);
      if (standard === id) setStandard(undefined);
    },
  };
};

export type Presets = ReturnType<typeof usePresets>;
