import type { SieveFault } from '../traffic/sieve.ts';
import type { Words } from '../text/words.ts';

/** Who would get the traffic, with the words that come last. */
export interface Taker extends Words {
  last?: Words;
}

const nothing: Words = { en: '', ru: '' };

/** What is taken or not, by the condition that decides it; `any` for all of them together. */
const taken = {
  any: { en: 'this traffic', ru: 'этот трафик' },
  country: { en: 'this country', ru: 'эту страну' },
  language: { en: 'this language', ru: 'этот язык' },
  trafficSource: { en: 'this traffic source', ru: 'этот источник трафика' },
  schedule: { en: 'traffic at this time', ru: 'трафик в это время' },
} satisfies Record<SieveFault | 'any', Words>;

export const takes = ({ en, ru, last = nothing }: Taker, what: keyof typeof taken): Words => ({
  en: `${en} takes ${taken[what].en}${last.en}`,
  ru: `${ru} принимает ${taken[what].ru}${last.ru}`,
});

export const refuses = ({ en, ru, last = nothing }: Taker, what: keyof typeof taken): Words => ({
  en: `${en} does not take ${taken[what].en}${last.en}`,
  ru: `${ru} не принимает ${taken[what].ru}${last.ru}`,
});
