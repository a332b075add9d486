import { divide, multiply, subtract } from '../../domain/decimal.ts';
import type { Figures } from '../statistics/figures/answer-question.ts';
import { compareBy, type ComparedValue, size } from './comparing.ts';
import { figuresLink, type Insight, insight, type InsightContext } from './insight.ts';

/** Offers whose acceptance rate for leads or conversions has dropped. */

interface Rate {
  kind: 'acceptanceDropped' | 'approvalDropped';
  part: string;
  whole: string;
}

const rates: readonly Rate[] = [
  { kind: 'acceptanceDropped', part: 'sentLeads', whole: 'leads' },
  { kind: 'approvalDropped', part: 'approvedConversions', whole: 'conversions' },
];
/** Below this many, a rate is not significant. */
const minSample = 20;
/** A drop by this many points is worth reporting; by the second, it is serious. */
const noticeable = 10;
const serious = 30;

const percentOf = (figures: Figures, { part, whole }: Rate) => {
  const of = figures[whole] ?? '0';
  return size(of) < minSample ? undefined : divide(multiply(figures[part] ?? '0', '100'), of, 2);
};

const dropped = (
  looking: InsightContext,
  rate: Rate,
  { value, title, figures, previous }: ComparedValue,
): Insight[] => {
  const [now, before] = [percentOf(figures, rate), percentOf(previous, rate)];
  if (typeof value !== 'number' || now === undefined || before === undefined) return [];
  const change = subtract(now, before);
  if (size(change) > -noticeable) return [];
  return [
    insight({
      ...{ key: `${rate.kind}:offer:${value}`, kind: rate.kind, metric: rate.part },
      severity: size(change) <= -serious ? 'critical' : 'warning',
      subject: { entity: 'offer', id: value, title },
      figures: { current: now, previous: before, change, count: figures[rate.whole] ?? '0' },
      link: figuresLink(looking, {
        ...{ offer: String(value), metrics: `${rate.whole},${rate.part}`, groupBy: 'country' },
      }),
    }),
  ];
};

export const rateDrops = async (looking: InsightContext): Promise<Insight[]> => {
  const keys = new Set(looking.metrics.map(({ key }) => key));
  const known = rates.filter(({ part, whole }) => keys.has(part) && keys.has(whole));
  const metrics = looking.metrics.filter(({ key }) => known.some(({ part, whole }) => part === key || whole === key));
  if (metrics.length === 0) return [];
  const rows = await compareBy(looking, metrics, 'offer');
  return known.flatMap((rate) => rows.flatMap((row) => dropped(looking, rate, row)));
};
