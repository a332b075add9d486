import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordOf } from '../../domain/records.ts';
import type { ResourceEntry } from '../../src/registry/resource.ts';
import { permissionWords } from '../../src/generated/permissions.ts';
import { resources } from '../../src/generated/resources.ts';
import { allTexts, flat } from './all.ts';
import { bareTexts, namedKeys, templatePattern, wordsOf } from './keys.ts';
import { faults } from './languages.ts';
import { sourcesOf } from './sources.ts';

/** Everything the admin says: hand-written, generated and react-admin's own, as the two languages are composed. */

const [english, russian] = await Promise.all([allTexts('en'), allTexts('ru')]);

/** The Russian package brings one text that react-admin dropped. */
const dropped = 'ra.navigation.prev';

describe('the two languages', () => {
  test('say the same things', () => {
    expect([...english.keys()].filter((key) => !russian.has(key))).toEqual([]);
    expect([...russian.keys()].filter((key) => !english.has(key) && key !== dropped)).toEqual([]);
  });

  test('say each in their own words, with the same things filled in', () => {
    const wrong = [...english].flatMap(([key, text]) =>
      faults(text, russian.get(key) ?? '').map((fault) => `${key} ${fault}`),
    );
    expect(wrong).toEqual([]);
  });

  test('count in the forms that they have: one, two and five', () => {
    const forms = (text: string | undefined) => text?.split('||||').length ?? 0;
    const counts = (text: string | undefined) => text?.includes('smart_count') === true || forms(text) > 1;
    const counted = [...english].filter(([key, text]) => counts(text) || counts(russian.get(key)));
    expect(counted.length).toBeGreaterThan(20);
    expect(counted.filter(([, text]) => forms(text) !== 2)).toEqual([]);
    expect(counted.filter(([key]) => forms(russian.get(key)) !== 3).map(([key]) => [key, russian.get(key)])).toEqual(
      [],
    );
  });

  test('leave out no file of messages', () => {
    const files = import.meta.glob<object>('../../src/**/messages/**/{en,ru}.ts', { eager: true });
    const unsaid = Object.entries(files).flatMap(([path, exported]) => {
      const texts = path.endsWith('ru.ts') ? russian : english;
      // The default export, where there is one, is what comes below a key; by name it stands with that key.
      const all = Object.entries(exported).flatMap(([name, messages]) =>
        name === 'default' && Object.keys(exported).length > 1 ? [] : flat(recordOf(messages)),
      );
      return all.every(([key, text]) => texts.get(key) === text) ? [] : [path];
    });
    expect(unsaid).toEqual([]);
  });
});

/** Tabs that are called the same on the page of any record. */
const shared = ['scheduled', 'notes', 'history'];

/** What a resource's generated pages name: its choices and helps, and the fields and tabs that they show. */
const pageKeys = (name: string, { name: route, tabs = [] }: ResourceEntry): string[] => {
  const code = readFileSync(new URL(`../../src/generated/resources/${name}.tsx`, import.meta.url), 'utf8');
  const sources = [...code.matchAll(/^ {2}\w+: (?:\(\n +)?<\w+(?:<\w+>)?\s+source="([^"]+)"/gm)].map(
    ([, source]) => source,
  );
  return [
    ...[...code.matchAll(/['"](resources\.[^'"]+)['"]/g)].map(([, key = '']) => key),
    ...sources.map((source) => `resources.${route}.fields.${source}`),
    ...tabs.filter((tab) => !shared.includes(tab)).map((tab) => `resources.${route}.tabs.${tab}`),
  ];
};

describe('generated pages', () => {
  const paged = Object.entries<ResourceEntry>(resources).filter(([, { load }]) => load);

  test.each(paged)('of %s name nothing that is not said in both languages', (name, entry) => {
    const keys = pageKeys(name, entry);
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !english.has(key) || !russian.has(key))).toEqual([]);
  });
});

describe('the code', () => {
  const sources = sourcesOf('src');
  const spaces = new Set([...english.keys()].map((key) => key.split('.')[0] ?? ''));
  const { whole, templates } = namedKeys(sources, spaces);
  const patterns = [...templates.keys()].map(templatePattern);

  test('names no message that is not there', () => {
    const keys = [...english.keys()];
    // Permissions have names of the same form.
    const isThere = (name: string) =>
      english.has(name) || Object.hasOwn(permissionWords, name) || keys.some((key) => key.startsWith(`${name}.`));
    expect([...whole].filter(([name]) => !isThere(name))).toEqual([]);
    expect([...templates].filter(([template]) => !keys.some((key) => templatePattern(template).test(key)))).toEqual([]);
  });

  test('leaves no message unsaid', () => {
    const words = wordsOf([...sources, ...sourcesOf('domain', 'openapi', 'server')]);
    const isNamed = (key: string) =>
      whole.has(key) ||
      patterns.some((pattern) =>
        pattern
          .exec(key)
          ?.slice(1)
          .every((part) => words.has(part) || part.split('.').every((step) => words.has(step))),
      );
    // What is generated is said by generated pages, and react-admin's own by itself.
    const own = [...english.keys()].filter((key) => !/^(ra|resources|rules|pages|menu)\./.test(key));
    expect(own.filter((key) => !isNamed(key))).toEqual([]);
  });

  test('says nothing that is no message', () => {
    expect(bareTexts(sources, (text) => english.has(text))).toEqual([]);
  });
});
