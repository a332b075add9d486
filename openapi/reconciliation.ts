import type { RowFault, Verdict } from '../domain/money/reconciliation.ts';
import type { Options } from './fields.ts';

/** Texts about the comparison of an advertiser’s file with conversions. */

export const reconciliationStates = {
  compared: { en: 'To be reviewed', ru: 'На проверке', tone: 'info' },
  corrected: { en: 'Corrected', ru: 'Исправлено', tone: 'success' },
  undone: { en: 'Undone', ru: 'Отменено', tone: 'neutral' },
} satisfies Options;

export const rowVerdicts = {
  matched: { en: 'Matched', ru: 'Совпало', tone: 'success' },
  otherAmount: { en: 'Other amount', ru: 'Другая сумма', tone: 'warning' },
  otherStatus: { en: 'Other status', ru: 'Другой статус', tone: 'warning' },
  otherBoth: { en: 'Other amount and status', ru: 'Другие сумма и статус', tone: 'warning' },
  missingHere: { en: 'Missing here', ru: 'Нет у нас', tone: 'error' },
  missingThere: { en: 'Missing there', ru: 'Нет у рекламодателя', tone: 'error' },
  faulty: { en: 'Not comparable', ru: 'Не сопоставить', tone: 'neutral' },
} satisfies Record<Verdict, Options[string]>;

export const rowFaultOptions = {
  noId: { en: 'No transaction, click or lead', ru: 'Нет ни транзакции, ни клика, ни лида' },
  number: { en: 'The amount is not a number', ru: 'Сумма — не число' },
  unclear: {
    en: 'The comma is ambiguous: it could separate decimals or thousands',
    ru: 'Запятая в сумме может отделять и дробную часть, и тысячи',
  },
  negative: { en: 'The amount is negative', ru: 'Сумма отрицательная' },
  tooLarge: { en: 'The amount has too many digits', ru: 'В сумме слишком много цифр' },
  unknownCurrency: { en: 'The network has no such currency', ru: 'Такой валюты в сети нет' },
  otherCurrency: { en: 'The conversion is in another currency', ru: 'Конверсия в другой валюте' },
  unknownStatus: { en: 'The status is unknown', ru: 'Неизвестный статус' },
  repeated: { en: 'A row above has the same conversion', ru: 'Эта конверсия уже есть строкой выше' },
  formula: { en: 'Formulas are not allowed', ru: 'Формула — не значение' },
} satisfies Record<RowFault, Options[string]>;

export const rowOutcomes = {
  corrected: { en: 'Corrected', ru: 'Исправлена', tone: 'success' },
  leftAsItWas: { en: 'Left as it was', ru: 'Оставлена как была', tone: 'neutral' },
  frozen: { en: 'Not changed: on an invoice', ru: 'Не изменена: в счёте', tone: 'warning' },
  overCap: { en: 'Not changed: a cap has no room', ru: 'Не изменена: капа заполнена', tone: 'warning' },
  changedSince: { en: 'Not changed: changed since the comparison', ru: 'Не изменена: уже не та', tone: 'warning' },
  undone: { en: 'Restored', ru: 'Возвращено прежнее', tone: 'neutral' },
} satisfies Options;
