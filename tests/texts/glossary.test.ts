import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../domain/text/words.ts';
import { allTexts } from './all.ts';
import { allSaid } from './said.ts';

/** One name for one thing: the glossary of CONTRIBUTING.md, held against everything that people read. */

interface Term {
  say: string;
  not: readonly string[];
}

const contract: unknown = JSON.parse(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'));

const guide = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');

const glossary = (language: Language): Term[] => {
  const [, table = ''] = guide.split(`<!-- glossary: ${language} -->`);
  const [rows = ''] = table.trim().split('\n\n');
  return [...rows.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].slice(2).map(([, say = '', not = '']) => ({
    say,
    not: not.split(',').map((word) => word.trim()),
  }));
};

/** Whole words, in any case; a word that ends in `*` begins others. */
const pattern = (word: string): RegExp => {
  const ending = word.endsWith('*') ? '' : '(?![\\p{L}])';
  return new RegExp(`(?<![\\p{L}])${word.replace('*', '')}${ending}`, 'iu');
};

/** What programs read, and react-admin's own texts, which are not ours to word. */
const isOurs = (key: string): boolean => !key.startsWith('ra.');
const prose = (text: string): string => text.replaceAll(/`[^`]*`|%?\{\w+\}/g, ' ');

/** What the API reference says: summaries and descriptions of the contract, which is in English alone. */
const saidByContract = (value: unknown, place = 'openapi.json'): [place: string, text: string][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, string][] =>
        typeof inner === 'string' && (key === 'description' || key === 'summary')
          ? [[place, inner]]
          : saidByContract(inner, `${place}/${key}`),
      );

const textsIn = async (language: Language): Promise<[place: string, text: string][]> => [
  ...[...(await allTexts(language))].filter(([key]) => isOurs(key)),
  ...allSaid().flatMap((said): [string, string][] =>
    said[language] === undefined ? [] : [[said.place, said[language]]],
  ),
  ...(language === 'en' ? saidByContract(contract) : []),
];

describe.each(languages)('the glossary (%s)', (language) => {
  const terms = glossary(language);

  test('has terms', () => {
    expect(terms.length).toBeGreaterThan(7);
  });

  test('is kept by everything that people read', async () => {
    const texts = await textsIn(language);
    const wrong = terms.flatMap(({ say, not }) =>
      not.flatMap((word) =>
        texts
          .filter(([, text]) => pattern(word).test(prose(text)))
          .map(([place, text]) => `${place} says “${word}” for “${say}”: ${text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
