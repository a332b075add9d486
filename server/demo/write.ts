import { sql, type Transaction } from 'kysely';
import { type Entity, type Field, setAtOf } from '../../openapi/define.ts';
import { isSeveral } from '../../openapi/kinds.ts';
import { columnType } from '../../openapi/traits.ts';
import { columnName, joinTableName, tableName } from '../../openapi/names.ts';
import type { Tables } from '../database/tables.ts';
import { createdAt, type Draft, updatedAt, valueOf } from './draft.ts';
import { historyOf } from './history.ts';

type Row = Record<string, unknown>;
type Ids = Map<Draft, number>;
/** Encrypts the secret of an entity's field, both by name. */
type Seal = (entity: string, field: string, secret: string) => string;

const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Returns the standard fields, from the draft's steps. */
const bookkeeping = (record: Draft, entity: Entity): Row => {
  const last = record.steps.at(-1)!;
  const status = record.steps.findLast(({ action }) => action === 'status');
  return {
    createdAt: createdAt(record),
    createdBy: record.steps[0]!.by,
    updatedAt: updatedAt(record),
    updatedBy: last.by,
    version: record.steps.length,
    ...(entity.status && { statusChangedAt: status?.at, statusChangedBy: status?.by }),
  };
};

const isJoined = (field: Field): boolean => field.kind === 'many' || field.kind === 'tags';

/** Returns a record's default value. */
const absent = (field: Field): unknown =>
  field.default ?? (isSeveral(field) ? [] : field.kind === 'boolean' ? false : undefined);

/** When secrets were set: on creation of their record. */
const setAt = (record: Draft, entity: Entity): Row =>
  Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, { kind }]) =>
      kind === 'secret' && valueOf(record, name) ? [[setAtOf(name), createdAt(record)]] : [],
    ),
  );

/** Returns a field's value in column format; a reference to a record that does not exist yet is deferred. */
const stored = (field: Field, value: unknown, ids: Ids): unknown => {
  if (value === undefined || value === null) return absent(field);
  // A record of any entity is identified by its id, like a reference.
  if (field.kind === 'one' || field.kind === 'id') return ids.get(value as Draft);
  return field.kind === 'timestamp' ? moment(value as number) : value;
};

/**
 * Writes the records of the session's tenant in bulk: a statement for each entity and each kind of reference, then the
 * history. `ids` contains existing records, and afterwards all of them; `seal` encrypts secrets.
 */
export const writeDrafts = async (
  db: Transaction<Tables>,
  entities: Record<string, Entity>,
  drafts: readonly Draft[],
  { ids, seal }: { ids: Ids; seal: Seal },
): Promise<void> => {
  const groups = Map.groupBy(drafts, (record) => record.entity);
  // Ids grow with time, as in real use.
  for (const records of groups.values()) records.sort((one, other) => createdAt(one) - createdAt(other));
  for (const [name, records] of groups) await insert(db, entities[name]!, records, { ids, seal });
  for (const [name, records] of groups) {
    await referLater(db, entities[name]!, records, ids);
    await join(db, entities[name]!, records, ids);
  }
  await writeHistory(db, entities, drafts, ids);
};

const insert = async (
  db: Transaction<Tables>,
  entity: Entity,
  records: readonly Draft[],
  { ids, seal }: { ids: Ids; seal: Seal },
): Promise<void> => {
  const rows = records.map((record): Row => {
    const standard = { ...bookkeeping(record, entity), ...setAt(record, entity) };
    return Object.fromEntries(
      Object.entries(entity.fields).flatMap(([name, field]) => {
        const plain = stored(field, standard[name] ?? valueOf(record, name), ids);
        const value = field.kind === 'secret' && plain ? seal(record.entity, name, String(plain)) : plain;
        return columnType(field) && value !== undefined ? [[columnName(name, entity), value]] : [];
      }),
    );
  });
  const used = Object.entries(entity.fields).filter(([name]) => rows.some((row) => columnName(name, entity) in row));
  const columns = sql.join(used.map(([name]) => sql.ref(columnName(name, entity))));
  const types = used.map(([name, field]) => `"${columnName(name, entity)}" ${columnType(field)}`).join(', ');
  const { rows: made } = await sql<{ id: number }>`
    insert into ${sql.table(tableName(entity))} (${columns})
    select ${columns} from jsonb_to_recordset(${JSON.stringify(rows.map((row, n) => ({ n, ...row })))}::jsonb)
      as given(n integer, ${sql.raw(types)}) order by n
    returning id`.execute(db);
  // Ids are assigned in row order, but the order of returned rows is not guaranteed.
  const given = made.map(({ id }) => id).sort((one, other) => one - other);
  records.forEach((record, n) => ids.set(record, given[n]!));
};

/** Sets references to records that came later: a team is created by people who are in teams. */
const referLater = async (
  db: Transaction<Tables>,
  entity: Entity,
  records: readonly Draft[],
  ids: Ids,
): Promise<void> => {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'one') continue;
    const pairs = records.flatMap((record) => {
      const target = ({ ...bookkeeping(record, entity) }[name] ?? valueOf(record, name)) as Draft | null | undefined;
      return target ? [{ id: ids.get(record), target: ids.get(target) }] : [];
    });
    if (pairs.length === 0) continue;
    const column = sql.ref(columnName(name, entity));
    await sql`
      update ${sql.table(tableName(entity))} as record set ${column} = given.target
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as given(id bigint, target bigint)
      where record.tenant_id = sluice_tenant() and record.id = given.id and record.${column} is distinct from given.target`.execute(
      db,
    );
  }
};

const join = async (db: Transaction<Tables>, entity: Entity, records: readonly Draft[], ids: Ids): Promise<void> => {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!isJoined(field) || field.computed) continue;
    const pairs = records.flatMap((record) =>
      ((valueOf(record, name) ?? []) as Draft[]).map((target, position) => ({
        owner: ids.get(record),
        target: ids.get(target),
        position,
      })),
    );
    if (pairs.length === 0) continue;
    await sql`
      insert into ${sql.table(joinTableName(entity, name))} (owner_id, target_id, position)
      select owner, target, position
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as given(owner bigint, target bigint, position integer)`.execute(
      db,
    );
  }
};

const writeHistory = async (
  db: Transaction<Tables>,
  entities: Record<string, Entity>,
  drafts: readonly Draft[],
  ids: Ids,
): Promise<void> => {
  const rows = drafts
    .flatMap((record) => historyOf(record, entities[record.entity]!, ids))
    .sort((one, other) => one.at - other.at)
    .map((row, n) => ({ ...row, n, at: moment(row.at) }));
  await sql`
    insert into history (entity, record_id, version, at, user_id, action, changes)
    select entity, record_id, version, at, user_id, action, changes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      n integer, entity text, record_id bigint, version integer, at timestamptz, user_id bigint, action text, changes jsonb
    ) order by n`.execute(db);
};
