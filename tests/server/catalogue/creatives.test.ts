import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStorage } from '../../../server/uploads/storage.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Creatives: what may be attached to them, who gets it, and what remains of it. */

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const gzip = Buffer.from('H4sIAAAAAAAAA0vMyQcA1H8Cr', 'base64');

let product: Product;
let admin: Person;
let offer: number;

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  offer = (await admin.make('/user/offers', { title: 'Casino' }))[0]!.id;
  await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer, status: 'active' }] });
});
afterAll(() => product.close());

const made = async (fields: object = {}) =>
  (await admin.make('/user/creatives', { title: 'Banner', offer, ...fields }))[0]!;
const activate = (id: number) =>
  admin.call('POST', '/user/creatives/change_status', { items: [{ id, status: 'active' }] });

const attach = async (id: number, bytes: Uint8Array<ArrayBuffer> | Buffer, name: string, as = admin, part = 'file') => {
  const form = new FormData();
  form.set(part, new Blob([new Uint8Array(bytes)]), name);
  const body = new Response(form);
  const response = await product.app.inject({
    method: 'PUT',
    url: `/api/v1/user/creatives/${id}/file`,
    headers: { authorization: `Bearer ${as.token}`, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, ...response.json() };
};
const download = (id: number, as = admin) =>
  product.app.inject({
    method: 'GET',
    url: `/api/v1/user/creatives/${id}/file`,
    headers: { authorization: `Bearer ${as.token}` },
  });
const downloads = async (id: number) => (await admin.call('GET', `/user/creatives/${id}`)).data.downloads;

test('a picture is attached, previewed by anyone who has its address, downloaded and counted', async () => {
  const { id } = await made();
  const { status, data } = await attach(id, png, '../кот.PNG');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    type: 'image',
    fileName: 'кот.PNG',
    contentType: 'image/png',
    bytes: png.length,
    downloads: 0,
    version: 2,
  });
  const preview = await product.app.inject({ method: 'GET', url: data.previewUrl });
  expect([preview.statusCode, preview.rawPayload]).toEqual([200, png]);
  const got = await Promise.all([download(id), download(id)]);
  expect(got.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(got[0].rawPayload).toEqual(png);
  expect(got[0].headers).toMatchObject({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('кот.PNG')}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(await downloads(id)).toBe(2);
});

test('another file replaces the first, which is deleted', async () => {
  const { id } = await made();
  const first = (await attach(id, png, 'a.png')).data;
  const second = (await attach(id, Buffer.from('Buy now'), 'a.txt')).data;
  expect(second).toMatchObject({ type: 'text', contentType: 'text/plain', previewUrl: null });
  expect((await product.app.inject({ method: 'GET', url: first.previewUrl })).statusCode).toBe(404);
  expect((await download(id)).body).toBe('Buy now');
});

test('an attached file stays even if the previous one can’t be deleted', async () => {
  const { id } = await made();
  const { previewUrl } = (await attach(id, png, 'a.png')).data;
  const storage = createStorage(product.dataFolder);
  const { folder, name } = storage.place(product.tenant.tenantId, previewUrl.split('/').at(-1));
  await rm(join(folder, name));
  await mkdir(join(folder, name));
  await attach(id, Buffer.from('Buy now'), 'a.txt');
  expect((await download(id)).body).toBe('Buy now');
  await rm(join(folder, name), { recursive: true });
});

test('the type follows from a link or a text if there is no file', async () => {
  expect((await made({ url: 'https://example.com/kit' })).type).toBe('link');
  const { id, type } = await made({ text: 'Win big' });
  expect(type).toBe('text');
  expect((await activate(id)).status).toBe(200);
  expect(await admin.call('PATCH', '/user/creatives', { items: [{ id, text: null }] })).toMatchObject({
    status: 422,
    details: [{ type: 'nothingAttached', path: 'items.0.text' }],
  });
  const bare = await made();
  expect(await activate(bare.id)).toMatchObject({ status: 422, details: [{ path: 'items.0.status' }] });
  expect((await download(bare.id)).statusCode).toBe(404);
});

test.each([
  ['a program with the name of a picture', Buffer.from('MZ\u0090\u0000\u0003program'), 'a.png', 415, 'fileType'],
  ['a page with the name of a picture', Buffer.from('<html><script>1</script>'), 'a.jpg', 415, 'fileType'],
  ['a picture with the name of an archive', png, 'a.zip', 415, 'fileType'],
  ['an archive with the name of a text', gzip, 'a.txt', 415, 'fileType'],
  ['bytes with the name of a text', Buffer.from([1, 0, 2, 3]), 'a.txt', 415, 'fileType'],
  ['a name without an extension', png, 'png', 415, 'fileType'],
  ['an extension that is not taken', png, 'a.png.exe', 415, 'fileType'],
  ['nothing', Buffer.alloc(0), 'a.png', 422, 'required'],
  ['51 megabytes', Buffer.concat([png, Buffer.alloc(51 * 1_048_576)]), 'a.png', 413, 'fileSize'],
])('%s is refused and leaves nothing behind', async (_, bytes, name, status, type) => {
  const { id } = await made();
  expect(await attach(id, bytes, name)).toMatchObject({ status, details: [{ path: 'file', type }] });
  expect((await admin.call('GET', `/user/creatives/${id}`)).data).toMatchObject({ fileName: null, version: 1 });
});

test('files of 50 megabytes, and hundreds of files at the same time, are accepted', async () => {
  const { id } = await made();
  const most = Buffer.concat([png, Buffer.alloc(50 * 1_048_576 - png.length)]);
  expect((await attach(id, most, 'a.png')).data.bytes).toBe(50 * 1_048_576);
  const others = await Promise.all(Array.from({ length: 5 }, () => made()));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => attach(others[n % 5]!.id, Buffer.from(`Text ${n}`), 'a.txt')),
  );
  const kept = answers.filter(({ status }) => status === 200);
  expect(kept.length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
  for (const one of others) expect((await download(one.id)).body).toMatch(/^Text \d+$/);
});

test('a file of a network, or of a creative that is out of reach, is available to nobody else', async () => {
  const { id } = await made();
  await attach(id, png, 'a.png');
  const stranger = await product.stranger();
  expect((await attach(id, png, 'b.png', stranger)).status).toBe(404);
  expect((await download(id, stranger)).statusCode).toBe(404);
  expect((await attach(999_999, png, 'b.png')).status).toBe(404);
  const affiliate = await product.person('affiliate');
  expect((await download(id, affiliate)).statusCode).toBe(404);
  await activate(id);
  expect((await download(id, affiliate)).statusCode).toBe(200);
  expect((await attach(id, png, 'b.png', affiliate)).status).toBe(403);
  const { data } = await affiliate.call('GET', '/user/creatives');
  expect(data.items.map((one: { id: number }) => one.id)).toContain(id);
  expect(data.items[0]).not.toHaveProperty('downloads');
  expect(data.items[0]).not.toHaveProperty('fileKey');
});

test.each(['..%2F..%2Fetc%2Fpasswd', '0'.repeat(48), 'A'.repeat(48), "'; drop table creatives; --"])(
  '%s has no preview',
  async (key) => {
    const { statusCode } = await product.app.inject({
      method: 'GET',
      url: `/api/v1/public/creatives/${encodeURI(key)}`,
    });
    expect([400, 404]).toContain(statusCode);
  },
);

test('an SVG that may contain scripts has no preview', async () => {
  const { id } = await made();
  const { data } = await attach(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'a.svg');
  expect(data).toMatchObject({ type: 'image', contentType: 'text/plain', previewUrl: null });
});

test('the history shows what was attached, but no key of it', async () => {
  const { id } = await made();
  await attach(id, png, 'a.png');
  const { data } = await admin.call('GET', `/user/creatives/${id}/history`);
  expect(data.items[0]).toMatchObject({
    action: 'edit',
    changes: { fileName: [null, 'a.png'], type: ['file', 'image'] },
  });
  expect(JSON.stringify(data)).not.toMatch(/[0-9a-f]{48}/);
});

test('an interrupted upload leaves no file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-files-'));
  const storage = createStorage(folder);
  const breaking = Readable.from(
    (function* () {
      yield png;
      throw new Error('The connection broke off');
    })(),
  );
  await expect(storage.receive(1, 'a'.repeat(48), breaking, async () => {})).rejects.toThrow('broke off');
  const refusing = storage.receive(1, 'a'.repeat(48), Readable.from([png]), () => Promise.reject(new Error('No')));
  await expect(refusing).rejects.toThrow('No');
  const left = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(left).toEqual([]);
  await rm(folder, { recursive: true });
});

test('affiliates get what fits the traffic that the offer accepts from them and from their team', async () => {
  const first = async (path: string, fields: object) => (await admin.make(path, fields))[0]!.id;
  const team = await first('/user/teams', { title: 'Night shift' });
  const [alone, inTeam] = [await product.person('affiliate'), await product.person('affiliate', { team })];
  const of = await first('/user/offers', { title: 'Sieves' });
  await admin.call('POST', '/user/offers/change_block', { items: [{ id: of, status: 'active' }] });
  const source = await first('/user/traffic_sources', { title: 'Push' });
  const give = async (title: string, fields: object = {}) => {
    const { id } = await made({ title, offer: of, text: 'Play', ...fields });
    expect((await activate(id)).status).toBe(200);
    return id;
  };
  const latvian = await give('Latvian', { countries: ['LV'] });
  await give('Not Latvian', { countries: ['LV'], countriesMode: 'except' });
  await give('Push', { trafficSources: [source] });
  await give('Not German', { languages: ['de'], languagesMode: 'except' });
  const titles = async (person: Person) => {
    const { data } = await person.call('GET', `/user/creatives?offer=${of}&orderBy=id:asc&withMeta=totalCount`);
    expect(data.meta.totalCount).toBe(data.items.length);
    return data.items.map(({ title }: { title: string }) => title);
  };
  const everything = ['Latvian', 'Not Latvian', 'Push', 'Not German'];
  expect(await titles(alone)).toEqual(everything);
  const given = await first('/user/affiliate_assignments', { offer: of, affiliate: inTeam.id, countries: ['DE'] });
  expect(await titles(inTeam)).toEqual(['Not Latvian', 'Push', 'Not German']);
  expect((await inTeam.call('GET', `/user/creatives/${latvian}`)).status).toBe(404);
  expect((await download(latvian, inTeam)).statusCode).toBe(404);
  // What the team may send leaves less.
  await first('/user/affiliate_assignments', {
    offer: of,
    team,
    languages: ['de'],
    trafficSources: [source],
    trafficSourcesMode: 'except',
  });
  expect(await titles(inTeam)).toEqual(['Not Latvian']);
  expect(await titles(alone)).toEqual(everything);
  await admin.call('POST', '/user/affiliate_assignments/change_status', {
    items: [{ id: given, status: 'inactive' }],
  });
  expect(await titles(inTeam)).toEqual(['Latvian', 'Not Latvian']);
});

test('a clone of an offer takes creatives along, each with the same file under its own key', async () => {
  const offer = (await admin.make('/user/offers', { title: 'Copied' }))[0]!.id;
  const [picture, plain] = await admin.make(
    '/user/creatives',
    { title: 'Banner', offer },
    { title: 'Words', offer, text: 'Buy now' },
  );
  await attach(picture!.id, png, 'a.png');
  await admin.call('POST', '/user/creatives/change_status', {
    items: [picture, plain].map((one) => ({ id: one!.id, status: 'active' })),
  });
  const cloned = await admin.call('POST', '/user/offers/clone', { items: [{ id: offer, along: ['creatives'] }] });
  const copy = cloned.data.items[0].id;
  const listed = async (of: number) =>
    (await admin.call('GET', `/user/creatives?offer=${of}&orderBy=id:asc`)).data.items;
  const [first, second] = await listed(copy);
  expect([first, second]).toMatchObject([
    { title: 'Banner', status: 'active', type: 'image', fileName: 'a.png', bytes: png.length, downloads: 0 },
    { title: 'Words', status: 'active', type: 'text', text: 'Buy now' },
  ]);
  const [original] = await listed(offer);
  expect(first.previewUrl).not.toBe(original.previewUrl);
  // The clone keeps its file when the original’s is replaced.
  await attach(picture!.id, Buffer.from('Other'), 'b.txt');
  const shown = await product.app.inject({ url: first.previewUrl });
  expect([shown.statusCode, shown.rawPayload.equals(png)]).toEqual([200, true]);
});
