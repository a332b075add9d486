import { proposeColumns } from '../columns.ts';

/** The columns of a customer file, and the titles they are recognized by. */

const titles = {
  customer_id: ['customerid', 'customer', 'playerid', 'player', 'userid', 'clientid', 'account', 'idклиента', 'клиент'],
  click_id: ['clickid', 'click', 'idклика', 'subid'],
  lead_id: ['leadid', 'lead', 'idлида'],
  date: ['date', 'day', 'дата', 'день'],
  deposits: ['deposits', 'depositcount', 'depositscount', 'numberofdeposits', 'числодепозитов'],
  deposit: ['deposit', 'depositamount', 'depositsamount', 'deposited', 'депозит', 'суммадепозитов'],
  turnover: ['turnover', 'wager', 'volume', 'bets', 'оборот'],
  ngr: ['ngr', 'netrevenue', 'netgamingrevenue'],
  currency: ['currency', 'валюта'],
  txid: ['txid', 'transactionid', 'transaction', 'транзакция'],
} as const satisfies Record<string, readonly string[]>;

/** What a column of a customer file may be: the parameters of a postback that reports a customer. */
export type CustomerColumn = keyof typeof titles;
export const customerColumns = Object.keys(titles) as readonly CustomerColumn[];

/** Proposes the meaning of the columns from their titles. */
export const proposedCustomerColumns = (header: readonly string[]): string[] => proposeColumns(header, titles);
