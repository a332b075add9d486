import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { AdminDataProvider, Item } from '../../../providers/data/adminDataProvider.ts';
import { useEntry } from '../../entries.ts';
import { undoMilliseconds, UndoNote } from '../../UndoNote.tsx';
import { useErrorToast } from '../../useErrorToast.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record as it is, and its new values. */
export interface RecordEdit {
  record: RaRecord;
  changes: Fields;
}

interface Page {
  data?: RaRecord[];
}

/**
 * Returns the items that restore the former values, with the current versions; undefined if some of them are unknown.
 */
const itemsBack = (edits: readonly RecordEdit[], saved: readonly RaRecord[]): readonly Item[] | undefined => {
  const items = edits.flatMap(({ record, changes }): Item[] => {
    const now = saved.find(({ id }) => id === record.id);
    const names = Object.keys(changes);
    if (!now || names.some((name) => record[name] === undefined)) return [];
    return [{ id: now.id, version: now['version'], ...Object.fromEntries(names.map((name) => [name, record[name]])) }];
  });
  return items.length === edits.length ? items : undefined;
};

/**
 * Edits records of the current list in one call, which changes all or none; updates the list, and shows a toast with an
 * undo button. Rejects with the server's objections.
 */
export const useEditRecords = (): ((edits: readonly RecordEdit[]) => Promise<void>) => {
  const { name } = useEntry();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const complain = useErrorToast();

  /** Lists get the values immediately; what follows from them, such as the order, comes with the next response. */
  const show = (items: readonly Item[], saved: readonly RaRecord[]) => {
    const sent = new Map<Identifier, Fields>(items.map((item) => [item.id, item]));
    const found = new Map(saved.map((record) => [record.id, { ...sent.get(record.id), ...record }]));
    queryClient.setQueriesData<Page>({ queryKey: [name, 'getList'] }, (page) =>
      page?.data ? { ...page, data: page.data.map((record) => ({ ...record, ...found.get(record.id) })) } : page,
    );
    void queryClient.invalidateQueries({ queryKey: [name] });
  };
  const send = async (items: readonly Item[]): Promise<readonly RaRecord[]> => {
    const { data } = await dataProvider.edit(name, items);
    show(items, data);
    return data;
  };

  return async (edits) => {
    const saved = await send(
      edits.map(({ record, changes }) => ({ ...changes, id: Number(record.id), version: record['version'] })),
    );
    const back = itemsBack(edits, saved);
    const undo = (items: readonly Item[]) =>
      send(items).then(() => notify('history.undone', { type: 'success' }), complain);
    const records = translate(`resources.${name}.counted`, { smart_count: edits.length });
    const text = edits.length === 1 ? translate(`resources.${name}.updated`) : translate('done.updated', { records });
    notify(<UndoNote text={text} onUndo={back && (() => void undo(back))} />, {
      type: 'success',
      ...(back && { autoHideDuration: undoMilliseconds }),
    });
  };
};
