import type { Snapshot } from '../../domain/distribution/snapshot.ts';
import type { Decimal } from '../../domain/money/decimal.ts';
import type { DimensionName } from '../../domain/statistics/dimensions.ts';
import type { InsightKind, InsightPage, Severity } from '../../domain/statistics/insights.ts';
import type { Context } from '../statistics/figures/with-figures.ts';
import type { FigureContext } from '../statistics/figures/answer-question.ts';
import type { Value } from '../statistics/figures/dimension-sql.ts';
import type { Period } from '../statistics/figures/period.ts';

/** An insight, as codes and figures: its sentence is composed by the client. */
export interface Insight {
  key: string;
  kind: InsightKind;
  severity: Severity;
  metric: string | null;
  subject: { entity: string; id: number; title: string | null } | null;
  figures: Record<string, Decimal | null>;
  at: number | null;
  contributions: Contribution[];
  series: { at: string; current: Decimal | null; previous: Decimal | null }[];
  link: { page: InsightPage; query: Record<string, string> };
}

export interface Contribution {
  dimension: DimensionName;
  value: Value;
  title: string | null;
  current: Decimal | null;
  previous: Decimal | null;
  change: Decimal | null;
}

/** What insights are derived from. */
export interface InsightContext extends Context {
  asking: FigureContext;
  period: Period;
  /** What decides who gets traffic now. */
  network: Snapshot;
}

/** Returns an insight, with defaults for what most don't have. */
export const insight = (
  some: Pick<Insight, 'key' | 'kind' | 'severity' | 'figures' | 'link'> & Partial<Insight>,
): Insight => ({ metric: null, subject: null, at: null, contributions: [], series: [], ...some });

/** Returns a link to the statistics that an insight is about. */
export const figuresLink = ({ period }: InsightContext, query: Record<string, string>): Insight['link'] => ({
  page: 'statistics',
  query: { createdAtFrom: String(period.from), createdAtTo: String(period.to), with: 'previous', ...query },
});
