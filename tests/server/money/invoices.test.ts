import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Invoicing, setUpInvoicing, type Side } from '../support/invoicing.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Invoices of affiliates and advertisers: what they are, what they protect from changes, and who sees them. */

let product: Product;
let at: Invoicing;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpInvoicing(product);
});
afterAll(() => product.close());

const sides: Side[] = ['affiliate', 'advertiser'];
const worth = { affiliate: '20.25', advertiser: '30.5' } as const;
const total = { affiliate: '40.5', advertiser: '61' } as const;

/** The part of the account that holds the conversions of an unpaid invoice. */
const unpaidPart = { affiliate: 'requestedWithdrawal', advertiser: 'approved' } as const;

describe.each(sides)('an invoice of the %s', (side) => {
  test('has lines, a number, and its conversions, which are on no other', async () => {
    const ids = await at.conversions(2);
    const before = await at.balance(side);
    const invoice = await at.invoice(side, { conversions: ids, notes: 'Thanks', privateNotes: 'Check twice' });
    expect(invoice).toMatchObject({
      status: 'unpaid',
      amount: total[side],
      rounding: '0',
      conversionCount: 2,
      paymentDate: null,
      title: expect.stringMatching(side === 'affiliate' ? /^AFF-\d{6}$/ : /^ADV-\d{6}$/),
    });
    expect(await at.lines(side, invoice.id)).toMatchObject([
      {
        kind: 'conversions',
        offer: at.ids.offer,
        goal: at.ids.goal,
        rateType: 1,
        rate: worth[side],
        conversionCount: 2,
        exactAmount: total[side],
        exchangeRate: '1',
        amount: total[side],
        rounding: '0',
        currency: at.ids.usd,
      },
    ]);
    expect(await at.on(side, invoice.id)).toEqual(ids);
    const [line] = await at.lines(side, invoice.id);
    const { items } = (
      await product.admin.call('GET', `/stat/conversions?${side}InvoiceLines=${String(line!['id'])}&orderBy=id:asc`)
    ).data;
    expect(items.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(items[0][`${side}Invoices`]).toEqual([invoice.id]);
    const after = await at.balance(side);
    if (side === 'affiliate')
      expect([Number(after['requestedWithdrawal']) - Number(before['requestedWithdrawal'])]).toEqual([40.5]);
    else expect(after['approved']).toBe(before['approved']);
  });

  test('is numbered without gaps, whatever is refused in between', async () => {
    const first = await at.invoice(side, { conversions: await at.conversions(1) });
    expect((await at.ask(side, { conversions: await at.conversions(1), withdrawalMethod: 1_000_000 })).status).toBe(
      422,
    );
    expect((await at.ask(side, { conversions: [1_000_000] })).status).toBe(422);
    const second = await at.invoice(side, { conversions: await at.conversions(1) });
    expect(Number(second['number']) - Number(first['number'])).toBe(1);
  });

  test('moves its amount when it is paid, reverted, declined and deleted', async () => {
    const ids = await at.conversions(1);
    const { id } = await at.invoice(side, { conversions: ids, corrections: [{ amount: '-0.25', reason: 'Fee' }] });
    const part = async (name: string) => Number((await at.balance(side))[name]);
    const [unpaid, paid] = [await part(unpaidPart[side]), await part('paid')];
    const sum = Number(worth[side]) - 0.25;

    const answer = await at.status(side, id, 'paid', { paymentDate: '2026-11-20' });
    expect(answer.data.items[0]).toMatchObject({ status: 'paid', paymentDate: '2026-11-20' });
    expect([(await part(unpaidPart[side])) - unpaid, (await part('paid')) - paid]).toEqual([-sum, sum]);

    expect((await at.status(side, id, 'declined', { reason: 'No' })).status).toBe(409);
    expect((await at.status(side, id, 'deleted')).status).toBe(409);
    expect((await at.status(side, id, 'unpaid')).status).toBe(422);
    const back = await at.status(side, id, 'unpaid', { reason: 'The bank returned it' });
    expect(back.data.items[0]).toMatchObject({
      status: 'unpaid',
      paymentDate: null,
      blockReason: 'The bank returned it',
    });
    expect([await part(unpaidPart[side]), await part('paid')]).toEqual([unpaid, paid]);

    expect((await at.status(side, id, 'declined')).status).toBe(422);
    const approved = await part('approved');
    expect((await at.status(side, id, 'declined', { reason: 'Wrong period' })).status).toBe(200);
    // What the correction took away is restored with it.
    expect((await part('approved')) - approved).toBeCloseTo(side === 'affiliate' ? Number(worth[side]) : 0.25, 8);
    expect((await at.status(side, id, 'unpaid', { reason: 'Again' })).status).toBe(409);
    const declined = await at.balance(side);
    expect((await at.status(side, id, 'deleted')).status).toBe(200);
    expect((await at.balance(side))['approved']).toBe(declined['approved']);
    expect((await at.status(side, id, 'paid')).status).toBe(409);

    // Its conversions can be invoiced again.
    await at.invoice(side, { conversions: ids });
  });

  test('moves each conversion once, whatever invoices it was on before, and whenever it was added to this one', async () => {
    const [first, second] = await at.conversions(2);
    for (let time = 0; time < 2; time += 1) {
      const { id } = await at.invoice(side, { conversions: [first] });
      await at.status(side, id, 'declined', { reason: 'Wrong period' });
    }
    const part = async () => Number((await at.balance(side))[unpaidPart[side]]);
    const before = await part();
    const { id } = await at.invoice(side, { conversions: [first] });
    await at.rows(
      `insert into conversions_${side}_invoices (tenant_id, owner_id, target_id, position)
       select ${product.tenant.tenantId}, ${String(second)}, ${id}, 1`,
    );
    expect((await part()) - before).toBeCloseTo(side === 'affiliate' ? 2 * Number(worth[side]) : 0, 8);
  });

  test('protects its conversions from changes, and an attempt to change one names the invoice', async () => {
    const [one] = await at.conversions(1);
    const { id, title } = await at.invoice(side, { conversions: [one] });
    const field = side === 'affiliate' ? 'payout' : 'revenue';
    for (const refused of [
      await at.change('reject', [one!]),
      await at.change('hold', [one!]),
      await at.change('', [one!], { [field]: '1', changeReason: 'Agreed' }),
      ...(side === 'affiliate' ? [await at.change('hide', [one!])] : []),
    ]) {
      expect([refused.status, refused.code]).toEqual([409, 'invoiced']);
      expect(refused.message).toContain(String(title));
    }
    expect((await at.change('', [one!], { publicNotes: 'Well done' })).status).toBe(200);
    await at.status(side, id, 'paid');
    expect((await at.change('reject', [one!])).status).toBe(409);
    await at.status(side, id, 'unpaid', { reason: 'Taken back' });
    await at.status(side, id, 'declined', { reason: 'Wrong' });
    expect((await at.change('reject', [one!])).status).toBe(200);
  });

  test('has none that does not exist, and none on a line of another, and keeps what it has', async () => {
    const [own, other, free] = await at.conversions(3);
    const [invoice, another] = [
      await at.invoice(side, { conversions: [own] }),
      await at.invoice(side, { conversions: [other] }),
    ];
    const [line] = await at.lines(side, another.id);
    const add = (table: string, conversion: number, target: unknown) =>
      at.rows(
        `insert into conversions_${side}_${table} (tenant_id, owner_id, target_id, position)
         select ${product.tenant.tenantId}, ${conversion}, ${String(target)}, 1`,
      );
    for (const [table, conversion, target] of [
      ['invoices', 10 ** 12, invoice.id],
      ['invoices', free, 10 ** 12],
      ['invoice_lines', own, line!['id']],
      ['invoice_lines', free, line!['id']],
      ['invoice_lines', own, 10 ** 12],
    ])
      await expect(add(String(table), Number(conversion), target)).rejects.toThrow('refused');
    for (const [table, id] of [
      [`${side}_invoices`, another.id],
      [`${side}_invoice_lines`, line!['id']],
      ['conversions', own],
    ])
      await expect(at.rows(`delete from ${String(table)} where id = ${String(id)}`)).rejects.toThrow('referred to');
  });
});

test('an affiliate sees only their own invoices, without staff-only fields', async () => {
  const other = await product.person('affiliate');
  const { id } = await at.invoice('affiliate', {
    conversions: await at.conversions(1),
    notes: 'Thanks',
    privateNotes: 'Slow payer',
  });
  const own = (await at.affiliate.call('GET', `/user/affiliate_invoices/${id}`)).data;
  expect(own).toMatchObject({ notes: 'Thanks', amount: '20.25' });
  for (const name of ['privateNotes', 'affiliate']) expect(own).not.toHaveProperty(name);
  expect((await at.affiliate.call('GET', '/user/affiliate_invoices?with=privateNotes')).status).toBe(400);
  expect((await other.call('GET', `/user/affiliate_invoices/${id}`)).status).toBe(404);
  expect((await other.call('GET', `/user/affiliate_invoices/${id}/file?format=pdf`)).status).toBe(404);
  expect((await other.call('GET', `/user/affiliate_invoice_lines?invoice=${id}`)).data.items).toEqual([]);
  expect((await at.affiliate.call('GET', '/user/advertiser_invoices')).status).toBe(403);
  expect((await at.ask('affiliate', {}, at.affiliate)).status).toBe(403);
  await at.status('affiliate', id, 'deleted');
  expect((await at.affiliate.call('GET', `/user/affiliate_invoices/${id}`)).status).toBe(404);
});

test('a list shows the total of all its invoices by currency, for the current filters', async () => {
  const sums = async (query: string, person = product.admin) =>
    (await person.call('GET', `/user/affiliate_invoices?limit=0&withMeta=sums${query}`)).data.meta;
  const [one, two] = await at.conversions(2);
  const before = await sums('&status=unpaid');
  const { id } = await at.invoice('affiliate', { conversions: [one] });
  await at.invoice('affiliate', {
    conversions: [two],
    currency: at.euro,
    exchangeRates: [{ currency: at.ids.usd, rate: '0.8' }],
  });
  const inCurrency = (meta: { sums: { currency: number; amounts: { amount: string } }[] }, currency: number) =>
    Number(meta.sums.find((sum) => sum.currency === currency)?.amounts.amount ?? 0);
  const after = await sums('&status=unpaid');
  expect(inCurrency(after, at.ids.usd) - inCurrency(before, at.ids.usd)).toBeCloseTo(20.25, 8);
  expect(inCurrency(after, at.euro) - inCurrency(before, at.euro)).toBeCloseTo(16.2, 8);
  expect(await sums(`&id=${id}`)).toEqual({ sums: [{ currency: at.ids.usd, amounts: { amount: '20.25' } }] });
  expect(await sums('', await product.person('affiliate'))).toEqual({ sums: [] });
});

test('several invoices are paid in one call, or none of them', async () => {
  const [one, two] = await at.conversions(2);
  const first = await at.invoice('affiliate', { conversions: [one] });
  const second = await at.invoice('affiliate', { conversions: [two] });
  await at.status('affiliate', second.id, 'declined', { reason: 'Twice' });
  const pay = (ids: number[]) =>
    product.admin.call('POST', '/user/affiliate_invoices/change_status', {
      items: ids.map((id) => ({ id, status: 'paid' })),
    });
  expect((await pay([first.id, second.id])).status).toBe(409);
  expect((await product.admin.call('GET', `/user/affiliate_invoices/${first.id}`)).data.status).toBe('unpaid');
  expect((await pay([first.id])).status).toBe(200);
});

test('an invoice that someone changed meanwhile, and a payment date in the future, are refused', async () => {
  const { id, version } = await at.invoice('affiliate', { conversions: await at.conversions(1) });
  const edit = (notes: string) =>
    product.admin.call('PATCH', '/user/affiliate_invoices', { items: [{ id, version, notes }] });
  expect((await edit('First')).status).toBe(200);
  expect((await edit('Second')).status).toBe(409);
  const answer = await at.status('affiliate', id, 'paid', { paymentDate: '2099-01-01' });
  expect([answer.status, answer.details[0].path]).toEqual([422, 'items.0.paymentDate']);
});
