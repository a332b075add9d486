import { createServer, request, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { createSecureContext } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { certificateState } from '../../../server/outbound/certificate.ts';
import { createDomainCheck } from '../../../server/outbound/domain-check.ts';
import { type ProbeSettings, createReachOf } from '../../../server/outbound/domain-reach.ts';
import { challengeUse, createHostChallenges } from '../../../server/outbound/host-challenge.ts';
import { createInspector } from '../../../server/outbound/inspecting.ts';
import { checkDomains } from '../../../server/jobs/domain-checks.ts';
import { createAddresses } from '../../../server/mail/addresses.ts';
import { createEmailSender } from '../../../server/mail/sender.ts';
import { createNotices } from '../../../server/notifications/direct-notices.ts';
import { noticeText } from '../../../server/notifications/notice-texts.ts';
import { keyFor, recordSealing } from '../../../server/secrets/cipher.ts';
import { createCertifiableHosts } from '../../../server/tenant/certifiable-hosts.ts';
import { configuration } from '../../configuration.ts';
import { patience } from '../../patience.ts';
import { administer } from '../../postgres.ts';
import { authority, certificate, issued } from '../support/certificate.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Where hosts lead, and their certificates: real servers on this machine in front of the product and in its place. */

let product: Product;
let inbox: Inbox;
let ports: ProbeSettings['ports'];
let port: number;
const closing: (() => unknown)[] = [];

const listening = async (server: Server & { closeAllConnections(): void }): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closing.push(() => (server.closeAllConnections(), server.close()));
  return (server.address() as AddressInfo).port;
};

/** Passes a request on to the product, as a proxy in front of it does. */
const passOn =
  (host?: string): RequestListener =>
  (incoming, outgoing) => {
    const headers = { ...incoming.headers, ...(host && { host }) };
    request({ host: '127.0.0.1', port, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end();
  };
const redirect: RequestListener = (_, answer) =>
  void answer.writeHead(301, { location: 'https://parking.example/?from=here' }).end();
const pretend: RequestListener = ({ headers }, answer) =>
  void answer.end(`${headers.host?.replace(/:\d+$/, '')} ${'A'.repeat(43)}`);
/** What the product answered to someone else’s challenge. */
const replay: RequestListener = ({ headers }, answer) =>
  passOn()({ url: `/.well-known/sluice/${'B'.repeat(43)}`, headers } as Parameters<RequestListener>[0], answer);
const flood: RequestListener = ({ socket }, answer) => {
  const more = (): void => {
    while (!socket.destroyed && answer.write('x'.repeat(16_384)));
    if (!socket.destroyed) answer.once('drain', more);
  };
  more();
};
const page: RequestListener = (_, answer) => void answer.writeHead(404).end('<h1>Not here</h1>');
const silence: RequestListener = () => undefined;

/** What each host does; all else leads to the product. */
const behaviours: Record<string, RequestListener> = {
  'lost.example.com': passOn('origin.example.com'),
  'parked.example.com': redirect,
  'pretend.example.com': pretend,
  'replay.example.com': replay,
  'flood.example.com': flood,
  'page.example.com': page,
  'slow.example.com': silence,
};
/** Without a certificate. */
const bare = new Set(['plain.example.com', 'only-plain-redirect.example.com', 'other-plain.example.com']);
const plainBehaviours: Record<string, RequestListener> = {
  'only-plain-redirect.example.com': redirect,
  'other-plain.example.com': page,
};
const certificates: Record<string, { key: string; cert: string }> = {
  'expired.example.com': issued.expired,
  'old.example.com': issued.expired,
  'self-signed.example.com': certificate,
};

const hostOf = (host = ''): string => host.replace(/:\d+$/, '');
const by =
  (table: Record<string, RequestListener>): RequestListener =>
  (incoming, outgoing) =>
    (table[hostOf(incoming.headers.host)] ?? passOn())(incoming, outgoing);

const failing = (code: string) => Object.assign(new Error(code), { code, syscall: 'getaddrinfo' });
const resolve = async (name: string) => {
  if (name === 'nowhere.example.com') throw failing('ENOTFOUND');
  if (name === 'silent.example.com') throw failing('EAI_AGAIN');
  return [{ address: '127.0.0.1', family: 4 }];
};
const hosts = (
  'here,lost,parked,pretend,replay,flood,page,slow,plain,only-plain-redirect,other-plain,expired,old,self-signed,a.b,' +
  'watched,renewed,invalid'
)
  .split(',')
  .map((name) => `${name}.example.com`);

beforeAll(async () => {
  const tls = createTlsServer(
    {
      ...issued.valid,
      SNICallback: (name, done) =>
        bare.has(name)
          ? done(new Error('no certificate'))
          : done(null, createSecureContext(certificates[name] ?? issued.valid)),
    },
    by(behaviours),
  );
  ports = { https: await listening(tls), http: await listening(createServer(by(plainBehaviours))) };
  inbox = await openInbox();
  product = await startProduct(
    { outboundAllow: hosts, smtpUrl: inbox.url, url: 'https://network.example.com' },
    { parts: { dnsServers: ['127.0.0.1:9'], domainReach: { resolve, authorities: [authority], ports } } },
  );
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = product.app.server.address() as AddressInfo);
});
afterAll(async () => {
  for (const close of closing) await close();
  await product.close();
  await inbox.close();
});

const made = async (host: string): Promise<number> =>
  (await product.admin.make('/user/domains', { host, kinds: ['track'] }))[0]!.id;
const checked = async (host: string) => {
  const body = { items: [{ id: await made(host) }] };
  return (await product.admin.call('POST', '/user/domains/verify', body)).data.items[0];
};

const found = (reach: string, reachProblem: string | null, certificateThere: string | null, reachFound?: string) => ({
  reach,
  reachProblem,
  certificate: certificateThere,
  reachFound: reachFound ?? null,
});
test.each([
  ['here', found('here', null, 'valid')],
  ['expired', found('here', null, 'expired')],
  ['self-signed', found('here', null, 'untrusted')],
  ['a.b', found('here', null, 'other_host')],
  ['plain', found('here', 'insecure', 'missing')],
  ['only-plain-redirect', found('unreachable', 'insecure', 'missing', 'https://parking.example/?from=here')],
  ['other-plain', found('elsewhere', 'other_site', 'missing', 'HTTP 404')],
  ['lost', found('elsewhere', 'host_lost', 'valid', 'origin.example.com')],
  ['parked', found('elsewhere', 'redirect', 'valid', 'https://parking.example/?from=here')],
  ['pretend', found('elsewhere', 'other_site', 'valid', 'HTTP 200')],
  ['replay', found('elsewhere', 'other_site', 'valid', 'HTTP 200')],
  ['flood', found('elsewhere', 'other_site', 'valid')],
  ['page', found('elsewhere', 'other_site', 'valid', 'HTTP 404')],
  ['inside', found('unreachable', 'inside', null)],
  ['nowhere', found('unreachable', 'no_address', null)],
])('a host is checked on request: %s', async (name, fields) => {
  expect(await checked(`${name}.example.com`)).toMatchObject({ ...fields, checkedAt: expect.any(Number) });
});

test('a domain tells which host to point it to, and until when its certificate is valid', async () => {
  expect(await checked('old.example.com')).toMatchObject({
    target: 'network.example.com',
    certificateExpiresAt: Date.UTC(2025, 0, 1) / 1000,
  });
});

const challengesOf = (secret: string) => createHostChallenges(keyFor(secret, challengeUse));

const reachAt = (at: ProbeSettings['ports'], within?: ProbeSettings['patience']) =>
  createReachOf(
    {
      inspect: createInspector({ allow: hosts, own: new Map(), resolve, authorities: [authority] }),
      challenges: challengesOf(configuration.secret),
    },
    { ports: at, ...(within && { patience: within }) },
  );

test('a host that never answers is not waited for', async () => {
  expect(await reachAt(ports, { https: 300, http: 300 })('slow.example.com')).toMatchObject({
    reach: 'unreachable',
    problem: 'timeout',
  });
});

test('an address at which nothing listens is told apart', async () => {
  const server = createServer();
  const free = await listening(server);
  await new Promise((done) => server.close(done));
  expect(await reachAt({ https: free, http: free })('here.example.com')).toMatchObject({
    reach: 'unreachable',
    problem: 'refused',
    certificate: null,
  });
});

test('an installation with another secret is another one', async () => {
  const reachOf = createReachOf(
    {
      inspect: createInspector({ allow: hosts, own: new Map(), resolve, authorities: [authority] }),
      challenges: challengesOf('another secret that is long enough'),
    },
    { ports },
  );
  expect(await reachOf('here.example.com')).toMatchObject({ reach: 'elsewhere', problem: 'other_site' });
});

test.each([
  ['much time left', 60, 90, 'valid'],
  ['less than two weeks left', 13, 90, 'expiring'],
  ['a short life, half of it left', 3, 6, 'valid'],
  ['a short life, little of it left', 1, 6, 'expiring'],
  ['none left', -1, 90, 'expired'],
])('a certificate with %s', (_, left, life, state) => {
  const day = 24 * 60 * 60 * 1000;
  const until = 1000 * day + left * day;
  expect(certificateState({ from: until - life * day, until, problem: undefined }, 1000 * day)).toBe(state);
});

describe('the challenge', () => {
  const ask = (challenge: string, host = 'any.example.com') =>
    product.app.inject({ method: 'GET', url: `/.well-known/sluice/${challenge}`, headers: { host } });

  test('is answered for the host under which it arrives, as plain text that nobody keeps', async () => {
    const challenge = 'c'.repeat(43);
    const { headers, payload } = await ask(challenge, 'ANY.example.com:8443');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
    const [host, answer] = payload.split(' ');
    expect(host).toBe('any.example.com');
    expect(challengesOf(configuration.secret).isRight('any.example.com', challenge, answer!)).toBe(true);
    expect((await ask(challenge, 'other.example.com')).payload).not.toContain(answer);
  });

  test.each([
    ['short', 'any.example.com'],
    ['d'.repeat(44), 'any.example.com'],
    ['e'.repeat(43), '<script>'],
  ])('is nothing else: %s for %s', async (challenge, host) => {
    expect((await ask(challenge, host)).statusCode).toBe(404);
  });

  test.each([
    ['traffic', 200],
    ['admin', 200],
    ['jobs', 404],
  ] as const)('is answered by processes that visitors or people reach: %s', async (role, status) => {
    const app = await product.beside({ roles: new Set([role]) });
    const url = `/.well-known/sluice/${'f'.repeat(43)}`;
    expect((await app.inject({ url, headers: { host: 'any.example.com' } })).statusCode).toBe(status);
  });
});

describe('automatic checks', () => {
  const checkAgain = async (id: number): Promise<void> => {
    await administer(product.url, `update domains set checked_at = now() - interval '7 hours' where id = ${id}`);
    const emails = createEmailSender(recordSealing(configuration.secret));
    const { tellOfDomain } = createNotices({ emails, addresses: createAddresses(configuration.url) });
    const reachOf = reachAt(ports);
    const check = createDomainCheck({ resolve: async (name) => [name.replace('_sluice.', '')], reachOf });
    await checkDomains({ database: product.database, check, madeUp: ['sluice-demo'], tell: tellOfDomain });
  };
  /** A domain whose proof is its host, which is what DNS says here. */
  const watched = async (host: string): Promise<number> => {
    const id = await made(host);
    await administer(product.url, `update domains set proof = host where id = ${id}`);
    return id;
  };
  const read = async (id: number) => (await product.admin.call('GET', `/user/domains/${id}`)).data;

  test('tell administrators once, when a domain in use is missed a second time', async () => {
    const id = await watched('watched.example.com');
    await checkAgain(id);
    const { version } = await read(id);
    expect(await read(id)).toMatchObject({ state: 'verified', reach: 'here', certificate: 'valid', misses: 0 });
    behaviours['watched.example.com'] = page;
    await checkAgain(id);
    expect(await read(id)).toMatchObject({ reach: 'elsewhere', misses: 1, version });
    expect(inbox.left()).toEqual([]);
    await checkAgain(id);
    const mail = await inbox.next('admin@ours.example');
    expect(mail.subject).toContain('Domain failing: watched.example.com');
    expect(mail.text).toContain('watched.example.com no longer leads here');
    await checkAgain(id);
    expect(await read(id)).toMatchObject({ state: 'verified', misses: 3, version });
    expect(inbox.left()).toEqual([]);
    delete behaviours['watched.example.com'];
    await checkAgain(id);
    expect(await read(id)).toMatchObject({ reach: 'here', reachProblem: null, reachFound: null, misses: 0 });
  });

  test('leave the made-up hosts of the demo networks alone, whatever else there is', async () => {
    const id = await watched('made-up.example.com');
    const customer = (is: string) => administer(product.url, `update tenant set customer_id = ${is}`);
    await customer("'sluice-demo'");
    await checkAgain(id);
    await customer('null');
    expect(await read(id)).toMatchObject({ state: 'waiting', reach: null });
    await checkAgain(id);
    expect(await read(id)).toMatchObject({ state: 'verified' });
  });

  test('count a miss that someone found first, and notify all the same', async () => {
    const id = await watched('renewed.example.com');
    await checkAgain(id);
    behaviours['renewed.example.com'] = page;
    const body = { items: [{ id }] };
    for (let n = 0; n < 2; n += 1) {
      const answer = await product.admin.call('POST', '/user/domains/verify', body);
      expect(answer.data.items[0]).toMatchObject({ reach: 'elsewhere', misses: 1 });
      // DNS does not answer here, which says nothing about the proof.
      expect(answer.data.items[0]).toMatchObject({ state: 'verified', problem: 'no_answer' });
    }
    await checkAgain(id);
    expect((await inbox.next('admin@ours.example')).subject).toContain('Domain failing: renewed.example.com');
  });

  test('tell them when its certificate is invalid', async () => {
    const id = await watched('invalid.example.com');
    await checkAgain(id);
    certificates['invalid.example.com'] = issued.expired;
    await checkAgain(id);
    await checkAgain(id);
    const mail = await inbox.next('admin@ours.example');
    expect(mail.text).toContain('invalid.example.com no longer has a valid certificate');
  });
});

describe('certificates', () => {
  const verified = async (host: string): Promise<void> => {
    const id = await made(host);
    await administer(product.url, `update domains set state = 'verified' where id = ${id}`);
  };

  test('may be had for verified domains only', async () => {
    await made('waiting.example.org');
    await verified('verified.example.org');
    const app = await product.beside();
    const status = async (query: string) => (await app.inject(`/certificates/ask${query}`)).statusCode;
    expect(await status('?domain=verified.example.org')).toBe(200);
    expect(await status('?domain=VERIFIED.example.org')).toBe(200);
    for (const query of [
      '?domain=waiting.example.org',
      '?domain=unknown.example.org',
      '?domain=',
      '',
      '?domain=a&domain=b',
    ])
      expect(await status(query)).toBe(404);
  });

  test('can be asked for any number of times with one look at the database, and while it is away', async () => {
    await verified('held.example.org');
    let looks = 0;
    const { database } = product;
    const isCertifiable = createCertifiableHosts({
      lookup: (work) => ((looks += 1), database.lookup(work)),
    });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => isCertifiable(n === 0 ? 'held.example.org' : `made-up-${n}.example.org`)),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(looks).toBe(1);
    let refused = 0;
    let isAway = false;
    const brief = createCertifiableHosts(
      {
        lookup: (work) => (isAway ? ((refused += 1), Promise.reject(new Error('away'))) : database.lookup(work)),
      },
      1,
    );
    expect(await brief('held.example.org')).toBe(true);
    isAway = true;
    const heard = new Set<boolean>();
    await vi.waitFor(
      async () => {
        heard.add(await brief('held.example.org'));
        expect(refused).toBeGreaterThan(1);
      },
      { timeout: patience.wait, interval: 10 },
    );
    expect([...heard]).toEqual([true]);
  });
});

test.each([
  ['astray', 'It no longer leads here'],
  ['expiring', 'Its certificate expires soon'],
  [undefined, 'Its TXT record is gone'],
])('the bell says what is wrong with a domain: %s', (trouble, text) => {
  expect(noticeText('domain.failing', { title: 'go.example.com', ...(trouble && { trouble }) }, 'en')).toEqual({
    title: 'Domain failing: go.example.com',
    text,
  });
});
