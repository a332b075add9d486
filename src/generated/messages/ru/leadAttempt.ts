// Generated from openapi/entities/leadAttempt.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Лид, предложенный рекламодателю: что отправлено, что он ответил и как это понято. Записывается до отправки и отправляется один раз.',
  fields: {
    id: 'ID',
    lead: 'Лид',
    affiliate: 'Партнёр',
    offer: 'Оффер',
    advertiser: 'Рекламодатель',
    integration: 'Интеграция',
    order: 'Порядок',
    outcome: 'Исход',
    message: 'Сообщение рекламодателя',
    failure: 'Что не удалось',
    startedAt: 'Отправлен',
    finishedAt: 'Ответ получен',
    took: 'Время, мс',
    httpStatus: 'Статус HTTP',
    advertiserLeadId: 'ID у рекламодателя',
    redirectUrl: 'Адрес для посетителя',
    request: 'Запрос',
    answer: 'Ответ',
    createdAt: 'Создано',
  },
  help: {
    order: 'Какая по счёту попытка у лида.',
    outcome: 'Неизвестно: рекламодатель мог принять. Сам по себе лид повторно не отправляется.',
  },
  choices: {
    outcome: {
      pending: 'Отправляется',
      accepted: 'Принят',
      duplicate: 'Дубль',
      invalid: 'Невалидный',
      refused: 'Отклонён',
      failed: 'Не дошёл',
      unknown: 'Неизвестно',
    },
  },
  tabs: { general: 'Общее' },
  sections: { attempt: 'Попытка', messages: 'Сообщения' },
};
