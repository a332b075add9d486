import { sql } from 'kysely';
import { type CopyableList, copyableListsOf } from '../../openapi/copying.ts';
import { permissionsOf, rolesOf } from '../../openapi/names.ts';
import { hasPermission } from '../access/permissions.ts';
import { violation, Failure, invalid } from '../failure.ts';
import { type Change, type Collection, collectionNamed, type Values, type Work } from './model.ts';
import type { Item } from './records.ts';
import { rowScopeOf, rowsSql } from './rows.ts';
import { cachedStatement, run, value } from '../database/statement.ts';
import { perform, type Verb } from './write.ts';

/** Records that are copied along with a record they refer to, if the call asks for it. */

/** Maximum number of records copied along with one copy per tab. */
const maxCopied = 1000;

/** Copies of records by their originals, by entity. */
type Copied = Map<string, Map<number, number>>;

/** Copies records, taking as values what `adapted` returns for those of the original. */
export type CopyVerb = (
  collection: Collection,
  items: readonly Item[],
  adapted: (values: Readonly<Values>) => Values,
) => Verb;

const leftBehind = (tab: string) => ({
  en: `Some of the selected records belong to records that would not be copied: ${tab}`,
  ru: `Часть выбранных записей относится к тем, что не копируются: ${tab}`,
});

/** Returns what the call asks to copy along, in copying order: referenced entities come first. */
const requestedParts = ({ entity }: Collection, { sent }: Change): CopyableList[] => {
  const tabs: unknown = sent['along'];
  return Array.isArray(tabs) ? copyableListsOf(entity).filter(({ tab }) => tabs.includes(tab)) : [];
};

const refuseForbidden = ({ entity }: Collection, { caller }: Work, path: string): void => {
  const isOpen = entity.calls.includes('create') && rolesOf(entity, 'create').includes(caller.roleType);
  if (isOpen && permissionsOf(entity, 'create').some((name) => hasPermission(caller, name))) return;
  const { words: message } = new Failure('forbidden');
  throw new Failure('forbidden', { details: [{ message, type: 'forbidden', path }] });
};

/**
 * Returns the records that refer to an original, limited to those the caller can reach and that can still be copied.
 */
const referring = async (target: Collection, field: string, owner: number, work: Work): Promise<number[]> => {
  const { db, model, caller } = work;
  const reach = rowScopeOf(target, 'clone', caller);
  const key = JSON.stringify(['along', target.key, field, caller.roleType, reach]);
  const prepared = cachedStatement<{ id: number }>(model, key, () => {
    const final = target.entity.status?.final ?? [];
    const left = final.length > 0 ? sql`t.status not in (${sql.join(final.map((one) => sql.lit(one)))})` : sql`true`;
    const column = sql.ref(`t.${target.stored.get(field)?.column}`);
    return sql`select t.id from ${sql.table(target.table)} as t
      where ${column} = ${value('owner')}::bigint and ${left} and ${rowsSql(model, target, reach, caller, 't')}
      order by t.id limit ${sql.lit(maxCopied + 1)}`;
  });
  return (await run(db, prepared, { caller, values: { owner } })).map(({ id }) => id);
};

/** Redirects a reference to the copies of its targets; calls `left` for each target that isn't copied. */
const copiedFields = (
  reference: unknown,
  copies: ReadonlyMap<number, number> | undefined,
  left: () => void,
): unknown => {
  if (reference === null || reference === undefined) return reference;
  if (Array.isArray(reference)) return reference.map((one) => copiedFields(one, copies, left));
  const copy = copies?.get(Number(reference));
  if (copy === undefined) left();
  return copy;
};

/** Copies along what is asked for, into the copy that a change has made. */
const takeInto = async (
  collection: Collection,
  { id: copy, path, sent }: Change,
  { asked, copyVerb }: { asked: readonly CopyableList[]; copyVerb: CopyVerb },
  work: Work,
): Promise<void> => {
  const place = `${path}.along`;
  const copied: Copied = new Map();
  const all = copyableListsOf(collection.entity);
  for (const { entity, field } of asked) {
    const target = collectionNamed(work.model, entity);
    refuseForbidden(target, work, place);
    const ids = await referring(target, field, Number(sent['id']), work);
    if (ids.length > maxCopied) throw invalid(violation(place, 'maxItems', maxCopied));
    if (ids.length === 0) continue;
    const adapted = (values: Readonly<Values>): Values => ({
      ...values,
      ...Object.fromEntries(
        Object.entries(target.entity.fields).flatMap(([name, its]) => {
          if (name === field || (its.kind !== 'one' && its.kind !== 'many')) return [];
          const from = all.find((one) => one.entity === its.entity);
          if (!from) return [];
          const left = () => {
            throw new Failure('invalid', {
              details: [{ type: 'leftBehind', path: place, message: leftBehind(from.tab) }],
            });
          };
          return [[name, copiedFields(values[name], copied.get(its.entity), left)]];
        }),
      ),
      [field]: copy,
    });
    let changes: readonly Change[] = [];
    const verb = copyVerb(
      target,
      ids.map((one) => ({ id: one })),
      adapted,
    );
    try {
      await perform(target, verb, { ...work, broken: [] }, (gathered) => (changes = gathered));
    } catch (error) {
      throw error instanceof Failure ? error.told((detail) => ({ ...detail, path: place })) : error;
    }
    work.followed?.push({ collection: target, changes });
    copied.set(entity, new Map(changes.map(({ id }, n) => [ids[n]!, Number(id)])));
  }
};

/** Makes the copies that go along with copies already written, all in the transaction of the call. */
export const copyAlong = async (
  collection: Collection,
  changes: readonly Change[],
  work: Work,
  copyVerb: CopyVerb,
): Promise<void> => {
  for (const change of changes) {
    const asked = requestedParts(collection, change);
    if (asked.length > 0) await takeInto(collection, change, { asked, copyVerb }, work);
  }
};
