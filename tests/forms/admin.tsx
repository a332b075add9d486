import { configure, render, screen, waitFor } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import type { Language } from '../../domain/words.ts';
import { createApp } from '../../src/App.tsx';
import { resources } from '../../src/generated/resources.ts';
import { createI18nProvider, loadMessages } from '../../src/providers/i18n/i18nProvider.ts';
import { createServices } from '../../src/providers/services.ts';

// What a page has put off (a search half a second after the last key) must not come when the page is gone.
const putOff = vi.spyOn(globalThis, 'setTimeout');
afterAll(() => putOff.mock.results.forEach(({ value }) => clearTimeout(value)));

// A page of the admin printed whole says less than the message.
configure({ getElementError: (message) => new Error(message ?? 'Not found') });

/** Opens the page on which a record is made, in the whole admin, signed in; resolves when its form is there. */
export const openForm = async (route: string, language: Language = 'en'): Promise<HTMLFormElement> => {
  window.history.pushState(null, '', `/${route}/create`);
  const all = Object.values(resources);
  const services = createServices({ resources: all, apiUrl: `${window.location.origin}/api/v1`, locale: () => language });
  const i18nProvider = createI18nProvider(language, await loadMessages(language));
  render(createApp({ resources: all, services, i18nProvider }));
  const button = await screen.findByRole('button', { name: language === 'en' ? 'Create' : 'Создать' }, { timeout: 10_000 });
  const form = button.closest('form');
  if (!form) throw new Error('The page has no form');
  await waitFor(() => {
    if (form.querySelector('.MuiSkeleton-root')) throw new Error('The inputs are still on their way');
  });
  return form;
};
