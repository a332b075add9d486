import { expect, test } from 'vitest';
import { createI18nProvider, loadMessages } from './i18nProvider.ts';
import { readLocale } from './locale.ts';

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
