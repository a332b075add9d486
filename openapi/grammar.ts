import type { Words } from '../domain/text/words.ts';
import type { StatusValue } from './statuses.ts';
import type { Gender, Noun } from './view.ts';

/** What Russian requires of the words around a noun. */

/**
 * Returns a noun's gender by its first word: set by the definition, or else guessed from the ending; for -ь, the
 * likelier one.
 */
export const genderOf = ({ ru: [name], gender }: Noun): Gender => {
  if (gender) return gender;
  const [first = '', ...others] = name.split(' ');
  // "Общие настройки" starts with an adjective; "Изображение" ends like one.
  if (/ые$/.test(first) || (/ие$/.test(first) && others.length > 0)) return 'plural';
  if (/[ая]$/.test(first)) return 'feminine';
  if (/[оеё]$/.test(first)) return 'neuter';
  return /ь$/.test(first) && !first.endsWith('тель') ? 'feminine' : 'masculine';
};

/** Returns a status's adjective in agreement with the noun. */
export const agreeing = ({ feminine, neuter, ...value }: StatusValue, gender: Gender): StatusValue => {
  const ru = { masculine: value.ru, feminine, neuter, plural: undefined }[gender] ?? value.ru;
  return { ...value, ru };
};

/** Returns a noun as used inside a sentence: `Landing page` → `landing page`; abbreviations stay as they are. */
export const inSentence = (noun: string): string =>
  /^\p{Lu}\p{Ll}/u.test(noun) ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun;

const accusativeEndings: readonly [RegExp, string][] = [
  [/ая$/, 'ую'],
  [/яя$/, 'юю'],
  [/а$/, 'у'],
  [/я$/, 'ю'],
];

const accusativeOf = (word: string): string => {
  const [ending, instead] = accusativeEndings.find(([end]) => end.test(word)) ?? [];
  return ending && instead !== undefined ? word.replace(ending, instead) : word;
};

/**
 * Returns the noun as an object, for one, a few and many: `оффер, оффера, офферов`, `партнёра, партнёров, партнёров`.
 */
const objects = (noun: Noun): readonly [string, string, string] => {
  const [one, few, many] = noun.ru;
  const [first = '', ...others] = one.split(' ');
  const isFeminine = genderOf(noun) === 'feminine';
  const single = isFeminine ? [accusativeOf(first), ...others].join(' ') : one;
  if (!noun.animate) return [single, few, many];
  return [isFeminine ? single : few, many, many];
};

const counted = (forms: readonly string[]): string =>
  forms.map((form) => `%{smart_count} ${inSentence(form)}`).join(' |||| ');

const endings: Record<Gender, string> = { masculine: '', feminine: 'а', neuter: 'о', plural: 'ы' };
const newAs: Record<Gender, string> = { masculine: 'Новый', feminine: 'Новая', neuter: 'Новое', plural: 'Новые' };

const words = (en: string, ru: string): Words => ({ en, ru });

/** Returns sentences that need a form of the noun, by name. */
export const phrases = (noun: Noun) => {
  const [one, many] = noun.en;
  const [single, few, several] = noun.ru;
  const gender = genderOf(noun);
  const done = (en: string, stem: string): Words => words(`${one} ${en}`, `${single} ${stem}${endings[gender]}`);
  return {
    /** After "no". */
    none: words(inSentence(many), inSentence(several)),
    counted: words(counted(noun.en), counted([single, few, several])),
    object: words(counted(noun.en), counted(objects(noun))),
    /** The label of the button that creates one. */
    create: words(`Create ${inSentence(one)}`, `Создать ${inSentence(objects(noun)[0])}`),
    new: words(`New ${inSentence(one)}`, `${newAs[gender]} ${inSentence(single)}`),
    created: done('created', 'создан'),
    updated: done('updated', gender === 'masculine' ? 'обновлён' : 'обновлен'),
    deleted: done('deleted', gender === 'masculine' ? 'удалён' : 'удален'),
  };
};
