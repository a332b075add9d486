import { expect } from 'vitest';
import { connected } from '../../postgres.ts';
import type { Person, Product } from './product.ts';
import { type Reporting, setUpReporting } from './reporting.ts';

/** A network that settles accounts with its affiliates and advertisers. */

export type Side = 'affiliate' | 'advertiser';
type Answer = Awaited<ReturnType<Person['call']>>;

export interface Invoicing extends Reporting {
  today: string;
  euro: number;
  /** Approved conversions, each worth 20.25 to the affiliate and 30.5 to the network. */
  conversions(count: number): Promise<number[]>;
  change(action: string, ids: readonly number[], fields?: object): Promise<Answer>;
  /** Requests an invoice; by default for the affiliate or the advertiser, dated today, in dollars. */
  ask(side: Side, fields?: object, person?: Person): Promise<Answer>;
  /** The same, which must succeed. */
  invoice(side: Side, fields?: object): Promise<{ id: number; version: number; [field: string]: unknown }>;
  status(side: Side, id: number, status: string, more?: object): Promise<Answer>;
  balance(side: Side): Promise<Record<string, string>>;
  lines(side: Side, invoice: number): Promise<Record<string, unknown>[]>;
  /** IDs of the conversions on an invoice. */
  on(side: Side, invoice: number): Promise<number[]>;
  rows(sql: string): Promise<Record<string, unknown>[]>;
}

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const setUpInvoicing = async (product: Product): Promise<Invoicing> => {
  const { admin } = product;
  const at = await setUpReporting(product);
  await at.rule({ isMultiConversion: true });
  const [euro] = await admin.make('/user/currencies', { code: 'EUR', title: 'Euro', rate: '0.8' });
  const today = dayOf(Date.now());
  const change = (action: string, ids: readonly number[], fields: object = {}) =>
    admin.call('PATCH', `/stat/conversions${action && `/${action}`}`, { items: ids.map((id) => ({ id, ...fields })) });
  const ask = (side: Side, fields: object = {}, person: Person = admin) =>
    person.call('PUT', `/user/${side}_invoices`, {
      items: [
        {
          [side]: side === 'affiliate' ? at.affiliate.id : at.ids.advertiser,
          periodFrom: today,
          periodTo: dayOf(Date.now()),
          currency: at.ids.usd,
          ...fields,
        },
      ],
    });
  const list = async (path: string) => (await admin.call('GET', path)).data.items;
  return {
    ...at,
    today,
    euro: euro!.id,
    change,
    ask,
    async conversions(count) {
      const ids: number[] = [];
      for (let made = 0; made < count; made += 1)
        ids.push((await at.report(`?click_id=${await at.click()}&goal=deposit`)).data.id);
      expect((await change('approve', ids)).status).toBe(200);
      return ids;
    },
    async invoice(side, fields) {
      const answer = await ask(side, fields);
      expect([answer.status, answer.message, answer.details]).toEqual([201, undefined, undefined]);
      return answer.data.items[0];
    },
    status: (side, id, status, more = {}) =>
      admin.call('POST', `/user/${side}_invoices/change_status`, { items: [{ id, status, ...more }] }),
    balance: async (side) => (await list(`/user/${side}_balances`))[0] ?? {},
    lines: (side, invoice) => list(`/user/${side}_invoice_lines?invoice=${invoice}&orderBy=id:asc`),
    on: async (side, invoice) =>
      (await list(`/stat/conversions?${side}Invoices=${invoice}&orderBy=id:asc&limit=500`)).map(
        ({ id }: { id: number }) => id,
      ),
    rows: (sql) => connected(product.url, async (client) => (await client.query(sql)).rows),
  };
};
