import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDomainCheck } from '../../../server/outbound/domain-check.ts';
import { resolveTexts } from '../../../server/outbound/domain-proof.ts';
import type { DomainReach } from '../../../server/outbound/domain-reach.ts';
import { checkDomains } from '../../../server/jobs/domain-checks.ts';
import { createAddresses } from '../../../server/mail/addresses.ts';
import { createEmailSender } from '../../../server/mail/sender.ts';
import { createNotices } from '../../../server/notifications/direct-notices.ts';
import { recordSealing } from '../../../server/secrets/cipher.ts';
import { administer } from '../../postgres.ts';
import { configuration } from '../../configuration.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { patience } from '../../patience.ts';

/** Domains whose proofs are looked up in the test's own DNS server. */

const texts = new Map<string, string[]>();
/** Answers that are held back, by the names they are about. */
const hesitating = new Map<string, (() => void)[]>();
let server: Socket;
let inbox: Inbox;
let product: Product;
let resolve: ReturnType<typeof resolveTexts>;
let admin: Person;

const noSuchName = 3;

/** The name that a query asks for, and where the question ends. */
const questionIn = (query: Buffer): { name: string; end: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5 };
};

/** Where hosts lead is another matter. */
const reach: DomainReach = {
  reach: 'unreachable',
  problem: 'no_address',
  found: null,
  certificate: null,
  expiresAt: null,
};

/** A TXT record for the requested name. */
const record = (text: string): Buffer => {
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 0, 0, text.length + 1, text.length]);
  return Buffer.concat([head, Buffer.from(text)]);
};

const answer = (query: Buffer): Buffer => {
  const { name, end } = questionIn(query);
  const found = texts.get(name.toLowerCase());
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180 | (found ? 0 : noSuchName), 2);
  head.writeUInt16BE(found?.length ?? 0, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, query.subarray(12, end), ...(found ?? []).map(record)]);
};

beforeAll(async () => {
  server = createSocket('udp4');
  server.on('message', (query, { port, address }) => {
    const reply = (): void => server.send(answer(query), port, address);
    const { name } = questionIn(query);
    if (hesitating.has(name.toLowerCase())) hesitating.get(name.toLowerCase())!.push(reply);
    else reply();
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const dnsServers = [`127.0.0.1:${server.address().port}`];
  resolve = resolveTexts(dnsServers);
  inbox = await openInbox();
  product = await startProduct({ smtpUrl: inbox.url }, { parts: { dnsServers } });
  ({ admin } = product);
});
afterAll(async () => {
  await product.close();
  await inbox.close();
  server.close();
});

const verify = async (id: number, person = admin) => person.call('POST', '/user/domains/verify', { items: [{ id }] });
const made = async (host: string, fields: object = {}) =>
  (await admin.make('/user/domains', { host, kinds: ['track'], ...fields }))[0]!;

test('a domain is verified by a TXT record, and fails once that is gone', async () => {
  const { id, proof, state } = await made('Go.Example.COM');
  expect(state).toBe('waiting');
  expect((await verify(id)).data.items[0]).toMatchObject({
    host: 'go.example.com',
    state: 'waiting',
    problem: 'no_record',
    failure: null,
  });
  texts.set('_sluice.go.example.com', ['something else']);
  expect((await verify(id)).data.items[0]).toMatchObject({
    state: 'waiting',
    problem: 'other_record',
    failure: 'something else',
  });
  texts.set('_sluice.go.example.com', ['something else', String(proof)]);
  const verified = (await verify(id)).data.items[0];
  expect(verified).toMatchObject({ state: 'verified', problem: null, failure: null, verifiedAt: expect.any(Number) });
  texts.delete('_sluice.go.example.com');
  expect((await verify(id)).data.items[0]).toMatchObject({ state: 'failing', verifiedAt: verified.verifiedAt });
});

test('a domain can be changed while it is being verified', async () => {
  const { id, proof } = await made('slow.example.com');
  const name = '_sluice.slow.example.com';
  texts.set(name, [String(proof)]);
  const held: (() => void)[] = [];
  hesitating.set(name, held);
  const verifying = verify(id);
  await expect.poll(() => held.length, { timeout: patience.wait, interval: 5 }).toBeGreaterThan(0);
  const edited = await admin.call('PATCH', '/user/domains', { items: [{ id, note: 'Meanwhile' }] });
  expect(edited.status).toBe(200);
  hesitating.delete(name);
  for (const reply of held) reply();
  // Had the edit waited, DNS would have been given up.
  expect((await verifying).data.items).toMatchObject([{ state: 'verified', note: 'Meanwhile', problem: null }]);
});

test('DNS that does not answer is reported as such', async () => {
  const nowhere = resolveTexts(['127.0.0.1:9']);
  await expect(nowhere('_sluice.example.com')).rejects.toThrow();
});

test('each purpose has one default, among the domains used for it', async () => {
  const first = await made('one.example.com', { kinds: ['track', 'postback'], defaultFor: ['track', 'postback'] });
  const second = await made('two.example.com', { kinds: ['track'], defaultFor: ['track'] });
  const path = `/user/domains/${first.id}`;
  expect((await admin.call('GET', path)).data).toMatchObject({ defaultFor: ['postback'] });
  // It lost that by an edit, which can be undone, and then the other ceases to be the default.
  const [{ id: undoes, action, user, changes }] = (await admin.call('GET', `${path}/history`)).data.items;
  expect([action, user, changes]).toEqual(['edit', admin.id, { defaultFor: [['track', 'postback'], ['postback']] }]);
  const undone = await admin.call('PATCH', '/user/domains', { items: [{ id: first.id, undoes }] });
  expect(undone.data.items).toMatchObject([{ defaultFor: ['track', 'postback'] }]);
  expect((await admin.call('GET', `/user/domains/${second.id}`)).data).toMatchObject({ defaultFor: [] });
  expect(
    await admin.call('PUT', '/user/domains', {
      items: [{ host: 'three.example.com', kinds: ['track'], defaultFor: ['landing'] }],
    }),
  ).toMatchObject({ status: 422, details: [{ type: 'otherPurpose', path: 'items.0.defaultFor' }] });
  expect(
    await admin.call('PUT', '/user/domains', { items: [{ host: 'ONE.example.com', kinds: ['track'] }] }),
  ).toMatchObject({ status: 422, details: [{ type: 'unique' }] });
});

test('a host belongs to one network of the installation, and another learns no more than that', async () => {
  const { id } = await made('taken.example.com');
  const stranger = await product.stranger();
  const claim = (host: string) => stranger.call('PUT', '/user/domains', { items: [{ host, kinds: ['track'] }] });
  expect(await claim('TAKEN.example.com')).toMatchObject({
    status: 422,
    details: [{ type: 'uniqueInInstallation', path: 'items.0.host', message: 'Already used in this installation' }],
  });
  expect((await stranger.call('GET', '/user/domains')).data.items).toEqual([]);
  await admin.call('DELETE', '/user/domains', { items: [{ id }] });
  expect(await claim('taken.example.com')).toMatchObject({ status: 201 });
});

test('only one of several networks claiming a host at the same time gets it', async () => {
  const networks = [admin, await product.stranger(), await product.stranger()];
  const answers = await Promise.all(
    networks.map((one) =>
      one.call('PUT', '/user/domains', { items: [{ host: 'raced.example.com', kinds: ['track'] }] }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
});

describe('automatic checks', () => {
  /** The number of checks there would have been by now, had everything happened a day earlier. */
  const checkAll = async (asks = resolve): Promise<void> => {
    await administer(
      product.url,
      "update domains set checked_at = now() - interval '7 hours', updated_at = now() - interval '1 day'",
    );
    const emails = createEmailSender(recordSealing(configuration.secret));
    const { tellOfDomain } = createNotices({ emails, addresses: createAddresses(configuration.url) });
    const check = createDomainCheck({ resolve: asks, reachOf: async () => reach });
    await checkDomains({ database: product.database, check, tell: tellOfDomain });
  };
  const read = async (id: number) => (await admin.call('GET', `/user/domains/${id}`)).data;

  test('verify domains, notice failures with an email to administrators, and notice recoveries', async () => {
    const { id, proof, version } = await made('self.example.com');
    await checkAll();
    expect(await read(id)).toMatchObject({ state: 'waiting', problem: 'no_record', version });
    texts.set('_sluice.self.example.com', [String(proof)]);
    await checkAll();
    expect(await read(id)).toMatchObject({ state: 'verified', problem: null, verifiedAt: expect.any(Number) });
    texts.delete('_sluice.self.example.com');
    await checkAll();
    expect(await read(id)).toMatchObject({ state: 'failing', problem: 'no_record' });
    const mail = await inbox.next('admin@ours.example');
    expect(mail.subject).toContain('Domain failing: self.example.com');
    expect(mail.text).toContain(`/settings/domain-parking/${id}/general`);
    await checkAll();
    texts.set('_sluice.self.example.com', [String(proof)]);
    await checkAll();
    expect(await read(id)).toMatchObject({ state: 'verified', problem: null });
    const { items } = (await admin.call('GET', `/user/domains/${id}/history`)).data;
    expect(items.map(({ changes }: { changes: { state?: unknown } }) => changes.state).filter(Boolean)).toEqual([
      ['failing', 'verified'],
      ['verified', 'failing'],
      ['waiting', 'verified'],
      [null, 'waiting'],
    ]);
    expect(inbox.left()).toEqual([]);
  });

  test('change nothing while DNS does not answer', async () => {
    const { id, proof } = await made('silent.example.com');
    texts.set('_sluice.silent.example.com', [String(proof)]);
    await verify(id);
    await checkAll(resolveTexts(['127.0.0.1:9']));
    expect(await read(id)).toMatchObject({ state: 'verified', problem: 'no_answer' });
  });

  test('run again only when they are due', async () => {
    const { id } = await made('rare.example.com');
    await checkAll();
    const { checkedAt } = await read(id);
    const asked: string[] = [];
    await checkDomains({
      database: product.database,
      check: async ({ host }) => (asked.push(host), { lacks: undefined, reach }),
      tell: async () => undefined,
    });
    expect(asked).toEqual([]);
    expect((await read(id)).checkedAt).toBe(checkedAt);
  });
});
