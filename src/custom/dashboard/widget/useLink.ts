import { useViewer } from '../../../components/viewer.ts';
import { writeParameters } from '../../statistics/question/parameters.ts';
import { filtersOf, leadParameters, metricsOf, type ShownWidget } from '../model.ts';
import type { WidgetInput } from './given.ts';

/** Returns where all of what a widget shows can be found; undefined if the user may not go there. */
export const useLink = (shown: ShownWidget, { period, metrics }: WidgetInput): string | undefined => {
  const permissions = useViewer()?.permissions;
  if (shown.type === 'caps') return permissions?.has('cap.read') ? '/caps/overview' : undefined;
  if (shown.type === 'leads')
    return permissions?.has('front.menu.leads.read')
      ? `/leads?${writeParameters({ ...leadParameters(shown, period), orderBy: ['createdAt:desc'] })}`
      : undefined;
  if (!permissions?.has('front.menu.statistics.read')) return undefined;
  const range = { createdAtFrom: [String(period.from)], createdAtTo: [String(period.to)] };
  const keys = metricsOf(shown, metrics).map(({ key }) => key);
  const group = shown.groupBy ?? 'day';
  const order = shown.groupBy ? `${keys[0]}:desc` : 'day:desc';
  const parameters = { ...range, ...filtersOf(shown), groupBy: [group], metrics: keys, drawn: keys.slice(0, 5) };
  return `/statistics?${writeParameters({ ...parameters, orderBy: [order] })}`;
};
