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
import { userSettings } from '../../providers/store/userSettings.ts';
import { useEntry } from '../entries.ts';
import { presets, savedViews } from './savedViews.ts';
import type { ColumnChoice } from './useColumns.ts';
import { useErrorToast } from '../useErrorToast.ts';

/** A view of a list that somebody has saved. */
export interface Preset {
  id: Identifier;
  title: string;
  filter: Readonly<Record<string, unknown>>;
  /** 'title:asc' */
  orderBy: string;
  pageSize: number;
  columns: readonly string[];
}

const { resource, type } = presets;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

/** The preset in a record; undefined when it is one of another list, or damaged. */
const presetOf = (record: RaRecord, list: string): Preset | undefined => {
  const title: unknown = record['title'];
  const settings: unknown = record['settings'];
  if (!isText(title) || !isObject(settings) || settings['list'] !== list) return undefined;
  const { filter, orderBy, pageSize, columns } = settings;
  if (!isObject(filter) || !isText(orderBy) || typeof pageSize !== 'number' || !Array.isArray(columns))
    return undefined;
  return { id: record.id, title, filter, orderBy, pageSize, columns: columns.filter(isText) };
};

/** The person's saved views of the list around. */
export const usePresets = (choice: ColumnChoice) => {
  const { name: list } = useEntry();
  const { filterValues, sort, perPage, setFilters, setSort, setPerPage } = useListContext();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useErrorToast();
  const { data = [], isPending } = useGetList<RaRecord>(resource, savedViews);
  const { identity } = useGetIdentity();
  // By kind, and for lists by the list: what was chosen last.
  const selected = userSettings('selectedPresets', () => String(identity?.id));
  const selectedHere = (): Record<string, unknown> => {
    const lists = selected.get(type);
    return isObject(lists) ? lists : {};
  };
  const select = (id: Identifier | undefined) => selected.set(type, { ...selectedHere(), [list]: id });

  /** Does something to the saved views and shows them as they are then; says whether it came through. */
  const change = async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act();
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: [resource] });
    }
  };

  return {
    presets: data.flatMap((record) => presetOf(record, list) ?? []),
    isPending,
    /** Id of the one that was chosen last. */
    selected: selectedHere()[list],
    apply: ({ id, filter, orderBy, pageSize, columns }: Preset) => {
      const [field = 'id', order] = orderBy.split(':');
      setFilters({ ...filter }, {});
      setSort({ field, order: order === 'asc' ? 'ASC' : 'DESC' });
      setPerPage(pageSize);
      choice.choose(columns);
      select(id);
    },
    save: (title: string) => {
      const orderBy = `${sort.field}:${sort.order.toLowerCase()}`;
      const settings = { list, filter: filterValues, orderBy, pageSize: perPage, columns: choice.visible };
      return change(() => dataProvider.create(resource, { data: { title, type, settings } }), 'preset.saved');
    },
    forget: ({ id }: Preset) => {
      if (selectedHere()[list] === id) select(undefined);
      return change(() => dataProvider.delete(resource, { id }), 'preset.forgotten');
    },
  };
};
