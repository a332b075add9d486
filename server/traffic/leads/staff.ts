import type { Transaction } from 'kysely';
import { isLeadReason, reasonWords } from '../../../domain/distribution/lead-reasons.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { Caller } from '../../access/caller.ts';
import { requestedFieldNames } from '../../collections/fields.ts';
import { collectionNamed, type Model, type Reader, type Values } from '../../collections/model.ts';
import { readRecords } from '../../collections/read.ts';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { violation, Failure, invalid } from '../../failure.ts';
import type { Call, Handler, Handlers } from '../../http/call.ts';
import { failureOf } from '../../http/failing.ts';
import type { ItemCall, ItemCalls } from '../../collections/item-calls.ts';
import { forEachItem } from '../each-item.ts';
import { whyCard } from '../why-card.ts';
import { type LeadActionItem, leadActions } from './actions.ts';
import type { Cause } from './change.ts';
import type { Resending, Resends } from './resend.ts';

/** Calls by which staff act on one lead or on several. */

interface Dependencies {
  database: Database;
  model: Model;
  resends: Resends;
}

type LeadActionCall = Call<{ id?: number }, unknown, { items: (LeadActionItem & Resending)[] }>;

const causeOf = ({ userId, impersonatorId }: Caller, note: string | null | undefined) =>
  ({ by: 'person', user: userId, impersonator: impersonatorId, note: note ?? null }) as const satisfies Cause;

/** Returns the items of a call; one that names its lead in the path need not name it again. */
const itemsOf = ({ params, body }: LeadActionCall): (LeadActionItem & Resending)[] => {
  const { id } = params;
  if (id === undefined) return body.items;
  return body.items.map((item) => {
    if (item.id !== undefined && item.id !== id) throw invalid(violation('items.0.id', 'choice'));
    return { ...item, id };
  });
};

const wordsOf = (reason: string | null): Words | null =>
  reason !== null && isLeadReason(reason) ? reasonWords(reason).words : null;

export const createLeadStaffHandlers = ({ database, model, resends }: Dependencies) => {
  const collection = collectionNamed(model, 'lead');

  const mustReach = async (db: Reader, ids: readonly number[], caller: Caller): Promise<void> => {
    const accessible = await readRecords(db, model, collection, { ids, names: ['id'], call: 'read', caller });
    if (accessible.length !== new Set(ids).size) throw new Failure('notFound');
  };

  const recordsOf = async (db: Reader, ids: readonly number[], caller: Caller): Promise<Values[]> => {
    const names = requestedFieldNames(collection, caller, {});
    const records = await readRecords(db, model, collection, { ids, names, call: 'read', caller });
    return ids.map((id) => records.find((record) => record['id'] === id) ?? {});
  };

  const scope = ({ tenantId }: Caller) => database.tenant(tenantId, 'lead');

  const acting =
    (name: keyof typeof leadActions): Handler =>
    async (call: LeadActionCall) => {
      const { caller } = call;
      const items = itemsOf(call);
      const ids = items.map(({ id }) => id);
      if (new Set(ids).size !== ids.length) throw invalid(violation('items', 'repeated'));
      const act = async (db: Transaction<Tables>) => {
        await mustReach(db, ids, caller);
        await forEachItem(items, (item) => leadActions[name](db, item, causeOf(caller, item.note)));
        return { items: await recordsOf(db, ids, caller) };
      };
      return { data: await scope(caller).write(act) };
    };

  const resend = async (
    caller: Caller,
    { id, skip = [], advertiser, note }: LeadActionItem & Resending,
  ): Promise<void> => {
    await scope(caller).read((db) => mustReach(db, [id], caller));
    const how = { skip, ...(advertiser !== undefined && { advertiser }) };
    await resends.resend(caller.tenantId, id, how, causeOf(caller, note));
  };

  const stateOf = (caller: Caller, id: number) =>
    scope(caller).read(async (db) => {
      const lead = await db
        .selectFrom('leads')
        .select(['api_status', 'reason'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const push = await db.selectFrom('lead_push').select('lead_id').where('lead_id', '=', id).executeTakeFirst();
      return { status: lead.api_status, reason: wordsOf(lead.reason), isUnderWay: push !== undefined };
    });

  const resending = async (call: LeadActionCall) => {
    const { caller, language, params } = call;
    const items = itemsOf(call);
    const ids = items.map(({ id }) => id);
    await scope(caller).read((db) => mustReach(db, ids, caller));
    const results = await Promise.all(
      items.map(async (item) => {
        const failure = await resend(caller, item).then(
          () => null,
          (error: unknown) => {
            // The failure of one lead doesn't keep the others from being sent.
            if (params.id !== undefined) throw error;
            const { details, words } = failureOf(error);
            return details[0]?.message ?? words;
          },
        );
        const { status, reason, isUnderWay } = await stateOf(caller, item.id);
        return {
          id: item.id,
          apiStatus: status,
          isUnderWay,
          reason: reason && reason[language],
          failure: failure && failure[language],
        };
      }),
    );
    return { data: { items: results } };
  };

  const previewing = async ({ caller, params: { id }, body, language }: Call<{ id: number }, unknown, Resending>) => {
    await scope(caller).read((db) => mustReach(db, [id], caller));
    return { data: whyCard(await resends.preview(caller.tenantId, id, body), language) };
  };

  const handlers: Handlers = {
    resendOfLeads: resending,
    resendOfLead: resending,
    previewResendOfLead: previewing,
    ...Object.fromEntries(
      (Object.keys(leadActions) as (keyof typeof leadActions)[]).flatMap((name) => {
        const handler = acting(name);
        return [
          [`${name}OfLeads`, handler],
          [`${name}OfLead`, handler],
        ];
      }),
    ),
  };

  const inJob =
    (name: keyof typeof leadActions): ItemCall =>
    (caller, item, note) =>
      scope(caller).write(async (db) => {
        await mustReach(db, [item.id], caller);
        await leadActions[name](db, item, causeOf(caller, (item as LeadActionItem).note));
        await note(db);
      });

  /**
   * Whether the caller has sent a lead that an advertiser has now: a job whose process ended before it could note that
   * does it again, and would report a failure.
   */
  const hasSent = async ({ tenantId, userId }: Caller, id: number): Promise<boolean> => {
    const found = await database
      .tenant(tenantId, 'lead')
      .read((db) =>
        db
          .selectFrom('lead_changes')
          .innerJoin('leads', 'leads.id', 'lead_changes.lead_id')
          .select('lead_changes.id')
          .where('leads.id', '=', id)
          .where('leads.api_status', '=', 'sent')
          .where('lead_changes.api_status', '=', 'sent')
          .where('lead_changes.previous_status', '<>', 'sent')
          .where('lead_changes.changed_by', '=', 'person')
          .where('lead_changes.user_id', '=', userId)
          .executeTakeFirst(),
      );
    return found !== undefined;
  };

  /** What jobs do to leads, one after another. */
  const each: ItemCalls = {
    'lead.trash': inJob('trash'),
    'lead.grade': inJob('grade'),
    'lead.resend': async (caller, item) => {
      await resend(caller, item).catch(async (error: unknown) => {
        if (!(error instanceof Failure) || error.code !== 'refused' || !(await hasSent(caller, item.id))) throw error;
      });
      const { reason, status } = await stateOf(caller, item.id);
      // The job's list of failures shows which leads were not taken, and why.
      if (status !== 'sent' && reason)
        throw new Failure('refused', { details: [{ path: 'id', type: 'unsent', message: reason }] });
    },
  };

  return { handlers, each };
};
