import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lookups } from '../../openapi/lookups.ts';
import { readContract } from '../../server/http/contract.ts';
import { leftOut, lookedUp, promised, promisedCalls, promisedOptions, promisedStatuses } from './promised-names.ts';

const page = readFileSync(new URL('../../docs/catalogue.md', import.meta.url), 'utf8');
const chapters = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((chapter) => [chapter.slice(0, chapter.indexOf('\n')), chapter]),
);

/** What one line of a chapter says: `- Statuses: …`. */
const line = (name: string, heading: string): string =>
  chapters
    .get(name)
    ?.split('\n')
    .find((one) => one.startsWith(`- ${heading}: `)) ?? '';

/** The codes in some text: `active`. */
const codes = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const statuses = new Set(['status', 'statusChangedAt', 'statusChangedBy', 'blockReason']);

/** Whether the chapter has the field; that an entity has a status, a line of its own says. */
const has = (name: string, field: string): boolean => {
  const chapter = chapters.get(name) ?? '';
  return chapter.includes(`| \`${field}\` |`) || (statuses.has(field) && chapter.includes('- Statuses: '));
};

describe('the catalogue', () => {
  const names = Object.entries(promised).flatMap(([name, fields]) => [
    name,
    ...fields.split(' ').map((field) => `${name} ${field}`),
  ]);
  const there = names.filter((name) => {
    const chapter = Object.keys(promised).find((one) => name === one || name.startsWith(`${one} `)) ?? name;
    return name === chapter ? chapters.has(chapter) : has(chapter, name.slice(chapter.length + 1));
  });

  test('has every name that is promised, or it is said why not', () => {
    expect(names.filter((name) => !there.includes(name)).sort()).toEqual(Object.keys(leftOut).sort());
  });

  test('leaves out nothing that another call is said to answer and does not', () => {
    const calls = Object.values(leftOut).flatMap(({ call }) => call ?? []);
    const { paths } = readContract();
    const unknown = calls.filter((call) => {
      const [method = '', path = ''] = call.split(' ');
      return !Object.keys(paths[path] ?? {}).includes(method.toLowerCase());
    });
    expect(unknown).toEqual([]);
    expect(Object.values(leftOut).filter(({ why }) => why.length < 20)).toEqual([]);
  });

  test.each(Object.entries(promisedStatuses))('has the statuses of %s', (name, promise) => {
    expect([...new Set(codes(line(name, 'Statuses')))].sort()).toEqual(promise.split(' ').sort());
  });

  test.each(Object.entries(promisedOptions))('has the statuses that %s is', (name, promise) => {
    const [chapter = '', field = ''] = name.split(' ');
    const row = chapters
      .get(chapter)
      ?.split('\n')
      .find((one) => one.startsWith(`| \`${field}\` |`));
    expect(
      codes(row ?? '')
        .slice(1)
        .sort(),
    ).toEqual(promise.split(' ').sort());
  });

  test.each(Object.entries(promisedCalls))('has the calls of %s', (name, promise) => {
    const there = codes(line(name, 'Calls')).map((call) => call.replace(/ \/\w+\/\w+\/?/, ':').replace(/:$/, ''));
    expect(promise.split(' ').filter((call) => !there.includes(call))).toEqual([]);
  });

  test('says of each where it is and how it is called', () => {
    for (const [name, chapter] of chapters)
      if (!['Looking up', 'Pages', 'Menus'].includes(name))
        expect(chapter, name).toMatch(/- Calls: `[A-Z]+ \/(user|public|settings|stat)\//);
    expect(chapters.get('Offers')).toContain('- Pages: Offers at `/offers`');
    expect(chapters.get('Offers')).toContain('`GET /user/offers`');
    expect(chapters.get('Campaigns')).toContain('`deleted` (final)');
  });

  test('says which call answers each look-up', () => {
    const said = Object.values(lookups).flatMap((calls) => Object.keys(calls));
    expect(lookedUp.filter((name) => !said.some((one) => one.includes(name)))).toEqual([]);
    for (const call of Object.values(lookups).flatMap((calls) => Object.values(calls)))
      expect(chapters.get('Looking up')).toContain(`\`${call}\``);
  });

  test.each([...new Set(Object.values(lookups).flatMap((calls) => Object.values(calls)))])('%s is a call', (call) => {
    const [method = '', path = '', names = ''] = call.split(/[ ?]/);
    const methods = Object.entries(readContract().paths[path] ?? {});
    const operation = methods.find(([name]) => name === method.toLowerCase())?.[1];
    const parameters = (operation?.parameters ?? []).map((one) => ('name' in one ? one.name : ''));
    expect(operation).toBeDefined();
    expect(names.split('&').filter((name) => name !== '' && !parameters.includes(name))).toEqual([]);
  });
});
