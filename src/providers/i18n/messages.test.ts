import raEnglish from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import { createI18nProvider, loadMessages } from './i18nProvider.ts';
import { readLocale } from './locale.ts';

const flat = (messages: object, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? flat(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  );
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

const english = new Map(flat(await loadMessages('en')));
const russian = new Map(flat(await loadMessages('ru')));

describe('the two languages', () => {
  test('say the same things', () => {
    expect([...english.keys()].filter((key) => !russian.has(key))).toEqual([]);
    // The Russian package brings one text that react-admin dropped.
    expect([...russian.keys()].filter((key) => !english.has(key))).toEqual(['ra.navigation.prev']);
  });

  test('name the same things in them', () => {
    const differing = [...english].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(russian.get(key) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  test('have the plural forms they need', () => {
    const forms = (text: string | undefined) => text?.split('||||').length;
    const counted = [...english].filter(([key, text]) => text.includes('||||') || russian.get(key)?.includes('||||'));
    expect(counted.filter(([, text]) => forms(text) !== 2)).toEqual([]);
    expect(counted.filter(([key]) => forms(russian.get(key)) !== 3)).toEqual([]);
  });

  test('are both complete beside what react-admin brings', () => {
    const own = [...russian].filter(
      ([key]) => key.startsWith('shell.') && key !== 'shell.name' && key !== 'shell.title',
    );
    expect(own.filter(([, text]) => !/[а-яё]/i.test(text) && /[a-z]/i.test(text))).toEqual([]);
    expect(flat(raEnglish).every(([key]) => english.has(key))).toBe(true);
  });
});

test('the language is remembered for the next visit and told to the page', async () => {
  const provider = createI18nProvider('en', await loadMessages('en'));
  expect([readLocale(), document.documentElement.lang]).toEqual(['en', 'en']);
  expect(provider.translate('ra.action.bulk_actions', { smart_count: 5 })).toBe('5 items selected');
  await provider.changeLocale('ru');
  expect([readLocale(), document.documentElement.lang, provider.getLocale()]).toEqual(['ru', 'ru', 'ru']);
  const updated = [1, 2, 5, 21].map((smart_count) =>
    provider.translate('ra.message.bulk_update_content', { smart_count, name: 'Оффер', recordRepresentation: 'А' }),
  );
  expect(updated).toEqual(['Изменить «Оффер А»?', 'Изменить 2 записи?', 'Изменить 5 записей?', 'Изменить «Оффер А»?']);
});
