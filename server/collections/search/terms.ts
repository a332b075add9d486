import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import type { Model, Reader } from '../model.ts';
import { cachedStatement, run, value } from '../../database/statement.ts';

/** What someone looks for, in the form in which texts are searched (`sluice_search_text`). */
export interface SearchTerms {
  /** All of it, as the text of a record that is called so: ` ivan petrov `. */
  whole: string;
  /** Its words, each once, without blanks around: `ivan`, `ivan @ example . com`. */
  words: readonly string[];
}

/** Words beyond these are not looked at; a name is told by fewer. */
const max = 8;

const texts = (found: unknown): string[] => (Array.isArray(found) ? found.map(String) : []);

/** Brings what was typed into the form that is searched; the database alone knows it. */
export const readSearchTerms = async (
  db: Reader,
  model: Model,
  typed: string,
  caller: Caller,
): Promise<SearchTerms> => {
  const prepared = cachedStatement(
    model,
    'sought',
    () => sql`select sluice_search_text(${value('typed')}) as whole, array(
      select btrim(sluice_search_text(word)) from unnest(${value('words')}::text[]) with ordinality as given (word, place) order by place
    ) as words`,
  );
  const words = typed.split(/\s+/).filter(Boolean).slice(0, max);
  const [row = {}] = await run(db, prepared, { caller, values: { typed, words } });
  return { whole: String(row['whole']), words: [...new Set(texts(row['words']).filter(Boolean))] };
};
