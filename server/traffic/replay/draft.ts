import { operationId } from '../../../openapi/names.ts';
import { checkAllowed } from '../../http/routes.ts';
import type { Change, Collection, Model, Reader, Values, Work } from '../../collections/model.ts';
import type { Item } from '../../collections/records.ts';
import { createVerb, editVerb, statusVerb } from '../../collections/verbs.ts';
import { failureFromDatabase, perform, type Verb } from '../../collections/write.ts';
import type { Database } from '../../database/connection.ts';
import { rolledBack } from '../../database/rolled-back.ts';
import { violation, invalid } from '../../failure.ts';
import { bodyChecker } from '../../http/body.ts';
import type { Call } from '../../http/call.ts';
import type { ContractCall } from '../../http/contract.ts';
import type { Fields } from '../../http/details.ts';

/** A change to be tried out: the call that would make it, with one item. */
export interface Draft {
  /** Path of the list: `user/targetings`. */
  collection: string;
  call: 'create' | 'edit' | 'status';
  items: readonly [Readonly<Values>];
}

interface Dependencies {
  database: Database;
  model: Model;
  calls: readonly ContractCall[];
  /** The definition's fields for the items of calls, by operation. */
  fields: Readonly<Record<string, Fields>>;
}

/** What affects decisions about traffic and belongs to one offer. */
const tried = ['targeting', 'cap', 'landing', 'advertiserAssignment', 'affiliateAssignment', 'paymentRule'];
/** What is tried out by its status only: the offer, and what serves or sends traffic of several. */
const triedByStatus = ['offer', 'campaign', 'integration', 'advertiser'];

const conversions = 'listConversions';

const verbOf = (collection: Collection, { call, items: [sent] }: Draft): Verb => {
  if (call === 'create') return createVerb(collection, [sent]);
  const items: Item[] = [{ ...sent, id: Number(sent['id']) }];
  return call === 'edit' ? editVerb(collection, items) : statusVerb(collection, items);
};

/** Makes a change as its own call would, lets it be inspected, and rolls it back: nothing of it is ever committed. */
export const createDrafts = ({ database, model, calls, fields }: Dependencies) => {
  const checked = ({ collection: path, call, items }: Draft, { caller }: Call): Collection => {
    const keys = call === 'status' ? [...tried, ...triedByStatus] : tried;
    const collection = keys.flatMap((key) => model[key] ?? []).find(({ entity }) => entity.path === path);
    if (!collection) throw invalid(violation('collection', 'choice'));
    const id = operationId(collection.key, collection.entity, call);
    const found = calls.find((one) => one.id === id);
    if (!found) throw invalid(violation('call', 'choice'));
    checkAllowed(found, caller);
    // It reveals what conversions brought.
    for (const one of calls) if (one.id === conversions) checkAllowed(one, caller);
    bodyChecker(found.body ?? {}, fields[id])({ items });
    return collection;
  };

  return {
    /** @throws Failure as the call that makes the change would */
    async tryOut<T>(call: Call, draft: Draft, look: (db: Reader) => Promise<T>): Promise<T> {
      const collection = checked(draft, call);
      const { caller, requestId } = call;
      let changes: readonly Change[] = [];
      try {
        return await database.tenant(caller.tenantId, collection.key).write((db) =>
          rolledBack(db, async () => {
            const work: Work = { db, caller, model, requestId, broken: [], followed: [] };
            await perform(collection, verbOf(collection, draft), work, (gathered) => (changes = gathered));
            return look(db);
          }),
        );
      } catch (error) {
        throw await failureFromDatabase(error, database, collection, changes, caller);
      }
    },
  };
};
