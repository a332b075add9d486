import { describe, expect, test } from 'vitest';
import { faults } from './languages.ts';
import { allSaid } from './said.ts';

/** Texts that are said where they are needed, in both languages beside each other: `{ en: 'Active', ru: 'Активен' }`. */

const all = allSaid();

describe('what definitions, rules and answers say', () => {
  test('is said in both languages', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ en, ru, spread }) => !spread && (en === undefined) !== (ru === undefined))).toEqual([]);
  });

  test('is said in each in its own words, with the same things filled in', () => {
    const wrong = all.flatMap(({ place, en, ru }) =>
      en === undefined || ru === undefined ? [] : faults(en, ru).map((fault) => `${place} ${fault}: ${ru}`),
    );
    expect(wrong).toEqual([]);
  });

  test('counts in Russian without a noun that would be another one after 1 or 21', () => {
    const wrong = all.filter(({ ru }) => ru !== undefined && /(?<![а-яё])(?:из|ровно) \{\d\} [а-яё]/i.test(ru));
    expect(wrong.map(({ place, ru }) => `${place}: ${ru}`)).toEqual([]);
  });
});
