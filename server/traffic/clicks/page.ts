import type { Language, Words } from '../../../domain/words.ts';

const heading: Words = { en: 'This page is not available', ru: 'Страница недоступна' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What visitors see who can't be sent anywhere: nothing but why. */
export const plainPage = (text: string, language: Language): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${heading[language]}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
</style>
<h1>${heading[language]}</h1>
<p>${escaped(text)}</p>
</html>
`;
