import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type FirstVisit, firstVisit } from '../../tools/first-visit.ts';
import { inCopy, runIn } from './copy.ts';

const root = join(import.meta.dirname, '../..');

/** What the admin is built from in addition to the definitions. */
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'tsconfig.base.json'];

/** The generator's output, which it would not overwrite here as it isn't in its manifest. */
const generated = join(root, 'src/generated');

/** Builds the admin with that many entities, and returns what a first visit loads of it. */
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
