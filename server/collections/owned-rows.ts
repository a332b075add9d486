import { sql, Transaction } from 'kysely';
import type { FieldOf } from '../../openapi/define.ts';
import { isSame } from '../history/changes.ts';
import { deleteRecords } from './delete.ts';
import { insertRecords } from './insert.ts';
import {
  type Change,
  type Collection,
  collectionNamed,
  type OwnedRows,
  type Reader,
  type Values,
  type Work,
} from './model.ts';
import { uniqueWithin } from './rows-plan.ts';
import { refuseUsed, replaceUses } from './uses.ts';
import { updateRecords } from './update.ts';
import { withDefaults } from './values.ts';
import { perform, type Verb } from './write.ts';

/**
 * Rows that are records themselves: they are created, changed and removed with their owner, which is locked meanwhile
 * and whose permissions apply. Each keeps its id as long as it is among the rows sent.
 */

/**
 * Rows that swap unique values would collide midway, as the database checks each one as it is written. So they give up
 * their values first.
 */
const vacate = async (
  target: Collection,
  field: FieldOf<'rows'>,
  changes: readonly Change[],
  { db }: Work,
): Promise<void> => {
  for (const names of uniqueWithin(target, field)) {
    const column = names.map((name) => target.stored.get(name)).find((stored) => stored?.type === 'text')?.column;
    const moving = changes.filter(({ values }) => names.some((name) => name in values)).flatMap(({ id }) => id ?? []);
    if (!column || moving.length < 2) continue;
    await sql`update ${sql.table(target.table)} set ${sql.ref(column)} = '~' || id where id = any(${moving}::bigint[])`.execute(
      db,
    );
  }
};

/** Returns the values of a row that differ from before, including its position. */
const differing = ({ entity }: Collection, before: Readonly<Values>, values: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(entity.fields[name], before[name], value)),
  );

const verbOf = (changes: readonly Change[], apply: Verb['apply']): Verb => ({
  gather: () => Promise.resolve([...changes]),
  apply,
});

/** Changes the rows of one owner, which is already written. */
const followOwner = async (
  owner: Change,
  { name, field, made, kept, removed }: OwnedRows,
  work: Work,
): Promise<void> => {
  const target = collectionNamed(work.model, field.entity);
  const path = `${owner.path}.${name}`;
  const execute = (changes: readonly Change[], apply: Verb['apply']): Promise<unknown> | undefined =>
    changes.length === 0
      ? undefined
      : perform(target, verbOf(changes, apply), { ...work, broken: [] }, (gathered) =>
          work.followed?.push({ collection: target, changes: gathered }),
        );

  const by = new Map(
    removed.flatMap(({ before, by: other }) => (other === undefined ? [] : [[Number(before['id']), other]])),
  );
  await replaceUses(target, by, work, path);
  const names = removed.map(({ before }): [number, string] => [
    Number(before['id']),
    target.entity.displayFields.map((one) => String(before[one])).join(' '),
  ]);
  if (names.length > 0) await refuseUsed(target, new Map(names), path, work, { replaced: new Set(by.keys()) });
  const gone = removed.map(
    ({ before }): Change => ({ call: 'delete', path, sent: {}, before, values: {}, id: Number(before['id']) }),
  );
  await execute(gone, (changes, its) => deleteRecords(target, changes, its));

  const changed = kept.flatMap(({ place, before, values }): Change[] => {
    const sent = differing(target, before, values);
    const all = { ...sent, ...differing(target, before, { position: place + 1 }) };
    if (Object.keys(all).length === 0) return [];
    return [{ call: 'edit', path: `${path}.${place}`, sent, before, values: all, id: Number(before['id']) }];
  });
  await vacate(target, field, changed, work);
  await execute(changed, (changes, its) => updateRecords(target, changes, ['id'], its));

  const come = made.map(({ place, values }): Change => {
    const sent = { ...values, [field.field]: owner.id };
    const all = { ...withDefaults(target, sent), position: place + 1 };
    return { call: 'create', path: `${path}.${place}`, sent, before: null, values: all };
  });
  await execute(come, (changes, its) => insertRecords(target, changes, ['id'], its));
};

/**
 * Creates, changes and removes the rows of changes, which are already written.
 * @returns whether there were any
 * @throws Failure 409 if a removed row is used elsewhere, unless another replaces it
 */
export const writeOwnedRows = async (changes: readonly Change[], work: Work<Reader>): Promise<boolean> => {
  const owners = changes.filter(({ rows = [] }) => rows.length > 0);
  if (owners.length === 0) return false;
  const { db } = work;
  if (!(db instanceof Transaction)) throw new Error('An owner is changed with its rows in a transaction or not at all');
  for (const owner of owners) for (const plan of owner.rows ?? []) await followOwner(owner, plan, { ...work, db });
  return true;
};
