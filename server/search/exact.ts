import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { isReadable } from '../collections/fields.ts';
import type { Collection, Model, Reader } from '../collections/model.ts';
import { idIn, isPublicId } from '../collections/search/ids.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { madeAt } from '../database/public-id.ts';
import { type Hit, hitsSchema, hitsSql } from './hits.ts';
import type { FoundView } from './views.ts';

/** Finds records that are known by whole values alone, such as clicks: by one look-up in an index for each view. */

/** What was typed, as one of the two kinds of values that records are looked up by. */
interface Typed {
  id: number | null;
  /** When it was made, if it is the public id of an event: milliseconds UTC. */
  made: number | undefined;
}

/** Milliseconds by which an event may be recorded apart from its public id. */
const slack = 1000;

/** Returns a condition on the rows with a field of this value; undefined if it can't be one. */
const isValue = (
  { stored, entity }: Collection,
  name: string,
  { id, made }: Typed,
  caller: Caller,
): RawBuilder<unknown> | undefined => {
  const { field, column } = stored.get(name) ?? {};
  if (!field || column === undefined || !isReadable(field, caller)) return undefined;
  if (field.kind === 'id') return id === null ? undefined : sql`id = ${value('id')}::bigint`;
  if (id !== null) return undefined;
  const isTyped = sql`${sql.id(column)} = ${value('typed')}::text`;
  if (field.kind !== 'secureId' || !entity.events) return isTyped;
  // The id says which partition they are in.
  if (made === undefined) return undefined;
  const moment = (apart: number) => sql`to_timestamp((${value('made')}::bigint + ${sql.lit(apart)}) / 1000.0)`;
  return sql`${isTyped} and created_at between ${moment(-slack)} and ${moment(slack)}`;
};

const rowSchema = z.array(z.object({ view: z.string(), hits: hitsSchema }));

/**
 * Searches views whose records are found by `exactMatch`, in one statement.
 * @param typed without spaces around it
 * @returns the hits by view, those without any left out
 */
export const searchExactly = async (
  db: Reader,
  model: Model,
  { views, typed, limit, caller }: { views: readonly FoundView[]; typed: string; limit: number; caller: Caller },
): Promise<{ view: FoundView; hits: Hit[] }[]> => {
  const id = idIn(typed);
  if (id === null && !isPublicId(typed)) return [];
  const made = madeAt(typed);
  const looks = views.flatMap((view) => {
    const { collection } = view;
    const named = (collection.entity.find?.exactMatch ?? []).flatMap(
      (name) => isValue(collection, name, { id, made }, caller) ?? [],
    );
    return named.length > 0 ? [{ view, where: sql.join(named, sql` or `) }] : [];
  });
  if (looks.length === 0) return [];
  const key = JSON.stringify([
    ...['exact', caller.roleType, looks.map(({ view }) => view.name)],
    ...[id !== null, made !== undefined],
  ]);
  const prepared = cachedStatement(model, key, () =>
    sql.join(
      looks.map(({ view, where }) => {
        const found = sql`(select * from ${sql.table(view.collection.table)} where ${where}) as t
          cross join (select 0 as rank) as hit`;
        return sql`select ${sql.lit(view.name)} as view, ${hitsSql(model, view, found, caller)} as hits`;
      }),
      sql` union all `,
    ),
  );
  const values = { id, typed, limit, made: made ?? null };
  const rows = rowSchema.parse(await run(db, prepared, { caller, values }));
  return rows.flatMap(({ view: name, hits }) => {
    const view = views.find((one) => one.name === name);
    return view && hits.length > 0 ? [{ view, hits }] : [];
  });
};
