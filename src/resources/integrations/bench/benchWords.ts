import type { Words } from '../../../../domain/text/words.ts';

/** The texts of the test bench, loaded with it, as few users see one. */
export const benchWords = {
  title: { en: 'Test', ru: 'Проверка' },
  about: {
    en: 'Nothing is recorded: the request is built from these values and the saved settings.',
    ru: 'Ничего не записывается: запрос составляется из этих значений и сохранённых настроек.',
  },
  lead: {
    firstName: { en: 'First name', ru: 'Имя' },
    lastName: { en: 'Last name', ru: 'Фамилия' },
    email: { en: 'Email', ru: 'Эл. почта' },
    phone: { en: 'Phone', ru: 'Телефон' },
    country: { en: 'Country', ru: 'Страна' },
    language: { en: 'Language', ru: 'Язык' },
    ip: { en: 'IP address', ru: 'IP-адрес' },
    userAgent: { en: 'Browser', ru: 'Браузер' },
  },
  show: { en: 'Show request', ru: 'Показать запрос' },
  toFake: { en: 'Send to fake advertiser', ru: 'Отправить учебному рекламодателю' },
  toAdvertiser: { en: 'Send to advertiser', ru: 'Отправить рекламодателю' },
  askTitle: { en: 'Send this lead through “{0}”?', ru: 'Отправить этот лид через «{0}»?' },
  askText: { en: 'The advertiser can’t tell it from a real lead.', ru: 'Рекламодатель не отличит его от настоящего.' },
  request: { en: 'Request', ru: 'Запрос' },
  answer: { en: 'Response', ru: 'Ответ' },
  took: { en: '{0} ms', ru: '{0} мс' },
  notFound: { en: 'Not found', ru: 'Не найдено' },
  missing: { en: 'Not filled in: {0}.', ru: 'Не заполнено: {0}.' },
  problems: {
    settings: {
      en: 'Sending leads is not set up in the integration or its template.',
      ru: 'Отправка лидов не настроена ни в интеграции, ни в её шаблоне.',
    },
    url: {
      en: 'These values would send the request to another address.',
      ru: 'С этими значениями запрос ушёл бы по другому адресу.',
    },
    body: { en: 'With these values, the body is not valid JSON.', ru: 'С этими значениями тело запроса — не JSON.' },
  },
  console: { en: 'Fake advertiser’s console', ru: 'Консоль учебного рекламодателя' },
  outcomes: {
    accepted: { en: 'Accepted', ru: 'Принят' },
    duplicate: { en: 'Duplicate', ru: 'Дубль' },
    invalid: { en: 'Invalid', ru: 'Невалидный' },
    refused: { en: 'Refused', ru: 'Отклонён' },
    unknown: { en: 'Unknown', ru: 'Неизвестно' },
    unreached: { en: 'Not sent', ru: 'Не отправлен' },
  },
  grounds: {
    value: { en: 'By the value in the response.', ru: 'По значению в ответе.' },
    pattern: { en: 'By a pattern.', ru: 'По шаблону.' },
    words: { en: 'By the words in the response.', ru: 'По словам в ответе.' },
    status: { en: 'By the HTTP status.', ru: 'По коду HTTP.' },
    notJson: { en: 'The response is not JSON.', ru: 'Ответ — не JSON.' },
    missing: { en: 'The response shows neither acceptance nor refusal.', ru: 'В ответе нет ни согласия, ни отказа.' },
    contradiction: {
      en: 'The HTTP status and the response contradict each other.',
      ru: 'Код HTTP и ответ противоречат друг другу.',
    },
  },
  parts: {
    accepted: { en: 'Accepted if', ru: 'Принят, если' },
    leadId: { en: 'Advertiser’s ID', ru: 'ID у рекламодателя' },
    redirectUrl: { en: 'Redirect URL', ru: 'Адрес для посетителя' },
    message: { en: 'Reason', ru: 'Причина' },
    duplicate: { en: 'Duplicate if', ru: 'Дубль, если' },
    invalid: { en: 'Invalid if', ru: 'Невалидный, если' },
    refused: { en: 'Refused if', ru: 'Отклонён, если' },
  },
  means: {
    pattern: { en: 'pattern', ru: 'шаблон' },
    word: { en: 'word', ru: 'слово' },
  },
} satisfies Record<string, Words | Record<string, Words>>;
