import type { Words } from '../domain/text/words.ts';
import { decimal, type Field, money, type Options, one } from './fields.ts';

/** What balances, movements and invoices have in common. */

/** What an affiliate's account consists of. */
export const affiliateParts: Options = {
  hold: { en: 'On hold', ru: 'В холде' },
  approved: { en: 'Approved', ru: 'Подтверждено' },
  requestedWithdrawal: { en: 'Requested', ru: 'Запрошено' },
  paid: { en: 'Paid', ru: 'Выплачено' },
};

/** What an advertiser's account consists of; advances are payments made before there was an invoice for them. */
export const advertiserParts: Options = {
  hold: { en: 'On hold', ru: 'В холде' },
  approved: { en: 'Approved', ru: 'Подтверждено' },
  paid: { en: 'Paid', ru: 'Оплачено' },
  advance: { en: 'Advance', ru: 'Аванс' },
  advanceHold: { en: 'Advance on hold', ru: 'Аванс в холде' },
};

/** What caused a movement. */
export const causes: Options = {
  conversion: { en: 'Conversion', ru: 'Конверсия' },
  invoice: { en: 'Invoice', ru: 'Счёт' },
  correction: { en: 'Correction', ru: 'Корректировка' },
};

/** The same for an advertiser, who may pay before there is an invoice. */
export const advertiserCauses: Options = { ...causes, prepayment: { en: 'Prepayment', ru: 'Предоплата' } };

const inBase: Words = {
  en: 'In the base currency, at the rates when it was earned.',
  ru: 'В базовой валюте по курсам тех моментов, когда деньги заработаны.',
};

/** The total of a part of an account in the base currency, which is in `currency`. */
export const total = (words: Words, help: Words = inBase): Field =>
  money({ en: words.en, ru: words.ru, currency: 'currency', readOnly: true, required: true, sortable: true, help });

/** The total of a part of an account in one currency. */
export const amount = (words: Words): Field => decimal({ en: words.en, ru: words.ru, required: true, decimals: 8 });

/** The currency of totals: the base currency. */
export const baseCurrency = (): Field =>
  one('currency', { en: 'Base currency', ru: 'Базовая валюта', required: true, readOnly: true });
