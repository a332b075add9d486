import { type Draft, draft } from '../draft.ts';

/** Custom metrics: title, Russian title, group, type, formula. */
const formulas = [
  ['Approval rate', 'Процент подтверждения', 'conversions', 'percentages', 'approvedConversions / conversions'],
  ['Acceptance rate', 'Процент приёма', 'leads', 'percentages', 'sentLeads / leads'],
  ['Margin', 'Маржа', 'finance', 'percentages', 'profit / revenue'],
  ['Payout per click', 'Выплата на клик', 'finance', 'money', 'payout / clicks'],
] as const;

const day = 86_400;

/** Returns the custom metrics, all active. */
export const metricsOf = (now: number, by: Draft): Draft[] =>
  formulas.map(([title, titleRu, group, metricType, value], place) =>
    draft('metric', now - (90 - place) * day, by, {
      ...{ title, titleRu, group, metricType, value, outputFormat: 'decimals', status: 'active' },
    }),
  );
