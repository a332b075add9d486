import type { Words } from '../text/words.ts';

/** The words of a why-card besides the reasons. They are loaded with the card, as few pages show one. */
export const cardWords = {
  title: { en: 'Why', ru: 'Почему так' },
  again: { en: 'Simulate now', ru: 'Проверить сейчас' },
  passed: { en: 'Passed', ru: 'Пройдено' },
  failed: { en: 'Failed', ru: 'Не пройдено' },
  waived: { en: 'let through all the same', ru: 'всё равно пропущено' },
  passedOf: { en: '{0} of {1|check|checks} passed', ru: 'Пройдено проверок: {0} из {1}' },
  checks: {
    click: { en: 'Sender and visitor', ru: 'Отправитель и посетитель' },
    lead: { en: 'Sender and lead', ru: 'Отправитель и лид' },
  },
  candidates: { en: 'Candidates', ru: 'Кто мог принять' },
  noCandidates: {
    click: {
      en: 'The offer has no landing pages and no targetings.',
      ru: 'У оффера нет ни лендингов, ни таргетингов.',
    },
    lead: { en: 'The offer has no integrations and no targetings.', ru: 'У оффера нет ни интеграций, ни таргетингов.' },
  },
  turn: { en: 'Candidate {0}', ru: 'Кандидат {0}' },
  leftOut: { en: 'Left out', ru: 'Не подошёл' },
  chosen: { en: 'Visitor sent here', ru: 'Посетитель отправлен сюда' },
  attempts: { en: 'Attempts', ru: 'Попытки отправки' },
  noAttempts: { en: 'It was not offered to anyone.', ru: 'Никому не предлагался.' },
  attempt: { en: 'Attempt {0}', ru: 'Попытка {0}' },
  took: { en: '{0} ms', ru: '{0} мс' },
  messages: { en: 'Request and response', ru: 'Запрос и ответ' },
  request: { en: 'Request', ru: 'Запрос' },
  answer: { en: 'Response', ru: 'Ответ' },
  told: { en: 'Shown to the affiliate: {0}.', ru: 'Партнёр видит: {0}.' },
  rule: { en: 'rule {0}', ru: 'правило {0}' },
  outcomes: {
    sent: { en: 'Sent on', ru: 'Отправлен' },
    trafficback: { en: 'Trafficback', ru: 'Трафикбэк' },
    nowhere: { en: 'Nowhere to go', ru: 'Некуда отправить' },
    offered: { en: 'Passed', ru: 'Прошёл проверки' },
    refused: { en: 'Refused', ru: 'Отклонён' },
    invalid: { en: 'Invalid', ru: 'Невалидный' },
    trash: { en: 'Trash', ru: 'Треш' },
    duplicate: { en: 'Duplicate', ru: 'Дубль' },
    test: { en: 'Test', ru: 'Тест' },
    hold: { en: 'Hold', ru: 'Холд' },
    unsent: { en: 'Unsent', ru: 'Не отправлен' },
  },
  why: {
    sent: { en: 'The first candidate gets the visitor.', ru: 'Посетителя получает первый кандидат.' },
    hold: {
      en: 'Decision: offer the lead to the candidates in this order; if none accepts, hold it.',
      ru: 'Решение: предложить лид кандидатам в этом порядке; если никто не примет, отправить его в холд.',
    },
    unsent: {
      en: 'Decision: offer the lead to the candidates in this order; if none accepts, leave it unsent.',
      ru: 'Решение: предложить лид кандидатам в этом порядке; если никто не примет, оставить его неотправленным.',
    },
  },
} satisfies Record<string, Words | Record<string, Words>>;
