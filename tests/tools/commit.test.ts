import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf, types } from '../../tools/commit/message.ts';

const root = join(import.meta.dirname, '../..');
const why = '\n\nBecause two people asked for it.\n';

test.each([
  `feat(offers): find them by their vertical${why}`,
  `chore: take the newest libraries${why}`,
  `feat(api)!: name the fields of a lead as its form does${why}`,
  `fix(leads): send each once${why}\nSigned-off-by: Ada <ada@sluice.test>\n`,
  `docs(readme): show a list${why}# Please enter the commit message\n# ------------------------ >8 ------------------------\ndiff --git\n`,
  "Merge branch 'main' into offers\n",
  'Revert "feat(offers): find them"\n',
  'fixup! feat(offers): find them\n',
])('taken: %j', (message) => {
  expect(faultsOf(message)).toEqual([]);
});

test.each([
  [`Find offers by their vertical${why}`, /^Begin with/],
  [`feature(offers): find them${why}`, /one of feat, fix/],
  [`feat(Offers): find them${why}`, /^Begin with/],
  [`feat(offers):find them${why}`, /^Begin with/],
  [`feat(offers): ${'find them '.repeat(10)}${why}`, /^Say it in 100 characters/],
  ['feat(offers): find them\nBecause two people asked for it.\n', /^Leave the second line empty/],
  ['feat(offers): find them\n', /^Say why/],
  ['feat(offers): find them\n\nSigned-off-by: Ada <ada@sluice.test>\n', /^Say why/],
  ['feat(offers): find them\n\n# a comment\n', /^Say why/],
])('refused: %j', (message, fault) => {
  expect(faultsOf(message)).toEqual([expect.stringMatching(fault)]);
});

test('the kinds of commits are those that CONTRIBUTING.md names', () => {
  const [, named = ''] = /Types: ([^.]+)\./.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];
  expect(named.split(/,\s+/)).toEqual([...types]);
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sluice-commit-'));
  execFileSync('git', ['init', '--quiet', folder]);
  cpSync(join(root, 'tools/commit'), join(folder, 'tools/commit'), { recursive: true });
  copyFileSync(join(root, 'tools/commit.ts'), join(folder, 'tools/commit.ts'));
  mkdirSync(join(folder, 'hooks'));
  // As husky runs it: by the shell, with the message's file.
  cpSync(join(root, '.husky/commit-msg'), join(folder, 'hooks/commit-msg'), { mode: 0 });
  execFileSync('chmod', ['+x', join(folder, 'hooks/commit-msg')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('Git makes no commit whose message says no reason, and tells what is missing', () => {
  const commit = (message: string) =>
    spawnSync(
      'git',
      [
        ...['-c', `core.hooksPath=${join(folder, 'hooks')}`, '-c', 'user.name=Ada', '-c', 'user.email=ada@sluice.test'],
        ...['commit', '--quiet', '--allow-empty', '--message', message],
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
      },
    );
  const refused = commit('feat(offers): find them');
  expect(refused.status).not.toBe(0);
  expect(refused.stderr).toContain('Say why in a body below.');
  expect(commit(`feat(offers): find them${why}`).status).toBe(0);
});
