import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Reconciling, setUpReconciling } from '../support/reconciling.ts';

/**
 * An advertiser’s file is compared with conversions; these are corrected by it in one step, and that is undone as one.
 */

let product: Product;
let at: Reconciling;
let round = 0;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpReconciling(product);
});
afterAll(() => product.close());

/** Transactions used by one test only. */
const t = (name: string): string => `${name}${round}`;
const ids: Record<string, number> = {};

beforeEach(async () => {
  round += 1;
  // So that nothing left by other tests counts as missing from the file.
  await at.rows("update advertiser_invoices set status = 'declined' where status = 'unpaid' returning id");
  await at.rows('update conversions set conversion_status = 4 where conversion_status <> 4 returning id');
  for (const name of ['same', 'amount', 'status', 'both', 'there', 'frozen'])
    ids[name] = await at.conversionOf(t(name));
});

const csv = (...rows: string[]): string => ['Transaction,Amount,Status,Currency', ...rows, ''].join('\n');
const file = (): string =>
  csv(
    `${t('same')},30.5,approved,USD`,
    `${t('amount')},"31,75",approved,USD`,
    `${t('status')},30.5,Declined,USD`,
    `${t('both')},12,pending,`,
    `${t('here')},5,approved,USD`,
    `${t('frozen')},1,approved,USD`,
  );

const conversions = async (): Promise<Record<string, unknown>[]> =>
  at.rows(`select id, trim_scale(revenue)::text as revenue, conversion_status, approved_at, approve_at, change_reason
    from conversions where id = any('{${Object.values(ids).join()}}') order by id`);
const accounts = () =>
  at.rows(`select 'advertiser' as side, trim_scale(hold)::text as hold, trim_scale(approved)::text as approved,
      trim_scale(paid)::text as paid from advertiser_amount
    union all select 'affiliate', trim_scale(hold)::text, trim_scale(approved)::text, trim_scale(paid)::text
    from affiliate_amount order by 1`);
const balances = () =>
  at.rows(`select trim_scale(hold)::text as hold, trim_scale(approved)::text as approved, trim_scale(paid)::text as paid
    from advertiser_balances
    union all select trim_scale(hold)::text, trim_scale(approved)::text, trim_scale(paid)::text from affiliate_balances`);
const everything = async () => ({
  conversions: await conversions(),
  accounts: await accounts(),
  balances: await balances(),
});

describe('a file of the advertiser', () => {
  const read = async (...amounts: string[]): Promise<unknown[]> => {
    const names = ['same', 'amount', 'status', 'both'];
    const rows = amounts.map((amount, place) => `${t(names[place]!)};${amount};approved`);
    const { status, data } = await at.preview(['Transaction;Amount;Status', ...rows, ''].join('\n'));
    expect(status).toBe(200);
    return data.rows.map(({ message }: { message: string | null }) => message);
  };

  test('has its amounts read in its own notation: a comma before three digits is interpreted by the others', async () => {
    expect(await read('1,234', '12.50')).toEqual(['30.5 here, 1,234 there', '30.5 here, 12.5 there']);
    expect(await read('1,234', '12,50')).toEqual(['30.5 here, 1.23 there', '30.5 here, 12.5 there']);
    expect(await read('1.234,56', '2.000', '30,5')).toEqual([
      '30.5 here, 1,234.56 there',
      '30.5 here, 2,000 there',
      null,
    ]);
    expect(await read('1 234,56', '0,125')).toEqual(['30.5 here, 1,234.56 there', '30.5 here, 0.13 there']);
  });

  test('has amounts that may be two numbers reported and not taken over', async () => {
    const unclear = 'The comma is ambiguous: it could separate decimals or thousands';
    expect(await read('1,234', '30')).toEqual([unclear, '30.5 here, 30 there']);
    expect(await read('1,234', '12,5', '12.5')).toEqual([unclear, '30.5 here, 12.5 there', '30.5 here, 12.5 there']);
  });

  test('is previewed: what its columns are, what each row comes to, and how many there are of each', async () => {
    const { title } = await at.invoice('advertiser', { conversions: [ids['frozen']] });
    const before = await at.rows('select count(*) from reconciliations');
    const { status, data } = await at.preview(file());
    expect(status).toBe(200);
    expect(data.columns.map(({ field }: { field: string }) => field)).toEqual(['txid', 'amount', 'status', 'currency']);
    expect(data.rows).toEqual([
      { row: 2, verdict: 'matched', field: null, message: null },
      { row: 3, verdict: 'otherAmount', field: null, message: '30.5 here, 31.75 there' },
      { row: 4, verdict: 'otherStatus', field: null, message: 'Approved here, Rejected there' },
      { row: 5, verdict: 'otherBoth', field: null, message: '30.5 here, 12 there; Approved here, Pending there' },
      { row: 6, verdict: 'missingHere', field: null, message: 'There is no such conversion' },
      { row: 7, verdict: 'otherAmount', field: null, message: `30.5 here, 1 there; on invoice ${String(title)}` },
    ]);
    expect(data.counts).toEqual({
      matched: 1,
      otherAmount: 2,
      otherStatus: 1,
      otherBoth: 1,
      missingHere: 1,
      missingThere: 1,
      faulty: 0,
    });
    expect([data.total, data.faulty, data.frozen]).toEqual([6, 0, 1]);
    expect(await at.rows('select count(*) from reconciliations')).toEqual(before);
  });

  test('corrects conversions in one step, names those on an invoice, and is undone as a whole', async () => {
    const { title } = await at.invoice('advertiser', { conversions: [ids['frozen']] });
    const before = await everything();
    const report = await at.keep(file());
    expect(await everything()).toEqual(before);

    const corrected = await at.correct(report, { amounts: true, statuses: true, missing: true });
    expect(corrected.data).toMatchObject({ state: 'corrected', corrected: 4, frozen: 1 });
    expect((await at.rowsOf(report)).flatMap(({ invoiceKeeps }) => invoiceKeeps ?? [])).toEqual(['all']);
    expect((await at.rowsOf(report)).map(({ verdict, outcome, invoice }) => [verdict, outcome, invoice])).toEqual([
      ['matched', null, null],
      ['otherAmount', 'corrected', null],
      ['otherStatus', 'corrected', null],
      ['otherBoth', 'corrected', null],
      ['missingHere', null, null],
      ['otherAmount', 'frozen', title],
      ['missingThere', 'corrected', null],
    ]);
    const now = new Map((await conversions()).map((one) => [Number(one['id']), one]));
    const stands = (name: string) => [now.get(ids[name]!)?.['revenue'], now.get(ids[name]!)?.['conversion_status']];
    expect(['same', 'amount', 'status', 'both', 'there', 'frozen'].map(stands)).toEqual([
      ['30.5', 3],
      ['31.75', 3],
      ['30.5', 4],
      ['12', 1],
      ['30.5', 4],
      ['30.5', 3],
    ]);
    const { items } = (await product.admin.call('GET', `/stat/conversions/${ids['both']}/history`)).data;
    expect(items[0].changes).toMatchObject({
      revenue: ['30.5', '12'],
      conversionStatus: [3, 1],
      changeReason: [null, 'october.csv'],
    });
    expect((await at.correct(report, { amounts: true })).status).toBe(409);

    expect((await at.undo(report)).data).toMatchObject({ state: 'undone', undoneAt: expect.any(Number) });
    expect(await everything()).toEqual(before);
    expect((await at.undo(report)).status).toBe(409);
    expect((await at.rowsOf(report)).map(({ outcome }) => outcome)).toEqual([
      ...[null, 'undone', 'undone', 'undone', null, 'frozen', 'undone'],
    ]);
  });

  test('leaves out what a cap has no room for, and corrects the rest', async () => {
    const [cap] = await product.admin.make('/user/caps', {
      title: 'Approved',
      type: 'conversions',
      offer: at.ids.offer,
      value: '100',
      conversionStatus: 3,
      processingType: 'hard',
      period: 'total',
    });
    const isInForce = async () => {
      const traffic = { kind: 'click', campaign: at.ids.campaign };
      return JSON.stringify((await product.admin.call('POST', '/stat/simulate', traffic)).data).includes(
        `"detail":${cap!.id}`,
      );
    };
    await vi.waitUntil(isInForce, { timeout: patience.wait });
    for (const name of ['first', 'second']) {
      ids[name] = await at.conversionOf(t(name));
      expect((await at.change('reject', [ids[name]])).status).toBe(200);
    }
    await product.admin.call('PATCH', '/user/caps', { items: [{ id: cap!.id, value: '1' }] });
    const rows = ['first', 'second'].map((name) => `${t(name)},30.5,approved,USD`);
    const report = await at.keep(csv(`${t('amount')},31.75,approved,USD`, ...rows));
    const { data } = await at.correct(report, { amounts: true, statuses: true });
    expect(data).toMatchObject({ state: 'corrected', corrected: 2 });
    const outcomes = (await at.rowsOf(report)).slice(0, 3).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['corrected', 'corrected', 'overCap']);
    expect((await at.undo(report)).data).toMatchObject({ state: 'undone' });
    await product.admin.call('POST', '/user/caps/change_status', { items: [{ id: cap!.id, status: 'inactive' }] });
    await vi.waitUntil(async () => !(await isInForce()), { timeout: patience.wait });
  });

  test('corrects the amount of what only an affiliate’s invoice counts, and says what that keeps', async () => {
    const { title } = await at.invoice('affiliate', { conversions: [ids['both']] });
    const report = await at.keep(csv(`${t('both')},12,pending,`));
    const kept = async () => {
      const [row] = await at.rowsOf(report);
      return [row?.['invoice'], row?.['invoiceKeeps'], row?.['outcome']];
    };
    expect(await kept()).toEqual([title, 'status', null]);
    expect((await at.correct(report, { amounts: true })).data.corrected).toBe(1);
    expect(await kept()).toEqual([title, 'status', 'corrected']);
    await at.rows("update affiliate_invoices set status = 'declined' where status = 'unpaid' returning id");
  });

  test('corrects only what is selected, and nothing that has changed since the comparison', async () => {
    const report = await at.keep(file());
    await at.change('', [ids['amount']!], { revenue: '2', changeReason: 'Agreed' });
    const [, , , both] = await at.rowsOf(report);
    const answer = await at.correct(report, { amounts: true, leftOut: [both!['id']] });
    expect(answer.data.corrected).toBe(1);
    expect((await at.rowsOf(report)).map(({ outcome }) => outcome)).toEqual([
      ...[null, 'changedSince', 'leftAsItWas', 'leftAsItWas', null, 'corrected', 'leftAsItWas'],
    ]);
  });

  test('takes its reason back when undone, which the history shows, and leaves what someone wrote since', async () => {
    const report = await at.keep(file());
    await at.correct(report, { amounts: true });
    await at.change('', [ids['amount']!], { changeReason: 'Asked them on the phone' });
    expect((await at.undo(report)).status).toBe(200);
    const last = async (name: string) => {
      const path = `/stat/conversions/${ids[name]}`;
      const { changeReason } = (await product.admin.call('GET', path)).data;
      return [changeReason, (await product.admin.call('GET', `${path}/history`)).data.items[0].changes];
    };
    expect(await last('amount')).toEqual(['Asked them on the phone', { revenue: ['31.75', '30.5'] }]);
    expect(await last('both')).toEqual([null, { revenue: ['12', '30.5'], changeReason: ['october.csv', null] }]);
  });

  test('is not undone in part: a conversion changed or invoiced since prevents it, by name', async () => {
    const report = await at.keep(file());
    await at.correct(report, { amounts: true });
    await at.change('', [ids['amount']!], { revenue: '2', changeReason: 'Agreed' });
    const refused = await at.undo(report);
    expect([refused.status, refused.code]).toEqual([409, 'changedSince']);
    expect(refused.details[0].message).toContain(String(ids['amount']));
    await at.change('', [ids['amount']!], { revenue: '31.75', changeReason: 'Agreed' });
    const { title } = await at.invoice('advertiser', { conversions: [ids['both']] });
    const invoiced = await at.undo(report);
    expect([invoiced.status, invoiced.code]).toEqual([409, 'invoiced']);
    expect(invoiced.message).toContain(String(title));
  });

  describe('with regard to when a conversion was approved', () => {
    const approvedAt = async (name: string) =>
      (await product.admin.call('GET', `/stat/conversions/${ids[name]}`)).data.approvedAt;
    const longAgo = (name: string) =>
      at.rows(
        `update conversions set approved_at = approved_at - interval '40 days' where id = ${ids[name]} returning id`,
      );

    test('restores it also if the correction of that conversion alone is undone', async () => {
      await longAgo('status');
      const before = await approvedAt('status');
      const report = await at.keep(file());
      await at.correct(report, { statuses: true });
      expect(await approvedAt('status')).toBe(null);
      const path = `/stat/conversions/${ids['status']}/history`;
      const [entry] = (await product.admin.call('GET', path)).data.items;
      expect(entry.changes).toEqual({ conversionStatus: [3, 4], approvedAt: [before, null] });
      expect((await at.change('', [ids['status']!], { undoes: entry.id })).status).toBe(200);
      expect(await approvedAt('status')).toBe(before);
    });

    test('tells the history when it is restored by undoing all', async () => {
      const before = await approvedAt('status');
      const report = await at.keep(file());
      await at.correct(report, { statuses: true });
      await at.undo(report);
      const path = `/stat/conversions/${ids['status']}/history`;
      const [entry] = (await product.admin.call('GET', path)).data.items;
      expect(entry.changes).toEqual({ conversionStatus: [4, 3], approvedAt: [null, before] });
    });

    test('keeps what it never changed: someone approved it anew since', async () => {
      await longAgo('amount');
      const report = await at.keep(file());
      await at.correct(report, { amounts: true });
      await at.change('reject', [ids['amount']!]);
      await at.change('approve', [ids['amount']!]);
      const since = await approvedAt('amount');
      expect((await at.undo(report)).status).toBe(200);
      expect(await approvedAt('amount')).toBe(since);
    });

    test('isn’t undone over another approval than its own', async () => {
      await at.change('hold', [ids['status']!]);
      const report = await at.keep(csv(`${t('status')},30.5,approved,USD`));
      await at.correct(report, { statuses: true });
      await longAgo('status');
      const refused = await at.undo(report);
      expect([refused.status, refused.code]).toEqual([409, 'changedSince']);
      await at.rows(
        `update conversions set approved_at = approved_at + interval '40 days' where id = ${ids['status']} returning id`,
      );
      expect((await at.undo(report)).status).toBe(200);
      expect(await approvedAt('status')).toBe(null);
    });
  });

  test('is applied once, however many request it at the same time', async () => {
    const report = await at.keep(file());
    const answers = await Promise.all(Array.from({ length: 4 }, () => at.correct(report, { amounts: true })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  });

  test('leaves ledger, balances and conversions as they were, whatever it corrects and then undoes', async () => {
    const names = ['same', 'amount', 'status', 'both', 'there', 'frozen'];
    const said = fc.record({
      name: fc.constantFrom(...names, 'unknown'),
      amount: fc.stringMatching(/^\d{1,6}(\.\d{1,8})?$/),
      status: fc.constantFrom('approved', 'pending', 'declined', 'hold'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(said, { selector: ({ name }) => name, minLength: 1, maxLength: 6 }),
        fc.record({ amounts: fc.boolean(), statuses: fc.boolean(), missing: fc.boolean() }),
        async (rows, chosen) => {
          const before = await everything();
          const report = await at.keep(
            csv(...rows.map(({ name, amount, status }) => `${t(name)},${amount},${status},`)),
          );
          expect((await at.correct(report, chosen)).status).toBe(200);
          const moved = await at.rows(`select currency_id, trim_scale(sum(amount)) as sum from (
              select currency_id, amount from advertiser_movements where "to" is not null
              union all select currency_id, -amount from advertiser_movements where "from" is not null
            ) as own group by 1`);
          const standing = await at.rows(
            'select currency_id, trim_scale(sum(hold + approved + paid + advance + advance_hold)) as sum from advertiser_amount group by 1',
          );
          expect(moved).toEqual(standing);
          expect((await at.undo(report)).status).toBe(200);
          expect(await everything()).toEqual(before);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('errors are reported where they belong', () => {
  const refused = async (content: string, query = {}) => {
    const { status, details } = await at.preview(content, query);
    return [status, details?.[0]?.path, details?.[0]?.type];
  };

  test('in the file, its columns and its period', async () => {
    expect(await refused('')).toEqual([422, 'file', 'required']);
    expect(await refused('Transaction,Amount\n')).toEqual([422, 'file', 'empty']);
    expect(await refused(file(), { columns: 'amount,status' })).toEqual([422, 'columns', 'noKey']);
    expect(await refused(file(), { columns: 'txid,txid' })).toEqual([422, 'columns', 'repeated']);
    expect(await refused(file(), { columns: 'txid,amount,status,currency,lead_id' })).toEqual([
      422,
      'columns',
      'maxItems',
    ]);
    expect((await at.preview(file(), { columns: 'txid,sum' })).status).toBe(400);
    expect(await refused(file(), { periodFrom: '2026-10-31', periodTo: '2026-10-01' })).toEqual([
      422,
      'periodTo',
      'period',
    ]);
    const many = `Transaction\n${Array.from({ length: 100_001 }, (_, n) => `x${n}`).join('\n')}\n`;
    expect(await refused(many)).toEqual([422, 'file', 'tooManyRows']);
  });

  test('in each row, at its column', async () => {
    const { data } = await at.preview(
      csv(
        `${t('same')},much,approved,USD`,
        `${t('amount')},-5,approved,USD`,
        `${t('status')},1234567890123456789012345,approved,USD`,
        `${t('both')},30.5,sure,USD`,
        `${t('there')},30.5,approved,EUR`,
        `${t('frozen')},30.5,approved,XYZ`,
        ',5,approved,USD',
        `${t('same')},=1+1,approved,USD`,
      ),
    );
    expect(data.rows.map(({ verdict, field }: Record<string, string>) => [verdict, field])).toEqual([
      ['faulty', 'amount'],
      ['faulty', 'amount'],
      ['faulty', 'amount'],
      ['faulty', 'status'],
      ['faulty', 'currency'],
      ['faulty', 'currency'],
      ['faulty', 'txid'],
      ['faulty', null],
    ]);
    // What the file names is not missing.
    expect(data.counts).toMatchObject({ faulty: 8, missingThere: 0 });
  });

  test('and a file of 100,000 rows is accepted', async () => {
    const many = `Transaction\n${Array.from({ length: 100_000 }, (_, n) => `x${n}`).join('\n')}\n`;
    const report = await at.keep(many);
    expect((await product.admin.call('GET', `/user/reconciliations/${report}`)).data).toMatchObject({
      rows: 100_000,
      missingHere: 100_000,
      missingThere: 6,
    });
  });
});

describe('reconciliations', () => {
  test('are found by the lead and the click too', async () => {
    const lead = await at.lead();
    const { data } = await at.report(`?lead_id=${lead}&goal=deposit`);
    const [{ click } = {}] = await at.rows(`select click_id as click from conversions where id = ${ids['same']}`);
    const told = await at.preview(`Lead,Click,Amount\n${lead},,30.5\n,${String(click)},1\n`);
    expect(told.data.rows.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['matched', 'otherAmount']);
    expect(data.id).toEqual(expect.any(Number));
  });

  test('have no row that refers to something missing, and keep what their rows refer to', async () => {
    const report = await at.keep(file());
    const columns = 'tenant_id, reconciliation_id, conversion_id, currency_id, verdict';
    const own = [report, ids['same'], at.ids.usd];
    const add = (values: readonly unknown[]) =>
      at.rows(`insert into reconciliation_rows (${columns}) values
        (${[product.tenant.tenantId, ...own].join()}, 'matched'), (${[product.tenant.tenantId, ...values].join()}, 'matched')`);
    for (const place of [0, 1, 2]) await expect(add(own.with(place, 10 ** 12))).rejects.toThrow('which is not there');
    for (const [table, id] of [
      ['reconciliations', report],
      ['conversions', ids['same']],
      ['currencies', at.ids.usd],
    ])
      await expect(at.rows(`delete from ${String(table)} where id = ${String(id)}`)).rejects.toThrow('referred to');
  });

  test('are invisible to affiliates, and limited to advertisers within reach', async () => {
    const report = await at.keep(file());
    const affiliate = await product.person('affiliate');
    const stranger = await product.person('advertiser_manager');
    expect((await affiliate.call('GET', '/user/reconciliations')).status).toBe(403);
    expect((await affiliate.call('GET', '/user/reconciliation_rows')).status).toBe(403);
    expect((await at.post('/preview', file(), {}, affiliate)).status).toBe(403);
    expect((await stranger.call('GET', '/user/reconciliations')).data.items).toEqual([]);
    expect((await stranger.call('GET', `/user/reconciliations/${report}`)).status).toBe(404);
    expect((await at.post('/preview', file(), {}, stranger)).status).toBe(404);
    expect((await at.correct(report, { amounts: true }, stranger)).status).toBe(404);
  });
});
