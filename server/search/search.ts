import { hasSearchText } from '../../openapi/finding.ts';
import type { Caller } from '../access/caller.ts';
import type { Model, Reader } from '../collections/model.ts';
import { gradeValues } from '../collections/search/grades.ts';
import { rareGrade, selectiveWords } from '../collections/search/sampling.ts';
import { idIn } from '../collections/search/ids.ts';
import { sizesOf } from '../collections/totals.ts';
import { readSearchTerms } from '../collections/search/terms.ts';
import { searchByIndex, type IndexQuery } from './by-index.ts';
import { searchExactly } from './exact.ts';
import { type FirstPass, firstPass, type SizedView } from './first-pass.ts';
import type { Hit } from './hits.ts';
import { type FoundView, searchableViews } from './views.ts';

/** The results in a view, best first. */
export interface Group {
  view: FoundView;
  hits: Hit[];
}

/** Returns likely spellings of a name, for a case-insensitive lookup. */
const spellings = (typed: string): string[] => [
  ...new Set([
    typed,
    typed.toLowerCase(),
    typed.toUpperCase(),
    typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase(),
  ]),
];

/**
 * Returns which records to look up in addition to those examined: undefined if there are none, or none that would rank
 * above the results. Words common enough were already found in the sample, unless the caller can reach only a few
 * records.
 */
const wantedOf = (
  { view, hits, sight }: FirstPass,
  words: readonly string[],
  limit: number,
): IndexQuery | undefined => {
  if (!sight || (hits.length === limit && hits.every(({ rank }) => rank <= 1))) return undefined;
  const reachesFew = !('all' in view.rowScope) && hits.length < limit;
  const grade = rareGrade(sight);
  if (grade === undefined || (reachesFew && grade > 1)) return reachesFew ? { grade: 1, telling: [] } : undefined;
  const telling = selectiveWords(sight, words, grade);
  return telling.length > 0 ? { grade, telling } : undefined;
};

const best = (hits: readonly Hit[], limit: number): Hit[] =>
  [...Map.groupBy(hits, ({ id }) => id).values()]
    .map((same) => same.reduce((one, other) => (other.rank < one.rank ? other : one)))
    .sort((one, other) => one.rank - other.rank || other.id - one.id)
    .slice(0, limit);

/** Searches all views that the caller may open, with at most `limit` results each; omits views without results. */
export const search = async (
  db: Reader,
  model: Model,
  { query, limit, caller }: { query: string; limit: number; caller: Caller },
): Promise<Group[]> => {
  const typed = query.trim();
  const sought = await readSearchTerms(db, model, typed, caller);
  const { words } = sought;
  if (words.length === 0) return [];
  const sizes = await sizesOf(db, model, caller);
  const all = searchableViews(model, caller);
  const views = all.flatMap((view): SizedView[] => {
    if (!hasSearchText(view.collection.entity)) return [];
    const size = sizes.get(view.collection.key) ?? 0;
    return size > 0 ? [{ ...view, size }] : [];
  });
  const values = { ...gradeValues(sought), id: idIn(typed), typed, names: spellings(typed), limit };
  const groups: Group[] = await searchExactly(db, model, { views: all, typed, limit, caller });
  for (const look of await firstPass(db, model, { views, count: words.length, values, caller })) {
    const { view } = look;
    const wanted = wantedOf(look, words, limit);
    const further = wanted ? await searchByIndex(db, model, { view, wanted, words, values, caller }) : [];
    const hits = best([...look.hits, ...further], limit);
    if (hits.length > 0) groups.push({ view, hits });
  }
  return groups;
};
