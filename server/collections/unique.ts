import { sql } from 'kysely';
import { isEmpty } from '../../domain/text/is-empty.ts';
import { violation, type Detail } from '../failure.ts';
import type { Change, Collection, Reader, Stored, Values } from './model.ts';
import { columnValue } from './values.ts';

/** Returns sets of fields whose combined values must be unique. */
const uniqueSets = ({ entity, stored }: Collection): Stored[][] => [
  ...[...stored.values()].filter(({ field }) => field.unique).map((one) => [one]),
  ...entity.unique.map((names) => names.flatMap((name) => stored.get(name) ?? [])),
];

const isText = ({ type, field }: Stored): boolean => type === 'text' && field.kind !== 'enumeration';

const rowOf = ({ before, values }: Change): Values => ({ ...before, ...values });

const keyOf = (set: readonly Stored[], row: Values): string =>
  JSON.stringify(set.map((one) => (isText(one) ? String(row[one.name]).toLowerCase() : row[one.name])));

/** Returns ids of records that already have the values of a row. */
const holders = async (db: Reader, { table }: Collection, set: readonly Stored[], row: Values): Promise<number[]> => {
  const same = set.map((one) => {
    const [column, given] = [sql.ref(one.column), sql`${columnValue(one, row[one.name])}::${sql.raw(one.type)}`];
    return isText(one) ? sql`lower(${column}) = lower(${given})` : sql`${column} = ${given}`;
  });
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.table(table)} where ${sql.join(same, sql` and `)}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Whether the values are unique across the installation, not just within a network. */
const isOfInstallation = ([only]: readonly Stored[]): boolean => only?.field.unique === 'installation';

/**
 * Returns which values of a call are taken: queried after the database refused to write them, in a separate
 * transaction. The last field of each set is blamed.
 * @param everywhere sees the records of all networks; nothing about other networks' records is revealed beyond their
 * existence
 */
export const takenValues = async (
  db: Reader,
  everywhere: <T>(work: (db: Reader) => Promise<T>) => Promise<T>,
  collection: Collection,
  changes: readonly Change[],
): Promise<Detail[]> => {
  const details: Detail[] = [];
  for (const set of uniqueSets(collection)) {
    const seen = new Set<string>();
    for (const change of changes) {
      const row = rowOf(change);
      const touched = set.some(({ name }) => name in change.values);
      if (!touched || set.some(({ name }) => isEmpty(row[name]))) continue;
      const key = keyOf(set, row);
      const others = seen.has(key) ? [0] : await holders(db, collection, set, row);
      seen.add(key);
      const own = change.before?.['id'];
      const place = `${change.path}.${set.at(-1)?.name}`;
      if (others.some((id) => id !== own)) details.push(violation(place, 'unique'));
      else if (others.length === 0 && isOfInstallation(set)) {
        const elsewhere = await everywhere((all) => holders(all, collection, set, row));
        if (elsewhere.length > 0) details.push(violation(place, 'uniqueInInstallation'));
      }
    }
  }
  return details;
};
