import { type Decimal, subtract, sum } from '../../domain/money/decimal.ts';
import type { DimensionName } from '../../domain/statistics/dimensions.ts';
import { isStaff } from '../access/caller.ts';
import type { Answer } from '../statistics/figures/answer-question.ts';
import type { Metric } from '../statistics/metrics.ts';
import { groupsOf, nameOf, pointsOf, defaultInterval } from '../statistics/figures/intervals.ts';
import { compare, compareBy, type ComparedValue, size } from './comparing.ts';
import { type Contribution, figuresLink, type Insight, insight, type InsightContext } from './insight.ts';

/** What changed compared with the previous period, and why. */

/** The metrics examined, if the caller may see them. */
const watched = ['profit', 'payout', 'approvedConversions', 'leads', 'clicks'];
/** Those of approved conversions, and whose sum tells how many may still become so. */
const decided = ['profit', 'payout', 'approvedConversions'];
const undecided = ['pendingConversions', 'deferredConversions'];
/** While this share of the conversions is undecided, a fall in those decided upon says little. */
const immature = 0.25;
/** A change by this share of the previous value is worth reporting; by the second, it is serious. */
const noticeable = 0.15;
const serious = 0.4;
/** Below this many records, changes are random. */
const minSample = 20;
/** How many values of each dimension are named as causes. */
const contributors = 2;

const changeOf = (current: Decimal | null | undefined, previous: Decimal | null | undefined): Decimal =>
  subtract(current ?? '0', previous ?? '0');

/** Returns what changed most in the same direction as the total. */
const contributionsBy = (
  dimension: DimensionName,
  rows: readonly ComparedValue[],
  { key }: Metric,
  direction: number,
): Contribution[] =>
  rows
    .map(({ value, title, figures, previous }) => ({
      dimension,
      value,
      title,
      current: figures[key] ?? null,
      previous: previous[key] ?? null,
      change: changeOf(figures[key], previous[key]),
    }))
    .filter(({ change }) => Math.sign(size(change)) === direction)
    .toSorted((one, other) => Math.abs(size(other.change)) - Math.abs(size(one.change)))
    .slice(0, contributors);

/** Returns how many conversions of the period are undecided, if that is a large share of them. */
const undecidedIn = ({ figures }: Answer['totals']): Decimal | undefined => {
  const waiting = sum(undecided.map((key) => figures[key] ?? '0'));
  const isLarge = size(waiting) > 0 && size(waiting) >= size(figures['conversions']) * immature;
  return isLarge ? waiting : undefined;
};

const severityOf = (share: number, isGood: boolean, isImmature: boolean): Insight['severity'] => {
  if (isGood) return 'good';
  if (isImmature) return 'info';
  return share >= serious ? 'critical' : 'warning';
};

/** Returns the changes in the caller's metrics, each with its contributions and a line of both periods. */
export const movements = async (looking: InsightContext): Promise<Insight[]> => {
  const metrics = looking.metrics.filter(({ key }) => watched.includes(key));
  const counts = looking.metrics.filter(({ key }) => key === 'conversions' || undecided.includes(key));
  const { totals } = await compare(looking, [...metrics, ...counts], []);
  const waiting = undecidedIn(totals);
  const moved = metrics.flatMap((metric) => {
    const [current, previous] = [size(totals.figures[metric.key]), size(totals.previous?.[metric.key])];
    const share = Math.abs(current - previous) / Math.max(Math.abs(previous), 1);
    const isEnough = metric.metricType === 'money' || Math.max(current, previous) >= minSample;
    return share >= noticeable && isEnough ? [{ metric, share, direction: Math.sign(current - previous) }] : [];
  });
  if (moved.length === 0) return [];
  const dimensions: DimensionName[] = ['offer', 'country', isStaff(looking.caller) ? 'affiliate' : 'campaign'];
  const shown = moved.map(({ metric }) => metric);
  const rows = await Promise.all(dimensions.map((dimension) => compareBy(looking, shown, dimension)));
  const interval = defaultInterval(looking.period);
  const line = await compare(looking, shown, groupsOf[interval]);
  const points = new Map(line.rows.map((row) => [nameOf(interval, row.values), row]));
  const at = pointsOf(looking.period, interval) ?? [];
  return moved.map(({ metric, share, direction }) => {
    const { key } = metric;
    const [current, previous] = [totals.figures[key] ?? null, totals.previous?.[key] ?? null];
    const later = direction < 0 && decided.includes(key) ? waiting : undefined;
    return insight({
      key: `movement:${key}`,
      kind: 'movement',
      metric: key,
      // What the network owes changes with what it earns: neither good nor bad in itself.
      severity:
        key === 'payout' && isStaff(looking.caller) ? 'info' : severityOf(share, direction > 0, later !== undefined),
      figures: { current, previous, change: changeOf(current, previous), ...(later && { undecided: later }) },
      contributions: dimensions.flatMap((dimension, place) =>
        contributionsBy(dimension, rows[place] ?? [], metric, direction),
      ),
      series: at.map((name) => ({
        at: name,
        current: points.get(name)?.figures[key] ?? '0',
        previous: points.get(name)?.previous?.[key] ?? '0',
      })),
      link: figuresLink(looking, { metrics: key, groupBy: dimensions.join(','), orderBy: `${key}:desc` }),
    });
  });
};
