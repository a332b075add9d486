import type { Words } from '../../../domain/text/words.ts';
import type { components } from '../../generated/api.d.ts';

export type Behaviour = components['schemas']['FakeAdvertiserRequest']['behaviour'];

/** The texts of the fake advertiser's console, loaded with the page. */
export const fakeWords = {
  about: {
    en: 'Stands in for a real advertiser: receives leads from the demo’s integrations and from any integration tested with it.',
    ru: 'Он заменяет настоящего рекламодателя: принимает лиды интеграций демо и любых интеграций, которые на нём проверяют.',
  },
  answers: { en: 'How it responds', ru: 'Как он отвечает' },
  asSaid: {
    en: 'Every lead is accepted, unless one of its values requests another response (such as refuse@example.com).',
    ru: 'Каждый лид принимается, если ни одно из его значений не просит иного (например, refuse@example.com).',
  },
  next: { en: 'Next responses: {1} (requests left: {0})', ru: 'Следующие ответы: {1} (осталось запросов: {0})' },
  behaviour: { en: 'Behaviour', ru: 'Поведение' },
  times: { en: 'Requests', ru: 'Запросов' },
  choose: { en: 'Apply', ru: 'Применить' },
  leave: { en: 'Respond according to the lead again', ru: 'Снова отвечать по лиду' },
  postback: { en: 'Send a postback', ru: 'Отправить постбэк' },
  inTheirWords: {
    en: 'The status or goal of a lead in the advertiser’s own terms, which the integration maps.',
    ru: 'Статус или цель лида словами рекламодателя: так, как их переводит интеграция.',
  },
  lead: { en: 'Lead ID', ru: 'ID лида' },
  status: { en: 'Status', ru: 'Статус' },
  goal: { en: 'Goal', ru: 'Цель' },
  amount: { en: 'Amount', ru: 'Сумма' },
  currency: { en: 'Currency', ru: 'Валюта' },
  send: { en: 'Send', ru: 'Отправить' },
  answer: { en: 'Response: HTTP {0}', ru: 'Ответ: HTTP {0}' },
  received: { en: 'Received requests', ru: 'Полученные запросы' },
  nothing: { en: 'No requests yet.', ru: 'Запросов пока нет.' },
  answered: { en: 'response: {0}', ru: 'ответ: {0}' },
  request: { en: 'Request {0}', ru: 'Запрос {0}' },
} satisfies Record<string, Words>;

/** The name of each behaviour. */
export const behaviourWords: Readonly<Record<Behaviour, Words>> = {
  accept: { en: 'Accept', ru: 'Принять' },
  refuse: { en: 'Refuse', ru: 'Отклонить' },
  duplicate: { en: 'Duplicate', ru: 'Дубль' },
  invalid: { en: 'Invalid', ru: 'Невалидный' },
  error: { en: 'HTTP 500', ru: 'HTTP 500' },
  slow: { en: 'Accept after three seconds', ru: 'Принять через три секунды' },
  timeout: { en: 'Never respond', ru: 'Не отвечать' },
  malformed: { en: 'Broken JSON', ru: 'Обрывок JSON' },
  html: { en: 'HTML page', ru: 'HTML-страница' },
  redirect: { en: 'Redirect to an internal address', ru: 'Редирект на внутренний адрес' },
  endless: { en: 'Endless response', ru: 'Бесконечный ответ' },
  drip: { en: 'One character at a time', ru: 'По одному символу' },
  cut: { en: 'Hang up', ru: 'Оборвать связь' },
};
