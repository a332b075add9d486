import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sum } from '../../../domain/money/decimal.ts';
import { connected } from '../../postgres.ts';
import { type Invoicing, setUpInvoicing } from '../support/invoicing.ts';
import { untilWaiting } from '../support/lock-waits.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** What affiliates request to be paid out. */

let product: Product;
let at: Invoicing;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpInvoicing(product);
});
afterAll(() => product.close());

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

  test('is neither offered nor created for an amount that rounds to zero', async () => {
    const own = await method(at.affiliate.id);
    const [tiny] = await at.conversions(1);
    await at.change('', [tiny!], { payout: '0.004', changeReason: 'Agreed' });
    await minimum('0');
    expect((await at.affiliate.call('GET', '/user/affiliate_invoices/withdrawable')).data.items).toEqual([]);
    const body = { withdrawalMethod: own, currency: at.ids.usd };
    const told = await at.affiliate.call('POST', '/user/affiliate_invoices/withdraw', body);
    expect([told.status, told.details]).toMatchObject([422, [{ path: 'currency', type: 'comesToNothing' }]]);
    await at.change('reject', [tiny!]);
    await minimum('50');
  });

  test('comes to what was offered, even though each of its lines is rounded', async () => {
    const own = await method(at.affiliate.id);
    const [one, other] = await at.conversions(2);
    await at.change('', [one!], { payout: '10.005', changeReason: 'Agreed' });
    await at.change('', [other!], { payout: '20.005', changeReason: 'Agreed' });
    await minimum('0');
    const { items } = (await at.affiliate.call('GET', '/user/affiliate_invoices/withdrawable')).data;
    const body = { withdrawalMethod: own, currency: at.ids.usd };
    const { status, data } = await at.affiliate.call('POST', '/user/affiliate_invoices/withdraw', body);
    expect([status, data.amount, data.rounding]).toEqual([201, '30', '-0.01']);
    expect(items).toMatchObject([{ amount: data.amount, conversionCount: 2 }]);
    await minimum('50');
  });

  test('is not paid to an account that was changed since and has to be verified', async () => {
    const [kind] = await product.admin.make('/user/payment_methods', { title: 'Wire', verification: true });
    const [own] = await product.admin.make('/user/withdrawal_methods', {
      title: 'Wire',
      affiliate: at.affiliate.id,
      paymentMethod: kind!.id,
      details: 'LV80BANK0000435195001',
    });
    const edit = (person: Person, values: object) =>
      person.call('PATCH', '/user/withdrawal_methods', { items: [{ id: own!.id, ...values }] });
    expect((await edit(product.admin, { verified: true })).status).toBe(200);
    await at.conversions(1);
    await minimum('0');
    const body = { withdrawalMethod: own!.id, currency: at.ids.usd };
    const { data } = await at.affiliate.call('POST', '/user/affiliate_invoices/withdraw', body);
    expect((await edit(at.affiliate, { details: 'DE89370400440532013000' })).status).toBe(200);
    const refused = await at.status('affiliate', data.id, 'paid');
    expect([refused.status, refused.details?.[0]]).toMatchObject([422, { path: 'items.0.status', type: 'unverified' }]);
    expect((await edit(product.admin, { verified: true })).status).toBe(200);
    expect((await at.status('affiliate', data.id, 'paid')).status).toBe(200);
    // What is paid stays paid.
    await edit(at.affiliate, { details: 'LV80BANK0000435195001' });
    expect((await at.status('affiliate', data.id, 'paid')).status).toBe(200);
    // Another account can be chosen.
    expect((await at.status('affiliate', data.id, 'unpaid', { reason: 'Returned' })).status).toBe(200);
    expect((await at.status('affiliate', data.id, 'paid')).status).toBe(422);
    const items = [{ id: data.id, withdrawalMethod: await method(at.affiliate.id) }];
    expect((await product.admin.call('PATCH', '/user/affiliate_invoices', { items })).status).toBe(200);
    expect((await at.status('affiliate', data.id, 'paid')).status).toBe(200);
    await minimum('50');
  });

  test('is declined with a reason, and not deleted without one', async () => {
    await at.conversions(1);
    await minimum('0');
    const body = { withdrawalMethod: await method(at.affiliate.id), currency: at.ids.usd };
    const { data } = await at.affiliate.call('POST', '/user/affiliate_invoices/withdraw', body);
    const refused = await at.status('affiliate', data.id, 'deleted');
    expect([refused.status, refused.details?.[0]]).toMatchObject([
      422,
      { path: 'items.0.status', type: 'declineInstead' },
    ]);
    expect((await at.status('affiliate', data.id, 'declined', { reason: 'Another account' })).status).toBe(200);
    expect((await at.status('affiliate', data.id, 'deleted')).status).toBe(200);
    await minimum('50');
  });

  test('waits for the account before it takes the number of an invoice, as other invoices do', async () => {
    const own = await method(at.affiliate.id);
    await at.invoice('affiliate', { conversions: await at.conversions(1) });
    await at.conversions(1);
    await minimum('0');
    const answer = await connected(product.url, async (client) => {
      await client.query('begin');
      await client.query(`select from affiliate_amount where affiliate_id = ${at.affiliate.id} for update`);
      const body = { withdrawalMethod: own, currency: at.ids.usd };
      const requested = at.affiliate.call('POST', '/user/affiliate_invoices/withdraw', body);
      await untilWaiting(client);
      try {
        await client.query('select from invoice_number for update nowait');
      } finally {
        await client.query('rollback');
      }
      return requested;
    });
    expect(answer.status).toBe(201);
    await minimum('50');
  });

  test('takes everything approved, from the minimum up, to one of their own active methods', async () => {
    // Earlier tests leave nothing approved.
    const rest = await at.ask('affiliate');
    expect([201, 422]).toContain(rest.status);
    await at.conversions(2);
    const own = await method(at.affiliate.id);
    const other = await method((await product.person('affiliate')).id);
    const request = (fields: object = {}) =>
      at.affiliate.call('POST', '/user/affiliate_invoices/withdraw', {
        withdrawalMethod: own,
        currency: at.ids.usd,
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
    const { paymentMethod } = (await product.admin.call('GET', `/user/withdrawal_methods/${own}`)).data;
    const payBy = (status: string) =>
      product.admin.call('POST', '/user/payment_methods/change_status', { items: [{ id: paymentMethod, status }] });
    await payBy('inactive');
    expect(await refused()).toEqual([422, 'withdrawalMethod', 'outOfUse']);
    await payBy('active');

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
    const past = (await product.admin.call('GET', `/user/affiliate_invoices/${id}/history`)).data.items;
    expect(past).toMatchObject([
      { user: at.affiliate.id, changes: { withdrawalMethod: [null, own], requested: [null, 'affiliate'] } },
    ]);
    // It was requested before: that the network no longer pays this way doesn't undo it, but nothing else goes there.
    await payBy('inactive');
    const move = (withdrawalMethod: number | null) =>
      product.admin.call('PATCH', '/user/affiliate_invoices', { items: [{ id, withdrawalMethod }] });
    expect((await move(null)).status).toBe(200);
    expect((await move(own)).details).toMatchObject([{ path: 'items.0.withdrawalMethod', type: 'outOfUse' }]);
    await payBy('active');
    expect((await move(own)).status).toBe(200);
    await at.status('affiliate', id, 'declined', { reason: 'Name of the account differs' });
    expect((await at.affiliate.call('GET', `/user/affiliate_invoices/${id}`)).data).toMatchObject({
      status: 'declined',
      blockReason: 'Name of the account differs',
    });
    expect((await request()).status).toBe(201);
  });

  test('is taken back by its affiliate until somebody has acted on it, and those in charge are told', async () => {
    const own = await method(at.affiliate.id);
    await at.conversions(2);
    await minimum('0');
    const request = async (): Promise<number> => {
      const body = { withdrawalMethod: own, currency: at.ids.usd };
      const { status, data } = await at.affiliate.call('POST', '/user/affiliate_invoices/withdraw', body);
      expect(status).toBe(201);
      return data.id;
    };
    const takeBack = (id: number, by: Person = at.affiliate) =>
      by.call('POST', '/user/affiliate_invoices/take_back', { items: [{ id }] });
    const amounts = async () => {
      const { approved, hold, requestedWithdrawal, paid } = await at.balance('affiliate');
      return { approved, hold, requestedWithdrawal, paid };
    };
    const before = await amounts();
    const id = await request();
    expect(await amounts()).not.toEqual(before);
    expect((await takeBack(id, product.admin)).status).toBe(403);
    expect((await takeBack(id, await product.person('affiliate'))).status).toBe(404);
    expect((await takeBack(id)).status).toBe(200);
    expect(await amounts()).toEqual(before);
    expect((await at.affiliate.call('GET', `/user/affiliate_invoices/${id}`)).status).toBe(404);
    expect((await product.admin.call('GET', `/user/affiliate_invoices/${id}`)).data).toMatchObject({
      status: 'deleted',
    });
    const [entry] = (await product.admin.call('GET', `/user/affiliate_invoices/${id}/history`)).data.items;
    const taken = { action: 'take_back', user: at.affiliate.id, changes: { status: ['unpaid', 'deleted'] } };
    expect(entry).toMatchObject(taken);
    const { rows } = await connected(product.url, (client) =>
      client.query(`select record_id::int as id from notice_event where type = 'invoice.taken_back'`),
    );
    expect(rows).toEqual([{ id }]);

    const again = await request();
    await at.status('affiliate', again, 'paid');
    const acted = [{ type: 'actedOn', path: 'items.0' }];
    expect(await takeBack(again)).toMatchObject({ status: 422, details: acted });
    await at.status('affiliate', again, 'unpaid', { reason: 'The bank returned it' });
    expect(await takeBack(again)).toMatchObject({ status: 422, details: acted });
    await at.conversions(1);
    const { id: ours } = await at.invoice('affiliate');
    expect(await takeBack(ours)).toMatchObject({ status: 422, details: [{ type: 'notRequested' }] });
    await minimum('50');
  });

  test.each(['hold', 'approved', 'requestedWithdrawal', 'paid'])(
    'is in the figure of a part of the account, and in the movements that it is the sum of: %s',
    async (part) => {
      // Tests before this one have moved money in every way.
      const told = await at.affiliate.call('GET', `/user/affiliate_movements?part=${part}&limit=500`);
      expect(told).toMatchObject({ status: 200 });
      const { items } = told.data;
      const net = items.map((one: Record<string, string>) => [
        ...(one['to'] === part ? [one['amount']!] : []),
        ...(one['from'] === part ? [`-${one['amount']}`] : []),
      ]);
      expect(net.every((moves: string[]) => moves.length === 1)).toBe(true);
      expect(sum(net.flat())).toBe((await at.balance('affiliate'))[part]);
      expect(items[0].part).toContain(part);
    },
  );

  test('is compared with the minimum after concurrent requests have taken their share', async () => {
    // Earlier tests leave nothing approved.
    await at.ask('affiliate');
    const [first, second] = (await at.conversions(2)) as [number, number];
    const withdrawalMethod = await method(at.affiliate.id);
    await minimum('40.5');
    const request = () =>
      at.affiliate.call('POST', '/user/affiliate_invoices/withdraw', { withdrawalMethod, currency: at.ids.usd });
    /** The response to a request that meets someone who is about to change a conversion. */
    const meeting = (change: string) =>
      connected(product.url, async (client) => {
        await client.query('begin');
        await client.query(`update conversions set ${change} where id = ${first}`);
        const answer = request();
        await untilWaiting(client);
        await client.query('commit');
        return answer;
      });
    const refused = { status: 422, details: [expect.objectContaining({ path: 'currency', type: 'belowMinimum' })] };
    expect(await meeting('payout = 20.24')).toMatchObject(refused);
    expect(await meeting('conversion_status = 4, approved_at = null')).toMatchObject(refused);
    await minimum('20.25');
    expect(await request()).toMatchObject({ status: 201, data: { amount: '20.25', conversionCount: 1 } });
    await at.change('approve', [first]);
    expect(await meeting('conversion_status = 4, approved_at = null')).toMatchObject({
      status: 422,
      details: [expect.objectContaining({ path: 'currency', type: 'nothing' })],
    });
    expect(
      await at.rows(`select from conversions_affiliate_invoices where owner_id = any('{${first},${second}}')`),
    ).toHaveLength(1);
  });

  test('goes to a method of the affiliate if staff create the invoice', async () => {
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
