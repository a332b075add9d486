import { paymentType } from '../domain/money/payment-type.ts';
import type { Options } from './define.ts';

/** What payment definitions have in common. */

export const paymentTypes = {
  fixed: { id: paymentType.fixed, en: 'Fixed', ru: 'Фиксированные' },
  percent: { id: paymentType.percent, en: 'Percentages of the reported amount', ru: 'Проценты от переданной суммы' },
} satisfies Options;

/** What triggers a payment rule. */
export const paidFor = {
  report: { en: 'What the advertiser reports', ru: 'То, о чём сообщает рекламодатель' },
  accepted_lead: { en: 'Each lead that the advertiser accepts', ru: 'Каждый лид, принятый рекламодателем' },
} satisfies Options;

/** The most rules that did not pay stored with a conversion. */
export const maxRulesPassed = 50;
