import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import { withFullContacts, recordContactViews } from '../../collections/contacts.ts';
import { collectionNamed, type Model } from '../../collections/model.ts';
import { readRecord } from '../../collections/read.ts';
import type { Database } from '../../database/connection.ts';
import { value } from '../../database/statement.ts';
import type { Call, Handlers } from '../../http/call.ts';

/** The fields shown; where the visitor was sent is the advertiser's. */
const fields = ['firstName', 'lastName', 'phone', 'email', 'ip', 'sourceUrl', 'params'];

/** Handler of `/stat/leads/{id}/contacts`: a lead's contact data in full, once it is recorded who sees them. */
export const createContactHandlers = ({ database, model }: { database: Database; model: Model }): Handlers => ({
  showLeadContacts: async ({ caller, params: { id } }: Call<{ id: number }>) => {
    const leads = collectionNamed(model, 'lead');
    const reader = withFullContacts(leads, caller);
    const read = (as: Caller) =>
      database
        .tenant(caller.tenantId)
        .read((db) => readRecord(db, model, leads, { id, query: { fields }, caller: as }));
    // Check first that they reach it at all: a caller who sees nothing is not recorded, and one who is sees it as of
    // then.
    await read(reader);
    const where = () => sql` where t.id = ${value('lead')}::bigint`;
    const query = { model, collection: leads, caller: reader, narrow: { values: { lead: id } }, where };
    const noted = await database.tenant(caller.tenantId).write((db) => recordContactViews(db, 'shown', query));
    // What was not recorded stays masked, even if it has become accessible since.
    const { id: _, ...contacts } = await read(noted > 0 ? reader : caller);
    return { data: contacts };
  },
});
