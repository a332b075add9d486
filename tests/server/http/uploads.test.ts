import multipart from '@fastify/multipart';
import fc from 'fast-check';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEntities } from '../../../openapi/entities.ts';
import { plainName } from '../../../server/uploads/content.ts';
import { createPublicImageHandlers, createUploadHandlers } from '../../../server/uploads/handlers.ts';
import { createStorage, type Storage } from '../../../server/uploads/storage.ts';
import type { CreatedTenant } from '../../../server/tenant/create.ts';
import { administer } from '../../postgres.ts';
import { ask, password, serve, type Serving } from '../support/serving.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let serving: Serving;
let demo: CreatedTenant & { email: string };
let token: string;
let folder: string;
let storage: Storage;

beforeAll(async () => {
  const entities = await loadEntities();
  folder = await mkdtemp(join(tmpdir(), 'sluice-files-'));
  storage = createStorage(folder);
  serving = await serve(({ database }) => ({
    handlers: createUploadHandlers(entities, database, storage),
    openHandlers: createPublicImageHandlers(database, storage),
    extendApi: async (api) => void (await api.register(multipart)),
  }));
  demo = await serving.found('demo');
  token = (await ask(serving.app, 'POST', '/login', { body: { email: demo.email, password } })).data.token;
});
afterAll(async () => {
  await serving.close();
  await rm(folder, { recursive: true });
});

/** The header of a picture that claims to be this large. */
const heads = {
  png(width: number, height: number) {
    const bytes = Buffer.from(png);
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  },
  gif(width: number, height: number) {
    const bytes = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
    bytes.writeUInt16LE(width, 6);
    bytes.writeUInt16LE(height, 8);
    return bytes;
  },
  jpeg(width: number, height: number) {
    const bytes = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080000000001011100ffd9', 'hex');
    bytes.writeUInt16BE(height, 25);
    bytes.writeUInt16BE(width, 27);
    return bytes;
  },
  webp(width: number, height: number) {
    const bytes = Buffer.from('524946461a00000057454250565038580a00000000000000000000000000', 'hex');
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(height - 1, 27, 3);
    return bytes;
  },
  bmp(width: number, height: number) {
    const bytes = Buffer.alloc(60);
    bytes.write('BM');
    bytes.writeUInt32LE(40, 14);
    bytes.writeInt32LE(width, 18);
    bytes.writeInt32LE(-height, 22);
    return bytes;
  },
};

const jpeg = heads.jpeg(60_000, 1);
const gif = heads.gif(1, 1);
/** The header of an animation. */
const frame = (width: number, height: number): Buffer => {
  const bytes = Buffer.from('2c00000000000000000002024c0100', 'hex');
  bytes.writeUInt16LE(width, 5);
  bytes.writeUInt16LE(height, 7);
  return bytes;
};

const upload = async (bytes: Buffer, { name = 'picture.png', scope = 'offer', part = 'file', as = token } = {}) => {
  const form = new FormData();
  form.set(part, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  const body = new Response(form);
  const response = await serving.app.inject({
    method: 'POST',
    url: `/api/v1/user/images?scope=${scope}`,
    headers: { authorization: `Bearer ${as}`, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, ...response.json() };
};
const show = (url: string) => serving.app.inject({ method: 'GET', url });

const kept = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('an image is stored under an address that anyone may read, with headers that let nothing in it run', async () => {
  const { status, data } = await upload(png, { name: '../кот\u0000.svg' });
  expect(status).toBe(201);
  expect(data).toMatchObject({
    scope: 'offer',
    fileName: 'кот.svg',
    contentType: 'image/png',
    bytes: png.length,
    createdBy: demo.adminId,
    version: 1,
  });
  const shown = await show(data.url);
  expect(shown.statusCode).toBe(200);
  expect(shown.rawPayload).toEqual(png);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('кот.svg')}`,
  });
});

test('a file that a browser could run is served as a download', async () => {
  const { data } = await upload(png);
  await administer(
    serving.url,
    `update images set content_type = 'image/svg+xml', file_name = 'it''s.svg' where id = ${data.id}`,
  );
  expect((await show(data.url)).headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': `attachment; filename*=UTF-8''it%27s.svg`,
  });
});

test.each([
  ['a page that says it is a picture', Buffer.from('<html><script>alert(1)</script></html>'), {}, 415, 'fileType'],
  [
    'a drawing that can hold scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    {},
    415,
    'fileType',
  ],
  ['a document', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), {}, 415, 'fileType'],
  ['more than the scope takes', Buffer.concat([png, Buffer.alloc(10 * 1_048_576)]), {}, 413, 'fileSize'],
  ['nothing', Buffer.alloc(0), {}, 422, 'required'],
  ['another part than the file', png, { part: 'picture' }, 422, 'required'],
])('%s is refused and leaves no file', async (_, bytes, sent, status, type) => {
  const before = await kept();
  expect(await upload(bytes, sent)).toMatchObject({ status, details: [{ path: 'file', type }] });
  expect(await kept()).toEqual(before);
});

test.each(Object.keys(heads) as (keyof typeof heads)[])(
  'a picture (%s) that would take up the memory of everyone who sees it is refused',
  async (kind) => {
    const before = await kept();
    for (const [width, height] of [
      [8193, 1],
      [1, 60_000],
    ] as const)
      expect(await upload(heads[kind](width, height))).toMatchObject({
        status: 422,
        details: [{ path: 'file', type: 'imageSide', message: 'The image must be at most 8192 pixels wide and tall' }],
      });
    expect(await kept()).toEqual(before);
    expect((await upload(heads[kind](8192, 8192))).status).toBe(201);
  },
);

test.each<[string, Buffer]>([
  ['a JPEG with a byte between its segments', Buffer.concat([jpeg.subarray(0, 20), Buffer.of(0), jpeg.subarray(20)])],
  ['a GIF whose second frame is', Buffer.concat([gif.subarray(0, -1), frame(60_000, 1), Buffer.of(0x3b)])],
])('%s larger than it claims at first is refused as well', async (_, bytes) => {
  expect(await upload(bytes)).toMatchObject({ status: 422, details: [{ type: 'imageSide' }] });
});

test.each<[string, Buffer]>([
  ['a JPEG without a frame', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
  ['a PNG that begins with something else', Buffer.from(png).fill('IDAT', 12, 16)],
  ['a GIF of no size', heads.gif(0, 0).subarray(0, 13)],
  // Browsers use four bytes for the block, whatever it says.
  ['a GIF whose control block is too short', Buffer.from(gif.toString('hex').replace('21f904', '21f903'), 'hex')],
  ['a WEBP that begins with something else', Buffer.from(heads.webp(1, 1)).fill('ALPH', 12, 16).fill(1, 26)],
])('%s does not state its size, and is refused', async (_, bytes) => {
  expect(await upload(bytes)).toMatchObject({ status: 422, details: [{ path: 'file', type: 'image' }] });
});

test('a lossy WEBP has the size of its frame', async () => {
  const frame = (width: number) => {
    const bytes = Buffer.from('52494646160000005745425056503820' + '0a000000' + '1000009d012a' + '00000000', 'hex');
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(1, 28);
    return bytes;
  };
  expect((await upload(frame(8192))).status).toBe(201);
  expect(await upload(frame(8193))).toMatchObject({ status: 422, details: [{ type: 'imageSide' }] });
});

test('a truncated GIF is stored, as browsers show it', async () => {
  expect((await upload(gif.subarray(0, -5))).status).toBe(201);
});

test('an icon has the size of the largest of its images', async () => {
  const icon = (width: number) => {
    const head = Buffer.from('00000100010000000000010020000000000016000000', 'hex');
    const image = Buffer.alloc(40);
    image.writeUInt32LE(40, 0);
    image.writeInt32LE(width, 4);
    image.writeInt32LE(64, 8);
    return Buffer.concat([head, image]);
  };
  const at = { scope: 'tenant_favicon', name: 'favicon.ico' };
  expect((await upload(icon(32), at)).status).toBe(201);
  expect(await upload(icon(60_000), at)).toMatchObject({ status: 422, details: [{ type: 'imageSide' }] });
});

test('the types that an upload accepts are listed by their usual names', async () => {
  const { details } = await upload(Buffer.from('%PDF-1.7\n%âãÏÓ\n'));
  expect(details[0].message).toBe('Choose a file of one of these types: AVIF, GIF, JPG, PNG, WEBP, BMP');
});

test('an upload needs a scope, a form with a file, and the permission to use the image', async () => {
  expect((await upload(png, { scope: 'lead' })).status).toBe(400);
  expect((await ask(serving.app, 'POST', '/user/images?scope=offer', { token, body: {} })).status).toBe(415);
  await administer(
    serving.url,
    `delete from roles_permissions where owner_id = ${demo.roles.admin} and target_id = (select id from permissions where system = 'settings.general.update')`,
  );
  await expect.poll(async () => (await upload(png, { scope: 'tenant_logo' })).status).toBe(403);
  expect((await upload(png)).status).toBe(201);
});

test('with a host for files the address is on that host', async () => {
  await administer(
    serving.url,
    `update tenant set object_storage_domain = 'files.example.com' where id = ${demo.tenantId}`,
  );
  const { data } = await upload(png);
  expect(data.url).toBe(`https://files.example.com/api/v1/public/images/${data.secureId}`);
});

test('an image that was deleted or never existed is not found, nor is one whose file is missing', async () => {
  expect((await show('/api/v1/public/images/0123456789abcdef0123')).statusCode).toBe(404);
  const { data } = await upload(png);
  await storage.remove(demo.tenantId, data.secureId);
  expect((await show(data.url)).statusCode).toBe(404);
});

test('no name escapes the folder', () => {
  for (const name of ['../../../../etc/passwd', '..', 'a/b', '', 'x'.repeat(65)]) {
    expect(() => storage.place(demo.tenantId, name)).toThrow(RangeError);
  }
});

test('whatever a file is called, its name is made plain and short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (name) => {
      const plain = plainName(name);
      expect(plain).not.toMatch(/[/\\\p{Cc}]/u);
      expect([...plain].length).toBeLessThanOrEqual(255);
      expect(['', '.', '..']).not.toContain(plain);
      expect(plainName(plain)).toBe(plain);
    }),
  );
});
