import { hasSearchText } from '../../../openapi/finding.ts';
import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import type { Collection, Model, Reader } from '../model.ts';
import { cachedStatement, run } from '../../database/statement.ts';
import { sizesOf } from '../totals.ts';
import { gradeValues, isIndexed, pattern } from './grades.ts';
import { fullScanLimit, sampledRows, rareGrade, sampleSchema, sampleSql, selectiveWords } from './sampling.ts';
import { readSearchTerms } from './terms.ts';

const anywhere = 1;

/**
 * Returns the patterns, from the words searched for, that match few of a collection's very many records: the index
 * finds these immediately. Empty if there is nothing to gain: reading on in its order, the list soon reaches common
 * matches.
 */
export const rarePatterns = async (
  db: Reader,
  model: Model,
  collection: Collection,
  search: unknown,
  caller: Caller,
): Promise<string[]> => {
  if (typeof search !== 'string' || !hasSearchText(collection.entity)) return [];
  const size = (await sizesOf(db, model, caller)).get(collection.key) ?? 0;
  if (size <= fullScanLimit) return [];
  const { whole, words: all } = await readSearchTerms(db, model, search, caller);
  const words = all.filter((word) => isIndexed(word, anywhere) && word.length >= 3);
  if (words.length === 0) return [];
  const count = words.length;
  const prepared = cachedStatement(
    model,
    JSON.stringify(['sight', collection.key, count]),
    () => sql`with ${sampledRows(collection, count)} select ${sampleSql(count)} as sight`,
  );
  const [row] = await run(db, prepared, { caller, values: gradeValues({ whole, words }) });
  const sight = sampleSchema.parse(row?.['sight']);
  return rareGrade(sight) === anywhere
    ? selectiveWords(sight, words, anywhere).map((place) => pattern(words[place] ?? '', anywhere))
    : [];
};
