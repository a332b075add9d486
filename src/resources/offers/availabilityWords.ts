import type { Words } from '../../../domain/text/words.ts';
import type { OfferAvailability } from './model.ts';

type Room = OfferAvailability['room'][number];

/** Units of what is counted, after a number: singular, and any other. */
export const units = {
  clicks: { one: { en: 'click', ru: 'клика' }, other: { en: 'clicks', ru: 'кликов' } },
  leads: { one: { en: 'lead', ru: 'лида' }, other: { en: 'leads', ru: 'лидов' } },
  conversions: { one: { en: 'conversion', ru: 'конверсии' }, other: { en: 'conversions', ru: 'конверсий' } },
} satisfies Partial<Record<Room['type'], Record<'one' | 'other', Words>>>;

/** The remaining room, by the period in which it counts. */
export const roomLeft: Record<Room['period'], Words> = {
  hour: { en: 'Room left this hour', ru: 'Осталось в этом часе' },
  day: { en: 'Room left today', ru: 'Осталось сегодня' },
  week: { en: 'Room left this week', ru: 'Осталось на этой неделе' },
  month: { en: 'Room left this month', ru: 'Осталось в этом месяце' },
  total: { en: 'Room left', ru: 'Осталось' },
};

/** Where and when an offer accepts traffic, and how much. These texts are loaded with the offer's page. */
export const availabilityWords = {
  countries: { en: 'Countries', ru: 'Страны' },
  everywhere: { en: 'All countries', ru: 'Все страны' },
  more: { en: 'and {0} more', ru: 'и ещё {0}' },
  hours: { en: 'Opening hours', ru: 'Часы приёма' },
  noLimit: { en: 'No limit', ru: 'Без лимита' },
  leftOf: { en: '{0} of {1}', ru: '{0} из {1}' },
  full: { en: 'Full', ru: 'Заполнено' },
  fullUntil: { en: 'Full until {0}', ru: 'Заполнено до {0}' },
} satisfies Record<string, Words>;
