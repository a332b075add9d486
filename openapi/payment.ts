import type { Options } from './define.ts';

/** What definitions of payment have in common. */

export const paymentTypes = {
  fixed: { id: 1, en: 'Fixed', ru: 'Фиксированные' },
  percent: { id: 2, en: 'Percentages of the reported amount', ru: 'Проценты от переданной суммы' },
} satisfies Options;

/** What makes a payment rule pay. */
export const paidFor = {
  report: { en: 'What the advertiser reports', ru: 'То, о чём сообщает рекламодатель' },
  accepted_lead: { en: 'Each lead that the advertiser accepts', ru: 'Каждый лид, принятый рекламодателем' },
} satisfies Options;

/** So many rules that did not pay are kept with a conversion. */
export const maxRulesPassed = 50;
