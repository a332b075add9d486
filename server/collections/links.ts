import { sql, Transaction } from 'kysely';
import { recordOf } from '../../domain/records.ts';
import type { Field } from '../../openapi/define.ts';
import { violation, type Detail, Failure } from '../failure.ts';
import { referring } from './columns.ts';
import { isEditable, reverseFields } from './fields.ts';
import {
  type Change,
  type Collection,
  collectionNamed,
  type Link,
  type Reader,
  type Values,
  type Work,
} from './model.ts';
import { type RecordLock, lockOrder } from './locks.ts';
import { readRecords } from './read.ts';
import type { Item } from './records.ts';
import { rowsSql } from './rows.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { perform, type Verb } from './write.ts';

/**
 * References that are edited from their other side: an employee's page lists their affiliates, and it is the affiliates
 * that are changed, with all the checks and effects of editing them directly.
 */

const ids = (given: unknown): number[] => (Array.isArray(given) ? given.map(Number) : []);

/** What an item's lists mean, and the lists themselves before and after. */
export interface Plan {
  links: readonly Link[];
  before: Values;
  after: Values;
}

const listsOf = (
  item: Readonly<Values>,
  name: string,
  present: readonly number[],
): { wanted: number[]; known: readonly number[] } => {
  const based = recordOf(item['basedOn'])[name];
  return { wanted: ids(item[name]), known: based === undefined ? present : ids(based) };
};

/**
 * Returns what the items' lists mean: who is added and removed, as the caller sees it. What others have changed since
 * the caller's `basedOn` is left alone, and records that the caller doesn't see stay unchanged.
 */
export const planLinks = async (
  collection: Collection,
  items: readonly Readonly<Values>[],
  work: Work<Reader>,
): Promise<Plan[]> => {
  const reversed = reverseFields(collection).filter(([name]) => items.some((item) => name in item));
  if (reversed.length === 0) return items.map(() => ({ links: [], before: {}, after: {} }));
  const { db, model, caller } = work;
  const own = items.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]));
  const names = ['id', ...reversed.map(([name]) => name)];
  const rows =
    own.length > 0 ? await readRecords(db, model, collection, { ids: own, names, call: 'edit', caller }) : [];
  const found = new Map(rows.map((row) => [row['id'], row]));
  return items.map((item): Plan => {
    const plan: Plan = { links: [], before: {}, after: {} };
    const links: Link[] = [];
    for (const [name, { entity, field }] of reversed) {
      if (!(name in item)) continue;
      const present = ids(found.get(item['id'])?.[name]);
      const { wanted, known } = listsOf(item, name, present);
      const gone = present.filter((id) => known.includes(id) && !wanted.includes(id));
      const come = wanted.filter((id) => !known.includes(id) && !present.includes(id));
      if (gone.length + come.length === 0) continue;
      links.push(
        ...gone.map((id) => ({ name, entity, field, id, begins: false })),
        ...come.map((id) => ({ name, entity, field, id, begins: true })),
      );
      plan.before[name] = present;
      plan.after[name] = [...present.filter((id) => !gone.includes(id)), ...come];
    }
    return { ...plan, links };
  });
};

/** Returns locks for the records that plans change. */
export const locksOfPlans = (plans: readonly Plan[]): RecordLock[] =>
  plans.flatMap(({ links }) => links.map(({ entity, id }) => ({ entity, ids: [id], strength: 'change' })));

/** Reports listed records that don't exist for the caller or are of the wrong sort. */
export const checkLinks = async (
  collection: Collection,
  plans: readonly Plan[],
  { db, model, caller, broken }: Work<Reader>,
): Promise<void> => {
  for (const [name, field] of reverseFields(collection)) {
    const come = plans.map(({ links }) =>
      links.filter((link) => link.name === name && link.begins).map(({ id }) => id),
    );
    const all = [...new Set(come.flat())];
    if (all.length === 0) continue;
    const target = collectionNamed(model, field.entity);
    const prepared = cachedStatement<{ id: number }>(
      model,
      JSON.stringify(['linked', collection.key, name, caller.roleType]),
      () => {
        const rows = rowsSql(model, target, referring(target, field.referenceFilter ?? {}, caller), caller, 't');
        return sql`select t.id from ${sql.table(target.table)} as t where t.id = any(${value('ids')}::bigint[]) and ${rows}`;
      },
    );
    const found = new Set((await run(db, prepared, { caller, values: { ids: all } })).map(({ id }) => id));
    come.forEach((those, place) => {
      const missing = those.find((id) => !found.has(id));
      if (missing !== undefined) broken.push(violation(`items.${place}.${name}`, 'reference', missing));
    });
  }
};

type Placed = Link & { own: number; path: string };

/** Returns a referring field's value after these records were added to or removed from it. */
const referred = (field: Field | undefined, present: unknown, links: readonly Placed[]): unknown =>
  links.reduce<unknown>((before, { own, begins }) => {
    if (field?.kind === 'one') return begins ? own : before === own ? null : before;
    const others = ids(before).filter((id) => id !== own);
    return begins && !ids(before).includes(own) ? [...others, own] : begins ? before : others;
  }, present);

/** Refuses to edit records of an entity, or a field of theirs, if the caller couldn't do so with a call. */
const mustBeOpen = ({ entity }: Collection, { field, path }: Placed, { caller }: Work): void => {
  const referring = entity.fields[field];
  const open = entity.access[caller.roleType]?.calls?.includes('edit') ?? true;
  if (open && referring && isEditable(referring, caller)) return;
  const { words: message } = new Failure('forbidden');
  throw new Failure('forbidden', { details: [{ message, type: 'forbidden', path }] });
};

/** Builds the detail saying that a field doesn't accept records like the call's. */
const refused = ({ entity }: Collection, field: string): Detail => {
  const { en = '', ru = '' } = entity.fields[field] ?? {};
  return {
    type: 'choice',
    message: {
      en: `This record can’t be used in the field “${en}” (${entity.name.en[1]})`,
      ru: `Эту запись нельзя выбрать в поле «${ru}» (${entity.name.ru[3] ?? entity.name.ru[1]})`,
    },
  };
};

type Edit = (collection: Collection, items: readonly Item[]) => Verb<Reader>;

const follow = async (target: Collection, links: readonly Placed[], work: Work, edit: Edit): Promise<void> => {
  const { db, model, caller } = work;
  for (const link of links) mustBeOpen(target, link, work);
  const byRecord = [...Map.groupBy(links, ({ id }) => id)];
  const fields = [...new Set(links.map(({ field }) => field))];
  const rows = await readRecords(db, model, target, {
    ids: byRecord.map(([id]) => id),
    names: ['id', ...fields],
    call: 'edit',
    caller,
  });
  const present = new Map(rows.map((row) => [row['id'], row]));
  const items = byRecord.map(([id, its]): Item => {
    const byField = [...Map.groupBy(its, ({ field }) => field)];
    return {
      id,
      ...Object.fromEntries(
        byField.map(([field, those]) => [
          field,
          referred(target.entity.fields[field], present.get(id)?.[field], those),
        ]),
      ),
    };
  });
  // Anything wrong with the other record is reported at the list that was sent here.
  const toldHere = (detail: Detail): Detail => {
    const [, place, field = ''] = /^items\.(\d+)\.?(.*)$/.exec(detail.path ?? '') ?? [];
    const link = byRecord[Number(place)]?.[1][0];
    if (!link) return detail;
    // Of the records in that field, only this call's is new.
    return detail.type === 'reference' && fields.includes(field)
      ? { ...refused(target, field), path: link.path }
      : { ...detail, path: link.path };
  };
  try {
    await perform(target, edit(target, items), { ...work, broken: [] }, (changes) =>
      work.followed?.push({ collection: target, changes }),
    );
  } catch (error) {
    throw error instanceof Failure ? error.told(toldHere) : error;
  }
};

/**
 * Edits the records that are added to or removed from the lists of changes, which are written by now.
 * @returns whether there were any
 */
export const writeLinks = async (changes: readonly Change[], work: Work<Reader>, edit: Edit): Promise<boolean> => {
  const links = changes.flatMap(({ id, path, links: those = [] }) =>
    those.map((link): Placed => ({ ...link, own: Number(id), path: `${path}.${link.name}` })),
  );
  if (links.length === 0) return false;
  const { db } = work;
  if (!(db instanceof Transaction))
    throw new Error('Records of two entities are changed in a transaction or not at all');
  const order = lockOrder(work.model);
  const byEntity = [...Map.groupBy(links, ({ entity }) => entity)].toSorted(
    ([one], [other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
  );
  for (const [entity, those] of byEntity)
    await follow(collectionNamed(work.model, entity), those, { ...work, db }, edit);
  return true;
};
