import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import { withFullContacts, recordContactViews } from '../../collections/contacts.ts';
import { listSql, planList } from '../../collections/list.ts';
import { type Collection, collectionNamed, type Model, type Reader, type Values } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import { run, statement, value } from '../../database/statement.ts';
import type { ExportFiles } from '../../exports/files.ts';
import { violation, invalid } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { readSought, type SoughtContact } from './contact.ts';
import { eraseLeads } from './erase.ts';
import { deleteExportedContacts } from './exported-contacts.ts';
import { erasePersonalRows } from './import/forget.ts';

/** What is stored about one person, who may ask for a copy of it and for its erasure. */

interface Dependencies {
  database: Database;
  exportFiles: ExportFiles;
  model: Model;
}

/** A person by phone in international form or by email; if both are given, either one matches. */
interface Person {
  phone?: string;
  email?: string;
}

type AboutPerson = Call<unknown, unknown, Person>;

/** Returns the search criteria for a person. @throws Failure 422 if there are none */
const soughtIn = ({ phone = '', email = '' }: Person): SoughtContact => {
  const contact = readSought(phone, email);
  if (!contact) throw invalid(violation('phone', 'phone'));
  if (contact.phoneKeys.length === 0 && contact.emailKey === null) throw invalid(violation('phone', 'required'));
  return contact;
};

/** Returns the condition that a text contains an email, as it is or as part of a URL, or a phone. */
const containsContact = (text: RawBuilder<unknown>, { email, digits }: SoughtContact): RawBuilder<unknown> => {
  const whole = (word: string) => `(^|[^a-z0-9._+-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}([^a-z0-9]|$)`;
  const emails = email === '' ? [] : [email, encodeURIComponent(email).toLowerCase()];
  const conditions = [
    ...emails.map((one) => sql`lower(${text}) ~ ${whole(one)}::text`),
    ...(digits === '' ? [] : [sql`${text} ~ ${`(^|\\D)(00|011)?${[...digits].join('[^0-9a-z]{0,3}')}(\\D|$)`}::text`]),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
};

/**
 * Returns the condition that a lead under the alias `l` is this person's, or was before it was edited. If it was edited
 * before former contacts were kept, the requests and answers still contain them.
 */
const ofPerson = (sought: SoughtContact) => {
  const { phoneKeys, emailKey } = sought;
  const keys = [...phoneKeys, ...(emailKey === null ? [] : [emailKey])];
  return sql`(l.phone_key = any(${phoneKeys}::text[]) or l.email_key = ${emailKey}::text or l.id = any(array(
    select lead_id from lead_former_key where key = any(${keys}::text[])
    union all select former.lead_id from lead_former_key as former where former.key is null and (
      exists (select from lead_attempts as attempt where attempt.lead_id = former.lead_id and ${containsContact(sql`concat_ws(e'\n', attempt.request, attempt.answer)`, sought)})
      or exists (select from postback_logs as log where log.lead_id = former.lead_id and ${containsContact(sql`concat_ws(e'\n', log.url, log.body)`, sought)}))
  )))`;
};

/** Reads everything a record contains, including what is returned on request only. */
const readComplete = async (
  db: Reader,
  model: Model,
  collection: Collection,
  narrowed: Readonly<Record<string, readonly number[]>>,
  caller: Caller,
): Promise<Values[]> => {
  const further = Object.entries(collection.entity.fields).flatMap(([name, { onRequest, writeOnly }]) =>
    onRequest && !writeOnly ? [name] : [],
  );
  const plan = planList(model, collection, { ...narrowed, with: further, orderBy: ['id:asc'] }, caller);
  return run(db, statement(listSql(plan)), { caller, values: plan.narrow.values });
};

/** Reads which clicks these leads came after: those of the leads' own affiliates, as when they are erased. */
const clicksBefore = async (db: Reader, leads: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select clicks.id from leads join clicks on clicks.secure_id = leads.click_id
      and clicks.affiliate_id = leads.affiliate_id
      and clicks.created_at between sluice_made_at(leads.click_id) - interval '1 second'
        and sluice_made_at(leads.click_id) + interval '1 second'
    where leads.id = any(${[...leads]}::bigint[]) order by clicks.id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Handlers of `/user/people`. */
export const createPeopleHandlers = ({ database, exportFiles, model }: Dependencies): Handlers => ({
  reportPerson: async ({ caller, body }: AboutPerson) => {
    const leads = collectionNamed(model, 'lead');
    const reader = withFullContacts(leads, caller);
    const which = ofPerson(soughtIn(body));
    const network = database.scanning(caller.tenantId);
    const ids = await network.read(async (db) => {
      const { rows } = await sql<{ id: number }>`select l.id from leads as l where ${which} order by l.id`.execute(db);
      return rows.map(({ id }) => id);
    });
    const where = () => sql` where t.id = any(${value('leads')}::bigint[])`;
    const query = { model, collection: leads, caller: reader, narrow: { values: { leads: ids } }, where };
    await network.write((db) => recordContactViews(db, 'exported', query));
    const data = await network.read(async (db) => {
      const about = (key: string, narrowed: Readonly<Record<string, readonly number[]>>) =>
        Object.values(narrowed).some(({ length }) => length === 0)
          ? []
          : readComplete(db, model, collectionNamed(model, key), narrowed, reader);
      return {
        clicks: await about('click', { id: await clicksBefore(db, ids) }),
        leads: await about('lead', { id: ids }),
        attempts: await about('leadAttempt', { lead: ids }),
        changes: await about('leadChange', { lead: ids }),
        conversions: await about('conversion', { lead: ids }),
        customers: await about('customer', { lead: ids }),
        postbacks: await about('postbackLog', { lead: ids }),
        views: await about('contactView', { lead: ids }),
      };
    });
    return { data };
  },

  forgetPerson: async ({ caller, body }: AboutPerson) => {
    const contact = soughtIn(body);
    const which = ofPerson(contact);
    const erased = await database.scanning(caller.tenantId).write(async (db) => {
      // Before leads are locked: reports wait for those locks, and should wait no longer than necessary.
      await erasePersonalRows(db, contact);
      const gone = { leads: 0, attempts: 0, conversions: 0, postbacks: 0, changes: 0 };
      for (;;) {
        const now = await eraseLeads(db, which, { isPatient: true });
        for (const name of Object.keys(gone) as (keyof typeof gone)[]) gone[name] += now[name];
        if (now.leads === 0) break;
      }
      await db
        .insertInto('erasures')
        .values({ ...gone, user_id: caller.userId, impersonator_id: caller.impersonatorId })
        .execute();
      return gone;
    });
    await deleteExportedContacts({ database, exportFiles }, caller.tenantId);
    return { data: erased };
  },
});
