import { type RawBuilder, sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { isFinal } from '../../domain/statuses.ts';
import { type Among, both, having, type Rows } from '../../openapi/define.ts';
import { breaks, type Detail } from '../http/errors.ts';
import { imagePath } from '../uploads/addresses.ts';
import type { Change, Reader, Work } from './hooks.ts';
import { type Collection, collectionNamed } from './model.ts';
import { accessOf, rowsSql, simplified } from './rows.ts';
import { among, keptStatement, run, value } from './statement.ts';

/** A field whose values lead to other records. */
interface Leading {
  name: string;
  /** Ids, or addresses of images. */
  keysOf(value: unknown): (number | string)[];
  /** Those of the keys that lead to a record which the field may hold and the caller may see. */
  found(work: Work<Reader>, several: boolean): RawBuilder<unknown>;
}

const ids = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : value === null || value === undefined ? [] : [Number(value)]);

/** Nothing begins to refer to a record that has come to its end. */
const openStatuses = ({ entity: { status } }: Collection): Rows[] =>
  status && status.final.length > 0 ? [having('status', ...Object.keys(status.set).filter((name) => !isFinal(status, name)))] : [];

const leadingTo = (key: string, name: string, sort: Among): Leading => ({
  name,
  keysOf: ids,
  found: ({ model, caller }, several) => {
    const target = collectionNamed(model, key);
    const narrowed = Object.entries(sort).map(([field, values]) => having(field, ...values));
    const rows = simplified(both(accessOf(target, caller), ...narrowed, ...openStatuses(target)));
    return sql`select ${sql.lit(name)} as field, t.id::text as key from ${sql.table(target.table)} as t
      where ${among(sql`t.id`, name, 'bigint', several)} and ${rowsSql(model, target, rows, caller, 't')}`;
  },
});

/** An image is named by its whole address, so that none of another host passes for it. */
const leadingToImage = (name: string, scope: string): Leading => ({
  name,
  keysOf: (address) => (typeof address === 'string' ? [address] : []),
  found: () =>
    sql`select ${sql.lit(name)} as field, given.address as key
      from unnest(${value(name)}::text[]) as given (address)
      join images on images.secure_id = substring(given.address from '[^/]+$') and images.scope = ${sql.lit(scope)}
      join tenant on tenant.id = images.tenant_id
      where given.address in (
        ${imagePath}::text || images.secure_id,
        'https://' || tenant.object_storage_domain || ${imagePath}::text || images.secure_id
      )`,
});

const leadingFields = new WeakMap<Collection, Leading[]>();

const leadingOf = (collection: Collection): Leading[] => {
  let found = leadingFields.get(collection);
  if (found) return found;
  found = Object.entries(collection.entity.fields).flatMap(([name, field]): Leading[] => {
    if (field.readOnly || field.computed) return [];
    if (field.kind === 'tags') return [leadingTo('tag', name, { type: [field.of] })];
    if (field.kind === 'one' || field.kind === 'many') return [leadingTo(field.entity, name, field.among ?? {})];
    return field.kind === 'file' ? [leadingToImage(name, field.scope)] : [];
  });
  leadingFields.set(collection, found);
  return found;
};

const given = ({ values, before }: Change, { name, keysOf }: Leading): (number | string)[] =>
  name in values && !isDeepStrictEqual(values[name], before?.[name] ?? null) ? keysOf(values[name]) : [];

/**
 * References that lead nowhere: to no record, to one of the wrong sort, or to one that the caller may not see. Only new
 * ones are looked at, all in one query.
 */
export const brokenReferences = async (collection: Collection, changes: readonly Change[], work: Work<Reader>): Promise<Detail[]> => {
  const keys = new Map(
    leadingOf(collection).flatMap((leading) => {
      const all = new Set(changes.flatMap((change) => given(change, leading)));
      return all.size > 0 ? [[leading, [...all]] as const] : [];
    }),
  );
  if (keys.size === 0) return [];
  const used = [...keys.keys()];
  const { caller, model, db } = work;
  const several = new Map([...keys].map(([leading, all]) => [leading, all.length > 1]));
  const key = JSON.stringify(['references', collection.key, caller.roleType, used.map((leading) => [leading.name, several.get(leading)])]);
  const prepared = keptStatement(model, key, () =>
    sql.join(used.map((leading) => leading.found(work, several.get(leading) ?? true)), sql` union all `),
  );
  const rows = await run(db, prepared, { caller, values: Object.fromEntries([...keys].map(([{ name }, all]) => [name, all])) });
  const found = new Set(rows.map(({ field, key: one }) => `${field} ${one}`));
  return changes.flatMap((change) =>
    used.flatMap((leading) => {
      const missing = given(change, leading).find((one) => !found.has(`${leading.name} ${one}`));
      return missing === undefined ? [] : [breaks(`${change.path}.${leading.name}`, 'reference', missing)];
    }),
  );
};
