import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

it('the Dockerfile has no fault that its linter knows', () => {
  expect(validate(read('Dockerfile')).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

it('the image is built from what is installed from the lock file alone, and runs unprivileged', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  expect(stages[0]).toContain('npm ci');
  expect(stages.at(-1)).toMatch(/^USER node$/m);
});

it('every variable that compose.yaml hands on is one that the README documents', () => {
  const handed = [...read('compose.yaml').matchAll(/^\s{6}([A-Z_]+): /gm)].map(([, name]) => name);
  const own = handed.filter((name) => !name?.startsWith('POSTGRES_'));
  const documented = read('README.md');
  expect(own).toContain('DATABASE_URL');
  expect(own.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

it('every documented way of running starts the product again when it ended', () => {
  expect(read('deploy/sluice.service')).toMatch(/^Restart=always$/m);
  expect(read('compose.yaml')).toMatch(/^ {2}sluice:\n(?: {4}.*\n)*? {4}restart: unless-stopped$/m);
  const runs = [...read('docs/operating.md').matchAll(/^docker run .*$/gm)].map(([line]) => line);
  expect(runs).not.toEqual([]);
  expect(runs.filter((line) => !line.includes('--restart unless-stopped'))).toEqual([]);
});
