import { createRoot } from 'react-dom/client';
import { createApp } from './App.tsx';
import { pages } from './custom/pages.ts';
import { createI18nProvider, loadMessages } from './providers/i18n/i18nProvider.ts';
import { readLocale } from './providers/i18n/locale.ts';
import { createServices } from './providers/services.ts';
import { resources } from './resources/index.ts';

const locale = readLocale();
const loadingMessages = loadMessages(locale);
const services = createServices({ resources, apiUrl: `${window.location.origin}/api/v1`, locale: readLocale });
// Asked for while the texts are on their way; whoever needs the user later gets the same answer.
if (services.session.refreshToken()) void services.currentUser.load().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  createApp({ resources, pages, services, i18nProvider: createI18nProvider(locale, await loadingMessages) }),
);
