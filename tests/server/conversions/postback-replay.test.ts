import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../patience.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Reporting, setUpReporting } from '../support/reporting.ts';

/** An advertiser's report can be processed again, and compared with the previous result. */

let product: Product;
let at: Reporting;

const newest = async () => (await product.admin.call('GET', '/stat/postback_logs?limit=1')).data.items[0];
const replay = (id: number, isTrial: boolean, by = product.admin) =>
  by.call('POST', `/stat/postback_logs/${id}/replay`, { isTrial });
const conversions = async (): Promise<number> =>
  (await product.admin.call('GET', '/stat/conversions?withMeta=totalCount&limit=0')).data.meta.totalCount;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReporting(product);
  await at.rule({ isMultiConversion: true });
});
afterAll(() => product.close());

test('a refused postback is processed once its cause is fixed, and only once', async () => {
  const clickId = await at.click();
  await at.report(`?click_id=${clickId}&goal=bonus&amount=12,5`);
  const entry = await newest();
  expect(entry).toMatchObject({ result: 'refused', httpStatus: 422 });
  expect((await replay(entry.id, true)).data).toMatchObject({ isSame: true, after: { result: 'refused' } });

  const goals = [
    { theirs: 'FTD', goal: at.ids.goal },
    { theirs: 'bonus', goal: at.ids.goal },
  ];
  await product.admin.call('PATCH', '/user/integrations', { items: [{ id: at.ids.integration, goals }] });
  const known = await conversions();
  expect((await replay(entry.id, true)).data).toMatchObject({
    before: { result: 'refused', httpStatus: 422, conversion: null },
    after: { result: 'created', httpStatus: 200, conversion: expect.any(Number) },
    isSame: false,
  });
  expect(await conversions()).toBe(known);

  const { after } = (await replay(entry.id, false)).data;
  expect(after).toMatchObject({ result: 'created' });
  expect(await at.conversion(after.conversion)).toMatchObject({ amount: '12.5', clickId });
  expect(await newest()).toMatchObject({
    result: 'created',
    compared: 'different',
    replayOf: entry.id,
    replayedBy: product.admin.id,
    conversion: after.conversion,
  });
  expect((await replay(entry.id, false)).data.after).toMatchObject({
    result: 'repeated',
    conversion: after.conversion,
  });
  expect(await conversions()).toBe(known + 1);
});

test('a replay that was refused, processed again, creates no second conversion', async () => {
  const setGoals = async (...words: string[]) => {
    const goals = words.map((theirs) => ({ theirs, goal: at.ids.goal }));
    await product.admin.call('PATCH', '/user/integrations', { items: [{ id: at.ids.integration, goals }] });
  };
  await setGoals('FTD');
  await at.report(`?click_id=${await at.click()}&goal=extra`);
  const first = await newest();
  const again: number[] = [];
  for (const id of [first.id, undefined]) {
    expect((await replay(id ?? again[0]!, false)).data.after).toMatchObject({ result: 'refused' });
    again.push((await newest()).id);
  }
  await setGoals('FTD', 'extra');
  const known = await conversions();
  const { conversion } = (await replay(first.id, false)).data.after;
  for (const id of again)
    expect((await replay(id, false)).data.after).toMatchObject({ result: 'repeated', conversion });
  expect(await conversions()).toBe(known + 1);
});

test('a postback that created a conversion creates no other, numbered or not', async () => {
  for (const query of ['', '&txid=once']) {
    const { data } = await at.report(`?click_id=${await at.click()}&goal=deposit${query}`);
    const { id } = await newest();
    const known = await conversions();
    expect((await replay(id, false)).data).toMatchObject({
      after: { result: 'repeated', httpStatus: 200, conversion: data.id },
      isSame: true,
    });
    expect(await conversions()).toBe(known);
  }
});

test('a postback refused for its secret is not processed, nor one that the caller may not replay', async () => {
  const items = [{ id: at.ids.integration, postbackSecret: 'correct horse' }];
  await product.admin.call('PATCH', '/user/integrations', { items });
  const asked = async () => (await at.report(`?click_id=${await at.click()}&goal=deposit`)).status;
  await expect.poll(asked, { timeout: patience.wait }).toBe(403);
  const { id } = await newest();
  expect(await replay(id, true)).toMatchObject({ status: 409 });
  expect(await replay(id, true, at.affiliate)).toMatchObject({ status: 403 });
  expect(await replay(999_999, true)).toMatchObject({ status: 404 });
});
