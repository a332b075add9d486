import { type RawBuilder, sql } from 'kysely';
import { type Collection, collectionNamed, type Model } from './model.ts';

/** The part of a sieve that is compared with another: the listed values as an array, and the list's mode. */
interface Listed {
  values: RawBuilder<unknown>;
  mode: RawBuilder<unknown>;
}

/** Returns the lists of a sieve; `row` is the alias of its record. Hours are not included. */
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

/** Whether two lists have a value in common, as `meet` in `domain/traffic/sieve.ts` defines it. */
const share = (one: Listed, other: Listed): RawBuilder<unknown> => sql`(
  cardinality(${one.values}) = 0 or cardinality(${other.values}) = 0 or case
    when ${one.mode} = 'except' and ${other.mode} = 'except' then true
    when ${one.mode} = 'except' then not ${other.values} <@ ${one.values}
    when ${other.mode} = 'except' then not ${one.values} <@ ${other.values}
    else ${one.values} && ${other.values} end)`;

/**
 * Rows whose sieve accepts some of the traffic that the asker may send to the offer in `field`, given their own and
 * their team's assignments to it, if any.
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
