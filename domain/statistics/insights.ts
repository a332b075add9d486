/** What insights are about; each has its own sentence. */
export const insightKinds = [
  /** A metric moved, and what made it move. */
  'movement',
  /** Fewer of the leads that were offered were accepted than before. */
  'acceptanceDropped',
  /** Fewer of the conversions were approved. */
  'approvalDropped',
  'capFilling',
  'guaranteeAtRisk',
  'integrationSlow',
  'integrationPaused',
  'postbacksFailing',
  'affiliateSilent',
  'affiliateRose',
] as const;
export type InsightKind = (typeof insightKinds)[number];

/** How much it matters, the most severe first; `good` is good news. */
export const severities = ['critical', 'warning', 'info', 'good'] as const;
export type Severity = (typeof severities)[number];

/** The pages that links lead to. */
export const insightPages = ['statistics', 'caps', 'integration', 'postbackLogs'] as const;
export type InsightPage = (typeof insightPages)[number];
