import type { Language, Words } from '../../domain/text/words.ts';
import type { Entity } from '../../openapi/define.ts';
import { optionValue } from '../../openapi/kinds.ts';
import type { Entry } from './entry.ts';

/** One of a closed set of values, in the reader's language. */
export interface Choice {
  /** The value that fields take and show. */
  id: string | number;
  slug: string;
  title: string;
}

/** Returns the entries of a list whose ids double as slugs. */
export const choices = (entries: readonly Entry[], language: Language): Choice[] =>
  entries.map(({ id, title }) => ({ id, slug: id, title: title[language] }));

/** Returns the values of an enum field of a definition. */
export const choicesOfField = (entity: Entity, name: string, language: Language): Choice[] => {
  const field = entity.fields[name];
  if (field?.kind !== 'enumeration') throw new Error(`${entity.path} has no enumeration ${name}`);
  return Object.entries(field.options).map((option) => ({
    id: optionValue(option),
    slug: option[0],
    title: option[1][language],
  }));
};

/** Returns the statuses of a definition. */
export const choicesOfStatus = ({ status, path }: Entity, language: Language): Choice[] => {
  if (!status) throw new Error(`${path} has no status`);
  return Object.entries<Words>(status.set).map(([slug, words]) => ({ id: slug, slug, title: words[language] }));
};
