import type { Words } from '../../../domain/text/words.ts';

/** How to prove ownership of a domain. These texts are loaded with their card. */
export const proofWords = {
  title: { en: 'Proof of ownership', ru: 'Подтверждение владения' },
  waiting: {
    en: 'Add this TXT record where the domain’s DNS is managed, then check. It can take a while until DNS servers know it.',
    ru: 'Добавьте эту TXT-запись там, где управляют DNS домена, затем проверьте. DNS-серверы узнают о ней не сразу.',
  },
  verified: {
    en: 'The record was found. Keep it: without it the domain fails the next check.',
    ru: 'Запись найдена. Не удаляйте её: без неё домен не пройдёт следующую проверку.',
  },
  failing: {
    en: 'The record is no longer there. Add it again, then check.',
    ru: 'Раньше запись была, теперь её нет. Добавьте её снова, затем проверьте.',
  },
  name: { en: 'Name', ru: 'Имя' },
  value: { en: 'Value', ru: 'Значение' },
  copyName: { en: 'Copy name', ru: 'Скопировать имя' },
  copyValue: { en: 'Copy value', ru: 'Скопировать значение' },
  lastChecked: { en: 'Last checked', ru: 'Последняя проверка' },
  never: { en: 'Not checked yet', ru: 'Проверки ещё не было' },
  found: { en: 'Found instead: {0}', ru: 'Вместо неё найдено: {0}' },
  check: { en: 'Check now', ru: 'Проверить сейчас' },
  nowVerified: { en: 'Domain verified', ru: 'Домен подтверждён' },
  notVerified: { en: 'Not verified: {0}', ru: 'Не подтверждён: {0}' },
} satisfies Record<string, Words>;
