import { isWidgetType, type Place, widgetSetups, type WidgetType } from '../../../domain/dashboards.ts';
import type { Range } from '../../../domain/dates.ts';
import { type FilterName, filterNames } from '../../../domain/statistics/dimensions.ts';
import type { components } from '../../generated/api.d.ts';
import type { Metric } from '../statistics/figures.ts';
import type { Parameters } from '../statistics/question/parameters.ts';
import { type Question, questionOf } from '../statistics/question/question.ts';

type StoredDashboard = components['schemas']['Dashboard'];
type StoredWidget = components['schemas']['Widget'];

export type Refresh = NonNullable<NonNullable<StoredDashboard['settings']>['refresh']>;

/** A dashboard that the person sees. */
export interface Dashboard {
  id: number;
  title: string;
  /** Its owner; null of those that come along. */
  user: number | null;
  assignedTo: readonly number[];
  refresh: Refresh;
  isSystem: boolean;
  isImmutable: boolean;
}

/** What a widget shows. */
export interface Shown {
  type: WidgetType;
  /** What someone called it; null for the name of what it shows. */
  title: string | null;
  /** Keys. */
  metrics: readonly string[];
  groupBy: FilterName | null;
  /** What it is narrowed to, besides the period. */
  filters: Question['filters'];
  limit: number;
  isCompared: boolean;
}

export interface Widget extends Shown, Place {
  id: number;
}

export const dashboardOf = (
  {
    id,
    title = '',
    titleRu,
    user = null,
    assignedTo = [],
    settings,
    isSystem = false,
    isImmutable = false,
  }: StoredDashboard,
  isRussian: boolean,
): Dashboard => ({
  ...{ id, user, assignedTo, isSystem, isImmutable },
  title: (isRussian && titleRu) || title,
  refresh: settings?.refresh ?? 'minute',
});

export const widgetOf = ({
  id,
  type = 'number',
  title = null,
  metrics = [],
  groupBy = null,
  filters = [],
  limit = 5,
  isCompared = true,
  x = 0,
  y = 0,
  width = 4,
  height = 5,
}: StoredWidget): Widget => ({
  ...{ id, type, title: title || null, metrics, groupBy, limit, isCompared, x, y, height },
  filters: Object.fromEntries(filters.map(({ dimension, values }) => [dimension, values])),
  width,
});

/** The filters of a widget that its kind takes, in the order in which they are offered. */
export const filtersOf = ({ type, filters }: Pick<Shown, 'type' | 'filters'>): Question['filters'] => {
  const taken: readonly FilterName[] = widgetSetups[type].filters;
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const values = taken.includes(name) ? filters[name] : undefined;
      return values ? [[name, values]] : [];
    }),
  );
};

/** What its filters ask of statistics in a period. */
export const questionAbout = (shown: Pick<Shown, 'type' | 'filters'>, period: Range): Question => ({
  ...questionOf({}, period),
  filters: filtersOf(shown),
});

/** The parameters that narrow the list of leads to those that a widget shows. */
export const leadParameters = (shown: Pick<Shown, 'type' | 'filters'>, { from, to }: Range): Parameters => {
  const { leadStatus = [], ...others } = filtersOf(shown);
  return { createdAtFrom: [String(from)], createdAtTo: [String(to)], ...others, apiStatus: leadStatus };
};

/** The metrics of a widget that the person may use, as many as its kind shows. */
export const metricsOf = ({ type, metrics }: Pick<Shown, 'type' | 'metrics'>, known: readonly Metric[]): Metric[] =>
  metrics
    .flatMap((key) => known.find((metric) => metric.key === key) ?? [])
    .slice(0, isWidgetType(type) ? widgetSetups[type].metrics.max : 0);

/** Whether what a widget shows is as long as there are rows, rather than as large as its frame. */
export const isList = ({ type }: Pick<Shown, 'type'>): boolean => !['number', 'line', 'bars', 'share'].includes(type);
