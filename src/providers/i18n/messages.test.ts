import { expect, test, vi } from 'vitest';
import { speaking } from '../../testing/speaking.ts';
import { createI18nProvider, loadMessages } from './i18nProvider.ts';
import { readLocale } from './locale.ts';

type Bundle = { default: object };

/** A resource whose texts arrive when the test releases them. */
const slow = (name: string) => {
  const coming = { en: Promise.withResolvers<Bundle>(), ru: Promise.withResolvers<Bundle>() };
  const arrive = (language: 'en' | 'ru', title: string) => coming[language].resolve({ default: { fields: { title } } });
  return {
    resource: { key: `resources.${name}`, texts: { en: () => coming.en.promise, ru: () => coming.ru.promise } },
    arrive,
  };
};

test('the language is remembered for the next visit and told to the page', async () => {
  const provider = await speaking('en');
  expect([readLocale(), document.documentElement.lang]).toEqual(['en', 'en']);
  expect(provider.translate('ra.action.bulk_actions', { smart_count: 5 })).toBe('5 items selected');
  await provider.changeLocale('ru');
  expect([readLocale(), document.documentElement.lang, provider.getLocale()]).toEqual(['ru', 'ru', 'ru']);
  const updated = [1, 2, 5, 21].map((smart_count) =>
    provider.translate('ra.message.bulk_update_content', { smart_count, name: 'Оффер', recordRepresentation: 'А' }),
  );
  expect(updated).toEqual(['Изменить «Оффер А»?', 'Изменить 2 записи?', 'Изменить 5 записей?', 'Изменить «Оффер А»?']);
});

test('the texts of a resource come when they are brought, and follow into the other language', async () => {
  const provider = await speaking('en');
  const { resource, arrive } = slow('settings/lists/boats');
  const title = () => provider.translate('resources.settings/lists/boats.fields.title', { _: 'none' });
  const brought = provider.bring(resource);
  expect(provider.bring(resource)).toBe(brought);
  expect(title()).toBe('none');
  arrive('en', 'Boat');
  await brought;
  expect(title()).toBe('Boat');
  expect(provider.translate('ra.action.save')).toBe('Save');

  const changed = provider.changeLocale('ru');
  await loadMessages('ru');
  expect([provider.getLocale(), title()]).toEqual(['en', 'Boat']);
  arrive('ru', 'Лодка');
  await changed;
  expect([provider.getLocale(), title()]).toEqual(['ru', 'Лодка']);
  await provider.changeLocale('en');
  expect(title()).toBe('Boat');
});

test('texts that are asked for while the language changes are there in the new one', async () => {
  const provider = createI18nProvider('en', await loadMessages('en'));
  const [early, late] = [slow('early'), slow('late')];
  const first = provider.bring(early.resource);
  const changed = provider.changeLocale('ru');
  const second = provider.bring(late.resource);
  late.arrive('en', 'Late');
  late.arrive('ru', 'Поздно');
  early.arrive('en', 'Early');
  early.arrive('ru', 'Рано');
  await Promise.all([first, changed, second]);
  const titles = ['early', 'late'].map((name) => provider.translate(`resources.${name}.fields.title`));
  expect([provider.getLocale(), ...titles]).toEqual(['ru', 'Рано', 'Поздно']);
});

test('texts that did not come are asked for again, and hold up nothing else meanwhile', async () => {
  const provider = createI18nProvider('en', await loadMessages('en'));
  const texts = { en: vi.fn<() => Promise<Bundle>>(), ru: vi.fn<() => Promise<Bundle>>() };
  texts.en.mockRejectedValue(new Error('offline'));
  await expect(provider.bring({ key: 'resources.boats', texts })).rejects.toThrow('offline');
  await provider.changeLocale('ru');
  expect(texts.ru).not.toHaveBeenCalled();
  texts.ru.mockResolvedValue({ default: { fields: { title: 'Лодка' } } });
  await provider.bring({ key: 'resources.boats', texts });
  expect(provider.translate('resources.boats.fields.title')).toBe('Лодка');
});
