import { sql, type Transaction } from 'kysely';
import type { Words } from '../../domain/text/words.ts';
import { operationId } from '../../openapi/names.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import { planList } from '../collections/list.ts';
import type { Collection, Model, Reader, Values } from '../collections/model.ts';
import { rarePatterns } from '../collections/search/rare.ts';
import type { JobRequest } from '../database/core-tables.ts';
import { only } from '../database/single-row.ts';
import { cachedStatement, run, statement, value } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { violation, Failure, invalid } from '../failure.ts';
import { bodyChecker } from '../http/body.ts';
import type { ContractCall } from '../http/contract.ts';
import type { Fields } from '../http/details.ts';
import { parameterReader } from '../http/parameters.ts';
import { checkAllowed } from '../http/routes.ts';
import { type ItemCalls, itemCallName } from '../collections/item-calls.ts';
import { secretAmong } from './secret-values.ts';

/** Returns whether a job can make this call: `edit`, `status`, `delete`, or an action that sets fixed values. */
const isJobCall = ({ entity }: Collection, call: string): boolean =>
  ['edit', 'status', 'delete'].includes(call) || entity.actions[call]?.sets !== undefined;

/** A requested job. */
export interface RequestedJob extends JobRequest {
  /** Path of its list: `user/offers`. */
  collection: string;
  call: string;
  ids?: readonly number[];
  query?: string;
}

/** Maximum records of one job. */
export const maxRecords = 50_000;
/** What a call's item has in addition to the values of its record, and which differs from record to record. */
const ofOneRecord = ['id', 'version', 'undoes', 'basedOn', 'replaced'];
const ofOneOnly: Words = {
  en: 'Secrets can’t be set in bulk. Save each in its record',
  ru: 'Секреты нельзя задать для многих записей. Сохраните их в каждой записи',
};
const notNarrowing = new Set(['with', 'fields', 'withMeta', 'orderBy', 'limit', 'offset']);

interface Dependencies {
  model: Model;
  calls: readonly ContractCall[];
  /** The definition's fields of the items of calls, by operation. */
  fields: Readonly<Record<string, Fields>>;
  each: ItemCalls;
}

/** Reads requests for jobs exactly like the calls they stand for, so that nothing passes here that would not there. */
export const createJobRequests = ({ model, calls, fields, each }: Dependencies) => {
  const byId = new Map(calls.map((call) => [call.id, call]));
  const checkers = new Map<string, (body: unknown) => void>();
  const readers = new Map<string, ReturnType<typeof parameterReader>>();

  const callOf = ({ key, entity }: Collection, call: string): ContractCall | undefined =>
    entity.single ? undefined : byId.get(operationId(key, entity, call));

  const isOfEach = (collection: Collection, call: string): boolean => itemCallName(collection, call) in each;

  /** Returns the call of a collection, if the caller may make it. */
  const allowed = (collection: Collection, call: string, caller: Caller): ContractCall => {
    const found = callOf(collection, call);
    if (!found || !(call === 'list' || isJobCall(collection, call) || isOfEach(collection, call)))
      throw invalid(violation('call', 'choice'));
    checkAllowed(found, caller);
    return found;
  };

  const checkerOf = (call: ContractCall): ((body: unknown) => void) => {
    let checker = checkers.get(call.id);
    if (!checker) checkers.set(call.id, (checker = bodyChecker(call.body ?? {}, fields[call.id])));
    return checker;
  };

  /** Validates the values for the records against the contract of the call. */
  const checkValues = (call: ContractCall, { values = {} }: JobRequest): void => {
    const astray = ofOneRecord.find((name) => Object.hasOwn(values, name));
    if (astray) throw invalid(violation(`values.${astray}`, 'unknown', astray));
    try {
      checkerOf(call)({ items: [{ ...values, id: 1 }] });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw error.told(({ path, ...detail }) => ({
        ...detail,
        ...(path !== undefined && { path: path.replace(/^items\.0\./, 'values.') }),
      }));
    }
  };

  const checkLists = (collection: Collection, { call, values = {}, add = {}, remove = {} }: RequestedJob): void => {
    for (const [place, lists] of [['add', add] as const, ['remove', remove] as const])
      for (const name of Object.keys(lists))
        if (call !== 'edit' || !collection.joined.has(name) || name in values)
          throw invalid(violation(`${place}.${name}`, 'unknown', name));
  };

  const narrowingOf = (collection: Collection, query: string, caller: Caller) => {
    const list = allowed(collection, 'list', caller);
    let reader = readers.get(list.id);
    if (!reader) {
      const taken = list.parameters.filter((one) => one.in === 'query' && !notNarrowing.has(one.name));
      readers.set(list.id, (reader = parameterReader(taken)));
    }
    const pairs = [...new URLSearchParams(query)];
    return reader(
      Object.fromEntries(pairs.filter(([, text]) => text !== '')),
      isStaff(caller),
      query.replace(/^\?/, ''),
    );
  };

  /** Returns the records to which a query narrows a list. */
  const planOf = async (db: Reader, collection: Collection, query: string, caller: Caller) => {
    const narrowed = narrowingOf(collection, query, caller);
    const patterns = await rarePatterns(db, model, collection, narrowed['search'], caller);
    return planList(model, collection, { ...narrowed, fields: ['id'] }, caller, patterns);
  };

  return {
    allowed,
    planOf,

    /**
     * Checks whether a caller may make a call that gives records these values, and, to the extent possible without a
     * record, the values themselves.
     * @throws Failure
     */
    checkGiven(collection: Collection, call: 'edit' | 'status', values: Readonly<Values>, caller: Caller): void {
      checkValues(allowed(collection, call, caller), { values });
    },

    /**
     * Checks everything about a request that can be checked without its records. Secrets are refused, because what is
     * requested is stored as it is.
     * @throws Failure
     */
    check(asked: RequestedJob, caller: Caller): Collection {
      const collection = Object.values(model).find(({ entity }) => entity.path === asked.collection);
      if (!collection) throw invalid(violation('collection', 'choice'));
      const call = allowed(collection, asked.call, caller);
      // An import begins with its file, which is what stores its rows.
      if (asked.call === 'list' || call.body === undefined) throw invalid(violation('call', 'choice'));
      if ((asked.ids === undefined) === (asked.query === undefined)) throw invalid(violation('ids', 'required'));
      const secret = secretAmong(collection, asked.values ?? {});
      if (secret !== undefined) throw invalid({ path: `values.${secret}`, type: 'secret', message: ofOneOnly });
      checkValues(call, asked);
      checkLists(collection, asked);
      const gives = [asked.values, asked.add, asked.remove].some((one) => Object.keys(one ?? {}).length > 0);
      const isSaid =
        asked.call === 'delete' ||
        collection.entity.actions[asked.call] !== undefined ||
        isOfEach(collection, asked.call);
      if (!gives && !isSaid) throw invalid(violation('values', 'required'));
      return collection;
    },

    /**
     * Stores which records a job covers; returns their number.
     * @throws Failure if there are too many
     */
    async noteRecords(
      db: Transaction<Tables>,
      collection: Collection,
      jobId: number,
      { ids, query = '' }: RequestedJob,
      caller: Caller,
    ): Promise<number> {
      if (ids) {
        await run(db, noteIds, { caller, values: { job: jobId, ids: [...new Set(ids)] } });
        return new Set(ids).size;
      }
      const plan = await planOf(db, collection, query, caller);
      const prepared = cachedStatement<{ count: number }>(
        model,
        JSON.stringify(['job', plan.key]),
        () =>
          sql`with noted as (
            insert into job_record (job_id, record_id)
            select ${value('job')}::bigint, t.id from ${sql.table(collection.table)} as t${plan.where()}
            limit ${sql.lit(maxRecords + 1)} returning 1
          ) select count(*)::integer as count from noted`,
      );
      const values = { ...plan.narrow.values, job: jobId };
      const { count } = only(await run(db, prepared, { caller, values }), 'the number of records of a job');
      if (count > maxRecords) throw new Failure('tooManyRecords', { args: [maxRecords] });
      return count;
    },
  };
};

const noteIds = statement(
  sql`insert into job_record (job_id, record_id) select ${value('job')}::bigint, unnest(${value('ids')}::bigint[])`,
);

export type JobRequests = ReturnType<typeof createJobRequests>;
