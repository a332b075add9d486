import type { Words } from '../../../domain/text/words.ts';

/** The texts of the page on which a lead is entered, loaded with it. */
export const entryWords = {
  whose: { en: 'Traffic', ru: 'Трафик' },
  asked: { en: 'Parameters of the vertical', ru: 'Что спрашивает вертикаль' },
  campaign: { en: 'Campaign', ru: 'Кампания' },
  affiliate: { en: 'Affiliate', ru: 'Партнёр' },
  offer: { en: 'Offer', ru: 'Оффер' },
  test: {
    en: 'Test lead: checked and stored, but not sent',
    ru: 'Тестовый: проверяется, хранится и никому не отправляется',
  },
  sending: { en: 'What to do with the lead', ru: 'Что делать с лидом' },
  choices: {
    now: { en: 'Offer it to advertisers now', ru: 'Сразу предложить рекламодателям' },
    hold: { en: 'Put it into the hold queue', ru: 'Поставить в очередь холда' },
    later: { en: 'Keep it unsent', ru: 'Только сохранить неотправленным' },
  },
  add: { en: 'Add lead', ru: 'Добавить лид' },
  added: { en: 'Lead added', ru: 'Лид добавлен' },
} satisfies Record<string, Words | Record<string, Words>>;
