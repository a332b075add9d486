import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf, type Invoicing, setUpInvoicing, type Side } from '../support/invoicing.ts';
import { type Product, startProduct } from '../support/product.ts';

/** What an invoice is made of, and what is refused. */

let product: Product;
let at: Invoicing;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpInvoicing(product);
});
afterAll(() => product.close());

const sides: Side[] = ['affiliate', 'advertiser'];
const worth = { affiliate: '20.25', advertiser: '30.5' } as const;

describe.each(sides)('an invoice of the %s', (side) => {
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
        message: `Conversion ${rejected} is no longer approved`,
      },
      {
        path: 'items.0.conversions.2',
        type: 'invoiced',
        message: `Conversion ${invoiced} is already on invoice ${title}`,
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

  test('refuses bad input at its field, in the caller’s language', async () => {
    const ids = await at.conversions(1);
    const refused = async (fields: object, language = 'en') => {
      const answer = await product.admin.call(
        'PUT',
        `/user/${side}_invoices`,
        {
          items: [
            {
              [side]: side === 'affiliate' ? at.affiliate.id : at.ids.advertiser,
              periodFrom: at.today,
              periodTo: dayOf(Date.now()),
              currency: at.ids.usd,
              conversions: ids,
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
    const dollars = { currency: at.ids.usd, rate: '0.8' };
    const unknown = { currency: at.euro, exchangeRates: [dollars, { currency: 2_000_000_000, rate: '0.9' }] };
    expect((await refused(unknown))[0]).toBe('items.0.exchangeRates.1.currency');
    const twice = { currency: at.euro, exchangeRates: [dollars, { ...dollars, rate: '0.9' }] };
    expect(await refused(twice)).toEqual([
      'items.0.exchangeRates.1.currency',
      'There is another rate for this currency',
    ]);
    expect(await refused({ exchangeRates: [dollars] })).toEqual([
      'items.0.exchangeRates.0.currency',
      'The invoice is in this currency, so no rate is needed',
    ]);
    const huge = { exchangeRates: [{ currency: at.ids.usd, rate: '999999999999999' }], currency: at.euro };
    expect((await refused(huge))[0]).toBe('items.0.amount');
    expect(await refused({ corrections: [{ amount: '0.001', reason: 'Cents' }] })).toEqual([
      'items.0.corrections.0.amount',
      'Payments in USD have at most 2 decimals',
    ]);
    expect(await refused({ corrections: [{ amount: '-1000', reason: 'Fine' }] })).toEqual([
      'items.0.corrections',
      'The corrections exceed the total of the conversions',
    ]);
    expect((await refused({ corrections: [{ amount: '1' }] }))[0]).toBe('items.0.corrections.0.reason');
    expect((await refused({ [side]: 1_000_000 }))[0]).toBe(`items.0.${side}`);
    await at.invoice(side, { conversions: ids });
  });

  test('is for no conversion if it names none, and for all that are found only where they are absent', async () => {
    const ids = await at.conversions(1);
    const refused = await at.ask(side, { conversions: [] });
    expect([refused.status, refused.details?.[0].path, refused.details?.[0].type]).toEqual([
      ...[422, 'items.0.conversions', 'noConversions'],
    ]);
    const { id } = await at.invoice(side);
    expect(await at.on(side, id)).toEqual(expect.arrayContaining(ids));
  });

  test('leaves the conversions of another invoice in the same call to that one, and says that nothing is left', async () => {
    const party = { [side]: side === 'affiliate' ? at.affiliate.id : at.ids.advertiser, currency: at.ids.usd };
    const period = { periodFrom: at.today, periodTo: dayOf(Date.now()) };
    const call = (...items: object[]) =>
      product.admin.call('PUT', `/user/${side}_invoices`, {
        items: items.map((one) => ({ ...party, ...period, ...one })),
      });
    const [first, second, third] = await at.conversions(3);

    const all = await call({}, {});
    expect(all.status).toBe(422);
    expect(all.details).toMatchObject([{ path: 'items.1.conversions', type: 'noConversions' }]);
    const named = await call({ conversions: [first, second] }, { conversions: [second, third] });
    expect(named.status).toBe(422);
    expect(named.details).toMatchObject([{ path: 'items.1.conversions.0', type: 'twice' }]);

    const made = await call({ conversions: [first] }, {});
    expect([made.status, made.details]).toEqual([201, undefined]);
    const [one, rest] = made.data.items;
    expect(await at.on(side, one.id)).toEqual([first]);
    const left = await at.on(side, rest.id);
    expect(left).toEqual(expect.arrayContaining([second, third]));
    expect(left).not.toContain(first);
  });

  test('is not created if its conversions come to 0.00; corrections may take away everything', async () => {
    const ids = await at.conversions(2);
    const field = side === 'affiliate' ? 'payout' : 'revenue';
    await at.change('', ids, { [field]: '0.002', changeReason: 'Agreed' });
    const told = await at.ask(side, { conversions: ids });
    expect([told.status, told.details]).toEqual([
      422,
      [
        {
          path: 'items.0.conversions',
          type: 'comesToNothing',
          message: 'The total of the conversions is too small to be paid in this currency',
        },
      ],
    ]);
    const rate = { currency: at.euro, exchangeRates: [{ currency: at.ids.usd, rate: '0.00001' }] };
    await at.change('', ids, { [field]: worth[side], changeReason: 'Agreed' });
    expect((await at.ask(side, { conversions: ids, ...rate })).details).toMatchObject([{ type: 'comesToNothing' }]);
    const all = side === 'affiliate' ? '-40.5' : '-61';
    const settled = await at.invoice(side, { conversions: ids, corrections: [{ amount: all, reason: 'Set off' }] });
    expect(settled).toMatchObject({ amount: '0', conversionCount: 2 });
  });

  test('with conversions in another currency is rounded once per line, half to even, and shows it', async () => {
    const ids = await at.conversions(2);
    const field = side === 'affiliate' ? 'payout' : 'revenue';
    await at.change('', ids, { [field]: '0.03125', changeReason: 'Agreed' });
    const invoice = await at.invoice(side, {
      conversions: ids,
      currency: at.euro,
      exchangeRates: [{ currency: at.ids.usd, rate: '0.4' }],
      corrections: [{ amount: '0.5', reason: 'Bonus' }],
    });
    // Two of 0.03125 at 0.4 are exactly 0.025, which is halfway: the even cent is 0.02.
    expect(invoice).toMatchObject({ amount: '0.52', rounding: '-0.005' });
    expect(await at.lines(side, invoice.id)).toMatchObject([
      { rate: '0.03125', exactAmount: '0.0625', exchangeRate: '0.4', amount: '0.02', rounding: '-0.005' },
      { kind: 'correction', amount: '0.5', reason: 'Bonus', offer: null },
    ]);
    await at.status(side, invoice.id, 'deleted');
  });

  test('finds its conversions by offer, goal and rate, without the excluded ones', async () => {
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
    // Rates are refused here already if the invoice would be refused for them.
    const rate = { currency: at.ids.usd, rate: '0.8' };
    for (const [place, asked] of [
      { currency: at.ids.usd, exchangeRates: [rate] },
      { currency: at.euro, exchangeRates: [rate, rate] },
    ].entries()) {
      const refused = await product.admin.call('POST', `/user/${side}_invoices/find_conversions`, {
        ...period,
        ...asked,
      });
      expect([refused.status, refused.details?.[0].path]).toEqual([422, `exchangeRates.${place}.currency`]);
    }
    expect((await find({ currency: at.ids.usd, offers: [1_000_000] })).groups).toEqual([]);
    // As many as are listed one by one.
    const most = Array.from({ length: 10_000 }, (_, place) => ids[2]! + place);
    expect(await find({ currency: at.ids.usd, leftOut: most })).toMatchObject({
      conversionCount: less.conversionCount,
    });

    const invoice = await at.invoice(side, { leftOut: [ids[2]], offers: [at.ids.offer] });
    expect(await at.on(side, invoice.id)).toEqual(expect.arrayContaining(ids.slice(0, 2)));
    expect(await at.on(side, invoice.id)).not.toContain(ids[2]);
    expect((await find({ currency: at.ids.usd })).groups).toMatchObject([{ rate: '7', conversionCount: 1 }]);
    await at.invoice(side, { conversions: [ids[2]] });
  });
});
