import type { Language, Words } from '../../../domain/text/words.ts';

const heading: Words = { en: 'This page is not available', ru: 'Страница недоступна' };

const thanks = {
  title: { en: 'Thank you', ru: 'Спасибо' },
  text: { en: 'We have your details and will be in touch.', ru: 'Мы получили ваши данные и скоро свяжемся с вами.' },
  sentOn: {
    en: 'We have your details. You will be taken to our partner’s site in a few seconds.',
    ru: 'Мы получили ваши данные. Через несколько секунд откроется сайт нашего партнёра.',
  },
  next: { en: 'Continue now', ru: 'Перейти сейчас' },
} satisfies Record<string, Words>;

const leaving: Words = { en: 'One moment', ru: 'Одну секунду' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const document = (language: Language, title: string, { head = '', body }: { head?: string; body: string }): string =>
  `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${head}
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
</style>
<h1>${title}</h1>
${body}
</html>
`;

/** The page for visitors who can't be sent anywhere: it only says why. */
export const plainPage = (text: string, language: Language): string =>
  document(language, heading[language], { body: `<p>${escaped(text)}</p>` });

/** Seconds before a reader of the thank-you page is sent on. */
const readingTime = 5;

/** The page for people who have left their contact data; `next` is where they go from there. */
export const thankYouPage = (next: string | null, language: Language): string =>
  document(language, thanks.title[language], {
    head: next === null ? '' : `\n<meta http-equiv="refresh" content="${readingTime};url=${escaped(next)}">`,
    body:
      next === null
        ? `<p>${thanks.text[language]}</p>`
        : `<p>${thanks.sentOn[language]}</p>\n<p><a href="${escaped(next)}" rel="noreferrer">${thanks.next[language]}</a></p>`,
  });

/** Follows the only link on its page. */
export const onwardScript = 'location.replace(document.links[0].href)';

/** A page that sends a browser on without a header: automatically, or by a click if that fails. */
export const forwardingPage = (url: string, language: Language, isByScript: boolean): string =>
  document(language, leaving[language], {
    head: isByScript ? '' : `\n<meta http-equiv="refresh" content="0;url=${escaped(url)}">`,
    body: `<p><a href="${escaped(url)}">${thanks.next[language]}</a></p>${isByScript ? `\n<script>${onwardScript}</script>` : ''}`,
  });
