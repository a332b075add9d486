import { type RawBuilder, sql } from 'kysely';
import { fill, type Language } from '../../domain/words.ts';
import { both, having, type View } from '../../openapi/define.ts';
import { permissionAction } from '../../openapi/names.ts';
import type { Collection, Model, Reader } from '../collections/model.ts';
import { accessOf, conditionSql, reachableRows, simplified } from '../collections/rows.ts';
import { recordedTotal } from '../collections/totals.ts';
import type { Holder } from './permissions.ts';
import { rowsInWords, within } from './rows-in-words.ts';

/** The records of one page that a user can reach. */
export interface Scope {
  /** Name in code of the entity or its view. */
  entity: string;
  title: string;
  /** A description of which ones. */
  rows: string;
  count: number;
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

/** Returns the number of records, counted by the database; the total of an entity is cached. */
const counted = (
  model: Model,
  { collection, view: { where } }: Page,
  holder: Holder,
  permissions: ReadonlySet<string>,
): RawBuilder<unknown> => {
  const access = reachableRows(collection, { roleType: holder.roleType, permissions });
  if (!where && 'all' in access) return recordedTotal(collection);
  const rows = both(access, ...Object.entries(where ?? {}).map(([field, values]) => having(field, ...values)));
  const asker = { roleType: holder.roleType, me: sql`${holder.id}`, myTeam: sql`${holder.teamId}` };
  const condition = conditionSql(model, collection, rows, asker, 't');
  return sql`(select count(*) from ${sql.table(collection.table)} as t where ${condition})`;
};

/** Returns which records a user can reach, page by page. `held` are their permissions. */
export const explainScopes = async (
  db: Reader,
  model: Model,
  holder: Holder,
  held: ReadonlySet<string>,
  language: Language,
): Promise<Scope[]> => {
  const pages = pagesOf(model).map((page) => {
    const permission = `${page.view.permission}.${permissionAction(page.collection.entity, 'read')}`;
    return { ...page, permission, open: held.has(permission) };
  });
  const asked = pages.filter(({ open }) => open);
  const columns = asked.map((page, place) => sql`${counted(model, page, holder, held)} as ${sql.ref(`n${place}`)}`);
  const { rows } =
    columns.length > 0 ? await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db) : { rows: [] };
  const counts = new Map(asked.map(({ key }, place) => [key, Number(rows[0]?.[`n${place}`] ?? 0)]));

  return pages.map(({ key, view, collection, permission, open }) => {
    const reached = within(simplified(accessOf(collection, holder)), view.where ?? {}, holder);
    const told = open
      ? rowsInWords(model, collection, reached, holder, language)
      : fill(lacking[language], [permission]);
    return { entity: key, title: view.name[language].at(-1) ?? key, rows: told, count: counts.get(key) ?? 0 };
  });
};
