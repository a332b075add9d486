import { configure, render, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/App.tsx';
import { pages } from '../../src/custom/pages.ts';
import { createI18nProvider, loadMessages } from '../../src/providers/i18n/i18nProvider.ts';
import { createServices } from '../../src/providers/services.ts';
import { resources } from '../../src/resources/index.ts';
import { allTexts } from '../texts/all.ts';
import { entities } from './definitions.ts';
import { serveRecord, setUpNetwork, signIn } from './network.ts';
import { removeCookie } from '../../src/providers/cookies.ts';

setUpNetwork();

// A page of the admin printed whole says less than the message.
configure({ getElementError: (message) => new Error(message ?? 'Not found') });

/**
 * A list, a record and the login page in Russian, as proof that what `tests/texts` says of all texts is what pages show.
 */

const english = [...(await allTexts('en'))];
const russian = new Set((await allTexts('ru')).values());

/** Texts that Russian says otherwise, and the beginnings of keys. */
const foreign = new Set(english.map(([, text]) => text).filter((text) => !russian.has(text)));
const spaces = [...new Set(english.map(([key]) => key.split('.')[0]))].join('|');
const key = new RegExp(`(?<![\\w./@-])(?:${spaces})(?:\\.[\\w-]+)+`);

const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];

/** All that a page says to anybody, beside what people have typed. */
const said = (): string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [document.title];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const name of spoken) {
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.replace(/\s*\*$/, '').trim());
};

const untranslated = (): string[] => [...new Set(said().filter((text) => foreign.has(text) || key.test(text)))];

const open = async (path: string): Promise<void> => {
  window.history.pushState(null, '', path);
  const services = createServices({ resources, apiUrl: `${window.location.origin}/api/v1`, locale: () => 'ru' });
  render(createApp({ resources, pages, services, i18nProvider: createI18nProvider('ru', await loadMessages('ru')) }));
  await waitFor(() => {
    const main = document.querySelector('main');
    if (!main?.textContent?.trim()) throw new Error(`${path} is still blank`);
    // Beside it, a job may be under way.
    if (main.querySelector('.MuiSkeleton-root, [aria-busy=true], [role=progressbar]'))
      throw new Error(`${path} is still on its way`);
  });
};

describe('in Russian no page says anything else', () => {
  test.each(['/offers', '/offers/1/general'])('%s', async (path) => {
    signIn();
    for (const entity of Object.values(entities)) {
      serveRecord(
        entity,
        Object.values(entity.views).find(({ route }) => path === `/${route}` || path.startsWith(`/${route}/`)),
      );
    }
    await open(path);
    expect(untranslated()).toEqual([]);
  });

  test('/login, to a stranger', async () => {
    removeCookie('token');
    await open('/login');
    expect(untranslated()).toEqual([]);
  });
});
