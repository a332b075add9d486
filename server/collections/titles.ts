import { sql } from 'kysely';
import { fill, type Language } from '../../domain/text/words.ts';
import type { Change, Collection, Reader, Stored } from './model.ts';

const copy = { en: '{0} (copy)', ru: '{0} (копия)' };
const numberedCopy = { en: '{0} (copy {1})', ru: '{0} (копия {1})' };

const longest = ({ field }: Stored): number =>
  Number(field.rules.find(({ name }) => name === 'maxLength')?.args[0] ?? 200);

/** Returns the name of a copy, cut so that its copy mark fits. */
const nameOf = (name: string, number: number, max: number, language: Language): string => {
  const sentence = number === 1 ? copy : numberedCopy;
  const mark = fill(sentence[language], ['', number]);
  return fill(sentence[language], [[...name].slice(0, max - [...mark].length).join(''), number]);
};

const taken = async (
  db: Reader,
  { table }: Collection,
  { column }: Stored,
  names: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`
    select lower(${sql.ref(column)}) as name from ${sql.table(table)}
    where lower(${sql.ref(column)}) = any(${names.map((name) => name.toLowerCase())}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

const attempts = 50;

/** Gives copies a distinct name, in the field by which people know a record. */
export const copyTitles = async (
  collection: Collection,
  copies: readonly Change[],
  language: Language,
  db: Reader,
): Promise<void> => {
  const stored = collection.stored.get(collection.entity.displayFields[0] ?? '');
  if (stored?.field.kind !== 'text') return;
  const used = new Set<string>();
  for (const { values } of copies) {
    const original = String(values[stored.name]);
    const names = Array.from({ length: attempts }, (_, index) =>
      nameOf(original, index + 1, longest(stored), language),
    );
    const held = stored.field.unique ? await taken(db, collection, stored, names) : new Set<string>();
    const free = names.find((name) => !held.has(name.toLowerCase()) && !used.has(name.toLowerCase())) ?? names[0]!;
    if (stored.field.unique) used.add(free.toLowerCase());
    values[stored.name] = free;
  }
};
