import { useQuery } from '@tanstack/react-query';
import { datePresets } from '../../../../domain/time/dates.ts';
import { measuresOf, evaluateOver, type Formulas } from '../../../../domain/formula/metric-network.ts';
import type { Formula } from '../../../../domain/formula/tree.ts';
import { useApi } from '../../../components/api.ts';
import { useSettled } from '../../../components/useSettled.ts';
import { useViewer, useZone } from '../../../components/viewer.ts';
import { dataOf } from '../../../providers/data/client.ts';
import { figuresPermissions } from '../useMetricNames.ts';

/** The result of a formula over the last week; null if there is none. */
export interface Preview {
  value: string | null;
  /** ISO 4217 code of the currency for money. */
  currency: string;
}

/** Milliseconds without typing before figures are requested. */
const pause = 300;

/**
 * The result of a formula being written over the last seven days: computed here from the measures it is based on, as
 * the server would, so that an unsaved formula needs no call of its own (D846).
 */
export const usePreview = (tree: Formula | undefined, formulas: Formulas) => {
  const api = useApi();
  const zone = useZone();
  const permissions = useViewer()?.permissions;
  const mayAsk = figuresPermissions.some((one) => permissions?.has(one));
  const measures = useSettled(tree ? measuresOf(tree, formulas).join(',') : '', pause);
  const query = useQuery({
    queryKey: ['statistics', 'preview', zone, measures],
    queryFn: async ({ signal }) => {
      const { from, to } = datePresets.last7Days(Math.floor(Date.now() / 1000), zone);
      const params = {
        query: { metrics: measures.split(','), createdAtFrom: from, createdAtTo: to, timezone: zone },
      };
      return dataOf(await api.GET('/stat/dashboard', { params, signal }));
    },
    enabled: mayAsk && measures !== '',
    staleTime: 60_000,
    retry: false,
  });
  const figures = query.data?.totals.figures;
  const known = figures && tree && measuresOf(tree, formulas).every((key) => key in figures);
  const preview: Preview | undefined =
    known && tree
      ? {
          value: evaluateOver(tree, formulas, new Map(Object.entries(figures))),
          currency: query.data?.meta.currency ?? '',
        }
      : undefined;
  return { preview, error: query.error, mayAsk };
};
