import { inflateSync } from 'node:zlib';
import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Invoicing, setUpInvoicing, type Side } from './invoicing.ts';
import { type Product, startProduct } from './product.ts';

/** Invoices as files. */

let product: Product;
let at: Invoicing;

beforeAll(async () => {
  product = await startProduct();
  at = await setUpInvoicing(product);
});
afterAll(() => product.close());

const worth = { affiliate: '20.25', advertiser: '30.5' } as const;

test.each<Side>(['affiliate', 'advertiser'])(
  'an invoice of the %s is a file of either kind, in either language',
  async (side) => {
    await product.admin.call('PATCH', '/user/settings/general', {
      items: [{ name: 'Сеть', invoiceDetails: 'SIA Sluice\nРига' }],
    });
    const { id, title } = await at.invoice(side, { conversions: await at.conversions(1) });
    const file = (format: string, language: string) =>
      product.app.inject({
        url: `/api/v1/user/${side}_invoices/${id}/file?format=${format}`,
        headers: { authorization: `Bearer ${product.admin.token}`, 'accept-language': language },
      });
    const workbook = new exceljs.Workbook();
    const sheetFile = await file('xlsx', 'ru');
    expect(sheetFile.headers['content-disposition']).toBe(`attachment; filename="${String(title)}.xlsx"`);
    await workbook.xlsx.load(sheetFile.rawPayload as unknown as ArrayBuffer);
    const cells = workbook.worksheets[0]!.getSheetValues().flatMap((row) => (Array.isArray(row) ? row : []));
    expect(cells).toEqual(
      expect.arrayContaining(['Сеть', 'SIA Sluice', 'Рига', `Счёт ${String(title)}`, Number(worth[side]), 'Итого']),
    );

    const pdf = await file('pdf', 'ru');
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdf.rawPayload.toString('latin1');
    expect(text).toContain('DejaVuSans');
    // The letters that its glyphs stand for: Cyrillic ones among them.
    const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream]) => {
      try {
        return [inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    });
    const letters = streams
      .filter((stream) => stream.includes('beginbfrange') || stream.includes('beginbfchar'))
      .join();
    for (const letter of 'Счёт') expect(letters).toContain(letter.codePointAt(0)!.toString(16).padStart(4, '0'));
  },
);
