import { type RawBuilder, sql } from 'kysely';

/** What records have through their affiliate. */

/** The team of the affiliate of the record aliased as `row`. */
export const teamOf = (row: string): RawBuilder<unknown> =>
  sql`(select team_id from users where users.id = ${sql.ref(`${row}.affiliate_id`)})`;

/** Whether that team is one of these. */
export const teamAmong = (row: string, given: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.ref(`${row}.affiliate_id`)} in (select id from users where team_id = any(${given}))`;
