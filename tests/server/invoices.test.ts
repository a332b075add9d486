import { inflateSync } from 'node:zlib';
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf, type Invoicing, setUpInvoicing, type Side } from './invoicing.ts';
import { type Product, startProduct } from './product.ts';

/** Invoices of affiliates and advertisers: what makes them, what they keep from changing, and what is refused. */

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

/** The part of the account in which the conversions of an unpaid invoice are. */
const unpaidPart = { affiliate: 'requestedWithdrawal', advertiser: 'approved' } as const;

describe.each(sides)('an invoice of the %s', (side) => {
  test('has lines, a number, and its conversions, which stand on no other', async () => {
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

  test('moves its amount as it is paid, taken back, declined and deleted', async () => {
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
    // What the correction took away comes back with it.
    expect((await part('approved')) - approved).toBeCloseTo(side === 'affiliate' ? Number(worth[side]) : 0.25, 8);
    expect((await at.status(side, id, 'unpaid', { reason: 'Again' })).status).toBe(409);
    const declined = await at.balance(side);
    expect((await at.status(side, id, 'deleted')).status).toBe(200);
    expect((await at.balance(side))['approved']).toBe(declined['approved']);
    expect((await at.status(side, id, 'paid')).status).toBe(409);

    // Its conversions can be invoiced anew.
    await at.invoice(side, { conversions: ids });
  });

  test('keeps its conversions as they are, and tells who changes one which invoice has it', async () => {
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

  test('names the conversions that are gone, no longer approved, on another invoice, or outside', async () => {
    const [first, rejected, invoiced] = await at.conversions(3);
    await at.change('reject', [rejected!]);
    const { title } = await at.invoice(side, { conversions: [invoiced] });
    const told = await at.ask(side, { conversions: [first, rejected, invoiced] });
    expect(told.status).toBe(422);
    expect(told.details).toEqual([
      {
        path: 'items.0.conversions.1',
        type: 'notApproved',
        message: `Conversion ${rejected} isn’t approved any longer`,
      },
      {
        path: 'items.0.conversions.2',
        type: 'invoiced',
        message: `Conversion ${invoiced} is on invoice ${title} already`,
      },
    ]);
    const gone = await at.ask(side, { conversions: [first, 1_000_000] });
    expect(gone.details).toMatchObject([
      { path: 'items.0.conversions', type: 'reference', message: 'Record not found: 1000000' },
    ]);
    const outside = await at.ask(side, { conversions: [first], periodFrom: '2026-01-01', periodTo: '2026-01-02' });
    expect(outside.details).toMatchObject([{ path: 'items.0.conversions.0', type: 'outside' }]);
    // Nothing is half done: the first one is still free.
    await at.invoice(side, { conversions: [first] });
  });

  test('refuses bad input at its field, in the language of who asks', async () => {
    const ids = await at.conversions(1);
    const refused = async (fields: object, language = 'en') => {
      const answer = await product.admin.call(
        'PUT',
        `/user/${side}_invoices`,
        {
          items: [
            {
              [side]: side === 'affiliate' ? at.affiliate.id : at.ids.advertiser,
              ...{ periodFrom: at.today, periodTo: dayOf(Date.now()), currency: at.ids.usd, conversions: ids },
              ...fields,
            },
          ],
        },
        { headers: { 'accept-language': language } },
      );
      expect(answer.status).toBe(422);
      return [answer.details[0].path, answer.details[0].message];
    };
    expect(await refused({ periodTo: '2026-01-01' })).toEqual(['items.0.periodTo', 'The period ends before it begins']);
    expect(await refused({ periodTo: '2026-01-01' }, 'ru')).toEqual([
      'items.0.periodTo',
      'Период заканчивается раньше, чем начинается',
    ]);
    const none = { conversions: [], periodFrom: '2026-01-01', periodTo: '2026-01-02' };
    expect(await refused(none)).toEqual([
      'items.0.conversions',
      'There are no approved conversions to invoice in this period',
    ]);
    expect(await refused({ currency: at.euro })).toEqual(['items.0.exchangeRates', 'Add the exchange rate: USD']);
    expect((await refused({ currency: at.euro, exchangeRates: [{ currency: at.ids.usd, rate: '0' }] }))[0]).toBe(
      'items.0.exchangeRates.0.rate',
    );
    const huge = { exchangeRates: [{ currency: at.ids.usd, rate: '999999999999999' }], currency: at.euro };
    expect((await refused(huge))[0]).toBe('items.0.amount');
    expect(await refused({ corrections: [{ amount: '0.001', reason: 'Cents' }] })).toEqual([
      'items.0.corrections.0.amount',
      'Payments in USD have 2 decimals at most',
    ]);
    expect(await refused({ corrections: [{ amount: '-1000', reason: 'Fine' }] })).toEqual([
      'items.0.corrections',
      'The corrections take away more than the conversions come to',
    ]);
    expect((await refused({ corrections: [{ amount: '1' }] }))[0]).toBe('items.0.corrections.0.reason');
    expect((await refused({ [side]: 1_000_000 }))[0]).toBe(`items.0.${side}`);
    await at.invoice(side, { conversions: ids });
  });

  test('of conversions in another currency is rounded once a line, half to even, and shows it', async () => {
    const ids = await at.conversions(2);
    const field = side === 'affiliate' ? 'payout' : 'revenue';
    await at.change('', ids, { [field]: '0.03125', changeReason: 'Agreed' });
    const invoice = await at.invoice(side, {
      conversions: ids,
      currency: at.euro,
      exchangeRates: [{ currency: at.ids.usd, rate: '0.4' }],
      corrections: [{ amount: '0.5', reason: 'Bonus' }],
    });
    // Two of 0.03125 at 0.4 are 0.025 exactly, which is halfway: the even cent is 0.02.
    expect(invoice).toMatchObject({ amount: '0.52', rounding: '-0.005' });
    expect(await at.lines(side, invoice.id)).toMatchObject([
      { rate: '0.03125', exactAmount: '0.0625', exchangeRate: '0.4', amount: '0.02', rounding: '-0.005' },
      { kind: 'correction', amount: '0.5', reason: 'Bonus', offer: null },
    ]);
    await at.status(side, invoice.id, 'deleted');
  });

  test('finds its conversions by offer, goal and rate, without those that are left out', async () => {
    const ids = await at.conversions(3);
    const field = side === 'affiliate' ? 'payout' : 'revenue';
    await at.change('', [ids[2]!], { [field]: '7', changeReason: 'Agreed' });
    const party = { [side]: side === 'affiliate' ? at.affiliate.id : at.ids.advertiser };
    const period = { ...party, periodFrom: at.today, periodTo: dayOf(Date.now()) };
    const find = async (fields: object) =>
      (await product.admin.call('POST', `/user/${side}_invoices/find_conversions`, { ...period, ...fields })).data;
    const found = await find({ currency: at.ids.usd });
    const groupOf = (rate: string) => found.groups.find((one: { rate: string }) => one.rate === rate);
    expect(groupOf('7')).toMatchObject({ conversionCount: 1, amount: '7', conversions: [ids[2]] });
    expect(groupOf(worth[side]).conversions).toEqual(expect.arrayContaining(ids.slice(0, 2)));
    const less = await find({ currency: at.euro, leftOut: [ids[2]] });
    expect(less.exchangeRates).toEqual([{ currency: at.ids.usd, rate: '0.8' }]);
    expect(less.conversionCount).toBe(found.conversionCount - 1);
    expect((await find({ currency: at.ids.usd, offers: [1_000_000] })).groups).toEqual([]);

    const invoice = await at.invoice(side, { leftOut: [ids[2]], offers: [at.ids.offer] });
    expect(await at.on(side, invoice.id)).toEqual(expect.arrayContaining(ids.slice(0, 2)));
    expect(await at.on(side, invoice.id)).not.toContain(ids[2]);
    expect((await find({ currency: at.ids.usd })).groups).toMatchObject([{ rate: '7', conversionCount: 1 }]);
    await at.invoice(side, { conversions: [ids[2]] });
  });

  test('is a file of either kind, in either language', async () => {
    await product.admin.call('PATCH', '/user/settings/general', {
      items: [{ name: 'Сеть', invoiceDetails: 'SIA Sluice\nРига' }],
    });
    const { id, title } = await at.invoice(side, { conversions: await at.conversions(1) });
    const file = (format: string, language: string) =>
      product.app.inject({
        url: `/api/v1/user/${side}_invoices/${id}/file?format=${format}`,
        headers: { authorization: `Bearer ${product.admin.token}`, 'accept-language': language },
      });
    const workbook = new exceljs.Workbook();
    const sheetFile = await file('xlsx', 'ru');
    expect(sheetFile.headers['content-disposition']).toBe(`attachment; filename="${String(title)}.xlsx"`);
    await workbook.xlsx.load(sheetFile.rawPayload as unknown as ArrayBuffer);
    const cells = workbook.worksheets[0]!.getSheetValues().flatMap((row) => (Array.isArray(row) ? row : []));
    expect(cells).toEqual(
      expect.arrayContaining(['Сеть', 'SIA Sluice', 'Рига', `Счёт ${String(title)}`, Number(worth[side]), 'Итого']),
    );

    const pdf = await file('pdf', 'ru');
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdf.rawPayload.toString('latin1');
    expect(text).toContain('DejaVuSans');
    // The letters that its glyphs stand for: Cyrillic ones among them.
    const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream]) => {
      try {
        return [inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    });
    const letters = streams
      .filter((stream) => stream.includes('beginbfrange') || stream.includes('beginbfchar'))
      .join();
    for (const letter of 'Счёт') expect(letters).toContain(letter.codePointAt(0)!.toString(16).padStart(4, '0'));
  });
});

test('an affiliate sees their own invoices alone, without what is staff’s', async () => {
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

test('several are paid in one call, or none of them', async () => {
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

test('an invoice that someone changed meanwhile, and a payment to come, are refused', async () => {
  const { id, version } = await at.invoice('affiliate', { conversions: await at.conversions(1) });
  const edit = (notes: string) =>
    product.admin.call('PATCH', '/user/affiliate_invoices', { items: [{ id, version, notes }] });
  expect((await edit('First')).status).toBe(200);
  expect((await edit('Second')).status).toBe(409);
  const answer = await at.status('affiliate', id, 'paid', { paymentDate: '2099-01-01' });
  expect([answer.status, answer.details[0].path]).toEqual([422, 'items.0.paymentDate']);
});

describe('a withdrawal', () => {
  let methods = 0;
  const method = async (affiliate: number) => {
    const title = `Bank ${(methods += 1)}`;
    const [kind] = await product.admin.make('/user/payment_methods', { title, accountFields: [] });
    const [made] = await product.admin.make('/user/withdrawal_methods', {
      title: 'Account',
      affiliate,
      paymentMethod: kind!.id,
      details: 'LV80BANK0000435195001',
    });
    return made!.id;
  };
  const minimum = (amount: string) =>
    product.admin.call('PATCH', '/user/settings/general', { items: [{ withdrawalMinimum: amount }] });

  test('takes all that is approved, from the minimum on, to a method of their own that is in use', async () => {
    // Earlier tests leave nothing approved.
    const rest = await at.ask('affiliate');
    expect([201, 422]).toContain(rest.status);
    await at.conversions(2);
    const own = await method(at.affiliate.id);
    const other = await method((await product.person('affiliate')).id);
    const request = (fields: object = {}) =>
      at.affiliate.call('POST', '/user/affiliate_invoices/withdraw', {
        ...{ withdrawalMethod: own, currency: at.ids.usd },
        ...fields,
      });
    const refused = async (fields: object = {}) => {
      const answer = await request(fields);
      return [answer.status, answer.details?.[0]?.path, answer.details?.[0]?.type];
    };
    expect((await at.affiliate.call('GET', '/user/affiliate_invoices/withdrawable')).data).toMatchObject({
      items: [{ currency: at.ids.usd, amount: '40.5', conversionCount: 2 }],
      minimum: '50',
    });
    expect(await refused()).toEqual([422, 'currency', 'belowMinimum']);
    await minimum('40.5');
    expect(await refused({ withdrawalMethod: other })).toEqual([422, 'withdrawalMethod', 'reference']);
    expect(await refused({ currency: at.euro })).toEqual([422, 'currency', 'nothing']);
    await product.admin.call('POST', '/user/withdrawal_methods/change_status', {
      items: [{ id: own, status: 'inactive' }],
    });
    expect(await refused()).toEqual([422, 'withdrawalMethod', 'inactive']);
    await product.admin.call('POST', '/user/withdrawal_methods/change_status', {
      items: [{ id: own, status: 'active' }],
    });

    const before = await at.balance('affiliate');
    const answer = await request({ notes: 'Please' });
    expect([answer.status, answer.data]).toMatchObject([
      201,
      { status: 'unpaid', amount: '40.5', withdrawalMethod: own, requested: 'affiliate', notes: 'Please' },
    ]);
    const after = await at.balance('affiliate');
    expect(Number(after['requestedWithdrawal']) - Number(before['requestedWithdrawal'])).toBe(40.5);
    expect(await refused()).toEqual([422, 'currency', 'nothing']);

    const { id } = answer.data;
    await at.status('affiliate', id, 'declined', { reason: 'Name of the account differs' });
    expect((await at.affiliate.call('GET', `/user/affiliate_invoices/${id}`)).data).toMatchObject({
      status: 'declined',
      blockReason: 'Name of the account differs',
    });
    expect((await request()).status).toBe(201);
  });

  test('goes to a method of the affiliate where staff make the invoice', async () => {
    const conversions = await at.conversions(1);
    const other = await method((await product.person('affiliate')).id);
    const own = await method(at.affiliate.id);
    const refused = await at.ask('affiliate', { conversions, withdrawalMethod: other });
    expect([refused.status, refused.details]).toMatchObject([
      422,
      [{ path: 'items.0.withdrawalMethod', type: 'ofOther' }],
    ]);
    const { id } = await at.invoice('affiliate', { conversions, withdrawalMethod: own });
    await at.status('affiliate', id, 'paid');
    const edited = await product.admin.call('PATCH', '/user/affiliate_invoices', {
      items: [{ id, withdrawalMethod: null }],
    });
    expect([edited.status, edited.details]).toMatchObject([422, [{ path: 'items.0.withdrawalMethod' }]]);
  });
});

test('finance tells what was earned, paid and is owed', async () => {
  const read = async () => (await product.admin.call('GET', '/user/finance?months=2')).data;
  const before = await read();
  const { id } = await at.invoice('advertiser', { conversions: await at.conversions(1) });
  const unpaid = await read();
  const oldOf = (finance: typeof before, side: string) => finance[side].ageing[0];
  expect(unpaid.months).toHaveLength(2);
  expect(Number(unpaid.months[1].revenue) - Number(before.months[1].revenue)).toBe(30.5);
  expect(Number(unpaid.months[1].profit) - Number(before.months[1].profit)).toBe(10.25);
  expect(Number(oldOf(unpaid, 'advertisers').amount) - Number(oldOf(before, 'advertisers').amount)).toBe(30.5);
  expect(oldOf(unpaid, 'advertisers')).toMatchObject({ from: 0, to: 30 });
  expect(unpaid.advertisers.debts).toMatchObject([{ id: at.ids.advertiser, title: 'Nordwind' }]);
  await at.status('advertiser', id, 'paid');
  const paid = await read();
  expect(Number(paid.months[1].received) - Number(before.months[1].received)).toBe(30.5);
  expect(Number(paid.months[1].cash) - Number(before.months[1].cash)).toBe(30.5);
  expect(oldOf(paid, 'advertisers').invoices).toBe(oldOf(before, 'advertisers').invoices);
  expect((await at.affiliate.call('GET', '/user/finance')).status).toBe(403);
});
