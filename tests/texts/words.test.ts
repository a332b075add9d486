import { describe, expect, test } from 'vitest';
import { fill } from '../../domain/text/words.ts';
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

  test('counts one in English as one', () => {
    // Limits are said by the numbers of definitions, none of which is one.
    const isBare = (text: string) =>
      /(?<!(?:at (?:least|most)|more than|exactly|over|after|to|–) ?)\{\d\} (?!(?:is|was|has|does|takes|applies|ms)\b)(?:[a-z]+s|are)\b/i.test(
        text,
      );
    expect(['{0} rows', '{0} of {1} attempts failed', '{0} are used'].every(isBare)).toBe(true);
    const wrong = all.filter(({ en }) => en !== undefined && isBare(en));
    expect(wrong.map(({ place, en }) => `${place}: ${en}`)).toEqual([]);
  });

  test('fills in a count with the form of what is counted', () => {
    const sentence = '{0} of {1|row|rows}, {2|lead|leads}';
    expect(fill(sentence, [1, '1', '1,001'])).toBe('1 of 1 row, 1,001 leads');
    expect(fill(sentence, [0, 21, 0])).toBe('0 of 21 rows, 0 leads');
  });

  test('counts in Russian without a noun that would be another one after 1 or 21', () => {
    const wrong = all.filter(({ ru }) => ru !== undefined && /(?<![а-яё])(?:из|ровно) \{\d\} [а-яё]/i.test(ru));
    expect(wrong.map(({ place, ru }) => `${place}: ${ru}`)).toEqual([]);
  });
});
