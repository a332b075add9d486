import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../support/invoicing.ts';
import { admin, meeting, one, product, setUpMeetings } from '../support/meetings.ts';
import type { Person } from '../support/product.ts';
import { type Reconciling, setUpReconciling } from '../support/reconciling.ts';

/** Concurrent movements of money: no calls wait for each other in a circle. */

let at: Reconciling;

setUpMeetings();
beforeAll(async () => {
  at = await setUpReconciling(product);
});

/** Blocks everything that needs the counter of a cap. */
const counterOf = (cap: number) => `select from limit_counters where holder = 'cap' and record_id = ${cap} for update`;

test('a conversion that comes and one that changes, of the same affiliate and the same cap, do not deadlock', async () => {
  const cap = await one(admin, '/user/caps', {
    title: 'Money',
    offer: at.ids.offer,
    type: 'revenue',
    currency: at.ids.usd,
    value: '1000000',
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

test('invoices created by calls in opposite orders do not deadlock', async () => {
  const [first, second] = (await at.conversions(2)) as [number, number];
  const make = (...ids: readonly number[]) =>
    admin.call('PUT', '/user/affiliate_invoices', {
      items: ids.map((id) => ({
        affiliate: at.affiliate.id,
        periodFrom: at.today,
        periodTo: dayOf(Date.now()),
        currency: at.ids.usd,
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

/**
 * More approved conversions like this one, one after another, some for another affiliate or advertiser; returns their
 * IDs, in order.
 */
const alike = async (id: number, count: number, of: { affiliate?: number; advertiser?: number } = {}) => {
  const rows = await at.rows(`
    insert into conversions (tenant_id, affiliate_id, campaign_id, offer_id, advertiser_id, goal_id, conversion_status,
      revenue, revenue_currency_id, revenue_rate, payout, payout_currency_id, payout_rate, traffic_at, approved_at, transaction_id,
      created_at)
    select tenant_id, ${of.affiliate ?? 'affiliate_id'}, campaign_id, offer_id, ${of.advertiser ?? 'advertiser_id'}, goal_id, 3,
      revenue, revenue_currency_id, revenue_rate, payout, payout_currency_id, payout_rate, now(), now(), gen_random_uuid(),
      now() - n * interval '1 millisecond'
    from (select own.* from conversions as own where id = ${id}) as own, generate_series(1, ${count}) as n returning id`);
  return rows.map((row) => Number(row['id'])).toSorted((one, other) => one - other);
};

/** Parts of accounts that differ from the sum of their movements, and movements that differ from their conversions. */
const wrong = async () =>
  (
    await Promise.all(
      (['affiliate', 'advertiser'] as const).map((side) => {
        const amount = side === 'affiliate' ? 'payout' : 'revenue';
        return at.rows(`
          select coalesce(own.party, moved.party) as ${side}, own.hold, own.approved, own.whole, moved.*
          from (
            select ${side}_id as party, sum(hold) as hold, sum(approved) as approved,
              sum(hold + approved + paid${side === 'affiliate' ? ' + requested_withdrawal' : ''}) as whole
            from ${side}_amount group by 1
          ) as own
          full join (
            select ${side}_id as party, sum(${amount}) filter (where conversion_status in (1, 2)) as hold,
              sum(${amount}) filter (where conversion_status in (1, 2, 3)) as whole
            from conversions where not is_hidden group by 1
          ) as moved on moved.party = own.party
          where coalesce(own.hold, 0) <> coalesce(moved.hold, 0) or coalesce(own.whole, 0) <> coalesce(moved.whole, 0)`);
      }),
    )
  ).flat();

describe('invoices of advertisers do not deadlock', () => {
  test('when two people pay and revert them, each in their own order', async () => {
    const colleague = await product.person('admin');
    const other = await one(admin, '/user/advertisers', { title: 'Südwind' });
    const [own = 0] = await at.conversions(1);
    const invoices: number[] = [];
    for (const advertiser of [at.ids.advertiser, other, at.ids.advertiser, other]) {
      const conversions = await alike(own, 2, { advertiser });
      const period = { periodFrom: at.today, periodTo: dayOf(Date.now()), currency: at.ids.usd };
      invoices.push(await one(admin, '/user/advertiser_invoices', { advertiser, ...period, conversions }));
    }
    const settle = (person: Person, ids: readonly number[], status: string) =>
      person.call('POST', '/user/advertiser_invoices/change_status', {
        items: ids.map((id) => ({ id, status, ...(status === 'unpaid' && { reason: 'Agreed' }) })),
      });
    for (const status of ['paid', 'unpaid', 'paid', 'unpaid', 'paid']) {
      const answers = await Promise.all([
        settle(admin, invoices, status),
        settle(colleague, invoices.toReversed(), status),
        settle(admin, [invoices[2]!, invoices[1]!, invoices[0]!], status),
      ]);
      expect(answers.map((answer) => answer.status)).toContain(200);
      for (const answer of answers) expect([200, 409]).toContain(answer.status);
      const now = await at.rows(
        `select distinct status from advertiser_invoices where id = any('{${invoices.join()}}')`,
      );
      expect(now).toEqual([{ status }]);
    }
    expect(await wrong()).toEqual([]);
    const paid = await at.rows(
      `select trim_scale(sum(paid))::text as paid from advertiser_amount where advertiser_id in (${at.ids.advertiser}, ${other})`,
    );
    expect(paid).toEqual([{ paid: '244' }]);
  });

  test('when they are paid while a reconciliation corrects conversions of theirs, and others', async () => {
    const [own = 0] = await at.conversions(1);
    const ids = await alike(own, 2);
    const invoice = await at.invoice('advertiser', { conversions: [ids[0]] });
    const named = await at.rows(`select transaction_id as txid from conversions where id = any('{${ids.join()}}')`);
    const report = await at.keep(`Transaction,Amount\n${named.map(({ txid }) => `${String(txid)},7`).join('\n')}\n`);
    const [paid, corrected] = await meeting(
      `select from advertiser_amount where advertiser_id = ${at.ids.advertiser} for update`,
      () => at.status('advertiser', invoice.id, 'paid'),
      () => at.correct(report, { amounts: true }),
    );
    expect([paid.status, corrected.status, corrected.data.corrected]).toEqual([200, 200, 1]);
    expect(await wrong()).toEqual([]);
  });
});

describe('a reconciliation that corrects more than 5,000 conversions', () => {
  /** Its first 5,000 are of one affiliate, the rest of another; the file has none of them. */
  const large = async (own: number, advertiser: number, [first, second]: readonly [number, number]) => {
    await alike(own, 5000, { advertiser, affiliate: first });
    await alike(own, 3, { advertiser, affiliate: second });
    return at.keep('Transaction,Amount\nnone,1\n', { advertiser });
  };
  const parties = async (): Promise<[number, number]> => [
    (await product.person('affiliate')).id,
    (await product.person('affiliate')).id,
  ];

  test('does not deadlock when someone decides about a conversion of the last ones’ affiliate', async () => {
    const [own = 0] = await at.conversions(1);
    const [first, second] = await parties();
    const advertiser = await one(admin, '/user/advertisers', { title: 'Ostwind' });
    const report = await large(own, advertiser, [first, second]);
    const [later = 0] = await alike(own, 1, { advertiser, affiliate: second });
    const [corrected, rejected] = await meeting(
      `select from advertiser_amount where advertiser_id = ${advertiser} for update`,
      () => at.correct(report, { missing: true }),
      () => at.change('reject', [later]),
    );
    expect([corrected.status, corrected.data.corrected, rejected.status]).toEqual([200, 5003, 200]);
    expect(await wrong()).toEqual([]);
    const undone = await at.undo(report);
    expect([undone.status, await wrong()]).toEqual([200, []]);
  });

  test('nor with one of the same affiliates in reverse order, while theirs are approved, rejected and invoiced', async () => {
    const [own = 0] = await at.conversions(1);
    const [first, second] = await parties();
    const [one_, other] = [
      await one(admin, '/user/advertisers', { title: 'Westwind' }),
      await one(admin, '/user/advertisers', { title: 'Nordostwind' }),
    ];
    const reports = [await large(own, one_, [first, second]), await large(own, other, [second, first])];
    const later = await alike(own, 4, { advertiser: one_, affiliate: second });
    const period = { periodFrom: at.today, periodTo: dayOf(Date.now()), currency: at.ids.usd };
    const answers = await Promise.all([
      ...reports.map((report) => at.correct(report, { missing: true })),
      at.change('reject', [later[0]!, later[1]!]),
      at.change('hold', [later[3]!, later[2]!]),
      admin.call('PUT', '/user/affiliate_invoices', { items: [{ affiliate: second, ...period }] }),
      admin.call('PUT', '/user/advertiser_invoices', { items: [{ advertiser: other, ...period }] }),
      at.undo(reports[0]!),
    ]);
    // What was decided or invoiced first stays so; nothing fails, and nobody is told to try again.
    for (const { status } of answers) expect([200, 201, 409, 422]).toContain(status);
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    expect(await wrong()).toEqual([]);
  });
});
