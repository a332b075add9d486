import { crc32, deflateSync, inflateSync } from 'node:zlib';
import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Invoicing, setUpInvoicing, type Side } from '../support/invoicing.ts';
import { type Product, startProduct } from '../support/product.ts';

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
  'an invoice of the %s can be downloaded in either format and language',
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
    // A rate is written like amounts of the same currency.
    expect(cells).toContain(side === 'affiliate' ? '20,25\u00A0$' : '30,50\u00A0$');

    const pdf = await file('pdf', 'ru');
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const text = pdf.rawPayload.toString('latin1');
    expect(text).toContain('DejaVuSans');
    // The letters its glyphs represent, Cyrillic ones among them.
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

test.each<Side>(['affiliate', 'advertiser'])(
  'an invoice of the %s keeps the names it was issued with',
  async (side) => {
    const rename = async (said: string) => {
      const edits: [string, object][] = [
        ['/user/settings/general', { name: `Network ${said}`, invoiceDetails: `Street ${said}` }],
        ['/user/offers', { id: at.ids.offer, title: `Offer ${said}` }],
        ['/user/advertisers', { id: at.ids.advertiser, title: `Advertiser ${said}` }],
        ['/user/users', { id: at.affiliate.id, firstName: 'Affiliate', lastName: said }],
      ];
      for (const [path, item] of edits)
        expect((await product.admin.call('PATCH', path, { items: [item] })).status).toBe(200);
    };
    await rename('then');
    const { id } = await at.invoice(side, { conversions: await at.conversions(1) });
    await rename('now');
    const file = await product.app.inject({
      url: `/api/v1/user/${side}_invoices/${id}/file?format=xlsx`,
      headers: { authorization: `Bearer ${product.admin.token}` },
    });
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(file.rawPayload as unknown as ArrayBuffer);
    const cells = JSON.stringify(workbook.worksheets[0]!.getSheetValues());
    for (const name of ['Network', 'Street', 'Offer', side === 'affiliate' ? 'Affiliate' : 'Advertiser'])
      expect(cells).toContain(`${name} then`);
    expect(cells).not.toContain(' now');
  },
);

/** A PNG chunk, which may declare a length other than its own. */
const part = (type: string, data: Buffer, length = data.length): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeInt32BE(length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
};
/** A PNG with transparency. */
const png = (side: number, packed = deflateSync(Buffer.alloc(side * (1 + side * 4))), more: readonly Buffer[] = []) => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', packed), ...more, part('IEND', Buffer.alloc(0))]);
};
const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');
/** A JPEG of 20 × 20 pixels that ends within them. */
const jpegStart = bytesOf(
  'ffd8 ffe000104a46494600010100000100010000 ffc00011080014001403012200021101031101 ffda000c03010002110311003f00 aa',
);
/** The same, which ends before them, but contains a complete one. */
const jpegWithPreview = Buffer.concat([
  bytesOf('ffd8 ffe1'),
  Buffer.from([0, 2 + jpegStart.length + 2]),
  jpegStart,
  bytesOf('ffd9'),
  jpegStart.subarray(20, 39),
]);

test.each<[string, Buffer, boolean]>([
  ['is a picture', png(20), true],
  ['would take more memory than a picture on paper is worth', png(3000), false],
  ['has pixels that can’t be unpacked', png(20, Buffer.from('no pixels')), false],
  ['has other pixels than it says', png(20, deflateSync(Buffer.alloc(1620, 7))), false],
  ['says of a part that it ends before it begins', png(20, undefined, [part('none', Buffer.alloc(0), -12)]), false],
  ['is a JPEG', Buffer.concat([jpegStart, bytesOf('ffd9')]), true],
  ['is the beginning of a JPEG', jpegStart, false],
  ['is the beginning of a JPEG, and has a preview', jpegWithPreview, false],
  ['is a JPEG, and has a preview', Buffer.concat([jpegWithPreview, jpegStart.subarray(39), bytesOf('ffd9')]), true],
])('a logo that %s does not keep an invoice from being downloaded', async (_, logo, isShown) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(logo)]), 'logo.png');
  const body = new Response(form);
  const authorization = `Bearer ${product.admin.token}`;
  const uploaded = await product.app.inject({
    method: 'POST',
    url: '/api/v1/user/images?scope=tenant_logo',
    headers: { authorization, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(uploaded.statusCode).toBe(201);
  const items = [{ logoUrl: uploaded.json().data.url }];
  expect((await product.admin.call('PATCH', '/user/settings/general', { items })).status).toBe(200);
  const { id } = await at.invoice('affiliate', { conversions: await at.conversions(1) });
  const pdf = await product.app.inject({
    url: `/api/v1/user/affiliate_invoices/${id}/file?format=pdf`,
    headers: { authorization },
  });
  expect(pdf.statusCode).toBe(200);
  expect(pdf.rawPayload.toString('latin1').includes('/Subtype /Image')).toBe(isShown);
});
