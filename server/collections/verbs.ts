import { isEmpty } from '../../domain/isEmpty.ts';
import type { Language } from '../../domain/words.ts';
import { isReversed } from '../../openapi/kinds.ts';
import { deleteRecords } from './delete.ts';
import { isCreatable } from './fields.ts';
import type { Change, Collection, Reader, Values, Work } from './model.ts';
import { insertRecords } from './insert.ts';
import { checkLinks, followLinks, holdsOfPlans, plannedLinks } from './links.ts';
import { holdRecords } from './locks.ts';
import { readRecords } from './read.ts';
import { type Item, lockedChanges, refuseOutOfReach } from './records.ts';
import { holdsOf } from './references.ts';
import { accessOf } from './rows.ts';
import { copiedStatus, refuseCopy, refuseStep, stepValues } from './statuses.ts';
import { copyTitles } from './titles.ts';
import { updateRecords } from './update.ts';
import { completed, settledValue } from './values.ts';
import { answeredNames, type Verb } from './write.ts';

/** What each verb makes of the items of a call. */

/** The field by which the caller's rows are their own, where they can't set it themselves: filled with them. */
const ownField = (collection: Collection, { caller }: Work<Reader>, given: Readonly<Values>): Values => {
  const rows = accessOf(collection, caller);
  if (!('is' in rows) || rows.is !== 'me') return {};
  const field = collection.entity.fields[rows.field];
  if (field?.kind === 'one' && !isCreatable(field, caller)) return { [rows.field]: caller.userId };
  return field?.kind === 'many' && given[rows.field] === undefined ? { [rows.field]: [caller.userId] } : {};
};

/** The records of changes as they are now, in the order of the items. */
const asTheyAre = async (
  collection: Collection,
  changes: readonly Change[],
  call: string,
  names: readonly string[],
  work: Work<Reader>,
): Promise<Values[]> => {
  const { db, model, caller } = work;
  const ids = changes.flatMap(({ id }) => id ?? []);
  const records = await readRecords(db, model, collection, { ids, names, call, caller });
  const byId = new Map(records.map((record): [unknown, Values] => [record['id'], record]));
  return ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
};

const written = async (
  collection: Collection,
  changes: readonly Change[],
  work: Work<Reader>,
): Promise<{ items: Values[] }> => {
  const names = answeredNames(
    collection,
    changes.map(({ sent }) => sent),
    work,
  );
  const items = await insertRecords(collection, changes, names, work);
  const linked = await followLinks(changes, work, followingEdit);
  await refuseOutOfReach(collection, changes, 'create', work);
  return { items: linked ? await asTheyAre(collection, changes, 'create', names, work) : items };
};

export const createVerb = (collection: Collection, items: readonly Values[]): Verb<Reader> => ({
  status: 201,
  async gather(work) {
    const plans = await plannedLinks(collection, items, work);
    await checkLinks(collection, plans, work);
    const holds = holdsOfPlans(plans);
    if (holds.length > 0) await holdRecords([...holdsOf(collection, items, work), ...holds], work);
    return items.map((sent, place) => ({
      call: 'create',
      path: `items.${place}`,
      sent,
      before: null,
      values: completed(collection, { ...sent, ...ownField(collection, work, sent) }),
      links: plans[place]?.links ?? [],
    }));
  },
  apply: (changes, work) => written(collection, changes, work),
});

/** A new record with the values of another, as far as people set them; with a name and public texts of its own. */
export const cloneVerb = (collection: Collection, items: readonly Item[], language: Language): Verb => ({
  async gather(work) {
    const originals = await lockedChanges(collection, 'clone', items, work, { whole: true, holds: [] });
    const copies = originals.map((original): Change => {
      refuseCopy(collection, original, work.caller);
      const { path, sent, before } = original;
      const copied = Object.entries(before).filter(([name]) => {
        const field = collection.entity.fields[name];
        return field && !field.readOnly && !field.computed;
      });
      return {
        call: 'clone',
        path,
        sent,
        before: null,
        values: { ...completed(collection, Object.fromEntries(copied)), ...copiedStatus(collection, before) },
      };
    });
    await copyTitles(collection, copies, language, work.db);
    return copies;
  },
  apply: (changes, work) => written(collection, changes, work),
});

/** The records of changes after they were made, in the order of the items. */
const updated = async (
  collection: Collection,
  changes: readonly Change[],
  call: string,
  work: Work<Reader>,
): Promise<{ items: Values[] }> => {
  const names = answeredNames(
    collection,
    changes.map(({ sent }) => sent),
    work,
  );
  const { db, model, caller } = work;
  const records = new Map(
    (await updateRecords(collection, changes, names, work)).map((record) => [record['id'], record]),
  );
  const same = changes.flatMap(({ id }) => (id === undefined || records.has(id) ? [] : [id]));
  const unchanged = same.length > 0 ? await readRecords(db, model, collection, { ids: same, names, call, caller }) : [];
  for (const record of unchanged) records.set(record['id'], record);
  return { items: changes.map(({ id }) => records.get(id)).filter((record) => record !== undefined) };
};

/** The values that an item of an edit gives; a secret left blank is none. */
const editedValues = ({ entity }: Collection, item: Item): Values =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => {
      const field = entity.fields[name];
      if (!field || isReversed(field) || name === 'id' || name === 'version' || (field.writeOnly && isEmpty(value)))
        return [];
      return [[name, settledValue(field, value)]];
    }),
  );

interface EditManner {
  /** Reads without locking, for edits that write by one statement and may be overtaken. */
  free?: boolean;
  /** The edit is part of another one, which has locked what it takes. */
  held?: boolean;
}

const followingEdit = (collection: Collection, items: readonly Item[]): Verb<Reader> =>
  editVerb(collection, items, { held: true });

export const editVerb = (
  collection: Collection,
  items: readonly Item[],
  { free = false, held = false }: EditManner = {},
): Verb<Reader> => ({
  async gather(work) {
    const plans = await plannedLinks(collection, items, work);
    await checkLinks(collection, plans, work);
    const changes = await lockedChanges(collection, 'edit', items, work, {
      free,
      holds: held ? undefined : holdsOfPlans(plans),
    });
    return changes.map((change, place) => {
      const { links = [], before, after } = plans[place] ?? {};
      const values = { ...editedValues(collection, items[place] ?? { id: change.id }), ...after };
      return { ...change, before: { ...change.before, ...before }, values, links };
    });
  },
  async apply(changes, work) {
    const answer = await updated(collection, changes, 'edit', work);
    const linked = await followLinks(changes, work, followingEdit);
    await refuseOutOfReach(collection, changes, 'edit', work);
    if (!linked) return answer;
    return {
      items: await asTheyAre(
        collection,
        changes,
        'edit',
        answeredNames(
          collection,
          changes.map(({ sent }) => sent),
          work,
        ),
        work,
      ),
    };
  },
});

export const statusVerb = (collection: Collection, items: readonly Item[]): Verb => ({
  async gather(work) {
    const changes = await lockedChanges(collection, 'status', items, work);
    return changes.map((change) => {
      refuseStep(collection, change, work.caller);
      return { ...change, values: stepValues(collection, change, work) };
    });
  },
  apply: (changes, work) => updated(collection, changes, 'status', work),
});

/** A named action: its fields are the hooks' to understand. */
export const actionVerb = (collection: Collection, action: string, items: readonly Item[]): Verb => ({
  gather: (work) => lockedChanges(collection, action, items, work),
  apply: (changes, work) => updated(collection, changes, action, work),
});

export const deleteVerb = (collection: Collection, items: readonly Item[]): Verb => ({
  gather: (work) => lockedChanges(collection, 'delete', items, work, { whole: true }),
  async apply(changes, work) {
    await deleteRecords(collection, changes, work);
    return { items: changes.map(({ id }) => ({ id })) };
  },
});
