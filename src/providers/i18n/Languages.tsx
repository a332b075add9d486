import { I18nContext, type I18nProvider, useNotify, useStore } from 'ra-core';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type ResourceEntry, textsOf } from '../../registry/resource.ts';
import { isChunkFailure } from '../recovery/chunkRecovery.ts';
import type { Translations } from './i18nProvider.ts';

const nothing = Promise.resolve();
const BringContext = createContext<Translations['bring']>(() => nothing);

/** Makes the texts of a resource available outside its own pages; suspends until they are loaded. */
export const useTextsOf = (resource: ResourceEntry): void => {
  const bring = use(BringContext);
  // All are requested before the first is awaited.
  for (const texts of textsOf(resource).map(bring)) use(texts);
};

/**
 * Provides texts in the selected language to everything below. react-admin's own context remounts the whole page when
 * the language changes and loses what was typed; this one only changes the words.
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
        // A script that can't be loaded is reported elsewhere.
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

/** For react-admin's own context, which then has nothing to do: it always speaks the selected language. */
export const silentProvider = (chosen: () => string): I18nProvider => ({
  translate: (key) => key,
  changeLocale: async () => undefined,
  getLocale: chosen,
});
