import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider, useGetIdentity, useGetList, useNotify } from 'ra-core';
import { isRecord } from '../../../../domain/records.ts';
import { useErrorToast } from '../../useErrorToast.ts';
import { useViewer } from '../../viewer.ts';
import { presets, savedViews, type ViewKind } from './savedViews.ts';
import { useChosenViews } from './useChosenViews.ts';

/** Something with saved views: its current look, and how to change that. */
export interface Viewed<Settings extends object> {
  kind: ViewKind;
  /** The name of the list or page, which is its address. */
  place: string;
  present: Settings;
  /** Reads stored settings; undefined if they belong to another place, or are damaged. */
  read: (kept: Readonly<Record<string, unknown>>) => Settings | undefined;
  /** Returns what is stored of the settings. */
  write: (settings: Settings) => object;
  /** Returns settings as text, which is the same for equal views. */
  textOf: (settings: Settings) => string;
  apply: (settings: Settings) => void;
}

/** A view that a user has saved. */
export interface SavedView {
  id: Identifier;
  title: string;
  isShared: boolean;
  /** Whether the user may rename, update, share and delete it. */
  isTheirs: boolean;
  /** Whether the current look matches it. */
  isPresent: boolean;
  apply: () => void;
  record: RaRecord;
}

/** Returns the saved views of something: the user's own, and those that colleagues share. */
export const useViews = <Settings extends object>(viewed: Viewed<Settings>) => {
  const { kind, place, present } = viewed;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const complain = useErrorToast();
  const { data = [], isPending } = useGetList<RaRecord>(presets, savedViews(kind));
  const { identity } = useGetIdentity();
  const roleType = useViewer()?.roleType;
  const { chosen, choose, standard, setStandard } = useChosenViews(place, kind);

  const all = data.flatMap((record): SavedView[] => {
    const [title, kept]: unknown[] = [record['title'], record['settings']];
    const settings = isRecord(kept) ? viewed.read(kept) : undefined;
    if (typeof title !== 'string' || !settings) return [];
    const isOwn = record['user'] === undefined || record['user'] === identity?.id;
    return [
      {
        id: record.id,
        title,
        isShared: record['isShared'] === true,
        isTheirs: isOwn || roleType === 'admin',
        isPresent: viewed.textOf(settings) === viewed.textOf(present),
        apply: () => {
          viewed.apply(settings);
          choose(record.id);
        },
        record,
      },
    ];
  });
  const active = all.find(({ id }) => id === chosen);

  /** Changes the saved views and refetches them; returns the result. */
  const change = async <T>(act: () => Promise<T>, done: string): Promise<T | undefined> => {
    try {
      const answer = await act();
      notify(done, { type: 'success' });
      return answer;
    } catch (error) {
      complain(error);
      return undefined;
    } finally {
      await queryClient.invalidateQueries({ queryKey: [presets] });
    }
  };
  const edit = ({ id, record }: SavedView, fields: object, done: string) =>
    change(() => dataProvider.update(presets, { id, data: { ...record, ...fields }, previousData: record }), done);

  return {
    place,
    views: all,
    isPending,
    /** The view that was chosen last. */
    active,
    isChanged: active !== undefined && !active.isPresent,
    /** Id of the view that the place opens with. */
    standard,
    setStandard: (id: Identifier | undefined) => {
      setStandard(id);
      notify(id === undefined ? 'preset.noDefault' : 'preset.isDefault', { type: 'success' });
    },
    /** Deselects the view; the current look stays. */
    leave: () => choose(undefined),
    save: async (title: string): Promise<boolean> => {
      const settings = viewed.write(present);
      const made = await change(async () => {
        const answer = await dataProvider.create(presets, { data: { title, type: kind, settings } });
        // Chosen before the toast appears, so that a user who leaves right then comes back to it.
        choose(answer.data.id);
        return answer;
      }, 'preset.saved');
      return made !== undefined;
    },
    update: (view: SavedView) => edit(view, { settings: viewed.write(present) }, 'preset.updated'),
    rename: (view: SavedView, title: string) => edit(view, { title }, 'preset.renamed'),
    share: (view: SavedView, isShared: boolean) =>
      edit(view, { isShared }, isShared ? 'preset.isShared' : 'preset.isPrivate'),
    forget: async ({ id }: SavedView) => {
      const gone = await change(() => dataProvider.delete(presets, { id }), 'preset.forgotten');
      if (!gone) return;
      if (chosen === id) choose(undefined);
      if (standard === id) setStandard(undefined);
    },
  };
};

export type Views = ReturnType<typeof useViews>;
