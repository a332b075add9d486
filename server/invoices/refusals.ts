import { currencyDecimals } from '../../domain/money/currency-digits.ts';
import type { Decimal } from '../../domain/money/decimal.ts';
import { isPayable } from '../../domain/money/invoices.ts';
import type { Words } from '../../domain/text/words.ts';
import type { Detail } from '../failure.ts';
import type { IneligibleConversion } from './invoiceable-conversions.ts';

/** Why an invoice can't be created as requested, each reason at its field. */

/** Reasons that need no further detail, by type. */
const plain = {
  period: { en: 'The period ends before it begins', ru: 'Период заканчивается раньше, чем начинается' },
  noConversions: {
    en: 'There are no approved conversions to invoice in this period',
    ru: 'За этот период нет подтверждённых конверсий для счёта',
  },
  comesToNothing: {
    en: 'The total of the conversions is too small to be paid in this currency',
    ru: 'Сумма конверсий меньше, чем можно выплатить в этой валюте',
  },
  belowZero: {
    en: 'The corrections exceed the total of the conversions',
    ru: 'Корректировки отнимают больше, чем сумма конверсий',
  },
  rateTwice: {
    en: 'There is another rate for this currency',
    ru: 'Для этой валюты указан ещё один курс',
  },
  rateOfOwn: {
    en: 'The invoice is in this currency, so no rate is needed',
    ru: 'Счёт выставлен в этой валюте, курс для неё не нужен',
  },
  twice: {
    en: 'This conversion is on another invoice in the same call',
    ru: 'Эта конверсия входит в другой счёт того же запроса',
  },
  ofOther: {
    en: 'This withdrawal method belongs to another affiliate',
    ru: 'Этот способ вывода принадлежит другому партнёру',
  },
  inactive: { en: 'This withdrawal method is switched off', ru: 'Этот способ вывода отключён' },
  outOfUse: {
    en: 'The network no longer uses this payment method. Choose another withdrawal method',
    ru: 'Сеть больше не платит этим способом. Выберите другой способ вывода',
  },
  unverified: {
    en: 'The withdrawal method must be verified or replaced first',
    ru: 'Сначала нужно проверить способ вывода этого счёта или выбрать другой',
  },
  settled: {
    en: 'The withdrawal method can be changed only while the invoice is unpaid',
    ru: 'Сменить способ вывода можно только у невыплаченного счёта',
  },
  alreadyPaid: {
    en: 'This invoice is already paid. To change the date, undo the payment first',
    ru: 'Этот счёт уже оплачен; чтобы изменить дату, сначала отмените оплату',
  },
  declineInstead: {
    en: 'The affiliate requested this withdrawal. Decline it instead, with a reason they can read',
    ru: 'Этот вывод запросил партнёр: отклоните запрос и укажите причину, её прочтёт партнёр',
  },
  notRequested: {
    en: 'Only a withdrawal that you requested can be taken back',
    ru: 'Отозвать можно только вывод, который вы запросили сами',
  },
  actedOn: {
    en: 'The network has already acted on this request. Ask your manager',
    ru: 'Сеть уже занялась этим запросом. Обратитесь к своему менеджеру',
  },
  inFuture: { en: 'This day is in the future', ru: 'Этот день ещё не наступил' },
  nothing: { en: 'Nothing is approved in this currency', ru: 'В этой валюте ничего не подтверждено' },
} satisfies Record<string, Words>;

export type PlainRefusal = keyof typeof plain;

const notPayable = (code: string, decimals: number): Words => ({
  en: `Payments in ${code} have at most ${decimals} decimals`,
  ru: `В платежах в ${code} не больше ${decimals} знаков после запятой`,
});

export const rateMissing = (codes: readonly string[]): Words => ({
  en: `Add the exchange rate: ${codes.join(', ')}`,
  ru: `Укажите курс: ${codes.join(', ')}`,
});

const reasons: Record<IneligibleConversion['why'], (unfit: IneligibleConversion) => Words> = {
  gone: ({ id }) => ({ en: `There is no conversion ${id} to invoice`, ru: `Конверсии ${id} для счёта нет` }),
  notApproved: ({ id }) => ({
    en: `Conversion ${id} is no longer approved`,
    ru: `Конверсия ${id} больше не подтверждена`,
  }),
  invoiced: ({ id, invoice }) => ({
    en: `Conversion ${id} is already on invoice ${invoice}`,
    ru: `Конверсия ${id} уже входит в счёт ${invoice}`,
  }),
  outside: ({ id }) => ({
    en: `Conversion ${id} is outside the period or the filters`,
    ru: `Конверсия ${id} не подходит по периоду или фильтрам`,
  }),
};

export const refusal = (path: string, type: string, message: Words): Detail => ({ path, type, message });

/** Returns a reason that needs no detail beyond its type. */
export const refused = (path: string, type: PlainRefusal): Detail => refusal(path, type, plain[type]);

/** Returns the latest date that it is anywhere on Earth right now. */
const latestDay = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** Refuses a payment in the future in every time zone: a later day is added to `broken`. */
export const refuseFuture = (path: string, day: string, broken: Detail[]): void => {
  if (day > latestDay()) broken.push(refused(path, 'inFuture'));
};

/** Refuses an amount that can't be paid in its currency by adding it to `broken`. */
export const refuseUnpayable = (path: string, amount: Decimal, code: string, broken: Detail[]): void => {
  if (!isPayable(amount, code)) broken.push(refusal(path, 'decimals', notPayable(code, currencyDecimals(code))));
};

/** Conversions that can't be on the invoice, each at its index in the list of named ones. */
export const ineligibleConversions = (
  path: string,
  named: readonly number[],
  unfit: readonly IneligibleConversion[],
): Detail[] =>
  unfit.map((one) => refusal(`${path}.conversions.${named.indexOf(one.id)}`, one.why, reasons[one.why](one)));
