import { I18nContext, type I18nProvider, useNotify, useStore } from 'ra-core';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type ResourceEntry, textsOf } from '../../registry/resource.ts';
import { isChunkFailure } from '../recovery/chunkRecovery.ts';
import type { Translations } from './i18nProvider.ts';

const nothing = Promise.resolve();
const BringContext = createContext<Translations['bring']>(() => nothing);

/** Has the texts of a resource where they are used outside its own pages; suspends until they are there. */
export const useTextsOf = (resource: ResourceEntry): void => {
  const bring = use(BringContext);
  // All are asked for before the first is waited for.
  for (const texts of textsOf(resource).map(bring)) use(texts);
};

/**
 * Texts in the chosen language for everything below. react-admin's own context mounts the whole page anew when the
 * language changes, and what was typed with it; this one gives the same page other words.
 */
export const Languages = ({ provider, children }: { provider: Translations; children: ReactNode }) => {
  const [locale] = useStore<string>('locale', provider.getLocale());
  const [spoken, speak] = useState(provider);
  const notify = useNotify();
  useEffect(() => {
    if (locale === provider.getLocale()) return;
    Promise.resolve(provider.changeLocale(locale)).then(
      () => speak({ ...provider }),
      (error: unknown) => {
        // A script that can't be loaded is someone else's to tell of.
        if (!isChunkFailure(error)) notify('ra.notification.i18n_error', { type: 'error' });
      },
    );
  }, [locale, provider, notify]);
  return (
    <BringContext value={provider.bring}>
      <I18nContext.Provider value={spoken}>{children}</I18nContext.Provider>
    </BringContext>
  );
};

/** For react-admin's own context, which then has nothing to do: it always speaks the language that is chosen. */
export const silentProvider = (chosen: () => string): I18nProvider => ({
  translate: (key) => key,
  changeLocale: async () => undefined,
  getLocale: chosen,
});
