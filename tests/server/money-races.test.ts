import { beforeAll, expect, test } from 'vitest';
import { dayOf, type Invoicing, setUpInvoicing } from './invoicing.ts';
import { admin, meeting, one, product, setUpMeetings } from './meetings.ts';

/** Money that moves at the same moment: nobody waits for someone who waits for them. */

let at: Invoicing;

setUpMeetings();
beforeAll(async () => {
  at = await setUpInvoicing(product);
});

/** Makes everything wait that needs the counter of a cap. */
const counterOf = (cap: number) => `select from limit_counters where holder = 'cap' and record_id = ${cap} for update`;

test('a conversion that comes and one that changes, of the same affiliate and the same cap', async () => {
  const cap = await one(admin, '/user/caps', {
    ...{ title: 'Money', offer: at.ids.offer, type: 'revenue', currency: at.ids.usd, value: '1000000' },
  });
  const looked = async () =>
    (
      await admin.call('POST', '/stat/simulate', { kind: 'lead', campaign: at.ids.campaign, country: 'DE' })
    ).data.candidates.flatMap(({ checks }: { checks: { detail?: unknown }[] }) => checks.map(({ detail }) => detail));
  await expect.poll(looked).toContain(cap);
  const report = async () => at.report(`?click_id=${await at.click()}&goal=deposit&txid=${Math.random()}`);
  const { data: first } = await report();
  const change = (action: string) => at.change(action, [first.id]);
  const [approved, reported] = await meeting(counterOf(cap), () => change('approve'), report);
  expect([approved.status, reported.status]).toEqual([200, 200]);
  const [again, rejected] = await meeting(counterOf(cap), report, () => change('reject'));
  expect([again.status, rejected.status]).toEqual([200, 200]);
  const [counted] = await at.rows(
    `select trim_scale(sum(counted))::text as sum from limit_counters where record_id = ${cap}`,
  );
  expect(counted).toEqual({ sum: '61' });
});

test('invoices that are made by one call, in opposite orders', async () => {
  const [first, second] = (await at.conversions(2)) as [number, number];
  const make = (...ids: readonly number[]) =>
    admin.call('PUT', '/user/affiliate_invoices', {
      items: ids.map((id) => ({
        ...{ affiliate: at.affiliate.id, periodFrom: at.today, periodTo: dayOf(Date.now()), currency: at.ids.usd },
        conversions: [id],
      })),
    });
  const [made, refused] = await meeting(
    `select from conversions where id = ${first} for update`,
    () => make(first, second),
    () => make(second, first),
  );
  expect([made.status, refused.status]).toEqual([201, 422]);
  expect(refused.details.map(({ type }: { type: string }) => type)).toEqual(['invoiced']);
});
