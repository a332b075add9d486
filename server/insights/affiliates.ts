import { subtract } from '../../domain/money/decimal.ts';
import { isStaff } from '../access/caller.ts';
import { compareBy, type ComparedValue, size } from './comparing.ts';
import { figuresLink, type Insight, insight, type InsightContext } from './insight.ts';

/** Affiliates who stopped sending traffic, and those who sent much more than before. */

/** Below this many clicks, changes are random. */
const minSample = 50;
const manyTimes = 2;
const maxInsights = 5;

const kindOf = (current: number, previous: number): 'affiliateSilent' | 'affiliateRose' | undefined => {
  if (current === 0 && previous >= minSample) return 'affiliateSilent';
  return current >= minSample && previous > 0 && current >= manyTimes * previous ? 'affiliateRose' : undefined;
};

const told = (
  looking: InsightContext,
  metric: string,
  { value, title, figures, previous }: ComparedValue,
): Insight[] => {
  const [current, before] = [figures[metric] ?? '0', previous[metric] ?? '0'];
  const kind = kindOf(size(current), size(before));
  if (!kind || typeof value !== 'number') return [];
  return [
    insight({
      key: `${kind}:${value}`,
      kind,
      metric,
      severity: kind === 'affiliateSilent' ? 'warning' : 'good',
      subject: { entity: 'user', id: value, title },
      figures: { current, previous: before, change: subtract(current, before) },
      link: figuresLink(looking, { affiliate: String(value), metrics: metric, groupBy: 'offer,country' }),
    }),
  ];
};

const bySize = (one: Insight, other: Insight): number =>
  Math.abs(size(other.figures['change'])) - Math.abs(size(one.figures['change']));

export const affiliateMovements = async (looking: InsightContext): Promise<Insight[]> => {
  const clicks = looking.metrics.filter(({ key }) => key === 'clicks');
  if (!isStaff(looking.caller) || clicks.length === 0) return [];
  const found = (await compareBy(looking, clicks, 'affiliate')).flatMap((row) => told(looking, 'clicks', row));
  return (['affiliateSilent', 'affiliateRose'] as const).flatMap((kind) =>
    found
      .filter((one) => one.kind === kind)
      .toSorted(bySize)
      .slice(0, maxInsights),
  );
};
