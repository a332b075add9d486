import { isWidgetType, type Place, widgetSetups, type WidgetType } from '../../../domain/dashboards.ts';
import type { FilterName } from '../../../domain/statistics/dimensions.ts';
import type { components } from '../../generated/api.d.ts';
import type { Metric } from '../statistics/figures.ts';

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
  /** What somebody called it; null for the name of what it shows. */
  title: string | null;
  /** Keys. */
  metrics: readonly string[];
  groupBy: FilterName | null;
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
  limit = 5,
  isCompared = true,
  x = 0,
  y = 0,
  width = 4,
  height = 5,
}: StoredWidget): Widget => ({
  ...{ id, type, title: title || null, metrics, groupBy, limit, isCompared, x, y, height },
  width,
});

/** The metrics of a widget that the person may use, as many as its kind shows. */
export const metricsOf = ({ type, metrics }: Pick<Shown, 'type' | 'metrics'>, known: readonly Metric[]): Metric[] =>
  metrics
    .flatMap((key) => known.find((metric) => metric.key === key) ?? [])
    .slice(0, isWidgetType(type) ? widgetSetups[type].metrics.max : 0);

/** Whether what a widget shows is as long as there are rows, rather than as large as its frame. */
export const isList = ({ type }: Pick<Shown, 'type'>): boolean => !['number', 'line', 'bars', 'share'].includes(type);
