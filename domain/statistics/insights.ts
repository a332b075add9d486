/** What insights are about; each has its own sentence. */
export const insightKinds = [
  /** A metric moved, with the cause. */
  'movement',
  /** A smaller share of the offered leads was accepted than before. */
  'acceptanceDropped',
  /** A smaller share of the conversions was approved. */
  'approvalDropped',
  'capFilling',
  'guaranteeAtRisk',
  'integrationSlow',
  'integrationPaused',
  'postbacksFailing',
  /** Held leads that no active hold queue covers. */
  'leadsStranded',
  /** Held leads that their campaign, sender or offer doesn't let through. */
  'leadsHeldBack',
  'affiliateSilent',
  'affiliateRose',
] as const;
export type InsightKind = (typeof insightKinds)[number];

/** How much it matters, the most severe first; `good` is good news. */
export const severities = ['critical', 'warning', 'info', 'good'] as const;
export type Severity = (typeof severities)[number];

/** The pages that insights link to. */
export const insightPages = ['statistics', 'caps', 'integration', 'postbackLogs', 'leads'] as const;
export type InsightPage = (typeof insightPages)[number];
