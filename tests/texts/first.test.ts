import { describe, expect, test } from 'vitest';
import { resources as generated } from '../../src/generated/resources.ts';
import { furtherTexts } from '../../src/providers/i18n/further/group.ts';
import english from '../../src/providers/i18n/en.ts';
import further from '../../src/providers/i18n/further/en.ts';
import type { ResourceEntry } from '../../src/registry/resource.ts';
import { resources } from '../../src/resources/index.ts';
import { allTexts, flat } from './all.ts';
import { handWritten, loadedBy } from './first.ts';
import { namedKeys, templatePattern } from './keys.ts';
import type { Source } from './sources.ts';

/** A page that names a text before it is loaded would show the key instead. */

const later = flat(further).map(([key]) => key);
const first = new Set(flat(english).map(([key]) => key));
/** Including those that come with a resource. */
const early = [...(await allTexts('en')).keys()].filter((key) => !later.includes(key) || first.has(key));
const spaces = new Set([...first, ...later].map((key) => key.split('.')[0] ?? ''));

/** The texts that these sources name and that come later, each with a place. */
const tooEarly = (sources: readonly Source[]): string[] => {
  const { whole, templates } = namedKeys(sources, spaces);
  const isLate = (name: string) =>
    !first.has(name) &&
    later.some((key) => key === name || key.startsWith(`${name}.`)) &&
    !early.some((key) => key.startsWith(`${name}.`));
  const patterns = [...templates].filter(([template]) => {
    const pattern = templatePattern(template);
    return later.some((key) => pattern.test(key)) && !early.some((key) => pattern.test(key));
  });
  return [...[...whole].filter(([name]) => isLate(name)), ...patterns].map(([name, place]) => `${name} ${place}`);
};

test('no text is both among the first and among the further ones', () => {
  expect(flat(further).filter(([key, text]) => first.has(key) && !key.startsWith('ra.') && text !== '')).toEqual([]);
});

test('sign-in, the shell and lists say only what is loaded with them', () => {
  const sources = loadedBy();
  expect(sources.length).toBeGreaterThan(200);
  expect(tooEarly(sources)).toEqual([]);
});

describe('lists written by hand', () => {
  const shared = new Set(loadedBy());
  const entries = new Map(resources.map((entry) => [entry.name, entry]));
  const lists = [...handWritten()].flatMap(([key, path]) => {
    const { name } = Object.entries<ResourceEntry>(generated).find(([one]) => one === key)?.[1] ?? {};
    const entry = name === undefined ? undefined : entries.get(name);
    return entry?.pages.includes('list') ? [{ entry, path }] : [];
  });

  test('bring the texts that they name', () => {
    expect(lists.length).toBeGreaterThan(30);
    const wrong = lists.flatMap(({ entry: { name, extraTexts = [] }, path }) => {
      if (extraTexts.includes(furtherTexts)) return [];
      return tooEarly(loadedBy([path]).filter((source) => !shared.has(source))).map((late) => `${name}: ${late}`);
    });
    expect(wrong).toEqual([]);
  });

  test('bring none for nothing', () => {
    const idle = lists.filter(
      ({ entry: { extraTexts = [] }, path }) =>
        extraTexts.includes(furtherTexts) &&
        tooEarly(loadedBy([path]).filter((source) => !shared.has(source))).length === 0,
    );
    expect(idle.map(({ entry }) => entry.name)).toEqual([]);
  });
});
