import { type RawBuilder, sql } from 'kysely';
import type { Words } from '../../domain/text/words.ts';
import { Failure } from '../failure.ts';
import { changesBetween } from '../history/changes.ts';
import { recordHistory } from '../history/sql.ts';
import type { Change, Collection, Model, Values, Work } from './model.ts';
import { isDatabaseError } from '../database/sqlstate.ts';
import { cachedStatement, run, value } from '../database/statement.ts';

const deleteSql = ({ key, table }: Collection): RawBuilder<unknown> => {
  const history = recordHistory(
    key,
    sql`gone join jsonb_to_recordset(${value('items')}::jsonb) as sent (id bigint, "#changes" jsonb) on sent.id = gone.id`,
    {
      id: sql`gone.id`,
      version: sql`gone.version + 1`,
      changes: sql`sent."#changes"`,
    },
  );
  return sql`with gone as (
      delete from ${sql.table(table)} where id = any(${value('ids')}::bigint[]) returning id, version
    ), past as (${history})
    select id from gone`;
};

/** Returns whose records a table holds, in both languages; for a join table, those of the referring records. */
const whose = (model: Model, table: string | undefined): Words => {
  const entity = Object.values(model).find(
    (one) => one.table === table || [...one.joined.values()].some((joined) => joined.table === table),
  )?.entity;
  return entity
    ? { en: entity.name.en[1], ru: entity.name.ru[3] ?? entity.name.ru[1] }
    : { en: String(table), ru: String(table) };
};

const lost = (before: Readonly<Values>): Values => Object.fromEntries(Object.keys(before).map((name) => [name, null]));

/** Deletes records; their history keeps what they were. 409 naming the entity whose records still refer to one. */
export const deleteRecords = async (collection: Collection, changes: readonly Change[], work: Work): Promise<void> => {
  const { entity } = collection;
  const prepared = cachedStatement(work.model, `delete ${collection.key}`, () => deleteSql(collection));
  const items = changes.map(({ id, before }) => ({
    id,
    '#changes': changesBetween(entity.fields, before, lost(before ?? {})),
  }));
  const values = {
    ids: changes.map(({ id }) => id),
    items: JSON.stringify(items),
    '#action': changes[0]?.call,
    '#requestId': work.requestId,
  };
  try {
    await run(work.db, prepared, { caller: work.caller, values });
  } catch (error) {
    if (!isDatabaseError(error, 'referenceViolation')) throw error;
    const args = [whose(work.model, error.table)];
    const { words: message } = new Failure('referenced', { args });
    const path = changes.length === 1 ? `${changes[0]?.path}.id` : 'items';
    throw new Failure('referenced', { args, cause: error, details: [{ message, type: 'referenced', path }] });
  }
};
