import { type FilterName, filterNames } from './statistics/dimensions.ts';

/** What dashboards are made of: kinds of widgets, and the grid on which they stand. */

export const widgetTypes = ['number', 'line', 'bars', 'share', 'table', 'top', 'caps', 'funnel', 'leads'] as const;
export type WidgetType = (typeof widgetTypes)[number];

/** A place on the grid, from its upper left corner; in columns and rows. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a kind of widget is set up with, and how large it is. */
export interface WidgetSetup {
  /** So many metrics it takes; the further ones of a widget are kept and not shown. */
  metrics: { min: number; max: number };
  /** Whether it shows the values of a dimension; `may`: also without. */
  groupBy: 'never' | 'may' | 'must';
  /** So many rows or lines it shows at most; 0 where their number is none of its settings. */
  limit: number;
  /** By what it can be narrowed, besides the period; further filters of a widget are kept and not applied. */
  filters: readonly FilterName[];
  /** Whether it can show figures beside those of the period before. */
  compares: boolean;
  /** A new one has this size. */
  usual: Pick<Place, 'width' | 'height'>;
  /** Smaller ones show nothing. */
  smallest: Pick<Place, 'width' | 'height'>;
}

/** More rows than anybody reads on a dashboard. */
export const maxRows = 50;
/** As many lines as a chart has colours for. */
export const maxLines = 5;

/** What each lead has, and their list is filtered by. */
const ofEveryLead = ['offer', 'affiliate', 'campaign', 'country', 'leadStatus'] as const satisfies FilterName[];

const none = { min: 0, max: 0 };
const one = { min: 1, max: 1 };
const size = (width: number, height: number) => ({ width, height });

export const widgetSetups: Readonly<Record<WidgetType, WidgetSetup>> = {
  number: {
    ...{ metrics: one, groupBy: 'never', limit: 0, filters: filterNames, compares: true },
    ...{ usual: size(3, 3), smallest: size(2, 2) },
  },
  line: {
    ...{ metrics: { min: 1, max: 5 }, groupBy: 'may', limit: maxLines, filters: filterNames, compares: true },
    ...{ usual: size(6, 6), smallest: size(3, 4) },
  },
  bars: {
    ...{ metrics: { min: 1, max: 5 }, groupBy: 'may', limit: maxLines, filters: filterNames, compares: false },
    ...{ usual: size(6, 6), smallest: size(3, 4) },
  },
  share: {
    ...{ metrics: one, groupBy: 'must', limit: maxLines, filters: filterNames, compares: false },
    ...{ usual: size(4, 6), smallest: size(3, 4) },
  },
  table: {
    ...{ metrics: { min: 1, max: 8 }, groupBy: 'must', limit: maxRows, filters: filterNames, compares: true },
    ...{ usual: size(6, 6), smallest: size(3, 4) },
  },
  top: {
    ...{ metrics: one, groupBy: 'must', limit: maxRows, filters: filterNames, compares: true },
    ...{ usual: size(4, 6), smallest: size(3, 4) },
  },
  caps: {
    ...{ metrics: none, groupBy: 'never', limit: maxRows, filters: [], compares: false },
    ...{ usual: size(4, 6), smallest: size(3, 4) },
  },
  funnel: {
    ...{ metrics: { min: 2, max: 6 }, groupBy: 'never', limit: 0, filters: filterNames, compares: false },
    ...{ usual: size(4, 6), smallest: size(3, 4) },
  },
  leads: {
    ...{ metrics: none, groupBy: 'never', limit: maxRows, filters: ofEveryLead, compares: false },
    ...{ usual: size(6, 6), smallest: size(3, 4) },
  },
};

export const isWidgetType = (type: string): type is WidgetType => Object.hasOwn(widgetSetups, type);

/** Columns of the grid. */
export const gridColumns = 12;
/** Rows that a widget takes at most, and down to which one stands. */
export const gridRows = { tallest: 24, last: 999 } as const;

/** More metrics than any kind shows. */
export const maxMetrics = 8;

/** So many dimensions a widget is filtered by at most, and by so many values of one. */
export const maxFilters = 10;
export const maxFilterValues = 50;

/** So many dashboards a person has at most, and a dashboard so many widgets. */
export const maxDashboards = 50;
export const maxWidgets = 40;

/** The first place below all others. */
export const placeBelow = (others: readonly Place[], { width, height }: Pick<Place, 'width' | 'height'>): Place => ({
  ...{ x: 0, width, height },
  y: Math.max(0, ...others.map((other) => other.y + other.height)),
});

const overlap = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The same places within the grid, none upon another and none with room above it; in the order in which they are read. */
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
