import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { searchColumn } from '../../../openapi/finding.ts';
import type { Collection } from '../model.ts';
import { type Grade, grades, isIndexed, wordGrade } from './grades.ts';

/**
 * Sampling a tenant's records when there are very many: the newest, and some from everywhere. This finds what many have
 * in common, for which an index is no use, and tells what is rare.
 */

/** Up to this number, all are read. */
export const fullScanLimit = 1024;

const newest = 1024;
const parts = 16;
const ofEachPart = 32;

const wordsOf = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** Returns parts of a `with`: `newest`, `scattered`, and `graded (id, text, grade, grade_0, …)` of both. */
export const sampledRows = ({ table }: Collection, count: number): RawBuilder<unknown> => {
  const [t, text] = [sql.table(table), sql.ref(`t.${searchColumn}`)];
  const each = wordsOf(count).map((place) => sql.id(`grade_${place}`));
  return sql`newest as materialized (
      select t.id, ${text} as text from ${t} as t order by t.id desc limit ${sql.lit(newest)}
    ), scattered as materialized (
      select part.* from (select min(id) as lowest from ${t}) as first
      cross join (select min(id) as highest from newest) as last
      cross join generate_series(0, ${sql.lit(parts - 1)}) as place
      cross join lateral (
        select t.id, ${text} as text from ${t} as t
        where t.id >= lowest + (highest - lowest) * place / ${sql.lit(parts)} and t.id < lowest + (highest - lowest) * (place + 1) / ${sql.lit(parts)}
        order by t.id desc limit ${sql.lit(ofEachPart)}
      ) as part
    ), graded as materialized (
      select *, least(${sql.join(each)}) as grade from (
        select id, text, ${sql.join(wordsOf(count).map((place) => sql`${wordGrade(sql`text`, place)} as ${sql.id(`grade_${place}`)}`))}
        from (select * from newest union all select * from scattered) as looked
      ) as graded
    )`;
};

const counted = (grade: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`jsonb_build_array(${sql.join(grades.map((least) => sql`count(*) filter (where ${grade} >= ${sql.lit(least)})`))})`;

/** What was sampled, as JSON: a Sample. */
export const sampleSql = (count: number): RawBuilder<unknown> =>
  sql`(select jsonb_build_object(
    'looked', count(*), 'found', ${counted(sql`grade`)},
    'words', jsonb_build_array(${sql.join(wordsOf(count).map((place) => counted(sql.id(`grade_${place}`))))})
  ) from graded)`;

const counts = z.tuple([z.int(), z.int(), z.int()]);

/** How many records were sampled, and in how many of them all words, and each word, have at least each grade. */
export const sampleSchema = z.object({ looked: z.int(), found: counts, words: z.array(counts) });
export type Sample = z.infer<typeof sampleSchema>;

/** What this share of the records has in common is common; reading all of them would take too long. */
const commonShare = 0.01;

/** Returns the lowest grade whose matches are rare enough to read through the index; undefined if all are common. */
export const rareGrade = ({ found, looked }: Sample): Grade | undefined =>
  grades.find((grade) => found[grade - 1]! < looked * commonShare);

/**
 * Returns positions of the words that single out such records: the rarest, and no more than needed, as each costs
 * reading every record that has it.
 */
export const selectiveWords = ({ looked, words: seen }: Sample, words: readonly string[], grade: Grade): number[] => {
  const share = (place: number): number => Math.max(seen[place]?.[grade - 1] ?? 0, 1) / looked;
  const known = wordsOf(words.length)
    .filter((place) => isIndexed(words[place] ?? '', grade))
    .sort((one, other) => share(one) - share(other));
  let left = 1;
  return known.filter((place) => {
    const isNeeded = left > commonShare;
    if (isNeeded) left *= share(place);
    return isNeeded;
  });
};
