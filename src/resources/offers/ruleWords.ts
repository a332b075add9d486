import { ruleRanks } from '../../../domain/money/payment-words.ts';
import type { Words } from '../../../domain/text/words.ts';

/** Texts of the card that says which payment rule applies, loaded with it. */
export const ruleWords = {
  which: { en: 'Which rule applies?', ru: 'Какое правило сработает?' },
  ask: {
    en: 'Select an affiliate and a country to see which rule pays for their conversions.',
    ru: 'Выберите партнёра и страну, чтобы увидеть, по какому правилу оплатят конверсии.',
  },
  affiliate: { en: 'Affiliate', ru: 'Партнёр' },
  country: { en: 'Country', ru: 'Страна' },
  noRule: {
    en: 'No rule applies: conversions would not be paid.',
    ru: 'Ни одно правило не подошло: конверсии не будут оплачены.',
  },
  acceptedPaidBy: { en: 'Accepted lead: {0} ({1})', ru: 'Принятый лид: {0} ({1})' },
  leadPaidBy: { en: 'Lead: {0} ({1})', ru: 'Лид: {0} ({1})' },
  goalPaidBy: { en: 'Goal: {0} ({1})', ru: 'Цель: {0} ({1})' },
  ranks: ruleRanks,
} satisfies Record<string, Words | Record<string, Words>>;
