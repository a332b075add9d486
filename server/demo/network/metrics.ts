import { type Draft, draft } from '../draft.ts';

/** Custom metrics: title, Russian title, group, type, formula. */
const formulas = [
  ['Revenue per click', 'Доход на клик', 'finance', 'money', 'revenue / clicks'],
  ['Profit per lead', 'Прибыль на лид', 'finance', 'money', 'profit / leads'],
  ['Share of duplicates', 'Доля дублей', 'leads', 'percentages', 'duplicateLeads / leads'],
  [
    'Share of rejected conversions',
    'Доля отклонённых',
    'conversions',
    'percentages',
    'rejectedConversions / conversions',
  ],
] as const;

const day = 86_400;

/** Returns the custom metrics, all active. */
export const metricsOf = (now: number, by: Draft): Draft[] =>
  formulas.map(([title, titleRu, group, metricType, value], place) =>
    draft('metric', now - (90 - place) * day, by, {
      title,
      titleRu,
      group,
      metricType,
      value,
      outputFormat: 'decimals',
      status: 'active',
    }),
  );
