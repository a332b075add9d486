import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { ExportFiles } from '../../exports/files.ts';
import { deleteExportsUntil } from './exported-contacts.ts';

/** Erases contact data that are no longer kept; figures stay. */

const counts = z.object({
  leads: z.int(),
  attempts: z.int(),
  conversions: z.int(),
  postbacks: z.int(),
  changes: z.int(),
});
/** When the latest of these leads came in (seconds UTC), by network. */
const latest = z.object({ until: z.array(z.object({ tenant: z.int(), until: z.int() })) });

/** How many records were emptied, and until when their leads came in. */
export type Erased = z.infer<typeof counts> &
  z.infer<typeof latest> & {
    /** When the last of them came in, to the microsecond, for the next call to begin there. */
    last: string | undefined;
  };

const maxAtOnce = 1000;

interface ErasureOptions {
  /** Whether it waits for leads that are in use; otherwise they are left for the next time. */
  isPatient: boolean;
  /** The most that are erased. */
  atOnce?: number;
}

/** A lead whose records are emptied, with what they are found by. */
interface Locked {
  created_at: string;
}

/**
 * Locks leads whose contact data are to be erased, in a separate statement: the one that empties records then sees what
 * was written about them while this one waited. They are locked in order of their ids, as everywhere (D39); a call that
 * doesn't wait takes the oldest.
 */
const lockLeads = async (
  db: Kysely<Tables>,
  which: RawBuilder<unknown>,
  { isPatient, atOnce = maxAtOnce }: ErasureOptions,
): Promise<readonly Locked[]> => {
  const { rows } = await sql<Locked>`
    select l.tenant_id, l.id, l.created_at::text as created_at, l.click_id, l.affiliate_id from leads as l where l.erased_at is null and ${which}
    order by ${isPatient ? sql`l.id` : sql`l.created_at, l.id`} limit ${sql.lit(atOnce)}
    for update of l ${isPatient ? sql`` : sql`skip locked`}`.execute(db);
  return rows;
};

/** Returns the statement that empties all records of leads. */
const emptying = (leads: readonly object[]): RawBuilder<unknown> => {
  const ofGone = (row: string) =>
    sql`gone where ${sql.ref(`${row}.tenant_id`)} = gone.tenant_id and ${sql.ref(`${row}.lead_id`)} = gone.id`;
  const number = (name: string) => sql`(select count(*)::integer from ${sql.id(name)}) as ${sql.id(name)}`;
  return sql`with gone as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as input
        (tenant_id bigint, id bigint, created_at timestamptz, click_id text, affiliate_id bigint)
    ), leads as (
      update leads as lead set first_name = null, last_name = null, phone = null, email = null, ip = null,
        source_url = null, user_agent = null, redirect_url = null, params = '[]', phone_key = null, email_key = null, erased_at = now()
      from gone where lead.tenant_id = gone.tenant_id and lead.id = gone.id and lead.created_at = gone.created_at
      returning lead.id
    ), attempts as (
      update lead_attempts as attempt set request = null, answer = null, message = null, redirect_url = null
      from ${ofGone('attempt')} returning attempt.tenant_id, attempt.id
    ), conversions as (
      update conversions as conversion set postback_params = '[]' from ${ofGone('conversion')} returning conversion.id
    ), postbacks as (
      update postback_logs as log set url = split_part(log.url, '?', 1), body = null, answer = null, ip = null,
        reason = null
      from ${ofGone('log')} returning log.tenant_id, log.id
    ), changes as (
      update lead_changes as change set note = null from ${ofGone('change')} returning change.tenant_id, change.id
    ), clicks as (
      update clicks as click set ip = null, referrer = null, campaign_url = split_part(click.campaign_url, '?', 1),
        target_url = split_part(click.target_url, '?', 1)
      from gone where click.tenant_id = gone.tenant_id and click.secure_id = gone.click_id
        and click.affiliate_id = gone.affiliate_id
        and click.created_at between sluice_made_at(gone.click_id) - interval '1 second'
          and sluice_made_at(gone.click_id) + interval '1 second'
    ), former as (
      delete from lead_former_key as former_key using ${ofGone('former_key')}
    ), noted as (
      select tenant_id, 'lead' as target, id from gone
      union all select tenant_id, 'leadAttempt', id from attempts
      union all select tenant_id, 'leadChange', id from changes
      union all select tenant_id, 'postbackLog', id from postbacks
    )
    select ${sql.join(Object.keys(counts.shape).map(number))}, (
      select coalesce(jsonb_agg(jsonb_build_object('tenant', tenant_id, 'until', until)), '[]') from (
        select tenant_id, ceil(extract(epoch from max(created_at)))::bigint as until from gone group by tenant_id
      ) as network
    ) as until,
      (select sluice_forget_notes(array_agg(tenant_id), array_agg(target), array_agg(id)) from noted) as notes`;
};

/**
 * Erases the contact data of leads that `which` finds under the alias `l`, the keys that identify them as the same
 * person's, and every text about them that may repeat those data: messages, parameters, notes, and colleagues' notes
 * with their history; of the click before a lead, the visitor's address, where they came from, and the parameters of
 * both links. Up to a thousand leads per call, unless it is told otherwise.
 * @param db a transaction
 */
export const eraseLeads = async (
  db: Transaction<Tables>,
  which: RawBuilder<unknown>,
  how: ErasureOptions,
): Promise<Erased> => {
  const leads = await lockLeads(db, which, how);
  if (leads.length === 0)
    return { leads: 0, attempts: 0, conversions: 0, postbacks: 0, changes: 0, until: [], last: undefined };
  const { rows } = await emptying(leads).execute(db);
  return { ...counts.parse(rows[0]), ...latest.parse(rows[0]), last: leads.at(-1)?.created_at };
};

/** A network whose contact data are not kept forever. */
interface ContactRetention {
  tenant: number;
  days: number;
}

/** Leads that have outlived their retention; those that are done are passed over, as they may be very many. */
const dueIn = ({ tenant, days }: ContactRetention, from: string | undefined): RawBuilder<unknown> =>
  sql`l.tenant_id = ${tenant} and l.created_at < now() - make_interval(days => ${days}::integer)
    and l.created_at >= ${from ?? '-infinity'}::timestamptz`;

/**
 * Erases contact data that have outlived their network's retention, and exports that may contain them.
 * @returns how many leads there were
 */
export const eraseDue = async ({
  database,
  exportFiles,
  atOnce = maxAtOnce,
  isClosing = () => false,
}: {
  database: Database;
  exportFiles: ExportFiles;
  /** How many are erased by one transaction. */
  atOnce?: number;
  /** Whether to leave the rest after such a transaction. */
  isClosing?(): boolean;
}): Promise<number> => {
  /** Erases up to a thousand leads of a network, from a moment on. */
  const eraseNext = async (keeping: ContactRetention, from: string | undefined): Promise<Erased> => {
    const { files, ...erased } = await database.owner((db) =>
      db.transaction().execute(async (transaction) => {
        const gone = await eraseLeads(transaction, dueIn(keeping, from), { isPatient: false, atOnce });
        return { ...gone, files: await deleteExportsUntil(transaction, gone.until) };
      }),
    );
    // Including those whose reading began meanwhile.
    const begun = await database.owner((db) => deleteExportsUntil(db, erased.until));
    for (const file of [...files, ...begun]) await exportFiles.remove(file);
    return erased;
  };

  const { rows: networks } = await database.owner((db) =>
    sql<ContactRetention>`
      select settings.tenant_id as tenant, settings.contact_days as days
      from settings_general as settings join tenant on tenant.id = settings.tenant_id
      where settings.contact_days is not null order by 1`.execute(db),
  );
  let total = 0;
  for (const network of networks) {
    let from: string | undefined;
    for (;;) {
      const { leads, last } = await eraseNext(network, from);
      total += leads;
      from = last;
      if (isClosing()) return total;
      if (leads < atOnce) break;
    }
  }
  return total;
};
