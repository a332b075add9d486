import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedRow, type FileRow, type OwnConversion, reconciling } from '../../domain/money/reconciliation.ts';
import { proposedReconciliationColumns, statusOfWord } from '../../domain/money/reconciliation-columns.ts';

/** All of a comparison, without a stop. */
const reconcile = (rows: readonly FileRow[], conversions: readonly OwnConversion[]): ComparedRow[] => {
  const steps = reconciling(rows, conversions);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

const own = (id: number, given: Partial<OwnConversion> = {}): OwnConversion => ({
  id,
  txid: `T${id}`,
  click: `C${id}`,
  leads: [],
  revenue: '30.5',
  currency: 1,
  status: 3,
  isInPeriod: true,
  ...given,
});
const row = (number: number, given: Partial<FileRow> = {}): FileRow => ({
  row: number,
  key: 'txid',
  reference: `T${number}`,
  amount: '30.5',
  ...given,
});
const told = (rows: readonly FileRow[], conversions: readonly OwnConversion[]) =>
  reconcile(rows, conversions).map(({ verdict, file, own: found, fault }) => [
    file?.row ?? null,
    fault ?? verdict,
    found?.id ?? null,
  ]);

describe('an advertiser’s file', () => {
  test('is matched by transaction, click or lead, and says what differs', () => {
    const conversions = [own(1), own(2), own(3, { leads: ['7', 'abc'] }), own(4), own(5), own(6, { status: 4 })];
    const rows = [
      row(1),
      row(2, { key: 'click_id', reference: 'C2', amount: '31' }),
      row(3, { key: 'lead_id', reference: 'abc', status: 4 }),
      row(4, { amount: '1', status: 1 }),
      row(9),
    ];
    expect(told(rows, conversions)).toEqual([
      [1, 'matched', 1],
      [2, 'otherAmount', 2],
      [3, 'otherStatus', 3],
      [4, 'otherBoth', 4],
      [9, 'missingHere', null],
      // What is rejected here is missed by nobody.
      [null, 'missingThere', 5],
    ]);
  });

  test('says nothing of amounts and statuses that it does not have', () => {
    const { amount: _, ...bare } = row(1);
    expect(told([bare], [own(1)])).toEqual([[1, 'matched', 1]]);
  });

  test('pairs several conversions of a click by their amounts, and what is left in order', () => {
    const conversions = [own(1, { click: 'C', revenue: '10' }), own(2, { click: 'C', revenue: '20' })];
    const named = (number: number, amount: string) => row(number, { key: 'click_id', reference: 'C', amount });
    expect(told([named(1, '20'), named(2, '11'), named(3, '5')], conversions)).toEqual([
      [1, 'matched', 2],
      [2, 'otherAmount', 1],
      [3, 'repeated', null],
    ]);
  });

  test('has rows that can’t be compared, whose conversions are not missing', () => {
    const rows = [row(1, { currency: 2 }), row(2, { fault: 'tooLarge' })];
    expect(told(rows, [own(1), own(2)])).toEqual([
      [1, 'otherCurrency', 1],
      [2, 'tooLarge', null],
    ]);
  });

  test('is compared in one pass, however many rows and conversions are of one click', () => {
    let looks = 0;
    const counting: ProxyHandler<OwnConversion> = {
      get: (target, name) => ((looks += 1), Reflect.get(target, name)),
    };
    const many = Array.from({ length: 300 }, (_, place) => place + 1);
    const conversions = many.map((id) => new Proxy(own(id, { click: 'C' }), counting));
    const named = (given: Partial<FileRow>) =>
      many.map((number) => row(number, { ...given, key: 'click_id', reference: 'C' }));
    expect(reconcile(named({ amount: '7' }), conversions)).toHaveLength(300);
    expect(reconcile(named({ fault: 'number' }), conversions)).toHaveLength(300);
    expect(looks).toBeLessThan(300 * 50);
  });

  test('is compared a stretch at a time, so that others have their turn', () => {
    const many = Array.from({ length: 5000 }, (_, place) => place + 1);
    const rows = many.map((number) => row(number));
    const conversions = many.map((id) => own(id));
    let turns = 0;
    const steps = reconciling(rows, conversions);
    let step = steps.next();
    for (; !step.done; step = steps.next()) turns += 1;
    expect(turns).toBeGreaterThan(20);
    expect(step.value.map(({ verdict }) => verdict)).toEqual(many.map(() => 'matched'));
  });

  test('has one verdict for each row and names each conversion once', () => {
    const ids = fc.constantFrom('A', 'B', 'C', 'D');
    const amounts = fc.constantFrom('1', '2', '3');
    const rows = fc.array(fc.record({ reference: ids, amount: amounts }), { maxLength: 12 });
    const conversions = fc.array(fc.record({ click: ids, revenue: amounts, isInPeriod: fc.boolean() }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(rows, conversions, (said, kept) => {
        const file = said.map((one, place) => row(place + 2, { key: 'click_id', ...one }));
        const here = kept.map((one, place) => own(place + 1, one));
        const compared = reconcile(file, here);
        expect(compared.flatMap((one) => one.file ?? [])).toEqual(file);
        const named = compared.flatMap((one) => one.own?.id ?? []);
        expect(new Set(named).size).toBe(named.length);
        for (const { id } of here.filter(({ isInPeriod }) => isInPeriod)) expect(named).toContain(id);
      }),
    );
  });

  test('names its columns and statuses in many ways', () => {
    expect(proposedReconciliationColumns(['Transaction ID', 'Сумма', 'Status', 'Comment'])).toEqual([
      'txid',
      'amount',
      'status',
      '-',
    ]);
    expect(['Approved', 'on hold', 'Отклонена', 'чарджбэк'].map(statusOfWord)).toEqual([3, 2, 4, undefined]);
  });
});
