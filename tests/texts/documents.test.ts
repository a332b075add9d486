import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What the documents name has to be there: files, folders and commands. */

const root = join(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/*.md'], { cwd: root });
const exclude = (path: string): boolean => /^(node_modules|dist|data|coverage|\.git)(\/|$)/.test(path);
const files = globSync('**/*.*', { cwd: root, exclude });
const names = new Set(files.map((file) => basename(file)));
/** Folders at the top; what begins otherwise is a call, a type of content or an address. */
const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** What is no file although it looks like one. */
const others = new Set([
  // The guide has its reader write it.
  'openapi/entities/conference.ts',
  // A group of calls.
  'public/offers',
]);

const coded = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const without = (text: string): string => text.split(/[ #]/)[0]!.replace(/^\.\//, '');

test.each(documents)('%s names files and commands that there are', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s:]+)\)/g)].map(([, link = '']) => without(link)).filter(Boolean);
  const paths = coded(text)
    .map(without)
    .filter((path) => folders.has(path.split('/')[0]) && path.includes('/') && !others.has(path));
  const modules = coded(text).filter((code) => /^[\w.-]+\.tsx?$/.test(code));
  const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  const missing = [
    ...links.filter((link) => !existsSync(join(root, dirname(document), link))),
    ...paths.filter((path) =>
      path.includes('*') ? globSync(path, { cwd: root }).length === 0 : !existsSync(join(root, path)),
    ),
    ...modules.filter((name) => !names.has(name)),
    ...commands.filter((name) => !Object.hasOwn(scripts, name)).map((name) => `npm run ${name}`),
  ];
  expect(missing).toEqual([]);
});
