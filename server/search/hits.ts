import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { isReadable } from '../collections/fields.ts';
import { labelSql } from '../collections/labels.ts';
import { type Collection, collectionNamed, type Model } from '../collections/model.ts';
import { accessOf, rowsSql, simplified } from '../collections/rows.ts';
import { value } from '../database/statement.ts';
import type { FoundView } from './views.ts';

/** A record found, as returned; `rank` is 0 for the best. */
const hitSchema = z.object({
  id: z.int(),
  rank: z.int(),
  title: z.string(),
  subtitle: z.string().nullable(),
  type: z.union([z.string(), z.int()]).nullable(),
  status: z.string().nullable(),
});
export const hitsSchema = z.array(hitSchema);
export type Hit = z.infer<typeof hitSchema>;

/** Returns a field's display value: text, or the name of the record referred to; null if the caller may not see it. */
const told = (model: Model, collection: Collection, name: string | undefined, caller: Caller): RawBuilder<unknown> => {
  const stored = name === undefined ? undefined : collection.stored.get(name);
  if (!stored || !isReadable(stored.field, caller)) return sql`null`;
  const column = sql.ref(`t.${stored.column}`);
  if (stored.field.kind !== 'one') return column;
  const target = collectionNamed(model, stored.field.entity);
  const seen = rowsSql(model, target, simplified(accessOf(target, caller)), caller, 'r');
  return sql`(select ${labelSql(target, 'r')} from ${sql.table(target.table)} as r where r.id = ${column} and ${seen})`;
};

/**
 * Returns the best hits among some records of a view that the caller can reach, as JSON.
 * @param found SQL after `from`: the records as `t`, and `hit.rank`
 */
export const hitsSql = (
  model: Model,
  { collection, rowScope }: FoundView,
  found: RawBuilder<unknown>,
  caller: Caller,
): RawBuilder<unknown> => {
  const { find = {}, status } = collection.entity;
  return sql`(select coalesce(jsonb_agg(to_jsonb(best) order by best.rank, best.id desc), '[]') from (
    select t.id, hit.rank, coalesce(nullif(${labelSql(collection, 't')}, ''), t.id::text) as title,
      ${told(model, collection, find.subtitle, caller)} as subtitle, ${told(model, collection, find.type, caller)} as type,
      ${status ? sql`t.status` : sql`null`} as status
    from ${found} where hit.rank is not null and ${rowsSql(model, collection, rowScope, caller, 't')}
    order by hit.rank, t.id desc limit ${value('limit')}
  ) as best)`;
};

/** Returns those among candidates (SQL selecting `id` and `rank`); if the caller reaches all, reads only the best. */
export const bestOf = (
  model: Model,
  view: FoundView,
  candidates: RawBuilder<unknown>,
  caller: Caller,
): RawBuilder<unknown> => {
  const few = 'all' in view.rowScope ? sql` order by rank, id desc limit ${value('limit')}` : sql``;
  const each = sql`(select id, min(rank) as rank from (${candidates}) as candidates group by id${few}) as hit`;
  return hitsSql(model, view, sql`${each} join ${sql.table(view.collection.table)} as t on t.id = hit.id`, caller);
};
