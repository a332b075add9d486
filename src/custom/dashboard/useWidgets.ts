import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { maxWidgets, type Place, placeBelow, settled, widgetSetups } from '../../../domain/dashboards.ts';
import { filterNames } from '../../../domain/statistics/dimensions.ts';
import { useApi } from '../../components/api.ts';
import { useErrorToast } from '../../components/useErrorToast.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { itemsOf } from '../../providers/data/client.ts';
import { type ShownWidget, type Widget, widgetOf } from './model.ts';

const keyOf = (dashboard: number) => ['widgets', dashboard];

/** The widgets of a dashboard, in reading order. */
export const useWidgets = (dashboard: number) => {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(dashboard),
    queryFn: async ({ signal }) => {
      const query = { dashboard: [dashboard], limit: maxWidgets, orderBy: ['id:asc' as const] };
      return settled(itemsOf(await api.GET('/user/widgets', { params: { query }, signal })).map(widgetOf));
    },
  });
};

const placeOf = ({ x, y, width, height }: Place): Place => ({ x, y, width, height });
const isSame = (one: Place, other: Place): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

const written = ({ metrics, title, filters, ...shown }: ShownWidget) => ({
  ...shown,
  title,
  metrics: [...metrics],
  filters: filterNames.flatMap((dimension) => {
    const values = filters[dimension];
    return values ? [{ dimension, values: [...values] }] : [];
  }),
});

/** What a widget shows, without its place. */
export const shownOf = ({ type, title, metrics, groupBy, filters, limit, isCompared }: Widget): ShownWidget => ({
  type,
  title,
  metrics,
  groupBy,
  filters,
  limit,
  isCompared,
});

/**
 * Returns the version that a change to a widget is based on: the latest one as long as the widget has only been moved
 * since. Places have no versions: the last one to move it decides.
 */
const versionOf = (before: Widget, widgets: readonly Widget[]): number => {
  const now = widgets.find(({ id }) => id === before.id);
  const said = (widget: Widget): string => JSON.stringify(written(shownOf(widget)));
  return now && said(now) === said(before) ? now.version : before.version;
};

/** Actions on the widgets of a dashboard. */
export const useWidgetActions = (dashboard: number, widgets: readonly Widget[]) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const complain = useErrorToast();
  const queryKey = keyOf(dashboard);
  const look = () => queryClient.invalidateQueries({ queryKey });
  const mutationKey = ['arranging', dashboard];
  const arranging = useMutation({
    mutationKey,
    mutationFn: async (items: ({ id: number } & Place)[]) =>
      itemsOf(await api.PATCH('/user/widgets', { body: { items }, headers: inOwnWords })),
    // One after the other, so that the last one wins.
    scope: { id: `widgets of ${dashboard}` },
    onError: complain,
    // Refetching before the last pending change has finished would briefly show an earlier arrangement.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void look();
    },
  });
  return {
    /** Moves widgets to their new places; the user sees it immediately. */
    arrange: (places: ReadonlyMap<number, Place>): void => {
      const moved = widgets.flatMap((widget) => {
        const to = places.get(widget.id);
        return to && !isSame(to, widget) ? [{ ...placeOf(to), id: widget.id }] : [];
      });
      if (moved.length === 0) return;
      // A response that is already on its way doesn’t know about it yet.
      void queryClient
        .cancelQueries({ queryKey })
        .then(() =>
          queryClient.setQueryData<Widget[]>(queryKey, (all = []) =>
            settled(all.map((widget) => ({ ...widget, ...moved.find(({ id }) => id === widget.id) }))),
          ),
        );
      arranging.mutate(moved);
    },
    add: useMutation({
      mutationFn: async (shown: ShownWidget) => {
        const place = placeBelow(widgets, widgetSetups[shown.type].usual);
        const items = [{ ...written(shown), ...place, dashboard }];
        return itemsOf(await api.PUT('/user/widgets', { body: { items }, headers: inOwnWords }));
      },
      onError: complain,
      onSettled: look,
    }),
    change: useMutation({
      mutationFn: async ({ before, ...shown }: ShownWidget & { before: Widget }) => {
        const item = { id: before.id, version: versionOf(before, widgets), ...written(shown) };
        return itemsOf(await api.PATCH('/user/widgets', { body: { items: [item] } }));
      },
      onError: complain,
      onSettled: look,
    }),
    remove: useMutation({
      mutationFn: async (id: number) => itemsOf(await api.DELETE('/user/widgets', { body: { items: [{ id }] } })),
      onError: complain,
      onSettled: look,
    }),
  };
};

export type WidgetActions = ReturnType<typeof useWidgetActions>;
