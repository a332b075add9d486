import { type RawBuilder, sql } from 'kysely';
import { type Collection, collectionNamed, type Model } from './model.ts';

/** What of a sieve is compared with another one: an array of what it lists, and how the list is meant. */
interface Listed {
  values: RawBuilder<unknown>;
  mode: RawBuilder<unknown>;
}

/** The lists of a sieve; `row` is the name under which its record goes. Hours are no part of it. */
const listsOf = ({ joined, stored }: Collection, row: string): Listed[] =>
  ['countries', 'languages', 'trafficSources'].map((name) => {
    const table = joined.get(name)?.table;
    return {
      values: table
        ? sql`array(select target_id from ${sql.table(table)} where owner_id = ${sql.ref(`${row}.id`)})`
        : sql.ref(`${row}.${stored.get(name)?.column}`),
      mode: sql.ref(`${row}.${stored.get(`${name}Mode`)?.column}`),
    };
  });

/** Whether two lists have a value in common, as `meet` of `domain/sieve.ts` says it. */
const share = (one: Listed, other: Listed): RawBuilder<unknown> => sql`(
  cardinality(${one.values}) = 0 or cardinality(${other.values}) = 0 or case
    when ${one.mode} = 'except' and ${other.mode} = 'except' then true
    when ${one.mode} = 'except' then not ${other.values} <@ ${one.values}
    when ${other.mode} = 'except' then not ${one.values} <@ ${other.values}
    else ${one.values} && ${other.values} end)`;

/**
 * Rows whose sieve lets through some of the traffic that the asker may send to the offer that `field` leads to: what it
 * takes of them and of their team, where they are assigned to it.
 */
export const passesSieveSql = (
  model: Model,
  collection: Collection,
  field: string,
  { me, myTeam }: { me: RawBuilder<unknown>; myTeam: RawBuilder<unknown> },
  row: string,
): RawBuilder<unknown> => {
  const assignments = collectionNamed(model, 'affiliateAssignment');
  const given = `${row}_given`;
  const column = (name: string) => sql.ref(`${given}.${assignments.stored.get(name)?.column}`);
  const own = listsOf(collection, row);
  const shared = listsOf(assignments, given).map((other, place) => share(own[place]!, other));
  return sql`not exists (select from ${sql.table(assignments.table)} as ${sql.ref(given)}
    where ${column('offer')} = ${sql.ref(`${row}.${collection.stored.get(field)?.column}`)}
      and ${column('status')} = 'active' and (${column('affiliate')} = ${me} or ${column('team')} = ${myTeam})
      and not (${sql.join(shared, sql` and `)}))`;
};
