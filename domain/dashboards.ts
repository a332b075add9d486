import { type FilterName, filterNames } from './statistics/dimensions.ts';

/** The building blocks of dashboards: kinds of widgets, and the grid they are placed on. */

export const widgetTypes = ['number', 'line', 'bars', 'share', 'table', 'top', 'caps', 'funnel', 'leads'] as const;
export type WidgetType = (typeof widgetTypes)[number];

/** A position and size on the grid, from its upper left corner; in columns and rows. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The settings of a kind of widget, and its size. */
export interface WidgetSetup {
  /** How many metrics it takes; any further ones of a widget are kept but not shown. */
  metrics: { min: number; max: number };
  /** Whether it takes only metrics whose figures add up (`addsUp`): others have no shares. */
  sums?: true;
  /** Whether it shows the values of a dimension; `may`: optionally. */
  groupBy: 'never' | 'may' | 'must';
  /** The most rows or lines it shows; 0 if that is not one of its settings. */
  limit: number;
  /** What it can be filtered by besides the period; any further filters of a widget are kept but not applied. */
  filters: readonly FilterName[];
  /** Whether it can show figures next to those of the previous period. */
  compares: boolean;
  /** The size of a new one. */
  usual: Pick<Place, 'width' | 'height'>;
  /** The smallest size at which it is still readable. */
  smallest: Pick<Place, 'width' | 'height'>;
}

/** More rows than anyone reads on a dashboard. */
export const maxRows = 50;
/** As many lines as charts have colours. */
export const maxLines = 5;

/** The fields that every lead has and that the list of leads can be filtered by. */
const ofEveryLead = ['offer', 'affiliate', 'campaign', 'country', 'leadStatus'] as const satisfies FilterName[];

const none = { min: 0, max: 0 };
const one = { min: 1, max: 1 };
const size = (width: number, height: number) => ({ width, height });

export const widgetSetups: Readonly<Record<WidgetType, WidgetSetup>> = {
  number: {
    metrics: one,
    groupBy: 'never',
    limit: 0,
    filters: filterNames,
    compares: true,
    usual: size(3, 3),
    smallest: size(2, 2),
  },
  line: {
    metrics: { min: 1, max: 5 },
    groupBy: 'may',
    limit: maxLines,
    filters: filterNames,
    compares: true,
    usual: size(6, 6),
    smallest: size(3, 4),
  },
  bars: {
    metrics: { min: 1, max: 5 },
    groupBy: 'may',
    limit: maxLines,
    filters: filterNames,
    compares: false,
    usual: size(6, 6),
    smallest: size(3, 4),
  },
  share: {
    metrics: one,
    sums: true,
    groupBy: 'must',
    limit: maxLines,
    filters: filterNames,
    compares: false,
    usual: size(4, 6),
    smallest: size(3, 4),
  },
  table: {
    metrics: { min: 1, max: 8 },
    groupBy: 'must',
    limit: maxRows,
    filters: filterNames,
    compares: true,
    usual: size(6, 6),
    smallest: size(3, 4),
  },
  top: {
    metrics: one,
    groupBy: 'must',
    limit: maxRows,
    filters: filterNames,
    compares: true,
    usual: size(4, 6),
    smallest: size(3, 4),
  },
  caps: {
    metrics: none,
    groupBy: 'never',
    limit: maxRows,
    filters: [],
    compares: false,
    usual: size(4, 6),
    smallest: size(3, 4),
  },
  funnel: {
    metrics: { min: 2, max: 6 },
    groupBy: 'never',
    limit: 0,
    filters: filterNames,
    compares: false,
    usual: size(4, 6),
    smallest: size(3, 4),
  },
  leads: {
    metrics: none,
    groupBy: 'never',
    limit: maxRows,
    filters: ofEveryLead,
    compares: false,
    usual: size(6, 6),
    smallest: size(3, 4),
  },
};

export const isWidgetType = (type: string): type is WidgetType => Object.hasOwn(widgetSetups, type);

/** Columns of the grid. */
export const gridColumns = 12;
/** The most rows a widget can span, and the last row one can start at. */
export const gridRows = { tallest: 24, last: 999 } as const;

/** More metrics than any kind of widget shows. */
export const maxMetrics = 8;

/** The most dimensions a widget can be filtered by, and the most values of each. */
export const maxFilters = 10;
export const maxFilterValues = 50;

/** The most dashboards per person, and the most widgets per dashboard. */
export const maxDashboards = 50;
export const maxWidgets = 40;

/** Returns the first position below all others. */
export const placeBelow = (others: readonly Place[], { width, height }: Pick<Place, 'width' | 'height'>): Place => ({
  x: 0,
  width,
  height,
  y: Math.max(0, ...others.map((other) => other.y + other.height)),
});

const overlap = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Returns the same places within the grid, without overlaps or gaps above them, in reading order. */
export const settled = <Placed extends Place>(all: readonly Placed[]): Placed[] => {
  const placed: Placed[] = [];
  for (const one of all.toSorted((first, second) => first.y - second.y || first.x - second.x)) {
    const width = Math.min(one.width, gridColumns);
    const at = { ...one, width, x: Math.min(one.x, gridColumns - width) };
    const isFree = (y: number): boolean => !placed.some((other) => overlap(other, { ...at, y }));
    while (!isFree(at.y)) at.y += 1;
    while (at.y > 0 && isFree(at.y - 1)) at.y -= 1;
    placed.push(at);
  }
  return placed.toSorted((first, second) => first.y - second.y || first.x - second.x);
};
