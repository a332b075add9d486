import { beforeAll, describe, expect, test } from 'vitest';
import { admin, affiliate, one, product, read, setUpTrade, status } from '../support/trade.ts';

/** Accounts that affiliates are paid to, with the fields that the payment method asks for. */

setUpTrade();

const methods = '/user/withdrawal_methods';
const iban = 'LV80BANK0000435195001';
const otherIban = 'DE89370400440532013000';
let paymentMethod: number;
let field: Record<'holder' | 'iban' | 'note', number>;

beforeAll(async () => {
  paymentMethod = (
    await one(admin, '/user/payment_methods', {
      title: 'SEPA',
      accountFields: [
        { title: 'Account holder', titleRu: 'Владелец счёта', format: 'text', required: true, secret: false },
        { title: 'IBAN', format: 'iban', required: true, secret: true },
        { title: 'Note', format: 'text', required: false, secret: false },
      ],
    })
  ).id;
  const [holder, account, note] = (
    await read(`/user/account_fields?paymentMethod=${paymentMethod}&orderBy=id:asc`, affiliate)
  ).items;
  field = { holder: holder.id, iban: account.id, note: note.id };
});

const make = (accountDetails?: readonly object[], person = affiliate) =>
  person.call('PUT', methods, {
    items: [{ title: 'Main', paymentMethod, ...(accountDetails && { accountDetails }) }],
  });
const whole = () => [
  { field: field.holder, value: 'Anna Ozola' },
  { field: field.iban, secretValue: iban },
];

describe('an account', () => {
  test('has what the payment method asks for; its secrets are never shown', async () => {
    const { status: answered, data } = await make(whole());
    expect(answered).toBe(201);
    const [{ id }] = data.items;
    const kept = await read(`${methods}/${id}?with=accountDetails`, affiliate);
    expect(kept.accountDetails).toMatchObject([
      { field: field.holder, value: 'Anna Ozola' },
      { field: field.iban, secretValueSetAt: expect.any(Number) },
    ]);
    expect(JSON.stringify([kept, await read('/user/account_details')])).not.toContain('LV80');
  });

  test('lacks nothing that is required, with messages in the caller’s language', async () => {
    expect(await make()).toMatchObject({
      status: 422,
      details: [{ type: 'required', path: 'items.0.accountDetails', message: 'Fill in: Account holder, IBAN' }],
    });
    expect(await make([{ field: field.holder, value: 'Anna' }])).toMatchObject({
      status: 422,
      details: [{ type: 'required', message: 'Fill in: IBAN' }],
    });
    const [first, second] = whole();
    expect(await make([{ ...first, value: '' }, second!])).toMatchObject({
      status: 422,
      details: [{ type: 'required', message: 'Fill in: Account holder' }],
    });
  });

  test('has the right format, and is stored as the payment method says', async () => {
    const [holder] = whole();
    const refused = (type: string, name: string) => ({
      status: 422,
      details: [{ type, path: `items.0.accountDetails.1.${name}` }],
    });
    expect(await make([holder!, { field: field.iban, secretValue: 'LV81BANK0000435195001' }])).toMatchObject(
      refused('misshapen', 'secretValue'),
    );
    expect((await make([holder!, { field: field.iban, secretValue: iban, value: iban }])).details).toMatchObject(
      refused('isSecret', 'value').details,
    );
    const other = await one(admin, '/user/payment_methods', {
      title: 'Wallet',
      accountFields: [{ title: 'Address', format: 'trc20', required: true, secret: false }],
    });
    const [{ id: address }] = (await read(`/user/account_fields?paymentMethod=${other.id}`)).items;
    expect((await make([...whole(), { field: address, value: 'x' }])).details).toMatchObject([
      { type: 'otherMethod', path: 'items.0.accountDetails.2.field' },
    ]);
  });

  test('is verified by staff, and again after it has changed', async () => {
    const [{ id }] = (await make(whole())).data.items;
    await admin.call('PATCH', methods, { items: [{ id, verified: true }] });
    const { accountDetails } = await read(`${methods}/${id}?with=accountDetails`, affiliate);
    const [holder, account] = accountDetails.map((row: { id: number }) => ({ id: row.id }));
    const edit = (items: object) => affiliate.call('PATCH', methods, { items: [{ id, ...items }] });
    await edit({ title: 'Main account' });
    expect((await read(`${methods}/${id}`)).verified).toBe(true);
    expect(await edit({ accountDetails: [holder, { ...account, secretValue: otherIban }] })).toMatchObject({
      status: 200,
    });
    expect((await read(`${methods}/${id}`)).verified).toBe(false);
    expect((await edit({ accountDetails: [holder] })).details).toMatchObject([{ message: 'Fill in: IBAN' }]);
  });

  test('is active only once it is verified, if the payment method requires that', async () => {
    const { id: paymentMethod } = await one(admin, '/user/payment_methods', { title: 'Wire', verification: true });
    const item = { title: 'Wire', paymentMethod, details: iban };
    const [{ id }] = (await affiliate.call('PUT', methods, { items: [item] })).data.items;
    const activate = () => affiliate.call('POST', `${methods}/change_status`, { items: [{ id, status: 'active' }] });
    const state = async () => {
      const { status: current, verified } = await read(`${methods}/${id}`);
      return { status: current, verified };
    };
    expect(await state()).toEqual({ status: 'inactive', verified: false });
    expect(await activate()).toMatchObject({ status: 409, details: [{ type: 'unverified', path: 'items.0.status' }] });
    await admin.call('PATCH', methods, { items: [{ id, verified: true }] });
    expect(await state()).toEqual({ status: 'active', verified: true });
    await affiliate.call('PATCH', methods, { items: [{ id, title: 'My wire' }] });
    expect(await state()).toEqual({ status: 'active', verified: true });
    await affiliate.call('PATCH', methods, { items: [{ id, details: otherIban }] });
    expect(await state()).toEqual({ status: 'inactive', verified: false });
  });

  test('can be corrected though the network no longer pays this way', async () => {
    const [{ id }] = (await make(whole())).data.items;
    const payBy = (to: string) => status('/user/payment_methods/change_status', paymentMethod, { status: to });
    await payBy('inactive');
    expect((await affiliate.call('GET', `/user/payment_methods/${paymentMethod}`)).status).toBe(404);
    expect(await read(`/user/account_fields/${field.iban}`, affiliate)).toMatchObject({ title: 'IBAN', secret: true });
    const [holder, account] = (await read(`${methods}/${id}?with=accountDetails`, affiliate)).accountDetails;
    const accountDetails = [{ id: holder.id }, { id: account.id, secretValue: otherIban }];
    expect((await affiliate.call('PATCH', methods, { items: [{ id, accountDetails }] })).status).toBe(200);
    await payBy('active');
  });

  test('is visible only to its owner', async () => {
    await make(whole());
    const stranger = await product.person('affiliate');
    expect((await stranger.call('GET', '/user/account_details')).data.items).toEqual([]);
  });
});

describe('where an affiliate is to be paid', () => {
  const note = 'USDT TRC-20:\nTXYZ1234567890abcdWXYZ';
  let method: number;
  const account = (person = admin) => person.call('POST', `${methods}/${method}/account`);
  const values = (answer: { data: { items: { value: string }[] } }) => answer.data.items.map(({ value }) => value);
  const looks = async () =>
    (await read(`${methods}/${method}/history`)).items.filter(
      (one: { action: string }) => one.action === 'showAccount',
    );
  const staff = (...permissions: string[]) => product.personWith('admin', 'withdrawal_method.read', ...permissions);

  beforeAll(async () => {
    const [made] = (await make(whole())).data.items;
    method = made.id;
    await affiliate.call('PATCH', methods, { items: [{ id: method, details: note }] });
  });

  test('is shown in full to staff who may see it, and the history says who saw it', async () => {
    const payer = await staff('withdrawal_method.account.read');
    const before = (await looks()).length;
    const { data } = await account(payer);
    expect(data).toEqual({
      items: [
        { field: field.holder, title: 'Account holder', value: 'Anna Ozola' },
        { field: field.iban, title: 'IBAN', value: iban },
        { field: null, title: 'Account', value: note },
      ],
    });
    const [look, ...others] = await looks();
    expect(look).toMatchObject({ user: payer.id, impersonator: null, changes: {} });
    expect(others).toHaveLength(before);
  });

  test('is named in the caller’s language', async () => {
    const { data } = await admin.call('GET', `${methods}/${method}/account`, undefined, {
      headers: { 'accept-language': 'ru' },
    });
    expect(data.items.map(({ title }: { title: string }) => title)).toEqual(['Владелец счёта', 'IBAN', 'Реквизиты']);
  });

  test('is told to its owner and to other staff by the last four characters, which nobody records', async () => {
    const before = await looks();
    for (const person of [affiliate, await staff()]) {
      const told = values(await person.call('GET', `${methods}/${method}/account`));
      expect(told).toEqual(['Anna Ozola', '•••5001', '•••-20:\n•••WXYZ']);
      expect((await account(person)).status).toBe(403);
    }
    expect(await looks()).toEqual(before);
  });

  test('is not shown to those who do not reach the affiliate', async () => {
    const before = await looks();
    for (const person of [await product.person('affiliate'), await product.stranger()])
      expect((await person.call('GET', `${methods}/${method}/account`)).status).toBe(404);
    expect((await account(await product.person('manager'))).status).toBe(404);
    expect(await looks()).toEqual(before);
  });
});
