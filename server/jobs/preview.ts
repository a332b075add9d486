import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { isReadable } from '../collections/fields.ts';
import type { Collection, Model, Reader } from '../collections/model.ts';
import { rowScopeOf, rowsSql } from '../collections/rows.ts';
import type { Database } from '../database/connection.ts';
import { run, statement, value } from '../database/statement.ts';
import { violation, Failure, invalid } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import { type RequestedJob, type JobRequests, maxRecords } from './requests.ts';

/** What an action would do to records and to their amounts of money, before it is done. */

interface Dependencies {
  database: Database;
  model: Model;
  requests: Pick<JobRequests, 'check' | 'planOf'>;
}

/** Totals of the records that would change: one line for their number, and one for each amount and currency. */
interface Line {
  /** Null for all selected records. */
  before: Readonly<Record<string, unknown>> | null;
  /** Null for the number of records. */
  field: string | null;
  currency: number | null;
  count: number;
  sum: string | null;
}

/** Returns the amounts on the action's button, if the caller may see them, with the columns of their currencies. */
const amountsOf = (collection: Collection, call: string, caller: Caller): { name: string; currency: string }[] => {
  const { fields, actions } = collection.entity;
  return (actions[call]?.button?.amounts ?? []).flatMap((name) => {
    const field = fields[name];
    if (field?.kind !== 'money' || !isReadable(field, caller)) return [];
    return [{ name, currency: field.currency }];
  });
};

const columnOf = (collection: Collection, name: string): RawBuilder<unknown> => {
  const stored = collection.stored.get(name);
  if (!stored) throw new Error(`${collection.key}.${name} has no column to be summed up by`);
  return sql.ref(`t.${stored.column}`);
};

const linesSql = (collection: Collection, call: string, where: RawBuilder<unknown>, caller: Caller) => {
  const sets = Object.entries(collection.entity.actions[call]?.sets ?? {});
  const column = (name: string) => columnOf(collection, name);
  const differs = sql.join(
    sets.map(([name, wanted]) => sql`${column(name)} is distinct from ${sql.lit(wanted)}`),
    sql` or `,
  );
  const before = sql`jsonb_build_object(${sql.join(sets.flatMap(([name]) => [sql.lit(name), column(name)]))})`;
  const sums = amountsOf(collection, call, caller).map(
    ({ name, currency }) => sql` union all
      select ${before}, ${sql.lit(name)}, ${column(currency)}::bigint, count(*)::integer, trim_scale(sum(${column(name)}))
      from changing as t group by 1, 3`,
  );
  return statement<Line>(sql`with meant as (${where}),
    changing as (select t.* from meant as t where ${differs})
    select null::jsonb as before, null::text as field, null::bigint as currency, count(*)::integer as count, null::numeric as sum
    from meant
    union all select ${before}, null, null, count(*)::integer, null from changing as t group by 1
    ${sql.join(sums, sql``)}
    order by before nulls first, field nulls first, currency`);
};

/** Builds the answer from the lines, in which those of a group are adjacent. */
const previewOf = (lines: readonly Line[]) => {
  const [meant, ...rest] = lines;
  const counts = rest.filter(({ field }) => field === null);
  const isSame = (one: Line, other: Line): boolean => JSON.stringify(one.before) === JSON.stringify(other.before);
  return {
    total: meant?.count ?? 0,
    changing: counts.reduce((sum, { count }) => sum + count, 0),
    groups: counts.map((group) => ({
      before: group.before ?? {},
      count: group.count,
      amounts: rest.flatMap((line) =>
        line.field !== null && isSame(line, group)
          ? [{ field: line.field, currency: line.currency, sum: line.sum ?? '0' }]
          : [],
      ),
    })),
  };
};

/** Handler of `/user/jobs/preview`. */
export const createPreviewHandlers = ({ database, model, requests }: Dependencies): Handlers => {
  const lines = async (db: Reader, collection: Collection, { call, ids, query = '' }: RequestedJob, caller: Caller) => {
    const plan = await requests.planOf(db, collection, query, caller);
    const reached = rowsSql(model, collection, rowScopeOf(collection, call, caller), caller, 't');
    const where = sql`select t.* from (select t.* from ${sql.table(collection.table)} as t${plan.where()}) as t
      where ${reached} and (${value('ids')}::bigint[] is null or t.id = any(${value('ids')}::bigint[]))`;
    const values = { ...plan.narrow.values, ids: ids ?? null };
    return run(db, linesSql(collection, call, where, caller), { caller, values });
  };

  return {
    previewJob: async ({ caller, body }: Call<unknown, unknown, RequestedJob>) => {
      const collection = requests.check(body, caller);
      if (!collection.entity.actions[body.call]) throw invalid(violation('call', 'choice'));
      const preview = previewOf(
        await database.tenant(caller.tenantId, collection.key).read((db) => lines(db, collection, body, caller)),
      );
      if (preview.total > maxRecords) throw new Failure('tooManyRecords', { args: [maxRecords] });
      return { data: preview };
    },
  };
};
