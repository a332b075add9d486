import { type RawBuilder, sql } from 'kysely';

/** What an advertiser's word means; `none` if it is known and ignored. */
export type Meaning = { id: number } | 'none' | undefined;

/** Converts the meaning that was selected: null for no meaning, 0 for a word that is ignored. */
export const asMeaning = (found: number | null): Meaning =>
  found === null ? undefined : found === 0 ? 'none' : { id: found };

/** SQL of what was reported. */
interface ReportedWord {
  /** Null if nothing was reported. */
  word: RawBuilder<unknown>;
  /** The advertiser's integration; null if none serves the offer. */
  integration: RawBuilder<unknown>;
}

/** The integration's own words, or its template's if it has none. */
const mapped = (kind: 'goal' | 'status', { word, integration }: ReportedWord): RawBuilder<unknown> => {
  const target = sql.ref(kind === 'goal' ? 'goal_id' : 'lead_grade_id');
  const mappingTable = sql.table(`integration_${kind}_mappings`);
  return sql`
    select 1 as rank, coalesce(${target}, 0) as id from ${mappingTable}
    where integration_id = ${integration} and lower(theirs) = lower(${word})
    union all
    select 2, coalesce(${target}, 0) from ${sql.table(`integration_template_${kind}_mappings`)}
    where integration_template_id = (select template_id from integrations where id = ${integration})
      and lower(theirs) = lower(${word})
      and not exists (select from ${mappingTable} where integration_id = ${integration})`;
};

/** SQL for the lead grade that a word means. */
export const mappedGradeSql = (said: ReportedWord): RawBuilder<number | null> =>
  sql`(select id from (${mapped('status', said)}) as mapping order by rank limit 1)`;

/** SQL for the goal that a word means: by the integration's mapping, else by a goal's key in the offer's vertical. */
export const mappedGoalSql = ({
  offer,
  ...said
}: ReportedWord & { offer: RawBuilder<unknown> }): RawBuilder<number | null> => sql`(
  select id from (
    ${mapped('goal', said)}
    union all
    select 3, goals.id from goals join offers on offers.vertical_id = goals.vertical_id
    where offers.id = ${offer} and goals.key = lower(${said.word})
  ) as mapping
  order by rank limit 1
)`;
