import { readLocale } from '../../providers/i18n/locale.ts';

// The loaded texts may be what is missing.
const texts = {
  en: { title: 'An error occurred while showing the error page', home: 'Go to the start page' },
  ru: { title: 'Произошла ошибка при показе страницы ошибки', home: 'На начальную страницу' },
};

/** What is left to show when even the error page has failed: it needs nothing from the application. */
export const LastResortPage = () => {
  const { title, home } = texts[readLocale()];
  return (
    <main style={{ fontFamily: 'system-ui, sans-serif', textAlign: 'center', padding: '20vh 16px' }}>
      <h1 style={{ fontSize: '1.25rem' }}>{title}</h1>
      <a href="/">{home}</a>
    </main>
  );
};
