import type { Words } from '../../../../domain/text/words.ts';

/** Texts about sending leads by API, loaded with their card. */
export const apiWords = {
  title: { en: 'Send leads by API', ru: 'Отправка лидов по API' },
  about: {
    en: 'For your own pages and programs: what to send to this campaign, and how.',
    ru: 'Для ваших страниц и программ: что и как отправлять в эту кампанию.',
  },
  show: { en: 'Show how', ru: 'Показать, как' },
  address: { en: 'Address', ru: 'Адрес' },
  campaign: { en: 'Campaign', ru: 'Кампания' },
  token: { en: 'Token', ru: 'Токен' },
  tokenOf: { en: 'The lead API token from the page', ru: 'Токен API лидов со страницы' },
  aboutMe: { en: 'About me', ru: 'Обо мне' },
  tokenOfAffiliate: {
    en: 'The affiliate finds it on their “About me” page.',
    ru: 'Партнёр найдёт его на своей странице «Обо мне».',
  },
  parameters: { en: 'Parameters of the vertical', ru: 'Параметры вертикали' },
  none: {
    en: 'The vertical has no required parameters: send what you know about the person.',
    ru: 'Вертикаль не требует ничего особенного: отправляйте, что знаете о человеке.',
  },
  name: { en: 'Name', ru: 'Имя' },
  means: { en: 'Meaning', ru: 'Значение' },
  format: { en: 'Format', ru: 'Формат' },
  required: { en: 'Required', ru: 'Обязателен' },
  yes: { en: 'Yes', ru: 'Да' },
  no: { en: 'No', ru: 'Нет' },
  sample: { en: 'Test call', ru: 'Тестовый запрос' },
  copySample: { en: 'Copy test call', ru: 'Скопировать тестовый запрос' },
  sampleAbout: {
    en: 'A lead with {0} is checked and stored like any other, but not sent to any advertiser.',
    ru: 'Лид с {0} проверяется и сохраняется, как любой другой, но никому не отправляется.',
  },
  reported: { en: 'Reported results', ru: 'Что сообщается о лидах' },
  reportedAbout: {
    en: 'Your postbacks report results in these macros; they are also returned by {0}.',
    ru: 'Результаты передают ваши постбэки в этих макросах, а также {0}.',
  },
  goals: { en: 'Key of the goal:', ru: 'Ключ цели:' },
  grades: { en: 'Grade of the lead:', ru: 'Оценка лида:' },
  reference: { en: 'API reference', ru: 'Справочник API' },
} satisfies Record<string, Words>;
