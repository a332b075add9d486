import { readdir } from 'node:fs/promises';
import type { ContractPart } from '../openapi/contract-part.ts';
import type { Entity } from '../openapi/define.ts';
import { loadEntities } from '../openapi/entities.ts';

/** Everything that people wrote and files are generated from. */
export interface Model {
  entities: Record<string, Entity>;
  /** Hand-written parts of the contract by the names of their files. */
  parts: Record<string, ContractPart>;
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

/** Reads the definitions of the project in `root` (a folder's URL that ends in a slash). */
export const loadModel = async (root: URL): Promise<Model> => ({
  entities: await loadEntities(new URL('openapi/entities/', root)),
  parts: await loadParts(new URL('openapi/paths/', root)),
});
