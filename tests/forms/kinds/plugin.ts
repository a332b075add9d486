import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { messageFiles } from '../../../codegen/messages.ts';
import { resourceFiles } from '../../../codegen/resources/index.ts';
import { loadEntities } from '../../../openapi/entities.ts';
import { kindEntities } from './definitions.ts';

const root = join(import.meta.dirname, '../../..');
const published = join(import.meta.dirname, 'generated.ts');

/** Where the generator would put a file, but for those that would lie over one of the product. */
const placeOf = (path: string): string =>
  join(
    root,
    path.replace(/^src\/generated\/(resources|messages\/(?:first\/)?\w+)\.ts$/, 'src/generated/$1-of-kinds.ts'),
  );

const exported = (names: string, path: string): string =>
  `export { ${names} } from ${JSON.stringify(placeOf(path))};\n`;

const generate = async (): Promise<ReadonlyMap<string, string>> => {
  const entities = { ...(await loadEntities()), ...kindEntities };
  const isProduct = (path: string): boolean =>
    path.endsWith('.tsx') && !Object.keys(kindEntities).some((key) => path.endsWith(`/${key}.tsx`));
  const files = [...resourceFiles(entities).filter(({ path }) => !isProduct(path)), ...messageFiles(kindEntities, {})];
  return new Map([
    ...files.map(({ path, content }): [string, string] => [placeOf(path), content]),
    [
      published,
      exported('resources', 'src/generated/resources.ts') + exported('default as en', 'src/generated/messages/en.ts'),
    ],
  ]);
};

/**
 * What the generator makes of the forms of every kind, for tests alone: `generated.ts` has the registry of the product's
 * resources with these among them, and what they are called. Nothing of it is written to disk.
 */
export const kindForms = (): Plugin => {
  let files: Promise<ReadonlyMap<string, string>> | undefined;
  const made = () => {
    files ??= generate();
    return files;
  };
  return {
    name: 'kind-forms',
    enforce: 'pre',
    async resolveId(source, importer) {
      const path = source.startsWith('.') && importer ? join(dirname(importer), source) : source;
      const known = await made();
      // Vitest may ask by the address below the root that it has given to a path.
      return [path, join(root, source)].find((one) => known.has(one));
    },
    async load(id) {
      return (await made()).get(id);
    },
  };
};
