import type { WidgetType } from '../../../domain/dashboards.ts';
import type { FilterName } from '../../../domain/statistics/dimensions.ts';
import type { MeasureName } from '../../../domain/statistics/measures.ts';
import { type Draft, draft } from '../draft.ts';

type Place = readonly [x: number, y: number, width: number, height: number];

/** Widgets that the head of the network made for the managers: kind, metrics, breakdown, place. */
const quality: readonly (readonly [WidgetType, readonly MeasureName[], FilterName | null, Place])[] = [
  ['number', ['sentLeads'], null, [0, 0, 3, 3]],
  ['number', ['invalidLeads'], null, [3, 0, 3, 3]],
  ['number', ['duplicateLeads'], null, [6, 0, 3, 3]],
  ['number', ['approvedConversions'], null, [9, 0, 3, 3]],
  ['bars', ['sentLeads', 'invalidLeads', 'duplicateLeads', 'trashLeads'], null, [0, 3, 8, 6]],
  ['share', ['sentLeads'], 'trafficSource', [8, 3, 4, 6]],
  ['table', ['sentLeads', 'invalidLeads', 'duplicateLeads', 'approvedConversions'], 'affiliate', [0, 9, 8, 6]],
  ['top', ['invalidLeads'], 'affiliate', [8, 9, 4, 6]],
];

const day = 86_400;

/** Returns a dashboard that the administrator made and shared with the managers. */
export const dashboardsOf = (now: number, by: Draft, managers: readonly Draft[]): Draft[] => {
  const at = now - 40 * day;
  const dashboard = draft('dashboard', at, by, {
    title: 'Traffic quality',
    user: by,
    assignedTo: managers,
    settings: { refresh: 'fiveMinutes' },
  });
  const widgets = quality.map(([type, metrics, groupBy, [x, y, width, height]], place) =>
    draft('widget', at + 60 * (place + 1), by, {
      dashboard,
      type,
      metrics,
      groupBy,
      limit: 6,
      isCompared: true,
      x,
      y,
      width,
      height,
    }),
  );
  return [dashboard, ...widgets];
};
