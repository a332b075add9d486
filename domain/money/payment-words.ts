import type { SkipReason, Rank } from './payment-rules.ts';
import type { Words } from '../text/words.ts';

/** How specific a rule is, in words that follow its name. */
export const ruleRanks = {
  affiliateAndCountry: { en: 'for this affiliate and country', ru: 'для этого партнёра и страны' },
  affiliate: { en: 'for this affiliate', ru: 'для этого партнёра' },
  teamAndCountry: { en: 'for their team and this country', ru: 'для команды партнёра и этой страны' },
  team: { en: 'for their team', ru: 'для команды партнёра' },
  country: { en: 'for this country', ru: 'для этой страны' },
  general: { en: 'for all', ru: 'для всех' },
} satisfies Record<Rank, Words>;

/** Why a rule does not pay. */
export const rulesPassed = {
  inactive: { en: 'It was inactive', ru: 'Оно было неактивно' },
  otherAffiliate: { en: 'It is for another affiliate', ru: 'Оно для другого партнёра' },
  otherTeam: { en: 'It is for another team', ru: 'Оно для другой команды' },
  country: { en: 'It is for other countries', ru: 'Оно для других стран' },
  language: { en: 'It is for other languages', ru: 'Оно для других языков' },
  trafficSource: { en: 'It is for other traffic sources', ru: 'Оно для других источников трафика' },
  schedule: { en: 'It applied at other times', ru: 'Оно действовало в другое время' },
  outranked: { en: 'A more specific or newer rule came first', ru: 'Раньше сработало более точное или новое правило' },
} satisfies Record<SkipReason, Words>;
