import { type Insertable, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import { canBecome } from '../../../domain/traffic/lead-statuses.ts';
import type { Tables } from '../../database/tables.ts';
import { Failure } from '../../failure.ts';

/** The one place where leads change: each change depends on their current state and is recorded in their history. */

type Row = Selectable<Tables['leads']>;
type Entry = Insertable<Tables['lead_changes']>;

/** Who or what changes a lead, and their note on it. */
export interface Cause {
  by: Entry['changed_by'];
  user?: number | null;
  impersonator?: number | null;
  note?: string | null;
  /** Whether the note was made before the change, so that the lead's contact data may have been erased since. */
  isOfBefore?: boolean;
}

/** An existing lead, with the time that identifies its partition (ISO 8601) if it is known. */
export interface KnownLead {
  id: number;
  createdAt?: string;
}

const contactFields = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  email: 'email',
  country: 'country',
  language: 'language',
  ip: 'ip',
  source_url: 'sourceUrl',
  params: 'params',
} as const satisfies Partial<Record<keyof Row, NonNullable<Entry['changed_fields']>[number]>>;

export type ContactColumn = keyof typeof contactFields;

/** What changes about a lead: columns of its row. */
export type LeadChange = Pick<
  Updateable<Tables['leads']>,
  | ContactColumn
  | 'phone_key'
  | 'email_key'
  | 'api_status'
  | 'reason'
  | 'refusal'
  | 'grade_id'
  | 'advertiser_id'
  | 'integration_id'
  | 'redirect_url'
  | 'decision'
>;

const causeColumns = ({ by, user = null, impersonator = null, note = null }: Cause) => ({
  changed_by: by,
  user_id: user,
  impersonator_id: impersonator,
  note,
});

const at = (createdAt: string | undefined) => sql<number>`${createdAt}::timestamptz`;

/**
 * Reads a lead that is about to change and locks it until the transaction is over.
 * @throws Failure 404 if there is none
 */
export const lockLead = async (db: Transaction<Tables>, { id, createdAt }: KnownLead): Promise<Row> => {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .$if(createdAt !== undefined, (query) => query.where('created_at', '=', at(createdAt)))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure('notFound');
  return row;
};

/** Keeps a lead's former keys: requests that sent it still contain the former contact data (D1270). */
const keepFormerKeys = async (db: Transaction<Tables>, before: Row, change: LeadChange): Promise<void> => {
  const former = (['phone_key', 'email_key'] as const).flatMap((name) => {
    const key = before[name];
    return key === null || change[name] === undefined || change[name] === key ? [] : [{ lead_id: before.id, key }];
  });
  if (former.length === 0) return;
  await db
    .insertInto('lead_former_key')
    .values(former)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Reduces a change to what a lead with erased contact data still allows: no redirect address, and no hold. */
const withoutPerson = (change: LeadChange): LeadChange => ({
  ...change,
  ...(change.redirect_url !== undefined && { redirect_url: null }),
  ...(change.api_status === 'hold' && { api_status: 'unsent' }),
});

const isFinal = async (db: Transaction<Tables>, grade: number): Promise<boolean> =>
  (await db.selectFrom('lead_grades').select('final').where('id', '=', grade).executeTakeFirst())?.final === true;

/**
 * Gives a lead the reported grade, unless it has a final one, which only people change.
 * @returns whether it has the grade now
 * @throws Failure 404 if there is no such lead
 */
export const giveReportedGrade = async (
  db: Transaction<Tables>,
  lead: KnownLead,
  grade: number,
  cause: Cause,
): Promise<boolean> => {
  let isGiven = true;
  await changeLead(db, lead, { grade_id: grade }, cause, async ({ grade_id: before }) => {
    isGiven = before === null || before === grade || !(await isFinal(db, before));
    return isGiven;
  });
  return isGiven;
};

/**
 * Changes a lead and records what changed, by whom, and why. If its contact data are erased, it keeps neither an
 * address to send the person to nor a note made earlier (D1283).
 * @param mayChange called with the locked lead; if it returns false, nothing is changed
 * @throws Failure 404 if there is none; 409 if its status can't become the new one
 */
export const changeLead = async (
  db: Transaction<Tables>,
  lead: KnownLead,
  requested: LeadChange,
  cause: Cause,
  mayChange?: (before: Row) => Promise<boolean>,
): Promise<void> => {
  const before = await lockLead(db, lead);
  if (mayChange && !(await mayChange(before))) return;
  const isErased = before.erased_at !== null;
  const change = isErased ? withoutPerson(requested) : requested;
  const status = change.api_status ?? before.api_status;
  if (status !== before.api_status && !canBecome(before.api_status, status)) throw new Failure('refused');
  await db
    .updateTable('leads')
    .set(change)
    .where('id', '=', lead.id)
    .$if(lead.createdAt !== undefined, (query) => query.where('created_at', '=', at(lead.createdAt)))
    .execute();
  await keepFormerKeys(db, before, change);
  const fields = Object.entries(contactFields).flatMap(([column, field]) => {
    const name = column as ContactColumn;
    return change[name] !== undefined && change[name] !== before[name] ? [field] : [];
  });
  const { grade_id: grade, advertiser_id: advertiser } = change;
  await db
    .insertInto('lead_changes')
    .values({
      lead_id: lead.id,
      affiliate_id: before.affiliate_id,
      previous_status: before.api_status,
      api_status: status,
      reason: change.reason ?? null,
      refusal: change.refusal ?? null,
      grade_id: grade !== undefined && grade !== before.grade_id ? grade : null,
      advertiser_id: advertiser !== undefined && advertiser !== before.advertiser_id ? advertiser : null,
      changed_fields: fields,
      ...causeColumns(isErased && cause.isOfBefore ? { ...cause, note: null } : cause),
    })
    .execute();
};

/** A grade given to a lead. */
export interface GivenGrade {
  lead: number;
  grade: number;
}

/**
 * Gives many leads their reported grades, as `giveReportedGrade` does for one, with a single statement for all distinct
 * leads. Entries in their histories are in the order of `given`.
 * @returns for each whether the lead has the grade now
 * @throws Failure 404 if one of them doesn't exist
 */
export const gradeLeads = async (
  db: Transaction<Tables>,
  given: readonly GivenGrade[],
  cause: Pick<Cause, 'by'>,
): Promise<boolean[]> => {
  const asked = new Map<number, GivenGrade>();
  const again: GivenGrade[] = [];
  for (const one of given) {
    if (asked.has(one.lead)) again.push(one);
    else asked.set(one.lead, one);
  }
  if (asked.size === 0) return [];
  const { rows } = await sql<{ lead: number; is_given: boolean }>`
    with before as materialized (
      select leads.id, leads.created_at, leads.affiliate_id, leads.api_status, leads.grade_id as former, requested.grade, requested.place,
        leads.grade_id is null or leads.grade_id = requested.grade
          or not (select final from lead_grades where id = leads.grade_id) as is_given
      from jsonb_to_recordset(${JSON.stringify([...asked.values()].map((one, place) => ({ ...one, place })))}::jsonb)
        as requested (lead bigint, grade bigint, place integer)
      join leads on leads.id = requested.lead
      order by leads.id for no key update of leads
    ), changed as (
      update leads set grade_id = before.grade from before
      where before.is_given and leads.id = before.id and leads.created_at = before.created_at
    ), noted as (
      insert into lead_changes (lead_id, affiliate_id, previous_status, api_status, grade_id, changed_fields, changed_by)
      select id, affiliate_id, api_status, api_status, case when grade is distinct from former then grade end, '{}',
        ${cause.by}
      from before where is_given order by place
    )
    select id::integer as lead, is_given from before`.execute(db);
  if (rows.length !== asked.size) throw new Failure('notFound');
  const isGiven = new Map(rows.map((row) => [row.lead, row.is_given]));
  const later = await gradeLeads(db, again, cause);
  return given.map((one) => (asked.get(one.lead) === one ? isGiven.get(one.lead) : later.shift()) === true);
};
