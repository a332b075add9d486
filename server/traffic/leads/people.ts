import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import { withFullContacts, recordContactViews } from '../../collections/contacts.ts';
import { listSql, planList } from '../../collections/list.ts';
import { type Collection, collectionNamed, type Model, type Reader, type Values } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import { run, statement, value } from '../../database/statement.ts';
import type { ExportFiles } from '../../exports/files.ts';
import { violation, invalid } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { readContact } from './contact.ts';
import { erasedIn, erasing } from './erase.ts';
import { deleteExportedContacts } from './exported-contacts.ts';
import { erasePersonalRows } from './import/forget.ts';

/** What is kept of one person, who may ask what that is and that it be forgotten. */

interface Parts {
  database: Database;
  exportFiles: ExportFiles;
  model: Model;
}

/** A person by phone in international form, by email, or by either of both. */
interface Person {
  phone?: string;
  email?: string;
}

type AboutPerson = Call<unknown, unknown, Person>;

/** By what a person is found. @throws Failure 422 where that is nothing */
const keysOf = ({ phone = '', email = '' }: Person) => {
  const { phoneKey, emailKey, phoneCountry } = readContact(phone, email, undefined);
  if (phone !== '' && phoneCountry === undefined) throw invalid(violation('phone', 'phone'));
  if (phoneKey === null && emailKey === null) throw invalid(violation('phone', 'required'));
  return { phone, email, phoneKey, emailKey };
};

/** The condition that a lead under `l` fulfils which is this person's. */
const ofPerson = ({ phoneKey, emailKey }: ReturnType<typeof keysOf>) =>
  sql`(l.phone_key = ${phoneKey}::text or l.email_key = ${emailKey}::text)`;

/** Everything that a record says, what comes on request only, too. */
const wholeOf = async (
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

/** Handlers of `/user/people`. */
export const createPeopleHandlers = ({ database, exportFiles, model }: Parts): Handlers => ({
  reportPerson: async ({ caller, body }: AboutPerson) => {
    const leads = collectionNamed(model, 'lead');
    const reader = withFullContacts(leads, caller);
    const which = ofPerson(keysOf(body));
    const network = database.tenant(caller.tenantId);
    const ids = await network.read(async (db) => {
      const { rows } = await sql<{ id: number }>`select l.id from leads as l where ${which} order by l.id`.execute(db);
      return rows.map(({ id }) => id);
    });
    const where = () => sql` where t.id = any(${value('leads')}::bigint[])`;
    const told = { model, collection: leads, caller: reader, narrow: { values: { leads: ids } }, where };
    await network.write((db) => recordContactViews(db, 'exported', told));
    const data = await network.read(async (db) => {
      const about = (key: string, narrowed: Readonly<Record<string, readonly number[]>>) =>
        ids.length === 0 ? [] : wholeOf(db, model, collectionNamed(model, key), narrowed, reader);
      return {
        leads: await about('lead', { id: ids }),
        attempts: await about('leadAttempt', { lead: ids }),
        changes: await about('leadChange', { lead: ids }),
        conversions: await about('conversion', { lead: ids }),
        views: await about('contactView', { lead: ids }),
      };
    });
    return { data };
  },

  forgetPerson: async ({ caller, body }: AboutPerson) => {
    const keys = keysOf(body);
    const which = ofPerson(keys);
    const erased = await database.tenant(caller.tenantId).write(async (db) => {
      const gone = { leads: 0, attempts: 0, conversions: 0, postbacks: 0, changes: 0 };
      for (;;) {
        const now = erasedIn((await erasing(which, { isPatient: true }).execute(db)).rows);
        for (const name of Object.keys(gone) as (keyof typeof gone)[]) gone[name] += now[name];
        if (now.leads === 0) break;
      }
      await erasePersonalRows(db, keys);
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
