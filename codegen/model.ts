import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { ContractPart } from '../openapi/contract-part.ts';
import type { Definition, Entity } from '../openapi/define.ts';
import { loadEntities } from '../openapi/entities.ts';
import type { Pages } from './menu.ts';
import { coreTablesOf } from './tables/core-tables.ts';

/** Everything that is written by hand and that files are generated from. */
export interface Model {
  entities: Record<string, Entity>;
  /** The entities as they were written, without defaults. */
  definitions: Record<string, Definition>;
  /** Hand-written parts of the contract, by file name. */
  parts: Record<string, ContractPart>;
  /** Pages of the admin that belong to no entity. */
  pages: Pages;
  /** Tables of the database that belong to no entity. */
  coreTables: readonly string[];
}

const loadParts = async (folder: URL): Promise<Record<string, ContractPart>> => {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((name) => name.endsWith('.ts')).sort();
  const parts = await Promise.all(
    names.map(async (name): Promise<[string, ContractPart]> => {
      const module = (await import(new URL(name, folder).href)) as { default?: ContractPart };
      if (!module.default) throw new Error(`openapi/paths/${name} must export a part of the contract by default`);
      return [`openapi/paths/${name}`, module.default];
    }),
  );
  return Object.fromEntries(parts);
};

const loadPages = async (file: URL): Promise<Pages> =>
  existsSync(file) ? ((await import(file.href)) as { pages: Pages }).pages : {};

/** The definitions' files are read once for both, as Node caches modules. */
const loadDefinitions = async (folder: URL, keys: readonly string[]): Promise<Record<string, Definition>> =>
  Object.fromEntries(
    await Promise.all(
      keys.map(async (key): Promise<[string, Definition]> => {
        const module = (await import(new URL(`${key}.ts`, folder).href)) as Record<string, Definition>;
        return [key, module[key] as Definition];
      }),
    ),
  );

/** Reads the definitions of the project in `root` (a folder's URL that ends in a slash). */
export const loadModel = async (root: URL): Promise<Model> => {
  const folder = new URL('openapi/entities/', root);
  const entities = await loadEntities(folder);
  return {
    entities,
    definitions: await loadDefinitions(folder, Object.keys(entities)),
    parts: await loadParts(new URL('openapi/paths/', root)),
    pages: await loadPages(new URL('openapi/pages.ts', root)),
    coreTables: await coreTablesOf(root),
  };
};
