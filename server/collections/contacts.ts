import { type RawBuilder, sql } from 'kysely';
import type { ContactKind } from '../../openapi/define.ts';
import type { Caller } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import { only } from '../database/single-row.ts';
import { impersonator, me, run, showsContacts, statement, value } from '../database/statement.ts';
import type { TenantScope } from '../database/tenant.ts';
import { Failure } from '../failure.ts';
import type { Collection, Model, Reader, Values } from './model.ts';
import { rowsSql } from './rows.ts';

/** People's contact data: masked in the query itself, so that no path out of the database can forget to. */

type Sql = RawBuilder<unknown>;

const hidden = sql.lit('•••');
/** Numbers shorter than this are masked whole: their ends would reveal too much. */
const minDigits = 9;

const masks: Readonly<Record<ContactKind, (plain: Sql) => Sql>> = {
  name: (plain) => sql`left(${plain}, 1) || ${hidden}`,
  phone: (
    plain,
  ) => sql`case when length(regexp_replace(${plain}, '\\D', '', 'g')) < ${sql.lit(minDigits)} then ${hidden}
    else case when ${plain} like '+%' then left(${plain}, 4) || ' ' else '' end || ${hidden} || ' ••' || right(${plain}, 2) end`,
  email: (plain) =>
    sql`case when ${plain} like '_%@%' then regexp_replace(${plain}, '^(.).*@', '\\1•••@') else ${hidden} end`,
  address: (plain) =>
    sql`host(network(set_masklen(${plain}::inet, case family(${plain}::inet) when 4 then 24 else 48 end)))`,
  link: (plain) => sql`substring(${plain} from '^[A-Za-z][A-Za-z0-9+.-]*://[^/?#@]+')`,
  values: (plain) => sql`(select coalesce(jsonb_agg(one || jsonb_build_object('value', ${hidden}) order by place), '[]')
    from jsonb_array_elements(${plain}) with ordinality as given (one, place))`,
};

/** The condition on `row` under which the caller may see its contact data in full. */
export const openRowsSql = (model: Model, collection: Collection, caller: Caller, row: string): Sql => {
  const rows = collection.entity.access[caller.roleType]?.contacts;
  return rows ? rowsSql(model, collection, rows, caller, row) : sql`true`;
};

/** Contact data of the row aliased as `row` as the caller gets it: in full if they asked for that and may. */
export const contactSql = (
  model: Model,
  collection: Collection,
  kind: ContactKind,
  plain: Sql,
  caller: Caller,
  row: string,
): Sql => {
  const open = openRowsSql(model, collection, caller, row);
  return sql`case when ${showsContacts}::boolean and ${open} then ${plain} else ${masks[kind](plain)} end`;
};

/**
 * Returns the caller as one who sees contact data in full.
 * @throws Failure 403 if they may not
 */
export const withFullContacts = ({ entity }: Collection, caller: Caller): Caller => {
  const names = Object.values(entity.views).map(({ permission }) => `${permission}.contacts.read`);
  if (!names.some((name) => hasPermission(caller, name))) throw new Failure('forbidden');
  return { ...caller, showsContacts: true };
};

/** Which leads: those of a list as planned, or of a query that names them. */
interface Shown {
  model: Model;
  /** The collection of leads. */
  collection: Collection;
  caller: Caller;
  narrow: { values: Values };
  /** Condition on leads aliased as `t`. */
  where(): Sql;
}

/**
 * Records that the caller sees contact data of leads in full; leads they get masked aren't recorded.
 * @returns how many of the leads they see in full
 */
export const recordContactViews = async (
  db: Reader,
  purpose: 'shown' | 'exported',
  { model, collection, caller, narrow, where }: Shown,
): Promise<number> => {
  const noting = statement<{ count: number }>(
    sql`with noted as (
      insert into contact_views (lead_id, affiliate_id, user_id, impersonator_id, purpose)
      select t.id, t.affiliate_id, ${me}::bigint, ${impersonator}::bigint, ${sql.lit(purpose)}
      from (select t.* from leads as t${where()}) as t where ${openRowsSql(model, collection, caller, 't')} returning id
    ) select count(*)::integer as count from noted`,
  );
  return only(await run(db, noting, { caller, values: narrow.values }), 'views of contacts').count;
};

/** Leads whose contact data a file shows in full, by place: their ids, and those of their affiliates. */
export interface ShownLeads {
  leads: number[];
  affiliates: number[];
}

/** Rows recorded in one transaction. */
const maxRecorded = 10_000;

const recordingShown = statement(
  sql`insert into contact_views (lead_id, affiliate_id, user_id, impersonator_id, purpose)
    select lead_id, affiliate_id, ${me}::bigint, ${impersonator}::bigint, 'exported'
    from unnest(${value('leads')}::bigint[], ${value('affiliates')}::bigint[]) as shown (lead_id, affiliate_id)`,
);

/** Records that the caller gets a file with contact data of leads in full, some thousand of them at a time. */
export const recordShownLeads = async (
  scope: Pick<TenantScope, 'single'>,
  caller: Caller,
  { leads, affiliates }: ShownLeads,
): Promise<void> => {
  for (let at = 0; at < leads.length; at += maxRecorded) {
    const [some, theirs] = [leads, affiliates].map((ids) => ids.slice(at, at + maxRecorded));
    await scope.single((db) => run(db, recordingShown, { caller, values: { leads: some, affiliates: theirs } }));
  }
};
