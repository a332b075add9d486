import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { searchColumn } from '../../openapi/finding.ts';
import type { Caller } from '../access/caller.ts';
import type { Collection, Model, Reader, Values } from '../collections/model.ts';
import { rank, worstGrade } from '../collections/search/grades.ts';
import { publicIds } from '../collections/search/ids.ts';
import { fullScanLimit, sampledRows, type Sample, sampleSchema, sampleSql } from '../collections/search/sampling.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { type Hit, bestOf, hitsSchema, hitsSql } from './hits.ts';
import type { FoundView } from './views.ts';

/** What a first look into a view found; without `sight`, all its records were examined. */
export interface FirstPass {
  view: FoundView;
  hits: Hit[];
  sight: Sample | null;
}

/** A view and the number of records of its entity. */
export interface SizedView extends FoundView {
  size: number;
}

const rowSchema = z.object({ view: z.string(), hits: hitsSchema, sight: sampleSchema.nullable() });

/** Returns the column of the records' names, if an index is ordered by it. */
const nameColumn = ({ entity, stored }: Collection): string | undefined => {
  const [name, ...others] = entity.displayFields;
  const only = name === undefined || others.length > 0 ? undefined : stored.get(name);
  return only?.field.sortable && only.type === 'text' ? only.column : undefined;
};

/** Examines every record; for small tables. */
const amongAll = (model: Model, view: SizedView, count: number, caller: Caller): RawBuilder<unknown> => {
  const { collection } = view;
  const text = sql.ref(`t.${searchColumn}`);
  const isNamed = [
    sql`t.id = ${value('id')}::bigint`,
    ...publicIds(collection, caller).map((column) => sql`${sql.ref(`t.${column}`)} = ${value('typed')}::text`),
  ];
  const found = sql`${sql.table(collection.table)} as t cross join lateral (select ${worstGrade(text, count)} as grade) as graded
    cross join lateral (
      select case when ${sql.join(isNamed, sql` or `)} then 0 when grade > 0 then ${rank(text, sql`grade`)} end as rank
    ) as hit`;
  return sql`select ${sql.lit(view.name)} as view, ${hitsSql(model, view, found, caller)} as hits, null::jsonb as sight`;
};

/** Returns records of a large table that match exactly: by id, public id, or full name. */
const named = (collection: Collection, caller: Caller): RawBuilder<unknown>[] => {
  const t = sql.table(collection.table);
  const column = nameColumn(collection);
  return [
    sql`select id, 0 as rank from ${t} where id = ${value('id')}::bigint`,
    ...publicIds(collection, caller).map(
      (one) => sql`select id, 0 as rank from ${t} where ${sql.id(one)} = ${value('typed')}::text`,
    ),
    ...(column === undefined
      ? []
      : [
          sql`(select id, ${rank(sql.id(searchColumn), sql`3`)} as rank from ${t} where ${sql.id(column)} = any(${value('names')}::text[]) limit ${value('limit')})`,
        ]),
  ];
};

const amongMany = (model: Model, view: SizedView, count: number, caller: Caller): RawBuilder<unknown> => {
  const { collection } = view;
  const seen = sql`select id, ${rank(sql`text`, sql`grade`)} as rank from graded where grade > 0`;
  const candidates = sql.join([seen, ...named(collection, caller)], sql` union all `);
  return sql`(with ${sampledRows(collection, count)}
    select ${sql.lit(view.name)} as view, ${bestOf(model, view, candidates, caller)} as hits, ${sampleSql(count)} as sight)`;
};

/**
 * Searches all views in one statement: every record of small tables; of larger ones, some of the records and exact
 * matches.
 * @param values those of `gradeValues`, and `id`, `typed`, `names` and `limit`
 * @param count number of words
 */
export const firstPass = async (
  db: Reader,
  model: Model,
  { views, count, values, caller }: { views: readonly SizedView[]; count: number; values: Values; caller: Caller },
): Promise<FirstPass[]> => {
  if (views.length === 0) return [];
  const isFew = ({ size }: SizedView): boolean => size <= fullScanLimit;
  const key = JSON.stringify(['first look', caller.roleType, views.map((view) => [view.name, isFew(view)]), count]);
  const prepared = cachedStatement(model, key, () =>
    sql.join(
      views.map((view) => (isFew(view) ? amongAll : amongMany)(model, view, count, caller)),
      sql` union all `,
    ),
  );
  const rows = z.array(rowSchema).parse(await run(db, prepared, { caller, values }));
  const seen = new Map(rows.map(({ view, ...look }) => [view, look]));
  return views.flatMap((view) => {
    const look = seen.get(view.name);
    return look ? [{ view, ...look }] : [];
  });
};
