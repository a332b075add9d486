import { type Place, widgetSetups, type WidgetType } from '../../domain/dashboards.ts';
import type { FilterName } from '../../domain/statistics/dimensions.ts';
import type { MeasureName } from '../../domain/statistics/measures.ts';
import { type RoleType, roleTypes } from '../../openapi/fields.ts';

/** A built-in widget; its title is what it shows. */
export interface DefaultWidget extends Place {
  type: WidgetType;
  metrics: readonly MeasureName[];
  groupBy: FilterName | null;
  limit: number;
}

/** A dashboard that every network has for people of a role type. */
export interface DefaultDashboard {
  type: RoleType;
  title: string;
  titleRu: string;
  widgets: readonly DefaultWidget[];
}

type Shown = Omit<DefaultWidget, keyof Place> & { width: number };

const widget = (
  type: WidgetType,
  width: number,
  metrics: readonly MeasureName[] = [],
  groupBy?: FilterName,
): Shown => ({
  type,
  width,
  metrics,
  limit: 5,
  groupBy: groupBy ?? null,
});
const numbers = (...metrics: MeasureName[]): Shown[] => metrics.map((metric) => widget('number', 3, [metric]));

/** Lays out rows of widgets one below the other; each row is as high as its first widget usually is. */
const inRows = (...rows: readonly Shown[][]): DefaultWidget[] => {
  let y = 0;
  return rows.flatMap((row) => {
    const height = row[0] ? widgetSetups[row[0].type].usual.height : 0;
    let x = 0;
    const placed = row.map((shown) => {
      const at = { ...shown, x, y, height };
      x += shown.width;
      return at;
    });
    y += height;
    return placed;
  });
};

const ofTheNetwork = inRows(
  numbers('clicks', 'leads', 'approvedConversions', 'profit'),
  [
    widget('line', 8, ['revenue', 'payout', 'profit']),
    widget('funnel', 4, ['clicks', 'leads', 'sentLeads', 'conversions', 'approvedConversions']),
  ],
  [widget('top', 4, ['profit'], 'offer'), widget('share', 4, ['leads'], 'country'), widget('caps', 4)],
  [widget('table', 7, ['clicks', 'leads', 'approvedConversions', 'payout', 'profit'], 'affiliate'), widget('leads', 5)],
);

/** People of these types see no leads. */
const ofAdvertisers = inRows(
  numbers('clicks', 'conversions', 'approvedConversions', 'revenue'),
  [
    widget('bars', 8, ['approvedConversions', 'pendingConversions', 'rejectedConversions']),
    widget('funnel', 4, ['clicks', 'conversions', 'approvedConversions']),
  ],
  [widget('top', 4, ['revenue'], 'offer'), widget('share', 4, ['conversions'], 'country'), widget('caps', 4)],
  [
    widget(
      'table',
      12,
      ['clicks', 'conversions', 'approvedConversions', 'rejectedConversions', 'revenue'],
      'advertiser',
    ),
  ],
);

const ofAffiliates = inRows(
  numbers('clicks', 'leads', 'approvedConversions', 'payout'),
  [
    widget('line', 8, ['clicks', 'leads', 'payout']),
    widget('funnel', 4, ['clicks', 'leads', 'conversions', 'approvedConversions']),
  ],
  [widget('top', 4, ['payout'], 'offer'), widget('share', 4, ['leads'], 'country'), widget('leads', 4)],
  [widget('table', 12, ['clicks', 'leads', 'conversions', 'approvedConversions', 'payout'], 'campaign')],
);

const widgets: Readonly<Record<RoleType, readonly DefaultWidget[]>> = {
  admin: ofTheNetwork,
  manager: ofTheNetwork,
  advertiser_manager: ofAdvertisers,
  advertiser_member: ofAdvertisers,
  affiliate: ofAffiliates,
};

/** One per role type, with what people of that type look at first. */
export const defaultDashboards: readonly DefaultDashboard[] = roleTypes.map((type) => ({
  type,
  title: 'Overview',
  titleRu: 'Обзор',
  widgets: widgets[type],
}));
