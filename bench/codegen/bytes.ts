import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type FirstVisit, firstVisit } from '../../tools/first-visit.ts';
import { inCopy, runIn } from './copy.ts';

const root = join(import.meta.dirname, '../..');

/** What the admin is built from beside the definitions. */
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'tsconfig.base.json'];

/** What the generator writes, and would not overwrite as it knows nothing of it. */
const generated = join(root, 'src/generated');

/** Builds the admin with that many entities, and says what a first visit fetches of it. */
export const measureBytes = (entities: number): Promise<FirstVisit> =>
  inCopy(entities, async (folder) => {
    for (const source of sources) {
      cpSync(join(root, source), join(folder, source), {
        recursive: true,
        filter: (file) => !file.startsWith(generated),
      });
    }
    await runIn(folder, 'codegen/main.ts', '--no-typecheck');
    await runIn(folder, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
    return firstVisit(join(folder, 'dist'));
  });
