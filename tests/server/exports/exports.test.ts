import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer } from '../../postgres.ts';
import { exported, exportEnds } from '../support/exporting.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** The number of rows of the large one; a million when run manually. */
const many = Number(process.env['EXPORT_ROWS'] ?? 20_000);

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = product.admin;
});
afterAll(() => product.close());

const start = async (person: Person, path: string, language?: 'ru') =>
  (await person.call('POST', path, undefined, language && { language })).data;

describe('an export', () => {
  test('of movements is named for who reads it', async () => {
    const path = '/user/affiliate_movements/export?fields=amount';
    expect((await start(admin, path)).fileName).toMatch(/^affiliate_movements-\d{4}-\d\d-\d\d\.csv$/);
    const affiliate = await product.person('affiliate');
    expect((await start(affiliate, path)).fileName).toMatch(/^movements-\d{4}-\d\d-\d\d\.csv$/);
  });

  test('reports its progress, and then has a file', async () => {
    const [tag] = await admin.make('/user/tags', { title: 'Told', type: 'team' });
    const begun = await start(admin, `/user/tags/export?id=${tag!.id}&fields=title`);
    expect(begun).toMatchObject({
      kind: 'export_tag',
      collection: 'user/tags',
      query: `id=${tag!.id}&fields=title`,
      format: 'csv',
      contacts: false,
      user: { id: admin.id, name: 'Ada' },
    });
    expect(await exportEnds(admin, begun.id)).toMatchObject({ state: 'done', total: 1, rows: 1, code: null });
    const { response } = await admin.call('GET', `/user/exports/${begun.id}/file`);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="tags-\d{4}-\d\d-\d\d\.csv"$/);
    expect(response.body).toBe(`\uFEFFID,Title\r\n${tag!.id},Told\r\n`);
    const { items } = (await admin.call('GET', '/user/exports')).data;
    expect(items[0]).toMatchObject({ id: begun.id, expiresAt: items[0].endedAt + 7 * 86_400 });
  });

  test('tells commas in its values from those between them', async () => {
    const period = 'createdAtFrom=1764547200&createdAtTo=1764633599';
    const { query } = await start(admin, `/stat/statistics/export?${period}&groupBy=day&sub1=a%2Cb,c`);
    expect(query).toContain('sub1=a%2Cb,c');
    // Where no value has one, many clients escape those between them.
    const codes = await start(admin, `/stat/statistics/export?${period}&groupBy=day&country=LV%2CEE`);
    expect(codes.query).toContain('country=LV,EE');
  });

  test('is repeated with the data of that time', async () => {
    const begun = await start(admin, '/user/tags/export?fields=title&search=again');
    await exportEnds(admin, begun.id);
    await admin.make('/user/tags', { title: 'Once again', type: 'team' });
    const again = (await admin.call('POST', `/user/exports/${begun.id}/repeat`)).data;
    expect(await exportEnds(admin, again.id)).toMatchObject({ rows: 1, query: begun.query });
  });

  test('belongs only to its owner, and to those who may impersonate them', async () => {
    const manager = await product.person('manager');
    const { id } = await start(manager, '/user/tags/export');
    await exportEnds(manager, id);
    const ways = async (by: Person) => [
      await by.call('GET', `/user/exports/${id}`),
      await by.call('GET', `/user/exports/${id}/file`),
      await by.call('POST', `/user/exports/${id}/cancel`),
      await by.call('POST', `/user/exports/${id}/repeat`),
      await by.call('DELETE', '/user/exports', { items: [{ id }] }),
    ];
    for (const by of [await product.person('manager'), await product.stranger(), await product.person('affiliate')])
      expect((await ways(by)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await ways(admin)).map(({ status }) => status)).toEqual([200, 200, 200, 403, 200]);
    expect((await manager.call('GET', `/user/exports/${id}`)).status).toBe(404);
  });

  test('of someone else is out of reach of API tokens, which may not impersonate', async () => {
    const manager = await product.person('manager');
    const { id } = await start(manager, '/user/tags/export');
    await exportEnds(manager, id);
    const [made] = await admin.make('/user/api_tokens', { title: 'Files' });
    const token = String(made!['token']);
    for (const part of ['', '/file'])
      expect((await admin.call('GET', `/user/exports/${id}${part}`, undefined, { token })).status).toBe(404);
    const { data } = await admin.call('GET', '/user/exports', undefined, { token });
    expect(data.items.map(({ user }: { user: { id: number } }) => user.id)).not.toContain(manager.id);
  });

  test('has no file any more for someone who may no longer see its list', async () => {
    const person = await product.personWith('manager', 'tag.read');
    const { id } = await start(person, '/user/tags/export');
    await exportEnds(person, id);
    const [{ role }] = (await admin.call('GET', `/user/users?id=${person.id}`)).data.items;
    const [{ version }] = (await admin.call('GET', `/user/roles?id=${role}`)).data.items;
    await admin.call('PATCH', '/user/roles', { items: [{ id: role, version, permissions: [] }] });
    expect((await person.call('GET', `/user/exports/${id}/file`)).status).toBe(403);
    expect((await person.call('POST', `/user/exports/${id}/repeat`)).status).toBe(403);
  });
});

describe('a workbook', () => {
  test('shows words, numbers and times the way its reader has them', async () => {
    await admin.call('PATCH', '/user/users/me', { items: [{ timezone: 'Asia/Tokyo' }] });
    const [currency] = await admin.make('/user/currencies', { code: 'XTS', title: '=1+1', rate: '1234.5' });
    const file = await exported(
      admin,
      `/user/currencies/export?format=xlsx&id=${currency!.id}&fields=title,rate,status,createdAt`,
      { language: 'ru' },
    );
    const [sheet] = await readXlsxFile(file.response.rawPayload);
    const [head, row] = sheet!.data;
    expect(head).toEqual(['ID', 'Название', 'Курс', 'Статус', 'Создано']);
    expect(row?.slice(0, -1)).toEqual([currency!.id, '=1+1', 1234.5, 'Активна']);
    const [at] = row?.slice(-1) ?? [];
    if (!(at instanceof Date)) throw new Error(`No moment: ${String(at)}`);
    expect(Math.round(at.getTime() / 1000)).toBe(Number(currency!['createdAt']) + 9 * 3600);
  });
});

describe('a long list', () => {
  test('is exported completely, in both formats', async () => {
    await administer(
      product.url,
      `insert into traffic_sources (tenant_id, title)
       select ${product.tenant.tenantId}, 'Long; "' || n || '"' from generate_series(1, ${many}) as n`,
    );
    for (const format of ['csv', 'xlsx'] as const) {
      const { response } = await exported(
        admin,
        `/user/traffic_sources/export?format=${format}&fields=title&orderBy=id:asc`,
      );
      const rows =
        format === 'csv'
          ? parse(response.rawPayload, { bom: true })
          : (await readXlsxFile(response.rawPayload))[0]!.data;
      expect(rows).toHaveLength(many + 1);
      expect(rows.at(-1)?.[1]).toBe(`Long; "${many}"`);
    }
  });

  test('can be read slowly without holding anyone up', async () => {
    await product.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = product.app.server.address() as AddressInfo;
    const { id } = await start(admin, '/user/traffic_sources/export?orderBy=id:asc');
    await exportEnds(admin, id);
    const read = () =>
      fetch(`http://127.0.0.1:${port}/api/v1/user/exports/${id}/file`, {
        headers: { authorization: `Bearer ${admin.token}`, 'accept-encoding': 'identity' },
      });
    const stalled = await Promise.all(Array.from({ length: 12 }, read));
    const linesOf = async (file: Response) => (await file.text()).match(/\r\n/g)?.length;
    expect(await linesOf(await read())).toBe(many + 1);
    expect(await Promise.all(stalled.map(linesOf))).toEqual(stalled.map(() => many + 1));
  });
});

test('one person can have three in progress, and another once one of them is over', async () => {
  const person = await product.person('manager');
  const database = product.database.tenant(product.tenant.tenantId);
  // As if other processes were working on them.
  await database.write(async (db) => {
    for (let n = 0; n < 3; n++)
      await db
        .insertInto('export')
        .values({
          user_id: person.id,
          entity: 'tag',
          query: '{}',
          format: 'csv',
          language: 'en',
          contacts: false,
          request_id: 'r',
          runner: crypto.randomUUID(),
          state: 'running',
        })
        .execute();
  });
  const refused = await person.call('POST', '/user/tags/export');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10']);
  const [{ id }] = (await person.call('GET', '/user/exports')).data.items;
  await person.call('POST', `/user/exports/${id}/cancel`);
  expect((await person.call('POST', '/user/tags/export')).status).toBe(201);
});
