import { dayMinutes, type Span, weekdays } from '../../../../domain/time/schedule.ts';

/** The week as a grid: a row for each day, a column for each hour. */
export interface Cell {
  day: number;
  hour: number;
}

export const dayCount = weekdays.length;
export const hourCount = 24;
const cellMinutes = dayMinutes / hourCount;

/** Returns the minutes of the week that a cell stands for. */
const spanOf = ({ day, hour }: Cell): Span => {
  const start = day * dayMinutes + hour * cellMinutes;
  return [start, start + cellMinutes];
};

/** Returns how much of a cell is open. */
export const stateOf = (cell: Cell, spans: readonly Span[]): 'open' | 'partly' | 'closed' => {
  const [start, end] = spanOf(cell);
  if (spans.some(([from, to]) => from <= start && end <= to)) return 'open';
  return spans.some(([from, to]) => from < end && start < to) ? 'partly' : 'closed';
};

/** Returns the spans of the rectangle between two cells, one per day. */
export const rectangle = (one: Cell, other: Cell): Span[] => {
  const [firstDay, lastDay] = [Math.min(one.day, other.day), Math.max(one.day, other.day)];
  const [firstHour, lastHour] = [Math.min(one.hour, other.hour), Math.max(one.hour, other.hour)];
  return Array.from({ length: lastDay - firstDay + 1 }, (_, place) => [
    spanOf({ day: firstDay + place, hour: firstHour })[0],
    spanOf({ day: firstDay + place, hour: lastHour })[1],
  ]);
};

const steps: Readonly<Record<string, Cell>> = {
  ArrowUp: { day: -1, hour: 0 },
  ArrowDown: { day: 1, hour: 0 },
  ArrowLeft: { day: 0, hour: -1 },
  ArrowRight: { day: 0, hour: 1 },
  Home: { day: 0, hour: -hourCount },
  End: { day: 0, hour: hourCount },
  PageUp: { day: -dayCount, hour: 0 },
  PageDown: { day: dayCount, hour: 0 },
};

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

/** Returns the cell that a key leads to; undefined if it leads nowhere. */
export const cellAfter = (cell: Cell, key: string): Cell | undefined => {
  const step = steps[key];
  return step && { day: within(cell.day + step.day, dayCount), hour: within(cell.hour + step.hour, hourCount) };
};

/** Returns the open minutes of a day, counted from its start. */
const ofDay = (day: number, spans: readonly Span[]): Span[] => {
  const begin = day * dayMinutes;
  return spans.flatMap(([start, end]): Span[] => {
    const [from, to] = [Math.max(start - begin, 0), Math.min(end - begin, dayMinutes)];
    return from < to ? [[from, to]] : [];
  });
};

/** Returns the spans with one day copied to others. */
export const copiedDay = (day: number, to: readonly number[], spans: readonly Span[]): Span[] => {
  const hours = ofDay(day, spans);
  return Array.from({ length: dayCount }, (_, place) => place).flatMap((place) =>
    (to.includes(place) ? hours : ofDay(place, spans)).map(
      ([from, until]): Span => [place * dayMinutes + from, place * dayMinutes + until],
    ),
  );
};

/** Returns all minutes of a day. */
export const wholeDay = (day: number): Span[] => [[day * dayMinutes, (day + 1) * dayMinutes]];
