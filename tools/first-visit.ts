import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a build made from one source file, according to Vite's manifest. */
interface Chunk {
  file: string;
  /** Keys of the chunks loaded along with it. */
  imports?: readonly string[];
}

/** Bytes of JavaScript, with each file gzipped. */
export interface FirstVisit {
  /** Until the user can sign in. */
  signIn: number;
  /** Until a list of campaigns can be used. */
  list: number;
}

/** What the sign-in page loads in addition to the document's scripts. */
const signIn = ['src/providers/i18n/en.ts', 'src/custom/signIn/login/LoginPage.tsx'];
/** What a list loads in addition to that. */
const list = [
  'src/shell/signedIn.ts',
  'src/components/list/ListPage.tsx',
  'src/resources/campaigns/index.tsx',
  'src/generated/messages/en/campaign.ts',
];

/**
 * Returns what a first visit loads of a build in this folder, by following the imports of its scripts: without a
 * browser, hence without what a page loads at run time (`npm run bench -- --only browser` sees that too).
 */
export const firstVisit = (dist: string): FirstVisit => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const named = readFileSync(join(dist, 'index.html'), 'utf8').match(/assets\/[\w.-]+\.js/g) ?? [];
  const bytes = (sources: readonly string[]): number => {
    const files = new Set<string>(named);
    const add = (source: string): void => {
      const chunk = manifest[source];
      if (!chunk) throw new Error(`The build has no script for ${source}`);
      if (files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(add);
    };
    sources.forEach(add);
    return [...files].reduce((total, file) => total + gzipSync(readFileSync(join(dist, file))).length, 0);
  };
  return { signIn: bytes(signIn), list: bytes([...signIn, ...list]) };
};
