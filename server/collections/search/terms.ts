import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import type { Model, Reader } from '../model.ts';
import { only } from '../../database/single-row.ts';
import { cachedStatement, run, value } from '../../database/statement.ts';

/** What someone searches for, in the normalised form of searched texts (`sluice_search_text`). */
export interface SearchTerms {
  /** The whole search, in the form of a record with that exact name: ` ivan petrov `. */
  whole: string;
  /** Its distinct words, without surrounding blanks: `ivan`, `ivan @ example . com`. */
  words: readonly string[];
}

/** Further words are ignored; fewer identify a name. */
const max = 8;

/** Normalises what was typed for searching, which only the database knows how to do. */
export const readSearchTerms = async (
  db: Reader,
  model: Model,
  typed: string,
  caller: Caller,
): Promise<SearchTerms> => {
  const prepared = cachedStatement<{ whole: string; words: string[] }>(
    model,
    'sought',
    () => sql`select sluice_search_text(${value('typed')}) as whole, array(
      select btrim(sluice_search_text(word)) from unnest(${value('words')}::text[]) with ordinality as given (word, place) order by place
    ) as words`,
  );
  const words = typed.split(/\s+/).filter(Boolean).slice(0, max);
  const { whole, words: found } = only(await run(db, prepared, { caller, values: { typed, words } }), 'search terms');
  return { whole, words: [...new Set(found.filter(Boolean))] };
};
