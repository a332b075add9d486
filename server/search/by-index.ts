import { type RawBuilder, sql } from 'kysely';
import { searchColumn, searchView } from '../../openapi/finding.ts';
import type { Caller } from '../access/caller.ts';
import type { Model, Reader, Values } from '../collections/model.ts';
import { rowsSql } from '../collections/rows.ts';
import { type Grade, pattern, rank, worstGrade } from '../collections/search/grades.ts';
import { run, statement, value } from '../database/statement.ts';
import { bestOf, type Hit, hitsSchema } from './hits.ts';
import type { FoundView } from './views.ts';

/** Which records to read: those in which the words have this grade. */
export interface IndexQuery {
  grade: Grade;
  /** Indexes of the words to look up; if empty, all records that the caller can reach are read. */
  telling: readonly number[];
}

/** Returns records with the words to look up, within the caller's reach or not; without words, all within reach. */
const foundSql = (
  model: Model,
  { collection, rowScope }: FoundView,
  telling: readonly number[],
  caller: Caller,
): RawBuilder<unknown> => {
  const text = sql.id(searchColumn);
  const patterns = telling.map((place) => sql`${text} like ${value(`pattern ${place}`)}`);
  const [from, where] =
    telling.length > 0
      ? [searchView(collection.table), sql.join(patterns, sql` and `)]
      : [collection.table, rowsSql(model, collection, rowScope, caller, 't', { isFew: true })];
  return sql`select id, ${text} as text from ${sql.table(from)} as t where ${where} and sluice_alone()`;
};

/** Finds further records of a view, beyond those already examined. */
export const searchByIndex = async (
  db: Reader,
  model: Model,
  {
    view,
    wanted: { grade, telling },
    words,
    values,
    caller,
  }: { view: FoundView; wanted: IndexQuery; words: readonly string[]; values: Values; caller: Caller },
): Promise<Hit[]> => {
  const candidates = sql`select id, ${rank(sql`text`, sql`grade`)} as rank from graded where grade >= ${sql.lit(grade)}`;
  // Planned for these words and for all rows: otherwise the planner might hope to find a few early in a full scan.
  const body = sql`with found as materialized (${foundSql(model, view, telling, caller)}),
    graded as (select id, text, ${worstGrade(sql`text`, words.length)} as grade from found)
    select ${bestOf(model, view, candidates, caller)} as hits`;
  const patterns = Object.fromEntries(telling.map((place) => [`pattern ${place}`, pattern(words[place] ?? '', grade)]));
  const [row] = await run(db, statement(body, { isPlannedAnew: true }), { caller, values: { ...values, ...patterns } });
  return hitsSchema.parse(row?.['hits']);
};
