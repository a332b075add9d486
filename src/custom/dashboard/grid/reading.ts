import { gridColumns, type Place } from '../../../../domain/dashboards.ts';

/** Moves widgets in reading order: from left to right, and one below the other on a phone. */

type Placed = Place & { id: number };
type Corner = Pick<Place, 'x' | 'y'>;

/** Whether a corner comes after another in reading order. */
const isAfter = ({ x, y }: Corner, before: Corner | undefined): boolean =>
  !before || y > before.y || (y === before.y && x > before.x);

/** Returns the row on which a widget in these columns rests. */
const restOn = (others: readonly Placed[], x: number, width: number): number =>
  Math.max(
    0,
    ...others.filter((other) => other.x < x + width && x < other.x + other.width).map(({ y, height }) => y + height),
  );

/**
 * Returns a widget at a place where it rests on those before it and follows them in reading order: in its column if
 * possible, otherwise at the first such place.
 */
const placedAfter = (before: readonly Placed[], widget: Placed, column?: number): Placed => {
  const corners = Array.from({ length: gridColumns - widget.width + 1 }, (_, x) => ({
    x,
    y: restOn(before, x, widget.width),
  })).filter((corner) => isAfter(corner, before.at(-1)));
  const [first] = corners.toSorted((one, other) => one.y - other.y || one.x - other.x);
  return { ...widget, ...(corners.find(({ x }) => x === column) ?? first) };
};

const exchanged = (one: Placed, other: Placed): Placed[] => [
  { ...other, x: one.x, y: one.y },
  { ...one, x: other.x, y: other.y },
];

/**
 * Returns where widgets are after one of them has moved one position earlier or later in reading order; undefined if it
 * is already the first or last. The widgets before it stay, and two of the same size simply swap places.
 * @param widgets settled, in reading order
 */
export const readElsewhere = (
  widgets: readonly Placed[],
  id: number,
  step: -1 | 1,
): ReadonlyMap<number, Place> | undefined => {
  const from = widgets.findIndex((widget) => widget.id === id);
  const at = Math.min(from, from + step);
  const [one, other] = [widgets[at], widgets[at + 1]];
  if (from < 0 || !one || !other) return undefined;
  const isSame = one.width === other.width && one.height === other.height;
  const before = widgets.slice(0, at);
  const placed = isSame ? [...before, ...exchanged(one, other)] : [...before];
  if (!isSame) for (const widget of [other, one]) placed.push(placedAfter(placed, widget));
  for (const widget of widgets.slice(at + 2)) placed.push(isSame ? widget : placedAfter(placed, widget, widget.x));
  return new Map(placed.map(({ id: key, x, y, width, height }) => [key, { x, y, width, height }]));
};
