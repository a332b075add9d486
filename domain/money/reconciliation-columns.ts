import { noColumn, proposeColumns } from '../columns.ts';
import { conversionStatus } from '../traffic/conversions.ts';

/** The columns of an advertiser’s conversion file, and the meaning of the words it uses for statuses. */

const titles = {
  txid: ['txid', 'transactionid', 'transaction', 'orderid', 'order', 'транзакция', 'idтранзакции', 'заказ'],
  click_id: ['clickid', 'click', 'subid', 'idклика', 'клик'],
  lead_id: ['leadid', 'lead', 'idлида', 'лид'],
  amount: ['amount', 'revenue', 'payout', 'sum', 'total', 'price', 'сумма', 'доход', 'выплата'],
  currency: ['currency', 'валюта'],
  status: ['status', 'state', 'статус', 'состояние'],
} as const satisfies Record<string, readonly string[]>;

/** What a column of an advertiser’s file may be. */
export type ReconciliationColumn = keyof typeof titles;
export const reconciliationColumns = Object.keys(titles) as readonly ReconciliationColumn[];

/** The columns by which a row is matched to a conversion, the most reliable first. */
export const reconciliationKeys = ['txid', 'click_id', 'lead_id'] as const;
export type ReconciliationKey = (typeof reconciliationKeys)[number];

/** Proposes the meaning of the columns from their titles. */
export const proposedReconciliationColumns = (header: readonly string[]): string[] => proposeColumns(header, titles);

export const isReconciliationColumn = (name: string): name is ReconciliationColumn =>
  name !== noColumn && Object.hasOwn(titles, name);

const words: Readonly<Record<keyof typeof conversionStatus, readonly string[]>> = {
  pending: ['pending', 'new', 'open', 'waiting', 'inreview', 'ожидает', 'ожидание', 'новая', 'новый', 'вобработке'],
  deferred: ['deferred', 'hold', 'onhold', 'отложена', 'отложено', 'холд', 'вхолде'],
  approved: [
    ...['approved', 'accepted', 'confirmed', 'paid', 'payable', 'valid', 'sale', 'success'],
    ...['подтверждена', 'подтверждено', 'подтверждён', 'подтвержден', 'принята', 'принято', 'оплачена', 'оплачено'],
  ],
  rejected: [
    ...['rejected', 'declined', 'cancelled', 'canceled', 'invalid', 'refused', 'reversed', 'chargeback', 'trash'],
    ...['отклонена', 'отклонено', 'отклонён', 'отклонен', 'отменена', 'отменено', 'возврат'],
  ],
};

const meanings = new Map(
  Object.entries(words).flatMap(([status, said]) =>
    said.map((word): [string, number] => [word, conversionStatus[status as keyof typeof conversionStatus]]),
  ),
);

/** Returns the status that an advertiser’s word means; undefined if unknown. */
export const statusOfWord = (word: string): number | undefined =>
  meanings.get(word.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, ''));
