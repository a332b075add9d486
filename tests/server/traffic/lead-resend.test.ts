import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { administer } from '../../postgres.ts';
import { concludeExpiredPushes } from '../../../server/traffic/leads/expired-pushes.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** Staff resend leads that nobody accepted, correct them, trash them, grade them, and say what advertisers have. */

let product: Product;
let admin: Person;
let advertisers: AdvertiserServer;

beforeAll(async () => {
  advertisers = await openAdvertisers();
  product = await startProduct({ outboundAllow: [advertisers.host], pushBudget: 5 }, { limits: { poolSize: 20 } });
  ({ admin } = product);
});
afterAll(async () => {
  for (const one of advertisers.heard.filter(({ manner }) => manner.startsWith('wait'))) one.answer('cut');
  await product.close();
  await advertisers.close();
});

const simulated = async ({ offer }: Market) => {
  const { id: campaign } = (await admin.call('GET', `/user/campaigns?offer=${offer}`)).data.items[0];
  return (await admin.call('POST', '/stat/simulate', { kind: 'lead', campaign })).data;
};
const market = async (...manners: string[]): Promise<Market> => {
  const at = await openMarket(product, advertisers, manners);
  // In force within a second.
  const isThere = async () => {
    const decided = await simulated(at);
    return decided?.candidates?.length === manners.length && decided.outcome === 'offered';
  };
  await vi.waitUntil(isThere, { timeout: patience.wait });
  return at;
};
const sent = async ({ token, campaign }: Market, lead: object = somebody()) =>
  (await ask(product.app, 'POST', '/public/leads', { token, body: { campaign, ...lead } })).data;
const read = async (id: number) => (await admin.call('GET', `/stat/leads/${id}`)).data;
const attempts = async (id: number) =>
  (await admin.call('GET', `/stat/lead_attempts?lead=${id}&orderBy=id:asc`)).data.items;
const lastChange = async (id: number) =>
  (await admin.call('GET', `/stat/lead_changes?lead=${id}&orderBy=createdAt:desc&limit=1`)).data.items[0];
const act = (name: string, id: number, item: object = {}, person = admin) =>
  person.call('PATCH', `/stat/leads/${id}/${name}`, { items: [item] });
const resent = async (id: number, how: object = {}) => {
  const { status, data, details } = await act('resend', id, how);
  expect([status, details]).toEqual([200, undefined]);
  return data.items[0];
};
/** A cap on one of the advertisers, in force. */
const cap = async (at: Market, taker: number, fields: object): Promise<number> => {
  const { advertiser } = at.takers[taker]!;
  const [made] = await admin.make('/user/caps', {
    title: 'Leads',
    type: 'leads',
    offer: at.offer,
    advertiser,
    ...fields,
  });
  await expect.poll(async () => JSON.stringify(await simulated(at))).toContain(`"detail":${made!.id}`);
  return made!.id;
};
const counter = async (id: number) => {
  const { data } = await admin.call('GET', `/user/caps/${id}`);
  return [Number(data.counter), Number(data.reserved)];
};

test('staff send a lead that a full cap held back once the cap is raised, and its history says who did it', async () => {
  const at = await market('accept');
  const id = await cap(at, 0, { value: '1' });
  expect((await sent(at)).apiStatus).toBe('sent');
  await expect.poll(async () => (await simulated(at)).outcome).toBe('unsent');
  const { id: lead } = await sent(at);
  expect(await read(lead)).toMatchObject({ apiStatus: 'unsent' });
  expect(await resent(lead)).toMatchObject({ apiStatus: 'unsent', isUnderWay: false, failure: null });
  await admin.call('PATCH', '/user/caps', { items: [{ id, value: '2' }] });
  await expect.poll(async () => (await simulated(at)).outcome).toBe('offered');
  const preview = await admin.call('POST', `/stat/leads/${lead}/preview_resend`, {});
  expect(preview.data).toMatchObject({ outcome: 'offered', candidates: [{ advertiser: at.takers[0]!.advertiser }] });
  expect(await attempts(lead)).toEqual([]);
  expect(await resent(lead, { note: 'Cap raised' })).toEqual({
    id: lead,
    apiStatus: 'sent',
    isUnderWay: false,
    reason: null,
    failure: null,
  });
  expect(await lastChange(lead)).toMatchObject({
    changedBy: 'person',
    user: admin.id,
    note: 'Cap raised',
    previousStatus: 'unsent',
    apiStatus: 'sent',
    advertiser: at.takers[0]!.advertiser,
  });
  expect(await counter(id)).toEqual([2, 0]);
  expect((await act('resend', lead)).status).toBe(409);
});

test('staff choose which checks to skip, and a full cap then counts beyond its limit', async () => {
  const at = await market('accept');
  const id = await cap(at, 0, { value: '0' });
  await expect.poll(async () => (await simulated(at)).outcome).toBe('unsent');
  const { id: lead } = await sent(at);
  expect(await resent(lead)).toMatchObject({ apiStatus: 'unsent' });
  expect(await resent(lead, { skip: ['caps'] })).toMatchObject({ apiStatus: 'sent' });
  expect(await counter(id)).toEqual([1, 0]);
});

test('a duplicate goes out only if staff let it through', async () => {
  const at = await market('accept');
  const person = somebody();
  await sent(at, person);
  const { id } = await sent(at, person);
  expect(await read(id)).toMatchObject({ apiStatus: 'duplicate' });
  expect(await resent(id)).toMatchObject({ apiStatus: 'duplicate' });
  expect(await resent(id, { skip: ['duplicates'] })).toMatchObject({ apiStatus: 'sent' });
});

test('nobody who has received a lead gets it again, and only the chosen advertiser may get it', async () => {
  const at = await market('refuse', 'refuse', 'accept');
  const id = await cap(at, 2, { value: '0' });
  await expect.poll(async () => JSON.stringify(await simulated(at))).toContain('"passed":false');
  const { id: lead } = await sent(at);
  expect(await attempts(lead)).toHaveLength(2);
  await admin.call('PATCH', '/user/caps', { items: [{ id, value: '5' }] });
  await expect.poll(async () => JSON.stringify(await simulated(at))).not.toContain('"passed":false');
  expect(await resent(lead, { advertiser: at.takers[0]!.advertiser })).toMatchObject({ apiStatus: 'unsent' });
  expect(await resent(lead)).toMatchObject({ apiStatus: 'sent' });
  const asked = (await attempts(lead)).map(({ advertiser, order }: Record<string, number>) => [order, advertiser]);
  expect(asked).toEqual(at.takers.map(({ advertiser }, place) => [place + 1, advertiser]));
});

test('advertisers it certainly did not reach may still get a lead', async () => {
  const at = await market('accept');
  const { integration } = at.takers[0]!;
  const json = { bodyFormat: 'json', body: '{"lead": "{lead_id}"}' };
  const settings = (url: string) => ({
    data: { outApi: { method: 'POST', url, ...json, timeout: 5, acceptedPath: 'status', acceptedValue: 'ok' } },
  });
  const path = `/user/integrations/${integration}/edit_out_api_mappings`;
  await admin.call('POST', path, settings('http://127.0.0.001:9/x'));
  const { id } = await sent(at);
  expect(await attempts(id)).toMatchObject([{ outcome: 'failed' }]);
  await admin.call('POST', path, settings(`http://${advertisers.host.replace('0.0.1', '0.0.001')}/accept`));
  expect(await resent(id)).toMatchObject({ apiStatus: 'sent' });
  expect(await attempts(id)).toMatchObject([{ outcome: 'failed' }, { outcome: 'accepted' }]);
});

test('two people who send a lead at the same time send it once', async () => {
  const at = await market('refuse', 'accept/once');
  const id = await cap(at, 1, { value: '0' });
  await expect.poll(async () => JSON.stringify(await simulated(at))).toContain('"passed":false');
  const { id: lead } = await sent(at);
  expect(await read(lead)).toMatchObject({ apiStatus: 'unsent' });
  await admin.call('PATCH', '/user/caps', { items: [{ id, value: '10' }] });
  await expect.poll(async () => JSON.stringify(await simulated(at))).not.toContain('"passed":false');
  const other = await product.person('admin');
  const both = await Promise.all([act('resend', lead), act('resend', lead, {}, other), act('resend', lead)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await expect.poll(async () => (await read(lead)).apiStatus).toBe('sent');
  expect(advertisers.heard.filter(({ manner }) => manner === 'accept/once')).toHaveLength(1);
  expect(await counter(id)).toEqual([1, 0]);
});

describe('a lead that an advertiser may have', () => {
  const doubtful = async () => {
    const at = await market('cut', 'accept');
    const id = await cap(at, 0, { value: '5' });
    const { id: lead } = await sent(at);
    expect(await read(lead)).toMatchObject({ apiStatus: 'failed', reason: 'outcome_unknown' });
    expect(await counter(id)).toEqual([1, 0]);
    const { status, details } = await act('resend', lead);
    expect([status, details]).toMatchObject([409, [{ type: 'unsettled' }]]);
    return { at, lead, id };
  };

  test('belongs to them once staff say so', async () => {
    const { at, lead, id } = await doubtful();
    expect((await act('settle', lead, { accepted: true })).data.items[0]).toMatchObject({
      ...at.takers[0],
      apiStatus: 'sent',
    });
    expect(await attempts(lead)).toMatchObject([{ outcome: 'accepted' }]);
    expect(await counter(id)).toEqual([1, 0]);
    // A contrary statement afterwards changes nothing.
    expect((await act('settle', lead, { accepted: false })).data.items[0]).toMatchObject({ apiStatus: 'sent' });
  });

  test('belongs to nobody and no longer counts once staff say that they don’t have it', async () => {
    const { lead, id } = await doubtful();
    expect((await act('settle', lead, { accepted: false })).data.items[0]).toMatchObject({
      apiStatus: 'unsent',
      advertiser: null,
      integration: null,
    });
    expect(await counter(id)).toEqual([0, 0]);
    expect(await lastChange(lead)).toMatchObject({ changedBy: 'person', user: admin.id, previousStatus: 'failed' });
  });
});

describe('further actions:', () => {
  test('data is corrected, and the history names what changed but not its former value', async () => {
    const at = await market('accept');
    const { id } = await sent(at, { ...somebody(), phone: 'none' });
    expect(await read(id)).toMatchObject({ apiStatus: 'invalid' });
    expect((await act('edit', id, { phone: '+371 29123456', firstName: 'Anna' })).data.items[0]).toMatchObject({
      phone: '+371 ••• ••56',
    });
    expect((await act('edit', id, { phone: '+371 ••• ••56' })).status).toBe(422);
    expect((await act('edit', id, { country: 'XX' })).details).toMatchObject([
      { path: 'items.0.country', type: 'choice' },
    ]);
    expect(await lastChange(id)).toMatchObject({ changedFields: ['phone'], apiStatus: 'invalid' });
    expect(await resent(id)).toMatchObject({ apiStatus: 'sent' });
  });

  test('a missing parameter of the vertical is entered, in its format, and the lead can be sent', async () => {
    const at = await market('accept');
    const { vertical } = (await admin.call('GET', `/user/offers/${at.offer}`)).data;
    const incomingParameters = [
      { name: 'age', title: 'Age', required: true, format: 'number' },
      { name: 'city', title: 'City', required: false },
    ];
    const api = { data: { incomingParameters } };
    expect((await admin.call('POST', `/user/verticals/${vertical}/edit_api_settings`, api)).status).toBe(200);
    let id = 0;
    const isInvalid = async () => {
      ({ id } = await sent(at, { ...somebody(), params: { city: 'Riga', extra: 'x' } }));
      return (await read(id)).reason === 'lead_parameters';
    };
    // Until the change of the vertical has arrived.
    await vi.waitUntil(isInvalid, { timeout: patience.wait });
    expect(await act('edit', id, { params: { age: 'old' } })).toMatchObject({
      status: 422,
      details: [{ path: 'items.0.params.age', type: 'floatNumber' }],
    });
    expect((await act('edit', id, { params: { age: '3••' } })).status).toBe(422);
    expect((await act('edit', id, { params: { age: '34', extra: null }, ip: '198.51.100.7' })).status).toBe(200);
    const shown = (await admin.call('POST', `/stat/leads/${id}/contacts`)).data;
    expect(shown).toMatchObject({ ip: '198.51.100.7' });
    expect(shown.params).toEqual([
      { name: 'city', value: 'Riga' },
      { name: 'age', value: '34' },
    ]);
    expect((await lastChange(id)).changedFields.toSorted()).toEqual(['ip', 'params']);
    expect(await resent(id)).toMatchObject({ apiStatus: 'sent' });
  });

  test('several leads go to the trash together or none does', async () => {
    const at = await market('refuse');
    const leads = [await sent(at), await sent(at), await sent(at)].map(({ id }: { id: number }) => id);
    const items = leads.map((id) => ({ id, note: 'Fake' }));
    const missing = await admin.call('PATCH', '/stat/leads/trash', { items: [...items, { id: 99_999_999 }] });
    expect(missing.status).toBe(404);
    expect(await read(leads[0]!)).toMatchObject({ apiStatus: 'unsent' });
    const { data } = await admin.call('PATCH', '/stat/leads/trash', { items });
    expect(data.items.map((one: { apiStatus: string }) => one.apiStatus)).toEqual(['trash', 'trash', 'trash']);
    expect((await act('trash', leads[0]!)).status).toBe(409);
  });

  test('a grade belongs to the lead’s own vertical', async () => {
    const at = await market('accept');
    const { id } = await sent(at);
    const [other] = await admin.make('/user/verticals', { title: `Other ${id}`, leadGrades: [{ title: 'Good' }] });
    const foreign = (other!['leadGrades'] as { id: number }[])[0]!.id;
    expect((await act('grade', id, { grade: foreign })).details).toMatchObject([
      { type: 'otherVertical', path: 'items.0.grade' },
    ]);
    const { vertical } = (await admin.call('GET', `/user/offers/${at.offer}`)).data;
    const items = [{ id: vertical, leadGrades: [{ title: 'Good' }] }];
    const { leadGrades } = (await admin.call('PATCH', '/user/verticals', { items })).data.items[0];
    expect((await act('grade', id, { grade: leadGrades[0].id })).data.items[0]).toMatchObject({
      grade: leadGrades[0].id,
    });
    expect(await lastChange(id)).toMatchObject({ grade: leadGrades[0].id, changedBy: 'person' });
  });

  test('affiliates may do none of it, and managers reach the leads of their affiliates', async () => {
    const at = await market('refuse');
    const { id } = await sent(at);
    expect((await act('trash', id, {}, at.affiliate)).status).toBe(403);
    const manager = await product.person('manager');
    expect([403, 404]).toContain((await act('trash', id, {}, manager)).status);
  });
});

test('many leads are sent by a job, which says why nobody accepted each of the rest', async () => {
  const at = await market('refuse', 'accept');
  const full = await cap(at, 1, { value: '0' });
  await expect.poll(async () => JSON.stringify(await simulated(at))).toContain('"passed":false');
  const leads: number[] = [];
  for (let n = 0; n < 6; n += 1) leads.push((await sent(at)).id);
  await admin.call('PATCH', '/user/caps', { items: [{ id: full, value: '4' }] });
  await expect.poll(async () => JSON.stringify(await simulated(at))).not.toContain('"passed":false');
  const { data: job, details } = await admin.call('POST', '/user/jobs', {
    collection: 'stat/leads',
    call: 'resend',
    query: `offer=${at.offer}`,
    values: { note: 'Together' },
  });
  expect(details).toBeUndefined();
  await vi.waitUntil(async () => (await admin.call('GET', `/user/jobs/${job.id}`)).data.endedAt !== null, {
    timeout: patience.wait,
  });
  expect((await admin.call('GET', `/user/jobs/${job.id}`)).data).toMatchObject({ total: 6, done: 4, failed: 2 });
  const failed = (await admin.call('GET', `/user/jobs/${job.id}/failures`)).data.items;
  for (const { message } of failed) expect(message).toMatch(/^(Nobody takes it|Cap is full)$/);
  expect(await counter(full)).toEqual([4, 0]);
  // As if the process had ended before it could note one that was sent, so that the job does it again.
  await administer(
    product.url,
    `update job_record set outcome = 'failed', code = 'internal' where job_id = ${job.id} and record_id = (
       select min(id) from leads where api_status = 'sent' and id in (${leads.join()}))`,
  );
  const { data: again } = await admin.call('POST', `/user/jobs/${job.id}/retry`);
  const ended = async () => (await admin.call('GET', `/user/jobs/${again.id}`)).data;
  await vi.waitUntil(async () => (await ended()).endedAt !== null, { timeout: patience.wait });
  expect(await ended()).toMatchObject({ total: 3, done: 1, failed: 2 });
});

test('a process that dies while resending a lead leaves it to staff, with the name of who did it', async () => {
  const at = await market('refuse', 'wait');
  const held = await cap(at, 1, { value: '0' });
  await expect.poll(async () => JSON.stringify(await simulated(at))).toContain('"passed":false');
  const { id } = await sent(at);
  await admin.call('PATCH', '/user/caps', { items: [{ id: held, value: '4' }] });
  await expect.poll(async () => JSON.stringify(await simulated(at))).not.toContain('"passed":false');
  const before = advertisers.heard.length;
  const under = act('resend', id);
  await vi.waitUntil(() => advertisers.heard.length > before, { timeout: patience.wait });
  expect((await act('trash', id)).details).toMatchObject([{ type: 'underWay' }]);
  await administer(product.url, `update lead_push set expires_at = now() - interval '1 second'`);
  await concludeExpiredPushes(product.database);
  advertisers.heard[before]!.answer('accept');
  expect((await under).data.items[0]).toMatchObject({ apiStatus: 'failed' });
  expect(await lastChange(id)).toMatchObject({ changedBy: 'person', user: admin.id, reason: 'outcome_unknown' });
  expect(await counter(held)).toEqual([1, 0]);
});
