import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What the documents name has to be there: files, folders and commands. */

const root = join(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/*.md'], { cwd: root });
const exclude = (path: string): boolean => /^(node_modules|dist|data|coverage|\.git)(\/|$)/.test(path);
const files = globSync('**/*.*', { cwd: root, exclude });
const known = new Set(files);
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
const isAtTop = (path: string): boolean => path.includes('/') && folders.has(path.split('/')[0]);
const isModule = (path: string): boolean => /^\w[\w./-]*\.tsx?$/.test(path);
const folderOf = (path: string): string => (isModule(path) ? dirname(path) : path.replace(/\/$/, ''));

/**
 * Returns the files that a document names by the end of their paths, and that are not there: bare names have to be in a
 * folder that the section, or the decision, has named before, if it has named any.
 */
const misplaced = (document: string): string[] => {
  const missing: string[] = [];
  for (const section of document.split(/^(?:#+ |- \*\*D\d)/m)) {
    const named: string[] = [];
    const isThere = (path: string): boolean => {
      if (path.includes('/')) return files.some((file) => file.endsWith(`/${path}`));
      if (known.has(path)) return true;
      return named.length > 0 ? named.some((folder) => known.has(`${folder}/${path}`)) : names.has(path);
    };
    // The name in a link is checked by where it leads.
    for (const path of coded(section.replaceAll(/\[`[^`]*`\]\(/g, '(')).map(without)) {
      if (isAtTop(path)) named.push(folderOf(path));
      else if (isModule(path) && !isThere(path)) missing.push(path);
    }
  }
  return missing;
};

/** The anchors of a document's headings. */
const anchorsIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('%s names files, headings and commands that there are', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const targets = [...text.matchAll(/\]\(([^)\s:]+)\)/g)].map(([, target = '']) => target);
  const inFolder = (link: string): string => join(root, dirname(document), link);
  const links = targets.map(without).filter(Boolean);
  const anchors = targets.filter((target) => /(^|\.md)#/.test(target));
  const paths = coded(text)
    .map(without)
    .filter((path) => isAtTop(path) && !others.has(path));
  const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  const missing = [
    ...links.filter((link) => !existsSync(inFolder(link))),
    ...anchors.filter((target) => {
      const [path = '', anchor = ''] = target.split('#');
      return !anchorsIn(path ? inFolder(path) : join(root, document)).includes(anchor);
    }),
    ...paths.filter((path) =>
      path.includes('*') ? globSync(path, { cwd: root }).length === 0 : !existsSync(join(root, path)),
    ),
    ...misplaced(text),
    ...commands.filter((name) => !Object.hasOwn(scripts, name)).map((name) => `npm run ${name}`),
  ];
  expect(missing).toEqual([]);
});
