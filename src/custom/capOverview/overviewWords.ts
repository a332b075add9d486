import type { Words } from '../../../domain/text/words.ts';

/** The texts of the cap overview, loaded with the page. */
export const overviewWords = {
  about: {
    en: 'Active caps, fullest first. The forecast is based on the pace so far in the period.',
    ru: 'Активные капы, сначала самые заполненные. Прогноз исходит из того, что поток останется таким же, как с начала периода.',
  },
  caps: { en: 'Active caps', ru: 'Активные капы' },
  offer: { en: 'Offer', ru: 'Оффер' },
  advertiser: { en: 'Advertiser', ru: 'Рекламодатель' },
  type: { en: 'Limits', ru: 'Ограничивает' },
  counted: { en: 'Counted', ru: 'Учтено' },
  reserved: { en: 'Reserved', ru: 'В резерве' },
  limit: { en: 'Limit', ru: 'Лимит' },
  room: { en: 'Room left', ru: 'Осталось' },
  pace: { en: 'Per hour', ru: 'В час' },
  fullAt: { en: 'Full at', ru: 'Заполнится' },
  full: { en: 'Full', ru: 'Заполнена' },
  notInTime: { en: 'Not in this period', ru: 'Не в этом периоде' },
  notSoon: { en: 'Not within a year', ru: 'Не в ближайший год' },
  none: { en: 'There are no active caps.', ru: 'Активных кап нет.' },
  noMatch: { en: 'No active cap matches.', ru: 'Подходящих активных кап нет.' },
  cut: { en: 'The {0} fullest of {1|cap|caps}.', ru: 'Самые заполненные: {0} из {1}.' },
} satisfies Record<string, Words>;
