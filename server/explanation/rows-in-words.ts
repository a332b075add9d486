import { fill, type Language, type Words } from '../../domain/text/words.ts';
import { type ReferenceFilter, all, both, either, type Field, type Rows } from '../../openapi/define.ts';
import { optionValue } from '../../openapi/kinds.ts';
import { type Collection, collectionNamed, type Model } from '../collections/model.ts';
import { accessOf, simplified } from '../collections/rows.ts';
import type { Holder } from './permissions.ts';

/** Describes which records a user can reach: `“Managers”: the user, or “Team” → “Managers”: the user`. */

const phrases = {
  all: { en: 'all', ru: 'все' },
  none: { en: 'none', ru: 'никакие' },
  own: { en: 'the user’s own record', ru: 'собственная запись' },
  ownTeam: { en: 'the user’s team', ru: 'команда пользователя' },
  me: { en: 'the user', ru: 'пользователь' },
  myTeam: { en: 'the user’s team', ru: 'команда пользователя' },
  and: { en: ' and ', ru: ' и ' },
  or: { en: ', or ', ru: ' или ' },
  any: { en: 'any', ru: 'любая' },
  about: {
    en: 'those about records the user can read (“{0}”)',
    ru: 'те, что о записях, доступных пользователю («{0}»)',
  },
  passesSieve: {
    en: 'what fits the traffic that “{0}” takes from the user',
    ru: 'подходящие трафику, который «{0}» принимает от пользователя',
  },
} as const satisfies Record<string, Words>;

type Matching = Extract<Rows, { field: string }>;

const none: Rows = { none: true };

const isMatching = (rows: Rows): rows is Matching => 'field' in rows;

type Reader = Pick<Holder, 'roleType'>;

/**
 * Simplifies rows given that some fields have one of these values anyway: conditions that then always or never hold are
 * removed, as is the reader’s own record if it is not among the values.
 */
export const within = (rows: Rows, where: ReferenceFilter, holder: Reader): Rows => {
  if ('either' in rows) return simplified(either(...rows.either.map((part) => within(part, where, holder))));
  if ('both' in rows) return simplified(both(...rows.both.map((part) => within(part, where, holder))));
  if (!isMatching(rows)) return rows;
  if (rows.field === 'id' && rows.is === 'me')
    return where['roleType']?.includes(holder.roleType) === false ? none : rows;
  const given = where[rows.field];
  if (!given || rows.is === 'me' || rows.is === 'myTeam') return rows;
  const taken = new Set<unknown>(rows.is);
  if (given.every((value) => taken.has(value))) return all;
  return given.some((value) => taken.has(value)) ? rows : none;
};

const quoted = (name: string, language: Language): string => (language === 'ru' ? `«${name}»` : `“${name}”`);

const fieldOf = ({ key, entity }: Collection, name: string): Field => {
  const field = entity.fields[name];
  if (!field) throw new Error(`${key} has no field ${name}`);
  return field;
};

const valueTitle = (field: Field, value: unknown, language: Language): string => {
  const option =
    field.kind === 'enumeration'
      ? Object.entries(field.options).find((one) => optionValue(one) === value)?.[1]
      : undefined;
  return option?.[language] ?? String(value);
};

const matchingInWords = (collection: Collection, { field: name, is }: Matching, language: Language): string => {
  if (name === 'id' && is === 'me') return phrases.own[language];
  if (name === 'id' && is === 'myTeam') return phrases.ownTeam[language];
  const field = fieldOf(collection, name);
  const values =
    is === 'me' || is === 'myTeam'
      ? phrases[is][language]
      : is.map((value) => valueTitle(field, value, language)).join(', ');
  return `${quoted(field[language], language)}: ${values}`;
};

/** @param rows simplified */
export const rowsInWords = (
  model: Model,
  collection: Collection,
  rows: Rows,
  holder: Reader,
  language: Language,
): string => {
  const inner = (part: Rows, of = collection): string => rowsInWords(model, of, simplified(part), holder, language);
  if ('all' in rows) return phrases.all[language];
  if ('none' in rows) return phrases.none[language];
  if ('both' in rows) return rows.both.map((part) => inner(part)).join(phrases.and[language]);
  if ('either' in rows) return rows.either.map((part) => inner(part)).join(phrases.or[language]);
  if (isMatching(rows)) return matchingInWords(collection, rows, language);
  if ('about' in rows) return fill(phrases.about[language], [fieldOf(collection, rows.about)[language]]);
  if ('passesSieve' in rows)
    return fill(phrases.passesSieve[language], [fieldOf(collection, rows.passesSieve)[language]]);
  const name = 'visible' in rows ? rows.visible : rows.through;
  const field = fieldOf(collection, name);
  if (field.kind !== 'one' && field.kind !== 'many') throw new Error(`${collection.key}.${name} is no reference`);
  const target = collectionNamed(model, field.entity);
  const beyond = within(
    simplified('through' in rows ? rows.rows : accessOf(target, holder)),
    field.referenceFilter ?? {},
    holder,
  );
  const reached = 'all' in beyond ? phrases.any[language] : inner(beyond, target);
  return `${quoted(field[language], language)} → ${'either' in beyond || 'both' in beyond ? `(${reached})` : reached}`;
};
