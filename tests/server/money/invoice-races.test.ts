import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Invoicing, setUpInvoicing, type Side } from '../support/invoicing.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Several people over the same conversions: each is invoiced once, and stays as it was invoiced. */

let product: Product;
let at: Invoicing;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpInvoicing(product);
});
afterAll(() => product.close());

const statuses = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe.each<Side>(['affiliate', 'advertiser'])('invoices of the %s', (side) => {
  test('have a conversion once, however many name it at the same time', async () => {
    const ids = await at.conversions(3);
    const answers = await Promise.all(Array.from({ length: 6 }, () => at.ask(side, { conversions: ids })));
    expect(statuses(answers)).toEqual([201, 422, 422, 422, 422, 422]);
    for (const { details } of answers.filter(({ status }) => status === 422))
      expect(details.map(({ type }: { type: string }) => type)).toEqual(['invoiced', 'invoiced', 'invoiced']);
    const told = await at.rows(
      `select owner_id, count(*) from conversions_${side}_invoices where owner_id = any('{${ids.join()}}') group by 1 order by 1`,
    );
    expect(told).toEqual(ids.map((id) => ({ owner_id: String(id), count: '1' })));
  });

  test('share matching conversions among those who request all of them at the same time', async () => {
    const ids = await at.conversions(4);
    const answers = await Promise.all(Array.from({ length: 4 }, () => at.ask(side)));
    expect([...new Set(statuses(answers))]).toEqual([201, 422]);
    const made = answers.filter(({ status }) => status === 201).map(({ data }) => data.items[0].id);
    const on = (await Promise.all(made.map((id) => at.on(side, id)))).flat();
    expect(on.toSorted((one, other) => one - other)).toEqual(expect.arrayContaining(ids));
    expect(new Set(on).size).toBe(on.length);
  });

  test('have a conversion unchanged: someone who changes it meanwhile comes first or is refused', async () => {
    const field = side === 'affiliate' ? 'payout' : 'revenue';
    for (let round = 0; round < 6; round += 1) {
      const ids = await at.conversions(2);
      const [invoice, changed, rejected] = await Promise.all([
        at.ask(side, { conversions: ids }),
        at.change('', [ids[0]!], { [field]: '3', changeReason: 'Agreed' }),
        at.change('reject', [ids[1]!]),
      ]);
      expect([200, 409]).toContain(changed!.status);
      expect([200, 409]).toContain(rejected!.status);
      if (invoice!.status === 201) {
        expect(rejected!.status).toBe(409);
        const sums = await at.rows(
          `select trim_scale(sum(${field}))::text as sum from conversions where id = any('{${ids.join()}}')`,
        );
        expect([invoice!.data.items[0].amount]).toEqual(sums.map(({ sum }) => sum));
      } else {
        expect([invoice!.status, invoice!.details[0].type]).toEqual([422, 'notApproved']);
        expect(rejected!.status).toBe(200);
      }
    }
  });

  test('are paid once, and paid or declined but not both', async () => {
    const { id } = await at.invoice(side, { conversions: await at.conversions(1) });
    const answers = await Promise.all([
      at.status(side, id, 'paid'),
      at.status(side, id, 'declined', { reason: 'Wrong' }),
      at.status(side, id, 'deleted'),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const [invoice] = await at.rows(`select status from ${side}_invoices where id = ${id}`);
    const held = await at.rows(
      `select "from", "to" from ${side}_movements where invoice_id = ${id} order by created_at, id`,
    );
    const last = held.at(-1)?.['to'];
    if (invoice?.['status'] === 'paid') expect(last).toBe('paid');
    else if (side === 'affiliate') expect(last).toBe('approved');
    else expect(held).toEqual([]);
  });
});
