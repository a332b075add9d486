import { type RawBuilder, sql } from 'kysely';
import { all, both, either, having, type Rows } from '../../openapi/define.ts';
import { needsNoPermission, permissionAction, rolesOf } from '../../openapi/names.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import { byRights, type Rights } from './by-rights.ts';
import { type Collection, collectionNamed, type Model } from './model.ts';
import { me, myTeam } from '../database/statement.ts';
import { passesSieveSql } from './passes-sieve.ts';

/** Which rows a caller may reach according to the definitions, as SQL. */

const none: Rows = { none: true };

/** Returns the same rows in the simplest form: `all` and `none` absorb or vanish, nesting is flattened. */
export const simplified = (rows: Rows): Rows => {
  if ('both' in rows) {
    const parts = rows.both.map(simplified).flatMap((part) => ('both' in part ? part.both : [part]));
    if (parts.some((part) => 'none' in part)) return none;
    const left = parts.filter((part) => !('all' in part));
    return left.length === 0 ? all : left.length === 1 ? left[0]! : both(...left);
  }
  if ('either' in rows) {
    const parts = rows.either.map(simplified).flatMap((part) => ('either' in part ? part.either : [part]));
    if (parts.some((part) => 'all' in part)) return all;
    const left = parts.filter((part) => !('none' in part));
    return left.length === 0 ? none : left.length === 1 ? left[0]! : either(...left);
  }
  if ('through' in rows) {
    const inner = simplified(rows.rows);
    return 'none' in inner ? none : { through: rows.through, rows: inner };
  }
  if ('about' in rows && rows.readable) {
    const reached = rows.readable
      .map(([key, of]) => [key, simplified(of)] as const)
      .filter(([, of]) => !('none' in of));
    return reached.length === 0 ? none : { about: rows.about, readable: reached };
  }
  return rows;
};

/** Returns the rows that someone of this role type reaches, permissions aside. */
export const accessOf = ({ entity }: Collection, { roleType }: Pick<Caller, 'roleType'>): Rows =>
  entity.access[roleType]?.rows ?? (isStaff({ roleType }) ? all : none);

/** Returns the rows that a caller's permissions open for a call: those of the views whose permission they hold. */
const opened = ({ entity }: Collection, call: string, caller: Rights): Rows => {
  if (needsNoPermission(entity, call)) return all;
  const action = permissionAction(entity, call);
  const views = Object.values(entity.views).filter(({ permission }) =>
    hasPermission(caller, `${permission}.${action}`),
  );
  return either(
    ...views.map(({ where = {} }) => both(...Object.entries(where).map(([field, values]) => having(field, ...values)))),
  );
};

/** Returns the same rows with `about` filled in: the records that the caller may read, entity by entity. */
const filledIn = (collection: Collection, rows: Rows, caller: Rights): Rows => {
  const inner = (part: Rows): Rows => filledIn(collection, part, caller);
  if ('both' in rows) return both(...rows.both.map(inner));
  if ('either' in rows) return either(...rows.either.map(inner));
  if (!('about' in rows)) return rows;
  const named = collection.entity.fields[rows.about];
  const open = Object.values(collection.model()).filter(
    ({ key, entity }) =>
      named?.kind === 'enumeration' && key in named.options && rolesOf(entity, 'read').includes(caller.roleType),
  );
  return { about: rows.about, readable: open.map((one) => [one.key, rowScopeOf(one, 'read', caller)] as const) };
};

/** Returns the rows that someone reaches, whatever their permissions. */
export const reachableRows = (collection: Collection, caller: Rights): Rows =>
  simplified(filledIn(collection, accessOf(collection, caller), caller));

const scopeByRights = byRights(
  (collection, caller, call): Rows =>
    simplified(filledIn(collection, both(accessOf(collection, caller), opened(collection, call, caller)), caller)),
);

/** Returns the rows that someone reaches with a call. */
export const rowScopeOf = (collection: Collection, call: string, caller: Rights): Rows =>
  scopeByRights(collection, caller, call);

type Matching = Extract<Rows, { field: string }>;

/** Who asks, as SQL: their id and their team's. */
export interface CallerSql extends Pick<Caller, 'roleType'> {
  me: RawBuilder<unknown>;
  myTeam: RawBuilder<unknown>;
  /** Whether to look up referenced records first, so that indexes lead from them to the rows: best if they are few. */
  isFew?: boolean;
}

/** Whether a column's value is among those that a sub-select returns. */
const within = (column: RawBuilder<unknown>, found: RawBuilder<unknown>, { isFew }: CallerSql): RawBuilder<unknown> =>
  isFew ? sql`${column} = any(array(${found}))` : sql`${column} in (${found})`;

/** The caller that a statement is run for. */
const askerOf = ({ roleType }: Pick<Caller, 'roleType'>, isFew: boolean): CallerSql => ({
  roleType,
  me,
  myTeam,
  isFew,
});

const matched = (
  collection: Collection,
  { field, is }: Matching,
  asker: CallerSql,
  row: string,
): RawBuilder<unknown> => {
  // Values from a definition are inlined, so that the database can plan once for all.
  const wanted = is === 'me' ? [asker.me] : is === 'myTeam' ? [asker.myTeam] : is.map((one) => sql.lit(one));
  const some = sql`array[${sql.join(wanted)}]`;
  const join = collection.joined.get(field);
  if (join) {
    return within(
      sql.ref(`${row}.id`),
      sql`select owner_id from ${sql.table(join.table)} where target_id = any(${some}::bigint[])`,
      asker,
    );
  }
  const stored = collection.stored.get(field);
  if (!stored) throw new Error(`Rows of ${collection.key} are chosen by ${field}, which is not stored`);
  const column = sql.ref(`${row}.${stored.column}`);
  const type = sql.raw(stored.type);
  if (stored.type.endsWith('[]')) return sql`${column} && ${some}::${type}`;
  // An index returns rows in order after a column that equals one value, but not after one matching several.
  return wanted.length === 1 ? sql`${column} = ${wanted[0]}::${type}` : sql`${column} = any(${some}::${type}[])`;
};

/** Rows whose reference leads to a record that matches `rows` of its entity. */
const referenceFieldSql = (
  model: Model,
  collection: Collection,
  name: string,
  rows: (target: Collection) => Rows,
  asker: CallerSql,
  row: string,
) => {
  const field = collection.entity.fields[name];
  if (!field || (field.kind !== 'one' && field.kind !== 'many'))
    throw new Error(`${collection.key}.${name} is no reference`);
  const target = collectionNamed(model, field.entity);
  const wanted = simplified(rows(target));
  if ('none' in wanted) return sql`false`;
  const join = collection.joined.get(name);
  const depth = `${row}_`;
  const found =
    'all' in wanted
      ? undefined
      : sql`select ${sql.ref(`${depth}.id`)} from ${sql.table(target.table)} as ${sql.ref(depth)} where ${conditionSql(model, target, wanted, asker, depth)}`;
  if (join) {
    const owners = sql`select owner_id from ${sql.table(join.table)}`;
    const id = sql.ref(`${row}.id`);
    return within(id, found ? sql`${owners} where ${within(sql.ref('target_id'), found, asker)}` : owners, asker);
  }
  const column = sql.ref(`${row}.${collection.stored.get(name)?.column}`);
  return found ? within(column, found, asker) : sql`${column} is not null`;
};

/**
 * Rows about a record that the caller may read. It is looked up by id, row by row: usually the rows are about one
 * record, and there are too many entities to scan.
 */
const aboutSql = (
  model: Model,
  collection: Collection,
  { about: name, readable }: Extract<Rows, { about: string }>,
  asker: CallerSql,
  row: string,
): RawBuilder<unknown> => {
  if (!readable) throw new Error(`Rows of ${collection.key} depend on who asks, and are told for a caller alone`);
  const id = sql.ref(`${row}.${collection.stored.get(`${name}Id`)?.column}`);
  const depth = `${row}_`;
  const cases = readable.map(([key, rows]) => {
    const target = collectionNamed(model, key);
    return sql`when ${sql.lit(key)} then exists (select from ${sql.table(target.table)} as ${sql.ref(depth)}
      where ${sql.ref(`${depth}.id`)} = ${id} and ${conditionSql(model, target, rows, asker, depth)})`;
  });
  return sql`case ${sql.ref(`${row}.${collection.stored.get(name)?.column}`)} ${sql.join(cases, sql` `)} else false end`;
};

/** Returns the condition for rows that the asker reaches; `row` is the row's alias. */
export const conditionSql = (
  model: Model,
  collection: Collection,
  given: Rows,
  asker: CallerSql,
  row: string,
): RawBuilder<unknown> => {
  const rows = simplified(given);
  const part = (inner: Rows): RawBuilder<unknown> => conditionSql(model, collection, inner, asker, row);
  if ('all' in rows) return sql`true`;
  if ('none' in rows) return sql`false`;
  if ('both' in rows) return sql`(${sql.join(rows.both.map(part), sql` and `)})`;
  if ('either' in rows) return sql`(${sql.join(rows.either.map(part), sql` or `)})`;
  if ('visible' in rows)
    return referenceFieldSql(model, collection, rows.visible, (target) => accessOf(target, asker), asker, row);
  if ('through' in rows) return referenceFieldSql(model, collection, rows.through, () => rows.rows, asker, row);
  if ('about' in rows) return aboutSql(model, collection, rows, asker, row);
  if ('passesSieve' in rows) return passesSieveSql(model, collection, rows.passesSieve, asker, row);
  return matched(collection, rows, asker, row);
};

/**
 * Returns the condition for rows that the caller reaches. Its sub-selects are not correlated, so that the database can
 * turn them into joins or hash them; or, with `isFew`, use indexes on what they return.
 */
export const rowsSql = (
  model: Model,
  collection: Collection,
  rows: Rows,
  caller: Pick<Caller, 'roleType'>,
  row: string,
  { isFew = false } = {},
): RawBuilder<unknown> => conditionSql(model, collection, rows, askerOf(caller, isFew), row);

/**
 * Returns the entities whose changes can affect which rows these are; several if rows are reached through references.
 */
export const entitiesOf = (model: Model, collection: Collection, rows: Rows, caller: Caller): string[] => {
  const beyond = (inner: Rows): string[] => entitiesOf(model, collection, inner, caller);
  if ('both' in rows) return [...new Set([collection.key, ...rows.both.flatMap(beyond)])];
  if ('either' in rows) return [...new Set([collection.key, ...rows.either.flatMap(beyond)])];
  if ('passesSieve' in rows) return [collection.key, 'affiliateAssignment'];
  if ('about' in rows) {
    const others = (rows.readable ?? []).flatMap(([key, of]) =>
      entitiesOf(model, collectionNamed(model, key), of, caller),
    );
    return [...new Set([collection.key, ...others])];
  }
  const name = 'visible' in rows ? rows.visible : 'through' in rows ? rows.through : undefined;
  const field = name === undefined ? undefined : collection.entity.fields[name];
  if (!field || (field.kind !== 'one' && field.kind !== 'many')) return [collection.key];
  const target = collectionNamed(model, field.entity);
  const inner = 'through' in rows ? rows.rows : accessOf(target, caller);
  return [...new Set([collection.key, ...entitiesOf(model, target, inner, caller)])];
};
