import { type RawBuilder, sql } from 'kysely';
import { changesBetween, isSame } from '../history/changes.ts';
import { recordHistory } from '../history/sql.ts';
import { selectList } from './columns.ts';
import type { Change, Collection, Joined, Reader, Stored, Values, Work } from './model.ts';
import { cachedStatement, me, run, value } from '../database/statement.ts';
import { bookkeeping, columnValue } from './values.ts';

/** Someone else changed a record between reading and writing it. This can't happen to a locked one. */
export class VersionConflict extends Error {
  override name = 'VersionConflict';
}

/** A change to an existing record, with the fields that really change. */
interface Update {
  id: number;
  action: string;
  stored: readonly Stored[];
  joined: readonly Joined[];
  values: Readonly<Values>;
  before: Readonly<Values>;
}

const updateOf = (collection: Collection, { call, id, values, before }: Change): Update[] => {
  if (id === undefined || before === null) return [];
  const differs = (name: string): boolean =>
    name in values && !bookkeeping.has(name) && !isSame(collection.entity.fields[name], before[name], values[name]);
  const stored = [...collection.stored.values()].filter(({ name }) => differs(name));
  const joined = [...collection.joined.values()].filter(({ name }) => differs(name));
  // What is stored elsewhere (a password) has nothing to compare with: setting it is changing it.
  const elsewhere = Object.keys(values).some((name) => !collection.stored.has(name) && !collection.joined.has(name));
  return stored.length + joined.length > 0 || elsewhere ? [{ id, action: call, stored, joined, values, before }] : [];
};

const replaceReferences = async (joined: Joined, updates: readonly Update[], work: Work<Reader>): Promise<void> => {
  const given = { caller: work.caller };
  const { table } = joined;
  const clear = cachedStatement(
    work.model,
    `clear ${table}`,
    () => sql`delete from ${sql.table(table)} where owner_id = any(${value('ids')}::bigint[])`,
  );
  await run(work.db, clear, { ...given, values: { ids: updates.map(({ id }) => id) } });
  const rows = updates.flatMap(({ id, values }) => {
    const targets = values[joined.name];
    return Array.isArray(targets)
      ? targets.map((target, place) => ({ owner_id: id, target_id: target, position: place + 1 }))
      : [];
  });
  if (rows.length === 0) return;
  const fill = cachedStatement(
    work.model,
    `fill ${table}`,
    () => sql`insert into ${sql.table(table)} (owner_id, target_id, position)
      select * from jsonb_to_recordset(${value('rows')}::jsonb) as sent (owner_id bigint, target_id bigint, position integer)`,
  );
  await run(work.db, fill, { ...given, values: { rows: JSON.stringify(rows) } });
};

/** Builds one statement for rows in which the same columns change, their history, and the records as sent. */
const updateSql = (
  collection: Collection,
  columns: readonly Stored[],
  names: readonly string[],
  work: Work<Reader>,
): RawBuilder<unknown> => {
  const assigned = columns.map(({ column }) => sql`${sql.id(column)} = sent.${sql.id(column)}`);
  const status = columns.some(({ name }) => name === 'status')
    ? [sql`status_changed_at = now(), status_changed_by_id = ${me}::bigint`]
    : [];
  const shape = columns.map(({ column, type }) => sql`, ${sql.id(column)} ${sql.raw(type)}`);
  const history = recordHistory(collection.key, sql`changed join input on input.id = changed.id`, {
    id: sql`changed.id`,
    version: sql`changed.version`,
    changes: sql`input.changes`,
  });
  return sql`with input as materialized (
      select sent.id, sent."#changes" as changes from jsonb_to_recordset(${value('items')}::jsonb) as sent (id bigint, "#changes" jsonb)
    ), changed as (
      update ${sql.table(collection.table)} as t
      set ${sql.join([...assigned, ...status, sql`version = t.version + 1, updated_at = now(), updated_by_id = ${me}::bigint`])}
      from jsonb_to_recordset(${value('items')}::jsonb) as sent (id bigint, "#version" integer${sql.join(shape, sql``)})
      where t.id = sent.id and t.version = sent."#version"
      returning t.*
    ), past as (${history})
    select ${selectList(work.model, collection, names, work.caller, 't')} from changed as t`;
};

const writeAlike = async (
  collection: Collection,
  updates: readonly Update[],
  names: readonly string[],
  work: Work<Reader>,
): Promise<Values[]> => {
  const columns = updates[0]?.stored ?? [];
  const key = JSON.stringify(['update', collection.key, work.caller.roleType, names, columns.map(({ name }) => name)]);
  const prepared = cachedStatement(work.model, key, () => updateSql(collection, columns, names, work));
  const rows = updates.map(({ id, values, before }) => ({
    id,
    '#version': before['version'],
    '#changes': changesBetween(collection.entity.fields, before, values),
    ...Object.fromEntries(columns.map((stored) => [stored.column, columnValue(stored, values[stored.name])])),
  }));
  const written = await run(work.db, prepared, {
    caller: work.caller,
    values: { items: JSON.stringify(rows), '#action': updates[0]?.action, '#requestId': work.requestId },
  });
  if (written.length < updates.length) throw new VersionConflict();
  return written;
};

const grouped = (updates: readonly Update[]): Update[][] => {
  const groups = Map.groupBy(updates, ({ stored, action }) => JSON.stringify([action, stored.map(({ name }) => name)]));
  return [...groups.values()];
};

/**
 * Writes only what really differs; a record in which nothing does keeps its version. Returns these fields of the
 * records that changed, unordered.
 * @throws VersionConflict if a record isn't as the change has it in `before`
 */
export const updateRecords = async (
  collection: Collection,
  changes: readonly Change[],
  names: readonly string[],
  work: Work<Reader>,
): Promise<Values[]> => {
  const updates = changes.flatMap((change) => updateOf(collection, change));
  for (const joined of collection.joined.values()) {
    const touched = updates.filter((update) => update.joined.includes(joined));
    if (touched.length > 0) await replaceReferences(joined, touched, work);
  }
  const written: Values[] = [];
  for (const alike of grouped(updates)) written.push(...(await writeAlike(collection, alike, names, work)));
  return written;
};
