import { formatPercent } from '../../../domain/money/decimal.ts';
import type { Words } from '../../../domain/text/words.ts';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import type { Plan, Taker } from './model.ts';
import { planWords } from './planWords.ts';

/** How many countries are named. */
const maxCountries = 6;

type Say = (words: Words, ...filled: readonly (string | number)[]) => string;

/** Returns 'LV, EE and 4 more', or the countries' names if these are given. */
export const countriesText = (
  countries: readonly (string | null)[],
  say: Say,
  nameOf: (code: string) => string = (code) => code,
): string => {
  const named = countries
    .slice(0, maxCountries)
    .map((code) => (code === null ? say(planWords.elsewhere) : nameOf(code)));
  const rest = countries.length - named.length;
  const text = named.join(', ');
  return rest > 0 ? say(planWords.manyCountries, text, rest) : text;
};

/** Returns which part of the traffic a party gets: '25% of the traffic', 'LV: 25% · EE: 100%'. */
export const useTakerText = () => {
  const say = useWords();
  const language = useLanguage();
  return ({ fault, isLow, isForSome, shares }: Taker, { countries }: Plan): string => {
    if (fault !== null) return say(planWords.nothing, fault);
    if (shares.length === 0) return say(isLow ? planWords.leftovers : planWords.afterOthers);
    const said = shares.map((share) => {
      const percent = formatPercent(share.percent, language, 1);
      return share.countries.length === countries.length
        ? say(planWords.share, percent)
        : say(planWords.shareOf, countriesText(share.countries, say), percent);
    });
    return [...said, ...(isForSome ? [say(planWords.fromSome)] : [])].join(' · ');
  };
};
