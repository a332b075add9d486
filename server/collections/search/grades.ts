import { type RawBuilder, sql } from 'kysely';
import type { Values } from '../model.ts';
import { value } from '../../database/statement.ts';
import type { SearchTerms } from './terms.ts';

/**
 * How well a word matches a text: 3 as a whole word, 2 at the beginning of a word, 1 anywhere, 0 not at all. A word
 * shorter than a trigram isn't matched anywhere, as it would be in everything.
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

/** The grade of the word at this position in the search. */
export const wordGrade = (text: RawBuilder<unknown>, place: number): RawBuilder<unknown> =>
  sql`case when strpos(${text}, ${value(`anywhere ${place}`)}) = 0 then 0
    when strpos(${text}, ${value(`beginning ${place}`)}) = 0 then 1
    when strpos(${text}, ${value(`whole ${place}`)}) = 0 then 2 else 3 end`;

/** The grade of the worst-matching of `count` words. */
export const worstGrade = (text: RawBuilder<unknown>, count: number): RawBuilder<unknown> =>
  sql`least(${sql.join(Array.from({ length: count }, (_, place) => wordGrade(text, place)))})`;

/**
 * Returns the sort rank of records, best first: 0 is for those named by id; then exact names, names beginning with
 * these words, names that merely begin with this text, and the rest by the grade of the worst-matching word.
 */
export const rank = (text: RawBuilder<unknown>, grade: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${text} = ${value('whole')} then 1 when starts_with(${text}, ${value('whole')}) then 2
    when starts_with(${text}, ${value('beginning')}) then 3 else 7 - ${grade} end`;

const literally = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns the pattern of texts in which a word has this grade or better. */
export const pattern = (word: string, grade: Grade): string => {
  const begins = grade > 1 || word.length < shortest;
  return `%${begins ? ' ' : ''}${literally(word)}${grade === 3 ? ' ' : ''}%`;
};

/** Whether the index can use such a pattern, which takes trigrams of letters and digits. */
export const isIndexed = (word: string, grade: Grade): boolean =>
  (grade > 1 || word.length < shortest ? /[a-z0-9]/ : /[a-z0-9]{3}/).test(word);
