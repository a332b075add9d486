import { type RawBuilder, sql } from 'kysely';
import type { Values } from '../model.ts';
import { value } from '../../database/statement.ts';
import type { SearchTerms } from './terms.ts';

/**
 * How well a word is found in a text: 3 as a word of it, 2 as the beginning of one, 1 anywhere, 0 not at all. A word of
 * fewer characters than a trigram has is not looked for anywhere, where it would be in everything.
 */
export type Grade = 1 | 2 | 3;
export const grades = [1, 2, 3] as const satisfies readonly Grade[];

const shortest = 3;

/** Values for statements that grade by these words. */
export const gradeValues = ({ whole, words }: SearchTerms): Values => ({
  whole,
  beginning: whole.trimEnd(),
  ...Object.fromEntries(
    words.flatMap((word, place) => [
      [`whole ${place}`, ` ${word} `],
      [`beginning ${place}`, ` ${word}`],
      [`anywhere ${place}`, word.length < shortest ? ` ${word}` : word],
    ]),
  ),
});

/** The grade of the word at this place among those sought. */
export const wordGrade = (text: RawBuilder<unknown>, place: number): RawBuilder<unknown> =>
  sql`case when strpos(${text}, ${value(`anywhere ${place}`)}) = 0 then 0
    when strpos(${text}, ${value(`beginning ${place}`)}) = 0 then 1
    when strpos(${text}, ${value(`whole ${place}`)}) = 0 then 2 else 3 end`;

/** The grade of the word that is found worst, of so many. */
export const worstGrade = (text: RawBuilder<unknown>, count: number): RawBuilder<unknown> =>
  sql`least(${sql.join(Array.from({ length: count }, (_, place) => wordGrade(text, place)))})`;

/**
 * The order in which records are told, the best first: 0 is for those that were named by their ids, then come those that
 * are called so, those whose name begins with these words, or at least so, and the others by the grade of the word that
 * is found worst.
 */
export const rank = (text: RawBuilder<unknown>, grade: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${text} = ${value('whole')} then 1 when starts_with(${text}, ${value('whole')}) then 2
    when starts_with(${text}, ${value('beginning')}) then 3 else 7 - ${grade} end`;

const literally = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The pattern that texts match in which a word has a grade or a better one. */
export const pattern = (word: string, grade: Grade): string => {
  const begins = grade > 1 || word.length < shortest;
  return `%${begins ? ' ' : ''}${literally(word)}${grade === 3 ? ' ' : ''}%`;
};

/** Whether the index knows such a pattern: it consists of trigrams of letters and digits. */
export const isIndexed = (word: string, grade: Grade): boolean =>
  (grade > 1 || word.length < shortest ? /[a-z0-9]/ : /[a-z0-9]{3}/).test(word);
