import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { readSheet } from '../../../server/traffic/spreadsheets/read.ts';
import { type AdvertiserServer, openAdvertisers, openMarket } from '../support/advertisers.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { patience } from '../../patience.ts';
import { administer } from '../../postgres.ts';

/** Staff import leads from files. */

let product: Product;
let advertisers: AdvertiserServer;
let admin: Person;
let affiliate: Person;
let campaign = 0;
let people = 0;

interface Row {
  row: number;
  verdict: string;
  field: string | null;
  message: string | null;
}

/** A row for someone who has not come before. */
const line = (separator = ','): string => {
  people += 1;
  return [`Person ${people}`, `+3712100${String(people).padStart(4, '0')}`, `import${people}@mail.example`].join(
    separator,
  );
};
const header = 'First name,Phone number,E-mail';

type File = Uint8Array | string;

const post = async (call: string, content: File, query: Record<string, unknown>, person: Person, key?: string) => {
  const form = new FormData();
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'leads.csv');
  const body = new Response(form);
  const said = new URLSearchParams({ campaign: String(campaign) });
  for (const [name, value] of Object.entries(query)) said.set(name, String(value));
  const answer = await product.app.inject({
    method: 'POST',
    url: `/api/v1/stat/leads/${call}?${said}`,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': body.headers.get('content-type')!,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const upload = (content: File, query: Record<string, unknown> = {}, person = admin) =>
  post('import', content, query, person);
const preview = (content: File, query: Record<string, unknown> = {}) => post('preview_import', content, query, admin);
const dry = async (content: File, query: Record<string, unknown> = {}) => {
  const { data } = await preview(content, query);
  return data as { columns: { title: string; field: string }[]; total: number; faulty: number; rows: Row[] };
};
const ended = (id: number) =>
  vi.waitUntil(
    async () => {
      const { data } = await admin.call('GET', `/user/jobs/${id}`);
      return data.endedAt === null ? undefined : data;
    },
    { timeout: patience.wait },
  );
const imported = async (content: File, query: Record<string, unknown> = {}) => {
  const { status, data } = await upload(content, query);
  expect(status).toBe(201);
  return ended(data.id);
};
/** The file of rows that did not come in. */
const failuresOf = async (job: number): Promise<string> => {
  const { body } = await product.app.inject({
    url: `/api/v1/stat/leads/import/${job}/failures`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return body;
};
const coldLeads = async () => (await admin.call('GET', '/stat/leads?isCold=true&limit=500')).data.items;

/** A workbook with one sheet of texts and numbers. */
const workbook = (rows: readonly (readonly (string | number)[])[]): Uint8Array => {
  const cell = (value: string | number): string =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = rows.map(
    (cells, n) =>
      `<row r="${n + 1}">${cells.map((value, at) => cell(value).replace('<c', `<c r="${'ABCDEF'[at]}${n + 1}"`)).join('')}</row>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Leads" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
};

beforeAll(async () => {
  advertisers = await openAdvertisers();
  product = await startProduct({ outboundAllow: [advertisers.host] });
  ({ admin } = product);
  const market = await openMarket(product, advertisers, ['accept']);
  ({ affiliate } = market);
  campaign = (await admin.call('GET', `/user/campaigns?offer=${market.offer}`)).data.items[0].id;
  await vi.waitFor(async () => {
    const { rows } = await dry(`${header}\n${line()}\n`);
    expect(rows[0]?.verdict).toBe('offered');
  }, patience.wait);
});
afterAll(async () => {
  await product.close();
  await advertisers.close();
});

test('a file that is sent again because the answer was lost is imported once, and another one not for it', async () => {
  const [one, another] = [`${header}\n${line()}\n`, `${header}\n${line()}\n`];
  const before = (await coldLeads()).length;
  const answers = await Promise.all([1, 2].map(() => post('import', one, {}, admin, 'lost')));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [job] = answers.map(({ data }) => data.id);
  expect(answers[1].data.id).toBe(job);
  await ended(job);
  expect((await post('import', one, {}, admin, 'lost')).data.id).toBe(job);
  expect(await coldLeads()).toHaveLength(before + 1);
  expect(await post('import', another, {}, admin, 'lost')).toMatchObject({ status: 409, code: 'keyReused' });
});

describe('a dry run', () => {
  test('suggests columns by their titles, shows what would become of each row, and stores nothing', async () => {
    const known = line();
    await imported(`${header}\n${known}\n`);
    const before = (await coldLeads()).length;
    const told = await dry(
      `\uFEFFName;Tel.;Почта;Notes\n${line(';')};x\n\n${known.replaceAll(',', ';')};y\nA;=1+1;a@b.example;z\n`,
    );
    expect(told.columns.map(({ field }) => field)).toEqual(['firstName', 'phone', 'email', '-']);
    expect(told).toMatchObject({ total: 3, faulty: 1 });
    expect(told.rows.map(({ row, verdict, field }) => [row, verdict, field])).toEqual([
      [2, 'offered', null],
      [4, 'duplicate', null],
      [5, 'faulty', 'phone'],
    ]);
    expect(told.rows[1]!.message).toEqual(expect.any(String));
    expect(await coldLeads()).toHaveLength(before);
  });

  test('tells which rows repeat an earlier one of the file, as the import then finds', async () => {
    const [first, other] = [line(), line()];
    const content = `${header}\n${first}\n${other}\nAgain${first}\n${other}\n`;
    const { rows } = await dry(content);
    expect(rows.map(({ row, verdict, message }) => [row, verdict, message])).toEqual([
      [2, 'offered', null],
      [3, 'offered', null],
      [4, 'duplicate', 'Duplicate of row 2 of this file'],
      [5, 'duplicate', 'Duplicate of row 3 of this file'],
    ]);
    expect(await imported(content)).toMatchObject({ done: 2, failed: 2 });
  });

  test('names the unknown country in a row', async () => {
    const { rows } = await dry(`${header},Country\n${line()},lv\n${line()},XX\n`);
    expect(rows.map(({ verdict, field }) => [verdict, field])).toEqual([
      ['offered', null],
      ['faulty', 'country'],
    ]);
  });

  test('accepts columns as specified', async () => {
    const { rows } = await dry('A,B\nsomething,+37120009999\n', { columns: '-,phone' });
    expect(rows[0]).toMatchObject({ verdict: 'offered' });
    expect(await preview('A,B\nx,y\n', { columns: 'phone,phone' })).toMatchObject({ status: 422 });
    expect(await preview('A,B\nx,y\n')).toMatchObject({ status: 422 });
  });

  test.each([
    ['text that is not UTF-8', Buffer.from([0x50, 0x68, 0x0a, 0xcf, 0xf0, 0xe8]), 'encoding'],
    ['a quotation that never ends', 'Phone\n"+3712', 'unreadable'],
    ['what only looks like a workbook', Buffer.from('PK\u0003\u0004 and nothing'), 'unreadable'],
    ['bytes', Buffer.from([0, 1, 2, 3, 0]), 'unreadable'],
    ['a header alone', 'Phone\n\n', 'empty'],
    ['too many columns', `${'Phone,'.repeat(150)}\n1\n`, 'tooManyRows'],
    ['too many rows', `Phone\n${'1\n'.repeat(100_001)}`, 'tooManyRows'],
  ])('refuses %s with a reason', async (_, content, type) => {
    const { status, details } = await preview(content);
    expect([status, details[0]]).toEqual([422, { path: 'file', type, message: expect.any(String) }]);
  });

  test('says that a file without any content is empty', async () => {
    const { status, details } = await preview('');
    expect([status, details[0].message]).toEqual([422, 'This file is empty.']);
  });
});

describe('an import', () => {
  test('brings rows in as cold traffic, and says why each that did not come in was refused', async () => {
    const [first, second] = [line(), line()];
    // Of two rows about one person, the first one is the lead.
    const job = await imported(`${header}\n${first}\nX,"=HYPERLINK(""x"")",x@mail.example\n${second}\n${first}\n`);
    expect(job).toMatchObject({ state: 'done', total: 4, done: 2, failed: 2 });
    const leads = await coldLeads();
    expect(leads.slice(0, 2)).toMatchObject([
      { affiliate: affiliate.id, campaign, isCold: true, apiStatus: 'sent' },
      { isCold: true, apiStatus: 'sent' },
    ]);
    const history = await admin.call('GET', `/stat/lead_changes?lead=${leads[0].id}&orderBy=createdAt:asc`);
    expect(history.data.items).toMatchObject([
      { changedBy: 'import', previousStatus: null, apiStatus: 'new' },
      { changedBy: 'push', previousStatus: 'new', apiStatus: 'sent' },
    ]);
    const { data } = await admin.call('GET', `/user/jobs/${job.id}/failures`);
    expect(data.items).toEqual([
      { id: 3, code: 'invalid', field: 'phone', message: 'Formulas are not allowed' },
      { id: 5, code: 'refused', field: null, message: expect.any(String) },
    ]);
    const file = await failuresOf(job.id);
    const [head, formula, twice] = file.split('\r\n');
    expect(head).toBe('\uFEFFRow,Why,firstName,phone,email');
    expect(formula).toBe(`3,Formulas are not allowed,X,"'=HYPERLINK(""x"")",x@mail.example`);
    expect(twice).toContain('5,');
  });

  test('reads workbooks, and numbers in them as they are', async () => {
    people += 1;
    const rows = [
      ['First name', 'Phone', 'Email'],
      ['Anna', 37_122_000_001, 'workbook@mail.example'],
    ];
    expect(await imported(workbook(rows))).toMatchObject({ done: 1, failed: 0 });
    const [lead] = await coldLeads();
    expect((await admin.call('POST', `/stat/leads/${lead.id}/contacts`)).data).toMatchObject({
      firstName: 'Anna',
      phone: '37122000001',
    });
  });

  test('reads invalid characters in workbooks as nothing, or as unreadable', async () => {
    const rows = [
      ['First name', 'Phone', 'Email'],
      ['An_x0000_na &#xD83D;', 37_122_000_002, 'signs@mail.example'],
    ];
    expect(await imported(workbook(rows))).toMatchObject({ done: 1, failed: 0 });
    const [lead] = await coldLeads();
    expect((await admin.call('POST', `/stat/leads/${lead.id}/contacts`)).data).toMatchObject({
      firstName: 'Anna \uFFFD',
    });
  });

  test('stores leads without sending them if asked to', async () => {
    expect(await imported(`${header}\n${line()}\n`, { distribute: false })).toMatchObject({ done: 1 });
    const [lead] = await coldLeads();
    expect(lead).toMatchObject({ apiStatus: 'unsent', advertiser: null, isCold: true });
    const { data } = await admin.call('PATCH', `/stat/leads/${lead.id}/resend`, { items: [{}] });
    expect(data.items[0]).toMatchObject({ apiStatus: 'sent' });
  });

  test('is refused for affiliates who accept no cold traffic, row by row', async () => {
    const accept = (acceptColdTraffic: boolean) =>
      admin.call('PATCH', '/user/users', { items: [{ id: affiliate.id, acceptColdTraffic }] });
    await accept(false);
    const rows = `${header}\n${line()}\n`;
    await vi.waitFor(
      async () => expect((await dry(rows)).rows[0]).toMatchObject({ verdict: 'invalid' }),
      patience.wait,
    );
    const job = await imported(rows);
    expect(job).toMatchObject({ done: 0, failed: 1 });
    const { data } = await admin.call('GET', `/user/jobs/${job.id}/failures`);
    expect(data.items[0].message).toMatch(/cold/i);
    await accept(true);
    await vi.waitFor(
      async () => expect((await dry(rows)).rows[0]).toMatchObject({ verdict: 'offered' }),
      patience.wait,
    );
    const again = await admin.call('POST', `/user/jobs/${job.id}/retry`);
    expect(await ended(again.data.id)).toMatchObject({ done: 1, failed: 0 });
    // What came in by then does not come in again, no matter how much later.
    await administer(product.url, `update idempotency set created_at = created_at - interval '2 days'`);
    expect((await admin.call('POST', `/user/jobs/${job.id}/retry`)).status).toBe(409);
  });

  test('leaves no contact data of its rows in its job', async () => {
    const job = await imported(`${header}\n${line()}\n`);
    const file = await failuresOf(job.id);
    expect(file).toBe('\uFEFFRow,Why\r\n');
  });

  test('is open only to staff, for campaigns that they reach, and is never a job without a file', async () => {
    expect((await upload(`${header}\n${line()}\n`, {}, affiliate)).status).toBe(403);
    const { data: held } = await admin.call('GET', '/user/permissions?permissionRoleType=manager&limit=500');
    const allowed = held.items.filter(({ system }: { system: string }) => /^(lead|campaign|job)\b/.test(system));
    const manager = await product.person('manager', {
      hasCustomPermissions: true,
      customPermissions: allowed.map(({ id }: { id: number }) => id),
    });
    expect((await upload(`${header}\n${line()}\n`, {}, manager)).status).toBe(404);
    const asked = await admin.call('POST', '/user/jobs', { collection: 'stat/leads', call: 'import', ids: [1] });
    expect(asked).toMatchObject({ status: 422, details: [{ path: 'call' }] });
  });

  test('of 100,000 rows holds nobody up', async () => {
    const rows = Array.from(
      { length: 100_000 },
      (_, n) => `Crowd ${n},+3712${String(n).padStart(7, '0')},crowd${n}@mail.example`,
    );
    const file = `${header}\n${rows.join('\n')}\n`;
    const asking = dry(file);
    const others: number[] = [];
    let isOver = false;
    void asking.finally(() => (isOver = true));
    while (!isOver) others.push((await admin.call('GET', '/user/jobs')).status);
    expect(await asking).toMatchObject({ total: 100_000, faulty: 0 });
    expect(others.length).toBeGreaterThan(5);
    expect(new Set(others)).toEqual(new Set([200]));
  });
});

test('a few of many simultaneous files are read at a time, each of which may use a gigabyte', async () => {
  let [reading, most] = [0, 0];
  const count = (worker: Worker): void => {
    reading += 1;
    most = Math.max(most, reading);
    worker.once('exit', () => (reading -= 1));
  };
  process.on('worker', count);
  try {
    const files = Array.from({ length: 6 }, (_, n) => new TextEncoder().encode(`name\nAnna ${n}`));
    const sheets = await Promise.all(files.map((file) => readSheet(file)));
    expect(sheets.map(({ rows }) => rows[0]!.cells)).toEqual(files.map((_, n) => [`Anna ${n}`]));
  } finally {
    process.off('worker', count);
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});

test('rows that did not come in are returned complete, even if only the last of many has a column', async () => {
  const { id } = await imported(`${header}\n,,no address\n`);
  await administer(
    product.url,
    `insert into job_record (tenant_id, job_id, record_id, sent, outcome, code, message)
       select tenant_id, job_id, record_id + n, sent, outcome, code, message
       from job_record cross join generate_series(1, 5000) as n where job_id = ${id};
     update job_record set sent = jsonb_set(sent, '{lead}', sent -> 'lead' || '{"firstName": "Last", "params": {"city": "Cesis"}}')
       where job_id = ${id} and record_id = (select max(record_id) from job_record where job_id = ${id})`,
  );
  const lines = (await failuresOf(id)).trim().split('\r\n');
  expect(lines).toHaveLength(5002);
  expect(lines[0]!.split(',').slice(2).toSorted()).toEqual(['city', 'email', 'firstName']);
  expect(lines.at(-1)).toMatch(/Last/);
  expect(lines.at(-1)).toMatch(/Cesis/);
});

test('a person who is forgotten is forgotten in rows that did not come in, too', async () => {
  const [name, phone] = ['Žanete Kalniņa', '+371 2987 6500'];
  const file = `${header}\n${name},${phone},no address\n${name},${phone},no address either\nOther,+37129876511,none`;
  const { id, failed } = await imported(file);
  expect(failed).toBe(3);
  expect(await failuresOf(id)).toContain(name);
  const { status } = await admin.call('POST', '/user/people/forget', { phone: '+37129876500' });
  expect(status).toBe(200);
  const left = await failuresOf(id);
  expect([left.includes(name), left.includes('2987 6500'), left.includes('Other')]).toEqual([false, false, true]);
});
