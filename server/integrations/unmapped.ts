import { type RawBuilder, type Transaction, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Advertisers' words that were received but have no mapping. They are kept for staff to map. */

export type WordKind = 'status' | 'goal';

/** Maximum number of words of each kind kept per integration: an advertiser who makes up words can't fill the table. */
const maxKept = 500;
const longest = 200;

/** Stores a word. */
export const recordUnmapped = async (
  db: Transaction<Tables>,
  integration: number,
  kind: WordKind,
  word: string,
): Promise<void> => {
  if (word.length > longest) return;
  await sql`insert into integration_unmapped (integration_id, kind, word) select ${integration}, ${kind}, ${word}
    where (select count(*) from integration_unmapped where integration_id = ${integration} and kind = ${kind}) < ${sql.lit(maxKept)}
    on conflict do nothing`.execute(db);
};

const ref = (row: string, column: string) => sql.ref(`${row}.${column}`);

/**
 * Returns SQL for the words that neither the integration nor its template maps by now; keys of the vertical's goals map
 * to those goals.
 * @param row the alias of the integration's row
 */
export const unmappedSql = (row: string, kind: WordKind): RawBuilder<unknown> => {
  const own = sql.table(`integration_${kind}_mappings`);
  const template = sql.table(`integration_template_${kind}_mappings`);
  const isKey =
    kind === 'goal'
      ? sql`exists (select from goals where goals.vertical_id = ${ref(row, 'vertical_id')} and goals.key = lower(seen.word))`
      : sql`false`;
  return sql`array(
    select seen.word from integration_unmapped as seen
    where seen.integration_id = ${ref(row, 'id')} and seen.kind = ${sql.lit(kind)} and not ${isKey}
      and not exists (
        select from ${own} as mapping where mapping.integration_id = seen.integration_id and lower(mapping.theirs) = lower(seen.word)
      )
      and not exists (
        select from ${template} as template
        where template.integration_template_id = ${ref(row, 'template_id')} and lower(template.theirs) = lower(seen.word)
      )
    order by seen.word limit 100)`;
};
