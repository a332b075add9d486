import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../components/api.ts';
import { useLanguage } from '../../../components/language.ts';
import type { operations } from '../../../generated/api.d.ts';
import { unannounced } from '../../../providers/calls/calls.ts';
import { dataOf } from '../../../providers/data/client.ts';
import { isStoreComing, lookAgain } from '../../statistics/figures.ts';
import { writeParameters } from '../../statistics/question/parameters.ts';
import type { ShownWidget } from '../model.ts';
import { type WidgetInput, refreshEvery } from './given.ts';

export type WidgetFigures = operations['readDashboardFigures']['responses'][200]['content']['application/json']['data'];

interface WidgetQuery extends Pick<WidgetInput, 'period' | 'refresh'> {
  widgetType: 'number' | 'chart' | 'top';
  metrics: readonly string[];
  groupBy?: ShownWidget['groupBy'];
  filters: ShownWidget['filters'];
  limit?: number;
  isCompared?: boolean;
}

const quarter = 900;

/**
 * Returns the end of the part of a period that has begun: a day that is half over is compared with the same part of the
 * day before. It is rounded up to a quarter of an hour, the granularity at which figures are stored.
 */
const begunUntil = ({ from, to }: WidgetInput['period'], now: number): number => {
  const soon = Math.ceil(now / quarter) * quarter - 1;
  return soon > from ? Math.min(to, soon) : to;
};

/**
 * What a widget shows for the period, refetched as often as its dashboard specifies. Failures are only shown in the
 * widget.
 */
export const useWidgetFigures = ({
  period,
  refresh,
  widgetType,
  metrics,
  groupBy,
  filters,
  limit,
  isCompared,
}: WidgetQuery) => {
  const api = useApi();
  const language = useLanguage();
  const parameters = {
    widgetType: [widgetType],
    metrics,
    ...filters,
    groupBy: groupBy ? [groupBy] : [],
    limit: groupBy && limit ? [String(limit)] : [],
    with: isCompared ? ['previous'] : [],
  };
  return useQuery({
    queryKey: ['dashboard', 'figures', language, groupBy, period, parameters],
    queryFn: async ({ signal }) => {
      // A refetch without new figures renders nothing, and would keep asking up to the same quarter of an hour.
      const range = {
        createdAtFrom: [String(period.from)],
        createdAtTo: [String(begunUntil(period, Date.now() / 1000))],
      };
      return dataOf(
        await api.GET('/stat/dashboard', {
          querySerializer: () => writeParameters({ ...range, ...parameters }),
          params: {},
          headers: unannounced,
          signal,
        }),
      );
    },
    // Rows grouped by something else would have no names.
    placeholderData: (figures, before) => (before?.queryKey[3] === groupBy ? figures : undefined),
    refetchInterval: ({ state: { error } }) => (isStoreComing(error) ? lookAgain : refreshEvery[refresh]),
  });
};
