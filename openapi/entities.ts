import { readdir } from 'node:fs/promises';
import { complete, type Definition, type Entity } from './define.ts';
import { withEntityNames } from './entity-names.ts';
import { withRows } from './rows.ts';

/**
 * Reads every entity from the files in `folder`, ordered by name, and completes it; the result is keyed by name in
 * code.
 */
export const loadEntities = async (
  folder = new URL('./entities/', import.meta.url),
): Promise<Record<string, Entity>> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Entity]> => {
      const name = file.slice(0, -'.ts'.length);
      const module = (await import(new URL(file, folder).href)) as Record<string, Definition | undefined>;
      const definition = module[name];
      if (!definition) throw new Error(`openapi/entities/${file} must export a definition named \`${name}\``);
      return [name, complete(name, definition)];
    }),
  );
  return withEntityNames(withRows(Object.fromEntries(entries)));
};
