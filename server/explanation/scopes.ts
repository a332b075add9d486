import { type RawBuilder, sql } from 'kysely';
import { fill, type Language } from '../../domain/text/words.ts';
import { both, having, type Rows, type View } from '../../openapi/define.ts';
import { permissionAction } from '../../openapi/names.ts';
import type { Collection, Model, Reader } from '../collections/model.ts';
import { accessOf, conditionSql, reachableRows, simplified } from '../collections/rows.ts';
import { recordedTotal } from '../collections/totals.ts';
import type { TenantScope } from '../database/tenant.ts';
import { DatabaseSlow } from '../database/unavailable.ts';
import type { Holder } from './permissions.ts';
import { rowsInWords, within } from './rows-in-words.ts';

/** The records of one page that a user can reach. */
export interface Scope {
  /** Name in code of the entity or its view. */
  entity: string;
  title: string;
  /** A description of which ones. */
  rows: string;
  /** Null if counting them takes too long. */
  count: number | null;
  /** False if there are more than `count`, or it is null. */
  countIsExact: boolean;
}

const lacking = { en: 'none: missing permission {0}', ru: 'никакие: нет права {0}' };

interface Page {
  key: string;
  view: View;
  collection: Collection;
}

/** Returns everything that has its own page. */
const pagesOf = (model: Model): Page[] =>
  Object.values(model).flatMap((collection) =>
    Object.entries(collection.entity.views).flatMap(([key, view]) =>
      view.list.columns.length > 0 ? [{ key, view, collection }] : [],
    ),
  );

/** Counting more than this takes longer than it is worth (D45). */
const worthCounting = 100_000;
/** Seconds that the records of one page may take to be counted; what takes longer is left without a number. */
const timeoutSeconds = 2;

/** Whether the ledger of totals has the number: that of all records of an entity that has one. */
const isRecorded = ({ collection, view }: Page, access: Rows): boolean =>
  !view.where && 'all' in access && !collection.entity.events;

/** The number of records that a holder of these permissions reaches, counted up to one more than is worth it. */
const counted = (
  model: Model,
  { collection, view: { where } }: Page,
  access: Rows,
  holder: Holder,
): RawBuilder<unknown> => {
  const rows = both(access, ...Object.entries(where ?? {}).map(([field, values]) => having(field, ...values)));
  const asker = { roleType: holder.roleType, me: sql`${holder.id}`, myTeam: sql`${holder.teamId}` };
  const condition = conditionSql(model, collection, rows, asker, 't');
  return sql`(select count(*) from (
    select from ${sql.table(collection.table)} as t where ${condition} limit ${sql.lit(worthCounting + 1)}
  ) as reached)`;
};

const readCount = async (db: Reader, count: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select ${count} as count`.execute(db);
  return Number(rows[0]?.count ?? 0);
};

type Count = Pick<Scope, 'count' | 'countIsExact'>;

const known = (count: number): Count => ({ count, countIsExact: true });

/** Counts the records of one page; the number is null if that takes too long. */
const countPage = async (
  scope: TenantScope,
  model: Model,
  page: Page,
  holder: Holder,
  permissions: ReadonlySet<string>,
): Promise<Count> => {
  const access = reachableRows(page.collection, { roleType: holder.roleType, permissions });
  if (isRecorded(page, access)) return known(await scope.read((db) => readCount(db, recordedTotal(page.collection))));
  try {
    const count = await scope.write(async (db) => {
      await sql`select set_config('statement_timeout', ${`${timeoutSeconds}s`}, true)`.execute(db);
      return readCount(db, counted(model, page, access, holder));
    });
    return count > worthCounting ? { count: worthCounting, countIsExact: false } : known(count);
  } catch (error) {
    if (!(error instanceof DatabaseSlow)) throw error;
    return { count: null, countIsExact: false };
  }
};

/**
 * Returns which records a user can reach, page by page, each counted on its own: one with too many says so, and keeps
 * none of the others from being shown.
 * @param held their permissions
 */
export const explainScopes = async (
  scope: TenantScope,
  model: Model,
  holder: Holder,
  held: ReadonlySet<string>,
  language: Language,
): Promise<Scope[]> => {
  const scopes: Scope[] = [];
  for (const page of pagesOf(model)) {
    const { key, view, collection } = page;
    const permission = `${view.permission}.${permissionAction(collection.entity, 'read')}`;
    const isOpen = held.has(permission);
    const reached = within(simplified(accessOf(collection, holder)), view.where ?? {}, holder);
    scopes.push({
      entity: key,
      title: view.name[language].at(-1) ?? key,
      rows: isOpen ? rowsInWords(model, collection, reached, holder, language) : fill(lacking[language], [permission]),
      ...(isOpen ? await countPage(scope, model, page, holder, held) : known(0)),
    });
  }
  return scopes;
};
