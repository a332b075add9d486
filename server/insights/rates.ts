import { type Decimal, divide, multiply, subtract, sum } from '../../domain/money/decimal.ts';
import type { BaseMeasure } from '../../domain/statistics/measures.ts';
import type { Figures } from '../statistics/figures/answer-question.ts';
import { compareBy, type ComparedValue, size } from './comparing.ts';
import { figuresLink, type Insight, insight, type InsightContext } from './insight.ts';

/** Offers of whose leads or conversions a smaller share is accepted or approved. */

interface Rate {
  kind: 'acceptanceDropped' | 'approvalDropped';
  part: BaseMeasure;
  /** What it is a part of: the sum of these. */
  whole: readonly BaseMeasure[];
}

const rates: readonly Rate[] = [
  // Of those decided upon: the latest leads may be held for hours, and the latest conversions for days, which is no drop.
  {
    kind: 'acceptanceDropped',
    part: 'sentLeads',
    whole: ['sentLeads', 'unsentLeads', 'failedLeads', 'invalidLeads', 'duplicateLeads', 'trashLeads'],
  },
  { kind: 'approvalDropped', part: 'approvedConversions', whole: ['approvedConversions', 'rejectedConversions'] },
];
/** Below this many, a rate is not significant. */
const minSample = 20;
/** A drop by this many points is worth reporting; by the second, it is serious. */
const noticeable = 10;
const serious = 30;

const namesIn = ({ part, whole }: Rate): BaseMeasure[] => [...new Set([...whole, part])];

const wholeOf = (figures: Figures, { whole }: Rate): Decimal => sum(whole.map((name) => figures[name] ?? '0'));

const percentOf = (figures: Figures, rate: Rate): Decimal | undefined => {
  const of = wholeOf(figures, rate);
  return size(of) < minSample ? undefined : divide(multiply(figures[rate.part] ?? '0', '100'), of, 2);
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
      key: `${rate.kind}:offer:${value}`,
      kind: rate.kind,
      metric: rate.part,
      severity: size(change) <= -serious ? 'critical' : 'warning',
      subject: { entity: 'offer', id: value, title },
      figures: { current: now, previous: before, change, count: wholeOf(figures, rate) },
      link: figuresLink(looking, {
        offer: String(value),
        metrics: namesIn(rate).join(','),
        groupBy: 'country',
      }),
    }),
  ];
};

export const rateDrops = async (looking: InsightContext): Promise<Insight[]> => {
  const keys = new Set(looking.metrics.map(({ key }) => key));
  const known = rates.filter((rate) => namesIn(rate).every((name) => keys.has(name)));
  const metrics = looking.metrics.filter(({ key }) => known.flatMap(namesIn).some((name) => name === key));
  if (metrics.length === 0) return [];
  const rows = await compareBy(looking, metrics, 'offer');
  return known.flatMap((rate) => rows.flatMap((row) => dropped(looking, rate, row)));
};
