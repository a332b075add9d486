import { describe, expect, it } from 'vitest';
import { languages, type Words } from '../../../domain/text/words.ts';
import { isoCountries } from '../../../server/reference/countries.ts';
import { currencies } from '../../../server/reference/currencies.ts';
import { alphabetical, localised } from '../../../server/reference/entry.ts';
import * as enumerations from '../../../server/reference/enumerations.ts';
import { information } from '../../../server/reference/information.ts';
import { interfaceLanguages, isoLanguages } from '../../../server/reference/languages.ts';
import { timezones } from '../../../server/reference/timezones.ts';

const winter = Date.parse('2026-11-21T10:00:00Z') / 1000;
const summer = Date.parse('2026-07-01T10:00:00Z') / 1000;
const cyrillic = /[а-яё]/i;

const lists: [string, readonly { id: string; title: Words }[]][] = [
  ['isoCountries', isoCountries],
  ['isoLanguages', isoLanguages],
  ['languages', interfaceLanguages],
  ['currencies', currencies],
  ['timezones', timezones(winter)],
  ...Object.entries(enumerations),
];

it.each(lists)('%s: IDs are unique and every entry has a name in both languages', (_, entries) => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { title } of entries) for (const language of languages) expect(title[language].trim()).not.toBe('');
});

it.each([
  ['isoCountries', isoCountries],
  ['isoLanguages', isoLanguages],
  ['currencies', currencies],
])('%s: Russian names are Russian and start with a capital', (_, entries) => {
  for (const { title } of entries) {
    expect(title.ru).toMatch(cyrillic);
    expect(title.en).not.toMatch(cyrillic);
    expect(title.ru[0]).toBe(title.ru[0]?.toLocaleUpperCase('ru'));
  }
});

describe('countries', () => {
  it('are those of ISO 3166-1 and Kosovo', () => {
    expect(isoCountries).toHaveLength(250);
    expect(isoCountries.find(({ id }) => id === 'UA')).toEqual({
      id: 'UA',
      title: { en: 'Ukraine', ru: 'Украина' },
      alpha3: 'UKR',
      number: '804',
    });
    for (const { number } of isoCountries.filter(({ id }) => id !== 'XK')) expect(number).toMatch(/^\d{3}$/);
  });

  it('are listed in the alphabetical order of the language', () => {
    const russian = alphabetical(isoCountries, 'ru').map(({ title }) => title);
    expect(russian[0]).toBe('Австралия');
    expect(russian.at(-1)).toBe('Япония');
    expect(localised(isoCountries, 'en').map(({ id }) => id)).toEqual(isoCountries.map(({ id }) => id));
  });
});

it('languages have their own names', () => {
  expect(isoLanguages.find(({ id }) => id === 'uk')).toEqual({
    id: 'uk',
    title: { en: 'Ukrainian', ru: 'Украинский' },
    nativeTitle: 'Українська',
  });
  expect(interfaceLanguages.map(({ nativeTitle }) => nativeTitle)).toEqual(['English', 'Русский']);
});

describe('currencies', () => {
  it.each([
    ['USD', '840', 2, '$', '$'],
    ['EUR', '978', 2, '€', '€'],
    ['UAH', '980', 2, 'UAH', '₴'],
    ['PLN', '985', 2, 'PLN', 'zł'],
    ['JPY', '392', 0, '¥', '￥'],
    ['KWD', '414', 3, 'KWD', 'د.ك.'],
    ['XCG', '532', 2, 'Cg.', 'Cg.'],
  ])('%s', (code, number, digits, symbol, symbolNative) => {
    expect(currencies.find(({ id }) => id === code)).toMatchObject({ code, number, digits, symbol, symbolNative });
  });

  it('leave out metals, funds, test codes and withdrawn ones', () => {
    const codes = currencies.map(({ code }) => code);
    const absent = ['XAU', 'XDR', 'XTS', 'XXX', 'USN', 'CLF', 'BGN', 'ANG', 'HRK'];
    expect(codes.filter((code) => absent.includes(code))).toEqual([]);
    expect(codes).toEqual(codes.toSorted());
  });
});

describe('time zones', () => {
  it('show the offset at the requested moment', () => {
    const kyiv = (at: number) => timezones(at).find(({ id }) => id === 'Europe/Kyiv');
    expect(kyiv(winter)).toMatchObject({ title: { en: 'Europe/Kyiv (+02:00)' }, offset: 7200 });
    expect(kyiv(summer)).toMatchObject({ title: { ru: 'Europe/Kyiv (+03:00)' }, offset: 10800 });
  });

  it('go from west to east, then by name, with today’s names', () => {
    const zones = timezones(winter);
    const expected = zones.toSorted((one, other) => one.offset - other.offset || (one.id < other.id ? -1 : 1));
    expect(zones).toEqual(expected);
    const names = zones.map(({ id }) => id);
    expect(names).toEqual(expect.arrayContaining(['UTC', 'Europe/Kyiv', 'Asia/Kolkata']));
    expect(names).not.toContain('Europe/Kiev');
  });
});

it('postback events are grouped by name', () => {
  const groups = Object.groupBy(enumerations.postbackEvents, ({ group }) => group);
  expect(groups.conversions).toHaveLength(4);
  expect(groups.leadGrades?.map(({ id }) => id)).toEqual(['event_lead_grade_changed']);
  expect(groups.leadStatuses).toHaveLength(6);
});

it('the information for one language has every list, its titles plain text', () => {
  const russian = information('ru', winter);
  expect(Object.keys(russian).toSorted()).toEqual([
    'currencies',
    'isoCountries',
    'isoLanguages',
    'languages',
    'redirectMethods',
    'redirectOptions',
    'timezones',
  ]);
  for (const entries of Object.values(russian)) {
    expect(entries.length).toBeGreaterThan(0);
    for (const { title } of entries) expect(title).toBeTypeOf('string');
  }
  expect(russian.redirectOptions.map(({ id }) => id)).toEqual(['direct', 'no_redirect', 'via_thank_you_page']);
});
