import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What an advertiser's word means; `none` where it is known and passed over. */
export type Meaning = { id: number } | 'none' | undefined;

/** The integration's own words, or those of its template where it has none. */
const mapped = async (
  db: Transaction<Tables>,
  kind: 'goal' | 'status',
  { word, integration }: { word: string; integration: number },
): Promise<Meaning> => {
  const target = sql.ref(kind === 'goal' ? 'goal_id' : 'lead_grade_id');
  const own = sql.table(`integration_${kind}_mappings`);
  const ofTemplate = sql.table(`integration_template_${kind}_mappings`);
  const { rows } = await sql<{ id: number | null }>`
    select ${target} as id from ${own} where integration_id = ${integration} and lower(theirs) = lower(${word})
    union all
    select ${target} from ${ofTemplate} where lower(theirs) = lower(${word})
      and integration_template_id = (select template_id from integrations where id = ${integration})
      and not exists (select from ${own} where integration_id = ${integration})
    limit 1`.execute(db);
  const [found] = rows;
  return found && (found.id === null ? 'none' : { id: found.id });
};

interface Said {
  word: string;
  /** By which the advertiser talks to us; undefined where none serves the offer. */
  integration: number | undefined;
}

/** The lead grade that a word means. */
export const gradeMeant = async (db: Transaction<Tables>, { word, integration }: Said): Promise<Meaning> =>
  integration === undefined ? undefined : mapped(db, 'status', { word, integration });

/** The goal that a word means: by the integration's mapping, or else by the key of a goal of the offer's vertical. */
export const goalMeant = async (
  db: Transaction<Tables>,
  { word, integration, offer }: Said & { offer: number },
): Promise<Meaning> => {
  const meant = integration === undefined ? undefined : await mapped(db, 'goal', { word, integration });
  if (meant) return meant;
  return db
    .selectFrom('goals')
    .innerJoin('offers', 'offers.vertical_id', 'goals.vertical_id')
    .select('goals.id')
    .where('offers.id', '=', offer)
    .where('goals.key', '=', word.toLowerCase())
    .executeTakeFirst();
};
