import { createRoot } from 'react-dom/client';
import { createApp } from './App.tsx';
import { isLoadingAhead } from './components/deferred.tsx';
import { pages } from './custom/pages.ts';
import { createI18nProvider, loadMessages } from './providers/i18n/i18nProvider.ts';
import { readLocale } from './providers/i18n/locale.ts';
import { createServices } from './providers/services.ts';
import { resources } from './resources/index.ts';
import { LastResortPage } from './shell/failures/LastResortPage.tsx';
import { onCaughtError } from './shell/failures/onCaughtError.ts';
import { preloadShell } from './shell/parts.ts';

const locale = readLocale();
// The language of this page: the cookie has that of whichever browser tab changed it last.
let spoken: () => string = () => locale;
const services = createServices({ resources, apiUrl: `${window.location.origin}/api/v1`, locale: () => spoken() });
window.addEventListener('vite:preloadError', () => {
  if (!isLoadingAhead()) services.chunks.failed();
});
const loadingMessages = loadMessages(locale);
// Both are requested while the texts are loading; later callers share the same response.
void services.tenant.load().catch(() => undefined);
services.session.resume();
if (services.session.refreshToken()) {
  void services.currentUser.load().catch(() => undefined);
  void preloadShell();
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');
const root = createRoot(container, { onCaughtError });
try {
  const i18nProvider = createI18nProvider(locale, await loadingMessages);
  spoken = i18nProvider.getLocale;
  root.render(createApp({ resources, pages, services, i18nProvider }));
} catch (error) {
  console.error(error);
  if (!services.chunks.isReloading()) root.render(<LastResortPage />);
}

// In development: a changed module and everything that depends on it replace the running code; the page itself stays.
import.meta.hot?.dispose(() => root.unmount());
import.meta.hot?.accept();
