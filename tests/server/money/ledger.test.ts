import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, compare, type Decimal } from '../../../domain/money/decimal.ts';
import { connected } from '../../postgres.ts';
import { exported } from '../support/exporting.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/** Conversions move amounts on the accounts of affiliates and advertisers; no amount appears or vanishes. */

let product: Product;
let at: Reporting;
let euro: number;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  await at.rule({ isMultiConversion: true });
  euro = (await product.admin.make('/user/currencies', { code: 'EUR', title: 'Euro', rate: '0.8' }))[0]!.id;
});
afterAll(() => product.close());

const made = async (): Promise<number> => (await at.report(`?click_id=${await at.click()}&goal=deposit`)).data.id;
const change = (action: string, ids: readonly number[], fields: object = {}, person: Person = product.admin) =>
  person.call('PATCH', `/stat/conversions${action && `/${action}`}`, { items: ids.map((id) => ({ id, ...fields })) });

const acts = {
  approve: (ids: number[]) => change('approve', ids),
  reject: (ids: number[]) => change('reject', ids),
  hold: (ids: number[]) => change('hold', ids),
  hide: (ids: number[]) => change('hide', ids),
  unhide: (ids: number[]) => change('unhide', ids),
  pay: (ids: number[], amount: string) => change('', ids, { payout: amount, changeReason: 'Agreed' }),
  charge: (ids: number[], amount: string) => change('', ids, { revenue: amount, changeReason: 'Agreed' }),
};

type Side = 'affiliate' | 'advertiser';

/** Invoices created earlier, for later steps of a history to settle. */
const invoices: Record<Side, number[]> = { affiliate: [], advertiser: [] };
const day = (): string => new Date().toISOString().slice(0, 10);
let since = day();

const invoice = async (side: Side, ids: readonly number[], amount: string) => {
  const answer = await product.admin.call('PUT', `/user/${side}_invoices`, {
    items: [
      {
        [side]: side === 'affiliate' ? at.affiliate.id : at.ids.advertiser,
        periodFrom: since,
        periodTo: day(),
        conversions: ids,
        ...(amount.includes('.')
          ? {
              currency: euro,
              exchangeRates: [{ currency: at.ids.usd, rate: `0.${amount.length}${amount.split('.')[1]}`.slice(0, 10) }],
            }
          : { currency: at.ids.usd }),
        corrections: [{ amount: `${Number(amount) % 2 < 1 ? '' : '-'}0.25`, reason: 'Agreed' }],
      },
    ],
  });
  if (answer.status === 201) invoices[side].push(answer.data.items[0].id);
  return answer;
};

const settled = (side: Side, id: number, status: string) => {
  const reason = ['declined', 'unpaid'].includes(status) ? { reason: 'Agreed' } : {};
  return product.admin.call('POST', `/user/${side}_invoices/change_status`, { items: [{ id, status, ...reason }] });
};
const settle = (side: Side, status: string, [place = 0]: readonly number[]) =>
  settled(side, invoices[side][place % Math.max(1, invoices[side].length)] ?? 1_000_000, status);

const sides: Side[] = ['affiliate', 'advertiser'];
const settling = Object.fromEntries(
  sides.flatMap((side) => [
    [`${side} invoice`, (ids: number[], amount: string) => invoice(side, ids, amount)],
    ...['paid', 'unpaid', 'declined', 'deleted'].map((status) => [
      `${side} ${status}`,
      (ids: number[]) => settle(side, status, ids),
    ]),
  ]),
) as Record<string, (ids: number[], amount: string) => ReturnType<Person['call']>>;

type Row = Record<string, string>;
const rowsOf = (sql: string): Promise<Row[]> =>
  connected(product.url, async (client) => (await client.query(sql)).rows);

/** The part of an account that holds what is on an unpaid invoice. */
const unpaid = { affiliate: 'requestedWithdrawal', advertiser: 'approved' } as const;

/** What accounts hold according to conversions and the invoices that count, by part and currency. */
const earned = (side: Side, amount: string, seen: string): string => `
  select account, currency, part, trim_scale(sum(amount))::text as amount, trim_scale(sum(base))::text as base from (
    select own.${side}_id::text as account, own.${amount}_currency_id::text as currency,
      coalesce(live.part, case when own.conversion_status = 3 then 'approved' else 'hold' end) as part,
      own.${amount} as amount, round(own.${amount} / own.${amount}_rate, 8) as base
    from conversions as own left join lateral (
      select case invoice.status when 'paid' then 'paid' else '${unpaid[side]}' end as part
      from conversions_${side}_invoices as told join ${side}_invoices as invoice on invoice.id = told.target_id
      where told.owner_id = own.id and invoice.status in ('unpaid', 'paid')
    ) as live on true
    where own.conversion_status <> 4 and ${seen} and own.${amount} > 0
    union all
    select said.account::text, said.currency_id::text, said.part, sum(said.amount), round(sum(said.amount) / currencies.rate, 8)
    from (
      select invoice.id, invoice.${side}_id as account, line.currency_id,
        case invoice.status when 'paid' then 'paid' else '${unpaid[side]}' end as part,
        -- Of a line in another currency, what the rounded amount takes in that one.
        case line.kind when 'correction' then line.amount
          else round(line.amount / line.exchange_rate, 8) - line.exact_amount end as amount
      from ${side}_invoices as invoice
      join ${side}_invoice_lines as line on line.invoice_id = invoice.id
      where invoice.status in ('unpaid', 'paid')
    ) as said
    join currencies on currencies.id = said.currency_id
    group by said.id, 1, 2, 3, currencies.rate
  ) as held group by 1, 2, 3 having sum(amount) <> 0 or sum(base) <> 0 order by 1, 2, 3`;

/** What movements add up to. */
const moved = (side: Side): string => `
  select account, currency, part, trim_scale(sum(amount))::text as amount, trim_scale(sum(base))::text as base from (
    select ${side}_id::text as account, currency_id::text as currency, "to" as part, amount, base_amount as base
    from ${side}_movements where "to" is not null
    union all
    select ${side}_id::text, currency_id::text, "from", -amount, -base_amount from ${side}_movements where "from" is not null
  ) as move group by 1, 2, 3 having sum(amount) <> 0 or sum(base) <> 0 order by 1, 2, 3`;

/** What running sums say. */
const standing = (side: Side): string => `
  select ${side}_id::text as account, currency_id::text as currency, part, trim_scale(amount)::text as amount
  from ${side}_amount cross join lateral (
    values ('approved', approved), ('hold', hold), ('paid', paid)
    ${side === 'affiliate' ? ", ('requestedWithdrawal', requested_withdrawal)" : ''}
  ) as own (part, amount)
  where amount <> 0 order by 1, 2, 3`;

const sum = (rows: readonly Row[], part: string): Decimal =>
  rows.filter((row) => row['part'] === part).reduce<Decimal>((total, row) => add(total, row['base']!), '0');

const expectToAgree = async (): Promise<void> => {
  for (const [side, amount, seen, path] of [
    ['affiliate', 'payout', 'not is_hidden', '/user/affiliate_balances'],
    ['advertiser', 'revenue', 'true', '/user/advertiser_balances'],
  ] as const) {
    const [told, movements, sums] = await Promise.all(
      [earned(side, amount, seen), moved(side), standing(side)].map(rowsOf),
    );
    expect(movements).toEqual(told);
    expect(sums).toEqual(told!.map(({ base: _, ...row }) => row));
    const { items } = (await product.admin.call('GET', `${path}?with=breakdown`)).data;
    for (const part of ['approved', 'hold', 'paid'])
      expect(items.map((item: Row) => compare(item[part]!, sum(told!, part)))).toEqual([0]);
  }
};

describe('balances', () => {
  test('follow a conversion from hold to approved, and back to nothing', async () => {
    const balance = async () =>
      (await product.admin.call('GET', '/user/affiliate_balances?with=breakdown')).data.items[0];
    const id = await made();
    expect(await balance()).toMatchObject({
      id: at.affiliate.id,
      hold: '20.25',
      approved: '0',
      breakdown: [{ currency: at.ids.usd, hold: '20.25', approved: '0', requestedWithdrawal: '0', paid: '0' }],
    });
    await acts.approve([id]);
    expect(await balance()).toMatchObject({ hold: '0', approved: '20.25' });
    await acts.pay([id], '22.5');
    expect(await balance()).toMatchObject({ approved: '22.5' });
    await acts.reject([id]);
    expect(await balance()).toMatchObject({ hold: '0', approved: '0' });
    const { items } = (
      await product.admin.call('GET', `/user/affiliate_movements?conversion=${id}&orderBy=createdAt:asc,id:asc`)
    ).data;
    expect(items).toMatchObject([
      { from: null, to: 'hold', amount: '20.25', cause: 'conversion', user: null },
      { from: 'hold', to: 'approved', amount: '20.25', user: product.admin.id },
      { from: null, to: 'approved', amount: '2.25', user: product.admin.id },
      { from: 'approved', to: null, amount: '22.5', user: product.admin.id },
    ]);
  });

  test('equal conversions and movements after any history, however much happens at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, made));
    const amounts = fc.stringMatching(/^(0|[1-9]\d{0,4})(\.\d{1,8})?$/);
    const steps = fc.array(
      fc.record({
        act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
        ids: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 4 }),
        amount: amounts,
      }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const answers = await Promise.all(history.map(({ act, ids: some, amount }) => acts[act](some, amount)));
        for (const { status } of answers) expect([200, 409]).toContain(status);
        await expectToAgree();
      }),
      { numRuns: 15 },
    );
  });

  test('equal invoices too, as several people create, pay, revert, decline and delete them', async () => {
    since = day();
    const ids = await Promise.all(Array.from({ length: 8 }, made));
    await acts.approve(ids);
    for (const side of ['affiliate', 'advertiser'] as const)
      expect((await invoice(side, ids.slice(0, 2), '1')).status).toBe(201);
    const all = { ...acts, ...settling };
    const steps = fc.array(
      fc.record({
        act: fc.constantFrom(...Object.keys(settling), ...Object.keys(settling), ...Object.keys(acts)),
        ids: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 4 }),
        amount: fc.stringMatching(/^[1-9]\d{0,4}(\.\d{1,8})?$/),
      }),
      { minLength: 4, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const answers = await Promise.all(
          history.map(({ act, ids: some, amount }) => all[act as keyof typeof all](some, amount)),
        );
        for (const { status } of answers) expect([200, 201, 404, 409, 422]).toContain(status);
        await expectToAgree();
        await acts.approve(ids);
      }),
      { numRuns: 15 },
    );
    expect([invoices.affiliate.length, invoices.advertiser.length]).not.toContain(0);
    for (const side of sides) {
      const [{ numbers, last } = {}] = await rowsOf(
        `select count(*)::text as numbers, max(number)::text as last from ${side}_invoices`,
      );
      expect(numbers).toBe(last);
    }
  });

  test('have nothing below zero in any currency after an invoice in another one, which comes to the sum of its lines', async () => {
    since = day();
    const ids = await Promise.all(Array.from({ length: 2 }, made));
    const isInEuro = ({ currency }: Row) => currency === String(euro);
    const rate = fc.stringMatching(/^0\.0{0,5}[1-9]\d{0,2}$|^[1-9]\d{0,2}(\.\d{1,8})?$/);
    const amount = fc.stringMatching(/^(0\.0{0,6}|[1-9]\d{0,3}\.?)[1-9]$/);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sides), fc.tuple(amount, amount), rate, async (side, amounts, exchange) => {
        for (const [place, id] of ids.entries())
          await (side === 'affiliate' ? acts.pay : acts.charge)([id], amounts[place]!);
        await acts.approve(ids);
        const item = {
          [side]: side === 'affiliate' ? at.affiliate.id : at.ids.advertiser,
          periodFrom: since,
          periodTo: day(),
          currency: euro,
          conversions: ids,
          exchangeRates: [{ currency: at.ids.usd, rate: exchange }],
        };
        const sumsBefore = await rowsOf(standing(side));
        const told = await product.admin.call('PUT', `/user/${side}_invoices`, { items: [item] });
        // There is nothing to invoice for less than half a cent.
        if (told.status === 422) return;
        const { id } = told.data.items[0];
        const lines = (await product.admin.call('GET', `/user/${side}_invoice_lines?invoice=${id}`)).data.items;
        const total = lines.reduce((all: Decimal, line: Row) => add(all, line['amount']!), '0');
        expect(total).toBe(told.data.items[0].amount);
        for (const status of [undefined, 'paid', 'unpaid', 'deleted']) {
          if (status) expect((await settled(side, id, status)).status).toBe(200);
          const sums = await rowsOf(standing(side));
          // Corrections of earlier invoices may be all there is in euro.
          expect(sums.filter(isInEuro)).toEqual(sumsBefore.filter(isInEuro));
          for (const row of sums)
            if (!isInEuro(row)) expect([status, row, compare(row['amount']!, '0')]).toEqual([status, row, 1]);
          await expectToAgree();
        }
        expect(await rowsOf(standing(side))).toEqual(sumsBefore);
      }),
      { numRuns: 12 },
    );
  });

  test('are written only by the ledger', async () => {
    for (const table of ['affiliate_balances', 'advertiser_movements', 'affiliate_amount'])
      expect(
        await rowsOf(`select has_table_privilege('sluice_app', '${table}', 'insert, update, delete') as may`),
      ).toEqual([{ may: false }]);
  });

  test('name a conversion to its affiliate only while they see it: in lists, records, filters and files', async () => {
    const id = await made();
    const path = '/user/affiliate_movements';
    const read = async (person: Person) => {
      const { items } = (await person.call('GET', `${path}?orderBy=id:desc&limit=1`)).data;
      const one = (await person.call('GET', `${path}/${items[0].id}`)).data;
      const found = (await person.call('GET', `${path}?conversion=${id}&withMeta=totalCount`)).data.meta.totalCount;
      const file = await exported(person, `${path}/export?id=${items[0].id}&fields=conversion`);
      return [items[0].conversion, one.conversion, found, file.response.body.trim().split(/\D+/).at(-1)];
    };
    expect(await read(at.affiliate)).toEqual([id, id, 1, String(id)]);
    await acts.hide([id]);
    expect(await read(at.affiliate)).toEqual([null, null, 0, '']);
    expect(await read(product.admin)).toEqual([id, id, 2, String(id)]);
    await acts.unhide([id]);
    expect(await read(at.affiliate)).toEqual([id, id, 3, String(id)]);
  });

  test('are visible to nobody else: an affiliate sees their own account, without who did what', async () => {
    const other = await product.person('affiliate');
    const movements = async (person: Person) => (await person.call('GET', '/user/affiliate_movements')).data.items;
    expect((await at.affiliate.call('GET', '/user/affiliate_balances')).data.items).toHaveLength(1);
    expect((await movements(at.affiliate))[0]).not.toHaveProperty('user');
    expect((await other.call('GET', '/user/affiliate_balances')).data.items).toEqual([]);
    expect(await movements(other)).toEqual([]);
    expect((await at.affiliate.call('GET', '/user/advertiser_balances')).status).toBe(403);
    expect((await at.affiliate.call('GET', '/user/advertiser_movements')).status).toBe(403);
  });
});
