import type { Options } from './fields.ts';

/** Texts about exchange rates and where they come from. */

export const rateOrigins = {
  hand: { en: 'Entered manually', ru: 'Введён вручную', tone: 'neutral' },
  source: { en: 'Source', ru: 'Источник', tone: 'info' },
} satisfies Options;

export const rateForms = {
  object: { en: 'Rates by their codes', ru: 'Курсы по кодам' },
  list: { en: 'A list of entries', ru: 'Список записей' },
} satisfies Options;

/** Why a source gave no rates, or not all. */
export const rateProblems = {
  unreachable: { en: 'The source does not respond', ru: 'Источник не отвечает', tone: 'error' },
  refused: { en: 'The source refuses the request', ru: 'Источник отказывает', tone: 'error' },
  notJson: { en: 'The response is not JSON', ru: 'Ответ — не JSON', tone: 'error' },
  noRates: { en: 'There are no rates at this path', ru: 'В указанном месте курсов нет', tone: 'error' },
  noBase: { en: 'There is no rate for the base currency', ru: 'Нет курса базовой валюты', tone: 'error' },
  someMissing: { en: 'Some currencies are missing', ru: 'Есть не все валюты', tone: 'warning' },
} satisfies Options;
