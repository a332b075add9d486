import { sql } from 'kysely';
import type { Reader } from './model.ts';
import type { Item } from './records.ts';
import { breaks, Failure, invalid } from '../failure.ts';

/** An entry of a history, as far as it can be undone. */
interface Entry {
  id: number;
  action: string;
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** The values before a change; 409 where it is not an edit, or changed what nobody is told. */
const formerValues = ({ action, changes }: Entry): Record<string, unknown> => {
  const fields = Object.entries(changes);
  const isSecret = fields.some(([, [before, after]]) => before === null && after === null);
  if (action !== 'edit' || fields.length === 0 || isSecret) throw new Failure('notUndoable');
  return Object.fromEntries(fields.map(([name, [before]]) => [name, before]));
};

/**
 * Items of an edit that say `undoes` with what that means: the values before a change, over the record as its history
 * knows it, so that whatever happens to it meanwhile is a conflict.
 * @throws Failure 422 where the record's history has no such entry, 409 where a later change touched one of its fields
 */
export const undoneItems = async (db: Reader, entity: string, items: readonly Item[]): Promise<Item[]> => {
  const expanded: Item[] = [];
  for (const [place, { undoes, ...item }] of items.entries()) {
    if (typeof undoes !== 'number') {
      expanded.push(item);
      continue;
    }
    const entries = db.selectFrom('history').where('entity', '=', entity).where('record_id', '=', item.id);
    const entry = await entries.select(['id', 'action', 'changes']).where('id', '=', undoes).executeTakeFirst();
    if (!entry) throw invalid(breaks(`items.${place}.undoes`, 'reference', undoes));
    const values = formerValues(entry);
    const { newest, touched } = await entries
      .select([
        sql<number>`max(version)`.as('newest'),
        sql<boolean>`bool_or(id > ${undoes} and jsonb_exists_any(changes, ${Object.keys(values)}::text[]))`.as(
          'touched',
        ),
      ])
      .executeTakeFirstOrThrow();
    if (touched) throw new Failure('changedSince');
    expanded.push({ version: newest, ...item, ...values });
  }
  return expanded;
};
