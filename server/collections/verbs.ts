import type { Language } from '../../domain/text/words.ts';
import { isCopied } from '../../openapi/copying.ts';
import { isReversed } from '../../openapi/traits.ts';
import { type CopyVerb, copyAlong } from './copy-along.ts';
import { deleteRecords } from './delete.ts';
import { isCreatable } from './fields.ts';
import type { Change, Collection, Reader, Values, Work } from './model.ts';
import { insertRecords } from './insert.ts';
import { checkLinks, writeLinks, locksOfPlans, planLinks } from './links.ts';
import { lockRecords } from './locks.ts';
import { writeOwnedRows } from './owned-rows.ts';
import { readRecords } from './read.ts';
import { type Item, lockedChanges, refuseOutOfReach } from './records.ts';
import { holdsOf } from './references.ts';
import { accessOf } from './rows.ts';
import { copiedRows, plannedRows } from './rows-plan.ts';
import { copiedStatus, statusOfCopy, refuseCopy, requireTransition, stepValues } from './statuses.ts';
import { copyTitles } from './titles.ts';
import { updateRecords } from './update.ts';
import { withDefaults, normalizedValue, isLeftBlank } from './values.ts';
import { answeredNames, type Verb } from './write.ts';

/** What each verb does with the items of a call. */

/** Sets the field that makes rows the caller's own to the caller, if they can't set it themselves. */
const ownField = (collection: Collection, { caller }: Work<Reader>, given: Readonly<Values>): Values => {
  const rows = accessOf(collection, caller);
  if (!('is' in rows) || rows.is !== 'me') return {};
  const field = collection.entity.fields[rows.field];
  if (field?.kind === 'one' && !isCreatable(field, caller)) return { [rows.field]: caller.userId };
  return field?.kind === 'many' && given[rows.field] === undefined ? { [rows.field]: [caller.userId] } : {};
};

/** Returns the records of changes as they are now, in the order of the items. */
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

/** Writes what changes, already written, do to records of other entities; returns whether there was anything. */
const followOthers = async (changes: readonly Change[], work: Work<Reader>): Promise<boolean> => {
  const owned = await writeOwnedRows(changes, work);
  return (await writeLinks(changes, work, followingEdit)) || owned;
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
  const followed = await followOthers(changes, work);
  await refuseOutOfReach(collection, changes, 'create', work);
  return { items: followed ? await asTheyAre(collection, changes, 'create', names, work) : items };
};

export const createVerb = (collection: Collection, items: readonly Values[]): Verb<Reader> => ({
  status: 201,
  async gather(work) {
    const plans = await planLinks(collection, items, work);
    await checkLinks(collection, plans, work);
    const holds = locksOfPlans(plans);
    if (holds.length > 0) await lockRecords([...holdsOf(collection, items, work), ...holds], work);
    const rowPlans = await plannedRows(collection, items, work);
    return items.map((sent, place) => ({
      call: 'create',
      path: `items.${place}`,
      sent,
      before: null,
      values: {
        ...withDefaults(collection, { ...sent, ...ownField(collection, work, sent) }),
        ...rowPlans[place]?.after,
      },
      links: plans[place]?.links ?? [],
      rows: rowPlans[place]?.rows ?? [],
    }));
  },
  apply: (changes, work) => written(collection, changes, work),
});

/** Builds new records with the values of others, limited to those that people set. */
const copiesOf = async (
  collection: Collection,
  items: readonly Item[],
  work: Work,
  adapted: (values: Readonly<Values>, before: Readonly<Values>) => Values,
): Promise<Change[]> => {
  const originals = await lockedChanges(collection, 'clone', items, work, { whole: true, holds: [] });
  return originals.map((original): Change => {
    refuseCopy(collection, original, work.caller);
    const { path, sent, before } = original;
    const owned = copiedRows(collection, before);
    const copied = Object.entries(before).filter(([name]) => isCopied(collection.entity, name));
    return {
      call: 'clone',
      path,
      sent,
      before: null,
      values: {
        ...withDefaults(collection, adapted(Object.fromEntries(copied), before)),
        ...copiedStatus(collection, before),
        ...owned.values,
      },
      rows: owned.rows,
    };
  });
};

/** Records copied along with another keep their names and, if anyone may set it, their status. */
const copyAlongVerb: CopyVerb = (collection, items, adapted) => ({
  gather: (work) =>
    copiesOf(collection, items, work, (values, before) => ({
      ...adapted(values),
      ...statusOfCopy(collection, before),
    })),
  apply: (changes, work) => written(collection, changes, work),
});

/** Returns the name by which Russian readers know the original, if a copy wouldn't take it over. */
const namedIn = ({ entity }: Collection, before: Readonly<Values>, language: Language): Values => {
  const [name] = entity.displayFields;
  const { displayRussian: russian } = entity;
  if (language !== 'ru' || !name || !russian || !before[russian] || isCopied(entity, russian)) return {};
  return { [name]: before[russian] };
};

/** A new record with the values of another; with its own name and public texts, and with what is to be copied along. */
export const cloneVerb = (collection: Collection, items: readonly Item[], language: Language): Verb => ({
  async gather(work) {
    const copies = await copiesOf(collection, items, work, (values, before) => ({
      ...values,
      ...namedIn(collection, before, language),
    }));
    await copyTitles(collection, copies, language, work.db);
    return copies;
  },
  async apply(changes, work) {
    const answer = await written(collection, changes, work);
    await copyAlong(collection, changes, work, copyAlongVerb);
    return answer;
  },
});

/** Returns the records of changes after writing them, in the order of the items. */
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

/** Returns the values that an item of an edit sets. */
const editedValues = ({ entity }: Collection, item: Item): Values =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => {
      const field = entity.fields[name];
      if (
        !field ||
        isReversed(field) ||
        field.kind === 'rows' ||
        name === 'id' ||
        name === 'version' ||
        isLeftBlank(field, value)
      )
        return [];
      return [[name, normalizedValue(field, value)]];
    }),
  );

interface EditManner {
  /** Reads without locking, for edits that write in one statement and may be overtaken. */
  free?: boolean;
  /** The edit is part of another one, which has already locked what it needs. */
  held?: boolean;
  /** The call whose permission gives access to the records: the action itself, if it sets fields to fixed values. */
  by?: string;
}

const followingEdit = (collection: Collection, items: readonly Item[]): Verb<Reader> =>
  editVerb(collection, items, { held: true });

export const editVerb = (
  collection: Collection,
  items: readonly Item[],
  { free = false, held = false, by = 'edit' }: EditManner = {},
): Verb<Reader> => ({
  async gather(work) {
    const plans = await planLinks(collection, items, work);
    await checkLinks(collection, plans, work);
    const changes = await lockedChanges(collection, 'edit', items, work, {
      free,
      by,
      holds: held ? undefined : locksOfPlans(plans),
    });
    const rowPlans = await plannedRows(collection, items, work);
    return changes.map((change, place) => {
      const { links = [], before, after } = plans[place] ?? {};
      const owned = rowPlans[place];
      const values = { ...editedValues(collection, items[place] ?? { id: change.id }), ...after, ...owned?.after };
      const known = { ...change.before, ...before, ...owned?.before };
      return { ...change, before: known, values, links, rows: owned?.rows ?? [] };
    });
  },
  async apply(changes, work) {
    const answer = await updated(collection, changes, by, work);
    const followed = await followOthers(changes, work);
    await refuseOutOfReach(collection, changes, by, work);
    if (!followed) return answer;
    return {
      items: await asTheyAre(
        collection,
        changes,
        by,
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

/** An edit that sets each record to an action's fixed values, unless an item says otherwise. */
export const settingVerb = (
  collection: Collection,
  action: string,
  items: readonly Item[],
  manner: Pick<EditManner, 'free'> = {},
): Verb<Reader> => {
  const values = items.map((item) => ({ ...collection.entity.actions[action]?.sets, ...item }));
  return editVerb(collection, values, { ...manner, by: action });
};

export const statusVerb = (collection: Collection, items: readonly Item[]): Verb => ({
  async gather(work) {
    const changes = await lockedChanges(collection, 'status', items, work);
    return changes.map((change) => {
      requireTransition(collection, change, work.caller);
      return { ...change, values: stepValues(collection, change, work) };
    });
  },
  apply: (changes, work) => updated(collection, changes, 'status', work),
});

/** A named action: interpreting its fields is up to the hooks. */
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
