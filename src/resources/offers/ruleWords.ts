import type { Words } from '../../../domain/words.ts';

/** What tells which payment rule applies. It is fetched with the card that says it. */
export const ruleWords = {
  which: { en: 'Which rule applies?', ru: 'Какое правило сработает?' },
  ask: {
    en: 'Select an affiliate and a country to see what their conversions would be paid by.',
    ru: 'Выберите партнёра и страну, чтобы увидеть, по какому правилу оплатят конверсии.',
  },
  affiliate: { en: 'Affiliate', ru: 'Партнёр' },
  country: { en: 'Country', ru: 'Страна' },
  noRule: {
    en: 'No rule applies: conversions would not be paid.',
    ru: 'Ни одно правило не подошло: конверсии не будут оплачены.',
  },
  leadPaidBy: { en: 'Lead: {0} ({1})', ru: 'Лид: {0} ({1})' },
  goalPaidBy: { en: 'Goal: {0} ({1})', ru: 'Цель: {0} ({1})' },
  ranks: {
    affiliateAndCountry: { en: 'for this affiliate and country', ru: 'для этого партнёра и страны' },
    affiliate: { en: 'for this affiliate', ru: 'для этого партнёра' },
    teamAndCountry: { en: 'for their team and this country', ru: 'для команды партнёра и этой страны' },
    team: { en: 'for their team', ru: 'для команды партнёра' },
    country: { en: 'for this country', ru: 'для этой страны' },
    general: { en: 'for all', ru: 'для всех' },
  },
} satisfies Record<string, Words | Record<string, Words>>;
