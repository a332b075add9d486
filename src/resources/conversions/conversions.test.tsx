import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const conversion = {
  id: 7,
  version: 1,
  conversionStatus: 1,
  isHidden: false,
  marks: ['late_conversion', 'second_advertiser'],
  revenue: '30',
  originalRevenue: '30',
  revenueCurrency: 1,
  revenueRate: '1',
  payout: '18',
  originalPayout: '20',
  payoutCurrency: 1,
  payoutRate: '0.010842',
  profit: '12',
  changeReason: 'Agreed on the phone',
  amount: '100',
  amountCurrency: 1,
  paymentRule: 2,
  paymentRuleVersion: 4,
  ruleType: 2,
  ruleRevenue: '30',
  rulePayout: '20',
  clickId: 'abc',
  lead: 5,
  createdAt: 1_767_225_600,
  trafficAt: 1_767_225_600,
};
const rulesPassed = [{ rule: 3, version: 2, rank: 'country', passed: 'country' }];
const given = () => {
  testHarness.records = {
    'stat/conversions': [{ ...conversion, rulesPassed }],
    'stat/leads': [{ id: 5, secureId: 'lead-5', apiStatus: 'sent', createdAt: 1_767_225_600 }],
    'user/currencies': [{ id: 1, code: 'USD', title: 'US Dollar', symbolNative: '$' }],
    'user/payment_rules': [
      { id: 2, title: 'Everybody', status: 'active' },
      { id: 3, title: 'Germany', status: 'active' },
    ],
  };
};

test('a conversion says by which rule it is paid, from what, and why others did not pay', async () => {
  given();
  await open('/conversions/7', 'admin');
  const card = within(await screen.findByRole('region', { name: 'Why these amounts' }));
  expect((await card.findByRole('link', { name: 'Everybody' })).parentElement?.textContent).toContain('(version 4)');
  expect(card.getByText('Pays a percentage of the reported amount')).toBeTruthy();
  const rows = () => card.getAllByRole('row').map(({ textContent }) => textContent);
  await expect
    .poll(rows)
    .toEqual([
      'RevenuePayout',
      'Rule30%20%',
      'Reported$100.00$100.00',
      'By the rule$30.00$20.00',
      'Rate to the base currency10.010842',
      'Result$30.00$18.00',
    ]);
  expect(card.getByText('Changed by hand: Agreed on the phone')).toBeTruthy();
  expect(card.getByText(/^Another advertiser has a conversion of the same lead and goal/)).toBeTruthy();
  await expect
    .poll(() => card.getAllByRole('listitem').map(({ textContent }) => textContent))
    .toEqual(['Germany (for this country, version 2): It is for other countries']);
});

test('affiliates learn their payout alone', async () => {
  given();
  await open('/conversions/7/show', 'affiliate');
  const card = await screen.findByRole('region', { name: 'Why these amounts' });
  await expect.poll(() => card.textContent).toBe('Why these amountsPayout: $18.00');
});

test('a lead lists what came of it', async () => {
  given();
  testHarness.answerAlways('GET', 'stat/leads/5/decision', {
    outcome: 'offered',
    otherwise: 'unsent',
    reason: null,
    reasonText: null,
    affiliateText: null,
    url: null,
    checks: [],
    candidates: [],
  });
  await open('/leads/5/show', 'admin');
  const card = await screen.findByRole('region', { name: 'Conversions' });
  await expect.poll(() => card.textContent).toContain('Pending');
  await expect.poll(() => card.textContent).toContain('$18.00');
});

test('affiliates are told of several conversions at once, by their ids', async () => {
  given();
  const user = await open('/conversions?orderBy=createdAt:desc&limit=25&offset=0', 'admin');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Send postback' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Send postback' }));
  await expect
    .poll(() => changes().map(({ path, body }) => [path, body]))
    .toContainEqual(['stat/conversions/send_postback', { items: [{ id: 7 }] }]);
});

test('what is selected stays so if no postback could be sent', async () => {
  given();
  testHarness.answerAlways('PATCH', 'stat/conversions/send_postback', { message: 'Not just now', details: [] }, 403);
  const user = await open('/conversions?orderBy=createdAt:desc&limit=25&offset=0', 'admin');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Send postback' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Send postback' }));
  await screen.findByText('Not just now');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveProperty('checked', true);
});

describe('why the amounts of a conversion are changed', () => {
  const reason = () => screen.findByRole('textbox', { name: /Why the amounts were changed/ });
  const edited = async (field: RegExp, value: string, why: string) => {
    given();
    const user = await open('/conversions/7?edit', 'admin');
    expect((await reason()).getAttribute('value')).toBe('');
    const input = await screen.findByRole('textbox', { name: field });
    await user.clear(input);
    await user.type(input, value);
    if (why !== '') await user.type(await reason(), why);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect.poll(() => changes()).toHaveLength(1);
    return changes()[0]?.body;
  };

  test('is said anew each time, be it in the same words', async () => {
    expect(await edited(/^Payout/, '17', 'Agreed on the phone')).toEqual({
      items: [{ id: 7, version: 1, payout: '17', changeReason: 'Agreed on the phone' }],
    });
  });

  test('stays as it was said where another field is changed', async () => {
    expect(await edited(/^Notes for the affiliate/, 'Well done', '')).toEqual({
      items: [{ id: 7, version: 1, publicNotes: 'Well done' }],
    });
    expect(await screen.findByText('Changed by hand: Agreed on the phone')).toBeTruthy();
  });

  test('goes along with one’s own change over that of someone else', async () => {
    given();
    const user = await open('/conversions/7?edit', 'admin');
    const input = await screen.findByRole('textbox', { name: /^Payout/ });
    await user.clear(input);
    await user.type(input, '17');
    await user.type(await reason(), 'Agreed on the phone');
    const theirs = { ...conversion, rulesPassed, version: 2, revenue: '31', changeReason: 'A mistake' };
    testHarness.records['stat/conversions'] = [theirs];
    testHarness.answerNext('PATCH', 'stat/conversions', 409, {
      code: 'stale',
      message: 'Changed in the meantime',
      details: [],
      data: theirs,
    });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/Why the amounts were changed/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    await screen.findByText('Conversion updated');
    expect(changes().at(-1)?.body).toEqual({
      items: [{ id: 7, version: 2, payout: '17', changeReason: 'Agreed on the phone' }],
    });
  });
});
