import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { sum } from '../../domain/money/decimal.ts';
import { ruleMessage } from '../../domain/rules.ts';
import { complete } from '../../openapi/define.ts';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { refusedBy } from '../fields/wrong.ts';
import { type Copy, createCopy } from '../regeneration/copy.ts';
import { deal as definition } from '../regeneration/deal.ts';
import { column, edit, save, total } from './actions.ts';
import { type Running, startProduct } from './start.ts';
import { visitors } from './visitor.ts';
import { patience } from '../patience.ts';

/*
 * Amounts, percentages and other exact numbers through the whole product, from what is typed to what is shown: no
 * entity of the product has them yet, so one is added to a copy of it.
 */

type Row = Readonly<Record<string, unknown>> & { id: number; version: number };

let copy: Copy;
let running: Running;
let token: string;

beforeAll(async () => {
  copy = await createCopy();
  const text = await copy.read('tests/regeneration/deal.ts');
  await copy.put('openapi/entities/deal.ts', text.replace('../../openapi/define.ts', '../define.ts'));
  expect(await copy.codegen('--no-typecheck')).toMatchObject({ code: 0 });
  expect(await copy.build()).toEqual({ code: 0, text: '' });
  running = await startProduct({ copy: copy.folder, from: inject('filled') });
  const { data } = await ask<{ token: string }>('POST', '/login', { email: demoNetwork.admin, password: demoPassword });
  token = data.token;
}, patience.walk);
afterAll(async () => {
  await running.stop();
  await copy.removeAll();
});

const { signedIn, expectAnswer } = visitors(() => running.site);

interface Answer<Data> {
  status: number;
  text: string;
  data: Data;
  details?: { path: string; type: string; message: string }[];
}

const ask = async <Data>(method: string, path: string, body?: object): Promise<Answer<Data>> => {
  const response = await fetch(`${running.site}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: Omit<Answer<Data>, 'status' | 'text'> = text.startsWith('{') ? JSON.parse(text) : {};
  return { ...json, status: response.status, text };
};

const create = async (...items: object[]): Promise<Row[]> => {
  const answer = await ask<{ items: Row[] }>('PUT', '/user/deals', { items });
  expect(answer.status, answer.text).toBe(201);
  return answer.data.items;
};

/** Numbers as counts of hundred-millionths, up to fifteen digits before the point, often at the bounds. */
const scale = 100_000_000n;
const most = 10n ** 23n - 1n;
const units = fc.oneof(
  fc.bigInt(-most, most),
  fc.bigInt(-3n, 3n),
  fc.constantFrom(-most, most, most - 1n, 1n - most, 0n),
);
const written = (number: bigint): string => {
  const size = number < 0n ? -number : number;
  return `${number < 0n ? '-' : ''}${size / scale}.${String(size % scale).padStart(8, '0')}`;
};
const shortest = (number: bigint): string => sum([written(number)]);
describe('the API', () => {
  it.each(
    Object.entries(complete('deal', definition).fields)
      .filter(([, { kind }]) => ['money', 'percent', 'decimal', 'list'].includes(kind))
      .flatMap(([name, field]) => refusedBy(name, field).map((refused) => ({ name, ...refused }))),
  )('refuses $path – $about', async ({ name, value, path, rule }) => {
    const answer = await ask('PUT', '/user/deals', { items: [{ title: 'Wrong', amount: '1', [name]: value }] });
    expect(answer.status).toBe(422);
    expect(answer.details).toContainEqual({
      path: `items.0.${path}`,
      type: rule.name,
      message: ruleMessage(rule, 'en'),
    });
  });

  it('stores every number as it was sent, and sums, sorts and filters by all of its digits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(units, { minLength: 3, maxLength: 12 }), units, async (numbers, other) => {
        const made = await create(
          ...numbers.map((number) => ({
            title: 'Any',
            currency: 'EUR',
            amount: written(number),
            parts: [{ unit: 'EUR', price: written(number) }],
          })),
        );
        expect(made.map(({ amount, parts }) => [amount, parts])).toEqual(
          numbers.map((number) => [shortest(number), [{ unit: 'EUR', price: shortest(number) }]]),
        );
        const ids = made.map(({ id }) => id);
        const list = async (query: string) =>
          (await ask<{ items: Row[] }>('GET', `/user/deals?id=${ids.join(',')}&limit=100${query}`)).data.items.map(
            ({ amount }) => amount,
          );
        const sorted = numbers.toSorted((one, another) => (one < another ? -1 : 1));
        const read = await list('&orderBy=amount:asc');
        expect(read).toEqual(sorted.map(shortest));
        expect(sum(read.map(String))).toBe(shortest(numbers.reduce((whole, number) => whole + number, 0n)));
        const [least = 0n, greatest = 0n] = [sorted[0], sorted.at(-1)];
        for (const bound of [other, least, greatest, sorted[1] ?? 0n]) {
          expect(await list(`&orderBy=amount:asc&amountFrom=${written(bound)}`)).toEqual(
            sorted.filter((number) => number >= bound).map(shortest),
          );
          expect(await list(`&orderBy=amount:asc&amountTo=${written(bound)}`)).toEqual(
            sorted.filter((number) => number <= bound).map(shortest),
          );
        }
        await ask('DELETE', '/user/deals', { items: ids.map((id) => ({ id })) });
      }),
      { numRuns: 15 },
    );
  });

  it.each(['1e3', '1,5', '1 000', 'ten', '1000000000000000', '0.000000001', '+1', '.5', '9'.repeat(40)])(
    'does not filter by something that is not a valid number: %s',
    async (value) => {
      for (const name of ['amountFrom', 'amountTo', 'feeFrom', 'rateTo']) {
        const answer = await ask('GET', `/user/deals?${name}=${encodeURIComponent(value)}`);
        expect([answer.status, answer.details?.[0]?.path]).toEqual([400, name]);
      }
    },
  );

  it('records no change when the same number is sent with different digits', async () => {
    const [made] = await create({ title: 'Same', amount: '007.50', fee: '0.10' });
    expect(made).toMatchObject({ amount: '7.5', fee: '0.1', version: 1 });
    const { data } = await ask<{ items: Row[] }>('PATCH', '/user/deals', {
      items: [{ id: made?.id, version: 1, amount: '7.50000000', fee: '000.1' }],
    });
    expect(data.items).toMatchObject([{ amount: '7.5', fee: '0.1', version: 1 }]);
  });

  it('exports numbers as numbers, with all their digits', async () => {
    const [made] = await create({
      title: 'Exported',
      currency: 'EUR',
      amount: '-999999999999999.99999999',
      fee: '12.5',
      margin: '-99.9999',
    });
    const { data: begun } = await ask<{ id: number }>(
      'POST',
      '/user/deals/export?search=Exported&fields=title,amount,fee,margin,currency',
    );
    const isOver = async () => {
      const { data } = await ask<{ endedAt: number | null }>('GET', `/user/exports/${begun.id}`);
      return data.endedAt !== null;
    };
    await vi.waitUntil(isOver, { timeout: patience.wait });
    const { text } = await ask('GET', `/user/exports/${begun.id}/file`);
    expect(text.trim().split('\r\n').at(-1)).toBe(`${made?.id},Exported,EUR,-999999999999999.99999999,12.5,-99.9999`);
  });
});

describe('a person', () => {
  it('types an amount as they write it, and finds it again as they read it', async () => {
    const page = await signedIn(demoNetwork.admin);
    await page.goto('/deals/create');
    const box = (name: string) => page.getByRole('textbox', { name });
    await box('Title').fill('Big one');
    await box('Currency').fill('PLN');
    const amount = box('Amount');
    await amount.fill('1000000000000000');
    await page.getByRole('button', { name: 'Create deal' }).click();
    await page.getByText('Enter at most 15 digits before the decimal point').waitFor();
    await amount.fill('1,123456789');
    await page.getByText('Enter a number with at most 8 decimals').waitFor();
    await amount.fill('a lot');
    expect(await amount.inputValue()).toBe('a lot');

    await amount.fill('12\u202f345\u00a0678 901,567');
    await amount.blur();
    expect(await amount.inputValue()).toBe('12345678901.567');
    await page.getByText('zł', { exact: true }).first().waitFor();
    await box('Deposit').fill('5 000 000 000');
    await box('Fee').fill('100,01');
    await page.getByText('Enter a number from 0 to 100').waitFor();
    await box('Fee').fill('12,5');
    await box('Margin').fill('-0.1234');
    await page.getByRole('button', { name: 'Create deal' }).click();
    await page.getByRole('heading', { name: 'Big one' }).waitFor();

    await page.goto('/deals?orderBy=id:desc&limit=25&offset=0&search=Big');
    await total(page, 1);
    const shown = async (heading: string) => (await column(page, heading)).map((text) => text.replaceAll(/\s/g, ' '));
    expect(await shown('Amount')).toEqual(['zł 12,345,678,901.57']);
    expect(await shown('Fee')).toEqual(['12.5%']);
    expect(await shown('Margin')).toEqual(['-0.12%']);
    await page.getByTitle(/^zł\s12,345,678,901\.567 PLN$/).waitFor();
    await page.getByTitle('-0.1234%').waitFor();

    await page.context().addCookies([{ name: 'i18n_redirected', value: 'ru', url: running.site }]);
    await page.reload();
    await page.getByRole('columnheader', { name: 'Сумма' }).waitFor();
    expect(await shown('Сумма')).toEqual(['12 345 678 901,57 zł']);
    expect(await shown('Комиссия')).toEqual(['12,5 %']);
    await page.goto(`${await page.getByRole('link', { name: 'Big one' }).getAttribute('href')}?edit`);
    await page.getByRole('textbox', { name: 'Сумма' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Сумма' }).inputValue()).toBe('12345678901,567');
  });

  it('filters a list by a value copied from it', async () => {
    await create(
      ...['1234.55', '1234.56', '1234.57', '1.234'].map((amount) => ({ title: 'Range', currency: 'EUR', amount })),
    );
    const page = await signedIn(demoNetwork.admin, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/deals?orderBy=amount:desc&limit=25&offset=0&search=Range');
    await total(page, 4);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Amount', exact: true }).click();
    const from = page.getByRole('textbox', { name: 'Amount from' });
    await from.fill('1 234,56');
    await total(page, 2);
    expect(await column(page, 'Amount')).toEqual(['€1,234.57', '€1,234.56']);
    await page.evaluate(() => navigator.clipboard.writeText('€1,234.56'));
    await page.getByRole('textbox', { name: 'Amount to' }).focus();
    await page.keyboard.press('Control+V');
    await total(page, 1);
    expect(await column(page, 'Amount')).toEqual(['€1,234.56']);

    // Something that is not a number is reported immediately, and the list stays as it is.
    await from.fill('much');
    await page.getByText('Enter a number with at most 8 decimals').waitFor();
    expect(await column(page, 'Amount')).toEqual(['€1,234.56']);
    await from.fill('');
    await total(page, 3);
    expect(await column(page, 'Amount')).toEqual(['€1,234.56', '€1,234.55', '€1.23']);
  });

  it('keeps what they typed after a reload, and resolves a conflict between two amounts', async () => {
    const [made] = await create({ title: 'Contested', currency: 'EUR', amount: '100' });
    expectAnswer(409);
    const page = await signedIn(demoNetwork.admin);
    await page.goto(`/deals/${made?.id}?edit`);
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await amount.fill('1 500,5');
    await page.getByText('1 changed field').waitFor();
    await page.reload();
    await page.getByText('1 changed field').waitFor();
    expect(await amount.inputValue()).toBe('1500.5');

    await ask('PATCH', '/user/deals', { items: [{ id: made?.id, version: 1, amount: '2000.25', currency: 'USD' }] });
    await page.getByRole('button', { name: /^Save(?! later)/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this record' });
    await dialog.getByRole('radio', { name: /€1,500.50/ }).waitFor();
    await dialog.getByRole('radio', { name: /\$2,000.25/ }).check();
    await dialog.getByRole('button', { name: /^Save(?! later)/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await edit(page);
    expect(await amount.inputValue()).toBe('2000.25');

    await amount.fill('2000.5');
    await save(page);
    await page
      .getByRole('tab', { name: 'History' })
      .or(page.getByRole('link', { name: 'History' }))
      .click();
    // Each amount in its original currency.
    const changes = page.getByRole('listitem');
    await changes.filter({ hasText: '$2,000.25 → $2,000.50' }).waitFor();
    await changes.filter({ hasText: '€100.00 → $2,000.25' }).waitFor();
    await changes.filter({ hasText: 'Created' }).filter({ hasText: '€100.00' }).waitFor();
  });
});
