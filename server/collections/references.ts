import { type RawBuilder, sql } from 'kysely';
import { recordOf } from '../../domain/records.ts';
import { type Field, type ReferenceFilter, both, closedTo, having, type Rows } from '../../openapi/define.ts';
import { violation, type Detail } from '../failure.ts';
import { imagePath } from '../uploads/addresses.ts';
import { type Change, type Collection, collectionNamed, type Reader, type Values, type Work } from './model.ts';
import { type RecordLock, lockRecords, lockOrder } from './locks.ts';
import { accessOf, rowsSql, simplified } from './rows.ts';
import { columnIn, cachedStatement, run, value } from '../database/statement.ts';

/** A field whose values refer to other records (D33). */
interface Leading {
  /** With the names of the lists and groups that it is inside of, separated by dots. */
  name: string;
  /** The same names, one by one. */
  path: readonly string[];
  /** Entity of the records. */
  target: string;
  /** Ids, or addresses of images. */
  keysOf(value: unknown): (number | string)[];
  /** Whether a change of such a record can invalidate a valid reference. */
  isHeld(work: Pick<Work<Reader>, 'model' | 'caller'>): boolean;
  /**
   * Returns the keys of records that the field may hold and the caller may see. Records that must stay so are locked;
   * `changed` says whether a record changed since the statement began. A copy also holds retired records: it refers to
   * what its original refers to.
   */
  found(work: Work<Reader>, several: boolean, isCopy: boolean): RawBuilder<unknown>;
}

const ids = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number) : value === null || value === undefined ? [] : [Number(value)];

/** Records in some statuses can't get new references. */
const openStatuses = ({ entity: { status } }: Collection, acceptsRetired: boolean): Rows[] => {
  const closed = closedTo(status, acceptsRetired);
  if (!status || closed.length === 0) return [];
  return [having('status', ...Object.keys(status.set).filter((name) => !closed.includes(name)))];
};

interface Sort {
  referenceFilter?: ReferenceFilter;
  acceptsRetired?: boolean;
}

const leadingTo = (
  collection: Collection,
  key: string,
  name: string,
  { referenceFilter = {}, acceptsRetired = false }: Sort,
): Leading => {
  const rowsFor = ({ model, caller }: Pick<Work<Reader>, 'model' | 'caller'>, retired = acceptsRetired): Rows => {
    const target = collectionNamed(model, key);
    const narrowed = Object.entries(referenceFilter).map(([field, values]) => having(field, ...values));
    return simplified(both(accessOf(target, caller), ...narrowed, ...openStatuses(target, retired)));
  };
  const isHeld: Leading['isHeld'] = (work) => {
    // A record that retires meanwhile stays a valid reference, so it needn't be locked for that.
    const asked = !('all' in rowsFor(work, true)) || (collection.hooks.holds?.includes(name) ?? false);
    return asked && !collectionNamed(work.model, key).entity.shared;
  };
  return {
    name,
    path: name.split('.'),
    target: key,
    keysOf: ids,
    isHeld,
    found: (work, several, isCopy) => {
      const target = collectionNamed(work.model, key);
      const table = sql.table(target.table);
      const rows = sql`from ${table} as t where ${columnIn(sql`t.id`, name, 'bigint', several)} and ${rowsSql(work.model, target, rowsFor(work, acceptsRetired || isCopy), work.caller, 't')}`;
      const found = sql`select ${sql.lit(name)} as field, t.id::text as key`;
      if (!isHeld(work)) return sql`${found}, false as changed ${rows}`;
      // As with the records of an edit: after waiting for the lock, what was looked up with the row is old.
      return sql`select * from (
        ${found}, t.version <> (select seen.version from ${table} as seen where seen.id = t.id) as changed ${rows} order by t.id for share of t
      ) as ${sql.id(name)}`;
    },
  };
};

/**
 * An image is identified by its whole address, so that one on another host doesn't pass for it. It is kept from being
 * deleted.
 */
const leadingToImage = (name: string, scope: string): Leading => ({
  name,
  path: name.split('.'),
  target: 'image',
  keysOf: (address) => (typeof address === 'string' ? [address] : []),
  isHeld: () => true,
  found: () =>
    sql`select * from (select ${sql.lit(name)} as field, given.address as key, false as changed
      from unnest(${value(name)}::text[]) as given (address)
      join images on images.secure_id = substring(given.address from '[^/]+$') and images.scope = ${sql.lit(scope)}
      join tenant on tenant.id = images.tenant_id
      where given.address in (
        ${imagePath}::text || images.secure_id,
        'https://' || tenant.object_storage_domain || ${imagePath}::text || images.secure_id
      ) order by images.id for key share of images) as ${sql.id(name)}`,
});

const leadingFields = new WeakMap<Collection, Leading[]>();

const leadingAmong = (collection: Collection, fields: Readonly<Record<string, Field>>, within = ''): Leading[] =>
  Object.entries(fields).flatMap(([inner, field]): Leading[] => {
    if (field.readOnly || field.computed) return [];
    const name = `${within}${inner}`;
    if (field.kind === 'list' || field.kind === 'group') return leadingAmong(collection, field.fields, `${name}.`);
    if (field.kind === 'tags') return [leadingTo(collection, 'tag', name, { referenceFilter: { type: [field.of] } })];
    if (field.kind === 'one' || field.kind === 'many') return [leadingTo(collection, field.entity, name, field)];
    return field.kind === 'file' ? [leadingToImage(name, field.scope)] : [];
  });

const leadingOf = (collection: Collection): Leading[] => {
  const found = leadingFields.get(collection) ?? leadingAmong(collection, collection.entity.fields);
  leadingFields.set(collection, found);
  return found;
};

/** A reference, and where among a record's values it is: `owner`, or `rates.0.currency`. */
interface Reference {
  key: number | string;
  at: string;
}

/** Returns the references of a field in a record's values, or in what a call sends of them. */
const referencesIn = (values: unknown, { path, keysOf }: Leading): Reference[] => {
  const within = (value: unknown, depth: number, at: string): Reference[] => {
    const below = (step: string | number): string => (at === '' ? `${step}` : `${at}.${step}`);
    const step = path[depth];
    if (step === undefined) return keysOf(value).map((key) => ({ key, at }));
    if (Array.isArray(value)) return value.flatMap((row, place) => within(row, depth, below(place)));
    return within(recordOf(value)[step], depth + 1, below(step));
  };
  return within(values, 0, '');
};

/** Returns the references that a change adds in a field. */
const given = ({ values, before }: Change, leading: Leading): Reference[] => {
  const references = referencesIn(values, leading);
  if (!before) return references;
  const present = new Set(referencesIn(before, leading).map(({ key }) => key));
  return references.filter(({ key }) => !present.has(key));
};

/** Returns the fields of a collection whose references must be locked. */
const heldBy = (collection: Collection, work: Pick<Work<Reader>, 'model' | 'caller'>): Leading[] =>
  leadingOf(collection).filter(({ isHeld }) => isHeld(work));

/** Whether a call sets references to records that must stay unchanged until it is over, which takes a transaction. */
export const holdsReferences = (
  collection: Collection,
  items: readonly Readonly<Values>[],
  work: Pick<Work<Reader>, 'model' | 'caller'>,
): boolean => heldBy(collection, work).some((leading) => items.some((item) => referencesIn(item, leading).length > 0));

/** Returns the records referenced by a call's items, limited to those that must be locked. */
export const holdsOf = (collection: Collection, items: readonly Readonly<Values>[], work: Work<Reader>): RecordLock[] =>
  heldBy(collection, work)
    .filter(({ target }) => target !== 'image')
    .map((leading) => ({
      entity: leading.target,
      ids: items.flatMap((item) => referencesIn(item, leading).map(({ key }) => Number(key))),
      strength: 'share' as const,
    }));

/**
 * Returns violations for invalid references: to no record, to one of the wrong sort, or to one that the caller may not
 * see. Only new ones are checked, all in one query, and their targets are locked if that could change before writing.
 */
export const brokenReferences = async (
  collection: Collection,
  changes: readonly Change[],
  work: Work<Reader>,
): Promise<Detail[]> => {
  const { caller, model, db } = work;
  const order = lockOrder(model);
  const added = leadingOf(collection)
    .toSorted((one, other) => (order.get(one.target) ?? 0) - (order.get(other.target) ?? 0))
    .map((leading) => ({ leading, byChange: changes.map((change) => given(change, leading)) }))
    .filter(({ byChange }) => byChange.some((references) => references.length > 0));
  if (added.length === 0) return [];
  const keys = new Map(
    added.map(({ leading, byChange }) => [leading, [...new Set(byChange.flat().map(({ key }) => key))]] as const),
  );
  const used = [...keys.keys()];
  await holdTogether(keys, work);
  const several = new Map([...keys].map(([leading, all]) => [leading, all.length > 1]));
  const isCopy = changes.every(({ call }) => call === 'clone');
  const key = JSON.stringify([
    'references',
    collection.key,
    isCopy,
    caller.roleType,
    used.map((leading) => [leading.name, several.get(leading)]),
  ]);
  const prepared = cachedStatement<{ field: string; key: number | string; changed: boolean }>(model, key, () =>
    sql.join(
      used.map((leading) => leading.found(work, several.get(leading) ?? true, isCopy)),
      sql` union all `,
    ),
  );
  const values = Object.fromEntries([...keys].map(([{ name }, all]) => [name, all]));
  const first = await run(db, prepared, { caller, values });
  const rows = first.some(({ changed }) => changed) ? await run(db, prepared, { caller, values }) : first;
  const found = new Set(rows.map(({ field, key: one }) => `${field} ${one}`));
  return changes.flatMap((change, place) =>
    added.flatMap(({ leading, byChange }) => {
      const missing = byChange[place]?.find(({ key: one }) => !found.has(`${leading.name} ${one}`));
      return missing === undefined ? [] : [violation(`${change.path}.${missing.at}`, 'reference', missing.key)];
    }),
  );
};

/**
 * Locks the targets of several fields in one go; one field after another would lock records of one entity out of order.
 */
const holdTogether = async (
  keys: ReadonlyMap<Leading, readonly (number | string)[]>,
  work: Work<Reader>,
): Promise<void> => {
  const held = [...keys].filter(([leading]) => leading.target !== 'image' && leading.isHeld(work));
  if (new Set(held.map(([{ target }]) => target)).size === held.length) return;
  await lockRecords(
    held.map(([{ target }, all]) => ({ entity: target, ids: all.map(Number), strength: 'share' })),
    work,
  );
};
