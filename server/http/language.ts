import { type Language, languages } from '../../domain/text/words.ts';

const isLanguage = (tag: string): tag is Language => languages.some((language) => language === tag);

/** Returns our language that an `Accept-Language` header prefers; English if it names none. */
export const languageOf = (header: string | undefined): Language => {
  if (!header) return 'en';
  const wished = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
    return { language: tag.trim().split('-')[0] ?? '', weight: weight ? Number(weight.slice(2)) : 1 };
  });
  const best = wished
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .find(({ language }) => isLanguage(language) || language === '*');
  return best && isLanguage(best.language) ? best.language : 'en';
};
