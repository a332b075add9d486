import { isWidgetType, type Place, widgetSetups, type WidgetType } from '../../../domain/dashboards.ts';
import type { Range } from '../../../domain/time/dates.ts';
import { type FilterName, filterNames } from '../../../domain/statistics/dimensions.ts';
import type { components } from '../../generated/api.d.ts';
import type { Metric } from '../statistics/figures.ts';
import type { Parameters } from '../statistics/question/parameters.ts';
import { type Question, questionOf } from '../statistics/question/question.ts';

type StoredDashboard = components['schemas']['Dashboard'];
type StoredWidget = components['schemas']['Widget'];

export type Refresh = NonNullable<NonNullable<StoredDashboard['settings']>['refresh']>;

/** A dashboard that the user can see. */
export interface Dashboard {
  id: number;
  version: number;
  title: string;
  /** Its owner; null for built-in ones. */
  user: number | null;
  assignedTo: readonly number[];
  refresh: Refresh;
  isSystem: boolean;
  isImmutable: boolean;
}

/** What a widget shows. */
export interface ShownWidget {
  type: WidgetType;
  /** Its custom title; null for the name of what it shows. */
  title: string | null;
  /** Metric keys. */
  metrics: readonly string[];
  groupBy: FilterName | null;
  /** What it is narrowed to, in addition to the period. */
  filters: Question['filters'];
  limit: number;
  isCompared: boolean;
}

export interface Widget extends ShownWidget, Place {
  id: number;
  version: number;
}

export const dashboardOf = (
  {
    id,
    version = 0,
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
  id,
  version,
  user,
  assignedTo,
  isSystem,
  isImmutable,
  title: (isRussian && titleRu) || title,
  refresh: settings?.refresh ?? 'minute',
});

export const widgetOf = ({
  id,
  version = 0,
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
  id,
  version,
  type,
  title: title || null,
  metrics,
  groupBy,
  limit,
  isCompared,
  x,
  y,
  height,
  filters: Object.fromEntries(filters.map(({ dimension, values }) => [dimension, values])),
  width,
});

/** Returns the filters of a widget that its kind supports, in the order in which they are offered. */
export const filtersOf = ({ type, filters }: Pick<ShownWidget, 'type' | 'filters'>): Question['filters'] => {
  const taken: readonly FilterName[] = widgetSetups[type].filters;
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const values = taken.includes(name) ? filters[name] : undefined;
      return values ? [[name, values]] : [];
    }),
  );
};

/** Returns the statistics question for a widget's filters and a period. */
export const questionAbout = (shown: Pick<ShownWidget, 'type' | 'filters'>, period: Range): Question => ({
  ...questionOf({}, period),
  filters: filtersOf(shown),
});

/** Returns the parameters that narrow the list of leads to those that a widget shows. */
export const leadParameters = (shown: Pick<ShownWidget, 'type' | 'filters'>, { from, to }: Range): Parameters => {
  const { leadStatus = [], ...others } = filtersOf(shown);
  return { createdAtFrom: [String(from)], createdAtTo: [String(to)], ...others, apiStatus: leadStatus };
};

/** Returns the metrics of a widget that the user may use, limited to as many as its kind shows. */
export const metricsOf = (
  { type, metrics }: Pick<ShownWidget, 'type' | 'metrics'>,
  known: readonly Metric[],
): Metric[] =>
  metrics
    .flatMap((key) => known.find((metric) => metric.key === key) ?? [])
    .slice(0, isWidgetType(type) ? widgetSetups[type].metrics.max : 0);

/** Whether a widget's content grows with its number of rows instead of filling its frame. */
export const isList = ({ type }: Pick<ShownWidget, 'type'>): boolean =>
  !['number', 'line', 'bars', 'share'].includes(type);
