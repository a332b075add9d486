import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connected } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { patience } from '../../patience.ts';

/** Visitors open links of campaigns: where they go, and what is recorded. */

let product: Product;
let admin: Person;
let affiliate: Person;
let link = '';
const ids = { campaign: 0, offer: 0, advertiser: 0, landing: 0 };

const latvia = '212.93.97.145';
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

const one = async (path: string, item: object) => (await admin.make(path, item))[0]!;
const setStatus = async (path: string, id: number, status: string, more: object = {}) =>
  expect((await admin.call('POST', path, { items: [{ id, status, ...more }] })).status).toBe(200);

interface Opening {
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  from?: string;
  host?: string;
  app?: FastifyInstance;
  campaign?: string;
}

const open = async (
  query = '',
  { method = 'GET', headers = {}, from = latvia, host = 'sluice.test', app = product.app, campaign }: Opening = {},
) => {
  const response = await app.inject({
    method,
    url: `${campaign === undefined ? link : `/c/${campaign}`}${query}`,
    remoteAddress: from,
    headers: { host, 'user-agent': browser, 'accept-language': 'lv-LV,lv;q=0.9,en;q=0.8', ...headers },
  });
  const location = String(response.headers['location'] ?? '');
  return { response, status: response.statusCode, location, to: URL.parse(location) };
};

interface Listed {
  id: number;
  secureId: string;
  [field: string]: unknown;
}
const list = async (query = '', person = admin): Promise<Listed[]> => {
  const { status, data } = await person.call('GET', `/stat/clicks?orderBy=createdAt:desc&${query}`);
  expect(status).toBe(200);
  return data.items;
};
const latest = async (person = admin): Promise<Listed> => (await list('limit=1', person))[0]!;

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  affiliate = await product.person('affiliate');
  ids.advertiser = (await one('/user/advertisers', { title: 'Nordwind' })).id;
  ids.offer = (await one('/user/offers', { title: 'KetoSlim', advertisers: [ids.advertiser] })).id;
  ids.landing = (
    await one('/user/landings', {
      title: 'Quiz',
      offer: ids.offer,
      advertiser: ids.advertiser,
      targetUrl: 'https://landing.example/page?id={click_id}&a={affiliate_id}&geo={country}&lang={language}&s={sub1}',
    })
  ).id;
  await setStatus('/user/landings/change_status', ids.landing, 'active');
  await setStatus('/user/offers/change_block', ids.offer, 'active');
  const campaign = await one('/user/campaigns', { title: 'Spring', affiliate: affiliate.id, offer: ids.offer });
  ids.campaign = campaign.id;
  link = `/c/${String(campaign['secureId'])}`;
  await vi.waitFor(async () => expect((await open()).status).toBe(302), patience.wait);
});
afterAll(() => product.close());

describe('a visitor', () => {
  test('is sent on with everything in the link, and recorded', async () => {
    const { status, to, response } = await open('?sub1=news%20letter&sub9=x&source=mail&utm_campaign=spring&lang=ru', {
      headers: { referer: 'https://blog.example/post' },
    });
    expect(status).toBe(302);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store, max-age=0',
      'x-robots-tag': expect.any(String),
    });
    const click = await latest();
    expect(to?.origin).toBe('https://landing.example');
    expect(Object.fromEntries(to!.searchParams)).toEqual({
      id: click.secureId,
      a: String(affiliate.id),
      geo: 'LV',
      // The link can’t change what the landing page's own address contains.
      lang: 'lv',
      s: 'news letter',
      utm_campaign: 'spring',
    });
    expect(click).toMatchObject({
      affiliate: affiliate.id,
      campaign: ids.campaign,
      offer: ids.offer,
      advertiser: ids.advertiser,
      landing: ids.landing,
      clickStatus: 1,
      outcome: 'sent',
      reason: null,
      refusal: null,
      country: 'LV',
      language: 'lv',
      ip: latvia,
      isUnique: true,
      fullTrafficSource: 'mail',
      sub1: 'news letter',
      sub2: null,
      sub9: 'x',
      userAgent: browser,
      referrer: 'https://blog.example/post',
      targetUrl: to?.href,
    });
    expect(click['campaignUrl']).toContain(`${link}?sub1=news%20letter`);
  });

  test('is unique once per campaign, as their browser’s cookie shows', async () => {
    const first = await open();
    const cookie = String(first.response.headers['set-cookie']);
    expect(cookie).toMatch(
      new RegExp(`^sluice_click=[0-9a-f]{32}; Path=${link}; Max-Age=2592000; HttpOnly; SameSite=Lax$`),
    );
    const again = await open('', { headers: { cookie: `other=1; ${cookie.split(';')[0]}` } });
    expect(again.status).toBe(302);
    expect(again.response.headers['set-cookie']).toBeUndefined();
    expect(await latest()).toMatchObject({ isUnique: false, clickStatus: 1 });
    const secure = await open('', {
      from: '127.0.0.1',
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': latvia },
    });
    expect(secure.response.headers['set-cookie']).toContain('; Secure');
  });

  test('takes along what the landing page’s parameters specify', async () => {
    const offer = (await one('/user/offers', { title: 'Passing on' })).id;
    const edit = (item: object) => admin.call('PATCH', '/user/landings', { items: [item] });
    const landing = (
      await one('/user/landings', { title: 'Plain', offer, targetUrl: 'https://plain.example/p?a=1#top' })
    ).id;
    await setStatus('/user/landings/change_status', landing, 'active');
    await setStatus('/user/offers/change_block', offer, 'active');
    const campaign = await one('/user/campaigns', { title: 'Passing on', affiliate: affiliate.id, offer });
    const query = '?sub1=news%20letter&sub2=x&utm=1&cid=forged&a=2';
    const arrive = async () => open(query, { campaign: String(campaign['secureId']) });
    await vi.waitFor(
      async () => expect((await arrive()).location).toBe('https://plain.example/p?a=1&utm=1&cid=forged#top'),
      patience.wait,
    );

    const subParameters = [
      { sub: 'sub1', name: 'aff_sub' },
      { sub: 'sub2', name: 'a' },
      { sub: 'sub9', name: 's9' },
    ];
    const tracking = { clickIdParameter: 'cid', subParameters };
    expect((await edit({ id: landing, additionalParameters: { tracking } })).status).toBe(200);
    await vi.waitFor(async () => expect((await arrive()).location).toContain('aff_sub'), patience.wait);
    const { location } = await arrive();
    const { secureId, targetUrl } = await latest();
    expect(location).toBe(`https://plain.example/p?a=1&cid=${secureId}&aff_sub=news%20letter&s9=&utm=1#top`);
    expect(targetUrl).toBe(location);

    expect(
      (await edit({ id: landing, additionalParameters: { tracking: { ...tracking, keepQuery: false } } })).status,
    ).toBe(200);
    await vi.waitFor(
      async () =>
        expect((await arrive()).location).toMatch(
          /^https:\/\/plain\.example\/p\?a=1&cid=[0-9a-f]+&aff_sub=news%20letter&s9=#top$/,
        ),
      patience.wait,
    );

    const simulated = await admin.call('POST', '/stat/simulate', { kind: 'click', campaign: campaign.id });
    expect(simulated.data.url).toBe('https://plain.example/p?a=1&cid={click_id}&aff_sub={sub1}&s9={sub9}#top');
  });

  test('is sent on by the offer’s method, through pages that contain nothing but the address', async () => {
    const offer = (await one('/user/offers', { title: 'Sent on' })).id;
    const landing = (
      await one('/user/landings', { title: 'Far', offer, targetUrl: 'https://far.example/?a=1&b=\'"><script>' })
    ).id;
    await setStatus('/user/landings/change_status', landing, 'active');
    await setStatus('/user/offers/change_block', offer, 'active');
    const campaign = String(
      (await one('/user/campaigns', { title: 'Sent on', affiliate: affiliate.id, offer }))['secureId'],
    );
    const arrive = (query = '', more: Opening = {}) => open(query, { campaign, ...more });
    await vi.waitFor(async () => expect((await arrive()).status).toBe(302), patience.wait);
    const { location: target } = await arrive();
    const by = async (redirectMethod: string) => {
      const { status } = await admin.call('PATCH', '/user/offers', { items: [{ id: offer, redirectMethod }] });
      expect(status).toBe(200);
    };
    const said = (text: string) => text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    const refreshTo = (body: string) => said(/http-equiv="refresh" content="0;url=([^"]*)"/.exec(body)?.[1] ?? '');

    await by('meta_refresh');
    await vi.waitFor(async () => expect((await arrive()).status).toBe(200), patience.wait);
    const { response: meta } = await arrive();
    expect(meta.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(meta.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    );
    expect(meta.headers['set-cookie']).toContain('sluice_click=');
    expect(refreshTo(meta.body)).toBe(target);
    expect(meta.body).not.toContain('<script>');
    expect((await arrive('', { headers: { 'accept-language': 'ru' } })).response.body).toContain('<html lang="ru">');
    expect(JSON.parse((await arrive('?format=json')).response.body).data.url).toBe(target);
    expect((await arrive('', { method: 'HEAD' })).response.body).toBe('');

    await by('javascript');
    await vi.waitFor(async () => expect((await arrive()).response.body).toContain('<script>'), patience.wait);
    const { response: script } = await arrive();
    const [, code = ''] = /<script>(.*?)<\/script>/s.exec(script.body) ?? [];
    expect(script.body.match(/<script/g)).toHaveLength(1);
    expect(code).not.toContain('far.example');
    expect(script.headers['content-security-policy']).toContain(
      `script-src 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
    expect(said(/<a href="([^"]*)"/.exec(script.body)?.[1] ?? '')).toBe(target);

    await by('double_meta_refresh');
    await vi.waitFor(
      async () => expect(refreshTo((await arrive()).response.body)).toContain(`/c/${campaign}/on?to=`),
      patience.wait,
    );
    const { response: first } = await arrive();
    expect(first.body).not.toContain('far.example');
    const count = (await list('limit=500')).length;
    const second = (path: string) =>
      product.app.inject({ url: path, headers: { host: 'sluice.test', 'user-agent': browser } });
    const next = refreshTo(first.body);
    const last = await second(next);
    expect(last.statusCode).toBe(200);
    expect(refreshTo(last.body)).toBe(target);
    for (const { headers } of [first, last]) expect(headers['referrer-policy']).toBe('no-referrer');
    expect(await list('limit=500')).toHaveLength(count);
    // It leads nowhere but where a click led.
    expect((await second(next.replace(campaign, link.slice(3)))).statusCode).toBe(404);
    expect((await second(`/c/${campaign}/on?to=https://evil.example/`)).statusCode).toBe(404);
    expect((await second(`/c/${campaign}/on`)).statusCode).toBe(404);
  });

  test('gets the destination as JSON, which others’ pages may read', async () => {
    const { response, status } = await open('?format=json&sub1=a');
    expect(status).toBe(200);
    const { data } = response.json();
    expect(data).toEqual({ clickId: (await latest()).secureId, url: expect.stringContaining('s=a') });
    expect(response.headers['access-control-allow-origin']).toBe('*');
    const wrong = await open('?format=xml');
    expect([wrong.status, wrong.response.json().details]).toMatchObject([400, [{ path: 'format' }]]);
  });

  test.each<[string, Opening]>([
    ['head', { method: 'HEAD' }],
    ['prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['prefetch', { headers: { 'x-moz': 'prefetch' } }],
    ['bot', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } }],
  ])('that is not a person (%s) gets the same answer and counts toward no cap', async (reason, opening) => {
    const { status, to, response } = await open('', opening);
    expect([status, to?.origin]).toEqual([302, 'https://landing.example']);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await latest()).toMatchObject({
      clickStatus: 2,
      reason,
      refusal: 'automatic',
      isUnique: false,
      outcome: 'sent',
    });
  });

  test('goes back or finds a page that says so, if nobody takes them', async () => {
    await setStatus('/user/campaigns/change_status', ids.campaign, 'inactive');
    await expect.poll(async () => (await open()).status).toBe(404);
    const { response } = await open('', { headers: { 'accept-language': 'ru' } });
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-language': 'ru' });
    expect(response.body).toContain('Эта ссылка никуда не ведёт');
    expect(await latest()).toMatchObject({
      clickStatus: 2,
      outcome: 'nowhere',
      reason: 'campaign_active',
      refusal: 'campaign',
    });
    expect((await open('?format=json')).response.json().data).toEqual({
      clickId: (await latest()).secureId,
      url: null,
    });

    const edited = await admin.call('PATCH', '/user/offers', {
      items: [{ id: ids.offer, trafficbackUrl: 'https://back.example/?c={click_id}' }],
    });
    expect(edited.status).toBe(200);
    await expect.poll(async () => (await open()).status).toBe(302);
    const back = await open('?utm=1');
    expect(back.location).toBe(`https://back.example/?c=${(await latest()).secureId}&utm=1`);
    expect(await latest()).toMatchObject({ clickStatus: 2, outcome: 'trafficback', advertiser: null, landing: null });
    await admin.call('PATCH', '/user/offers', { items: [{ id: ids.offer, trafficbackUrl: null }] });
    await setStatus('/user/campaigns/change_status', ids.campaign, 'active');
    await expect.poll(async () => (await open()).to?.origin).toBe('https://landing.example');
  });
});

describe('a click', () => {
  test('records why it went where it went', async () => {
    await open();
    const { id } = await latest();
    const { data, status } = await admin.call('GET', `/stat/clicks/${id}/decision`, undefined, { language: 'ru' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ outcome: 'sent', reason: null });
    expect(data.checks[0]).toEqual({
      code: 'campaign_active',
      passed: true,
      waived: false,
      text: 'Кампания активна',
      detail: null,
    });
    expect(data.candidates).toMatchObject([{ landing: ids.landing, advertiser: ids.advertiser, order: 1 }]);
  });

  test('is visible to its affiliate and to staff, each with the fields they may see', async () => {
    await open('?sub1=mine');
    const seen = await latest(affiliate);
    expect(seen).toMatchObject({ sub1: 'mine', clickStatus: 1, country: 'LV' });
    for (const hidden of ['affiliate', 'advertiser', 'reason', 'targetUrl', 'decision'])
      expect(seen).not.toHaveProperty(hidden);
    expect((await affiliate.call('GET', `/stat/clicks?advertiser=${ids.advertiser}`)).status).toBe(400);
    expect((await affiliate.call('GET', `/stat/clicks/${seen.id}/decision`)).status).toBe(403);
    expect(await list('', await product.person('affiliate'))).toEqual([]);
    expect(await list('', await product.person('advertiser_manager'))).toEqual([]);
    const stranger = await product.stranger();
    expect(await list('', stranger)).toEqual([]);
    expect((await stranger.call('GET', `/stat/clicks/${seen.id}/decision`)).status).toBe(404);
    expect(await latest()).not.toHaveProperty('decision');
  });

  test('is filtered, counted and found by its number', async () => {
    const { id } = await latest();
    expect((await admin.call('GET', `/stat/clicks/${id}`)).data).toMatchObject({ id });
    const { data } = await admin.call(
      'GET',
      `/stat/clicks?clickStatus=1&campaign=${ids.campaign}&country=LV&withMeta=totalCount`,
    );
    expect(data.meta.totalCount).toBe(data.items.length);
    expect(await list('country=DE')).toEqual([]);
  });

  test('is found by its sub IDs and its address, letter by letter', async () => {
    for (const query of ['?sub1=Blue&sub9=a%2Cb', '?sub1=blue', '?sub1=Red'])
      expect((await open(query, { from: '198.51.100.77' })).status).toBe(302);
    const subsOf = async (query: string) => (await list(query)).map(({ sub1 }) => sub1);
    expect(await subsOf('sub1=Blue')).toEqual(['Blue']);
    expect(await subsOf('sub1=Red,Blue')).toEqual(['Red', 'Blue']);
    expect(await subsOf('sub9=a%2Cb')).toEqual(['Blue']);
    expect(await subsOf('sub2=Blue')).toEqual([]);
    expect(await subsOf('ip=198.51.100.77&sub1=blue')).toEqual(['blue']);
    expect(await subsOf('ip=198.51.100.78')).toEqual([]);
    expect(await admin.call('GET', '/stat/clicks?ip=198.51')).toMatchObject({
      status: 400,
      details: [{ path: 'ip' }],
    });
  });
});

describe('links of others', () => {
  test('lead nowhere, whatever they consist of', async () => {
    const before = (await list('limit=500')).length;
    for (const path of ['/c/nobody', '/c/%00', `/c/${'x'.repeat(5000)}`, '/c/__proto__', '/c/%E0%A4%A', `${link}x`]) {
      const { statusCode } = await product.app.inject({ url: path, headers: { 'user-agent': browser } });
      expect([path.slice(0, 40), statusCode]).toEqual([path.slice(0, 40), path.includes('%E0') ? 400 : 404]);
    }
    expect((await list('limit=500')).length).toBe(before);
  });

  test('work only on the network’s host and its verified tracking domains', async () => {
    await product.stranger();
    const found = await connected(
      product.url,
      async (client) => (await client.query<{ host: string }>('select host from tenant_host')).rows,
    );
    expect((await open('', { host: found[0]!.host })).status).toBe(404);
    await one('/user/domains', { host: 'go.track.example', kinds: ['track'] });
    await connected(product.url, (client) => client.query(`update domains set state = 'verified'`));
    await expect.poll(async () => (await open('', { host: 'GO.track.example' })).status).toBe(302);
  });

  test('may contain anything without breaking anything', async () => {
    const absurd = [
      '?sub1=%00%00a&sub2=%ED%A0%80&sub3=%F0%9F%98%80',
      `?sub1=${'x'.repeat(4000)}`,
      '?sub1=a&sub1=b&sub1[]=c&sub10=d&SUB1=e',
      '?%=%&&&==&sub1=%zz',
      '?sub1=%22%3E%3Cscript%3E&x=%0d%0aset-cookie:%20a=b',
      `?${Array.from({ length: 500 }, (_, n) => `p${n}=1`).join('&')}`,
      '?sub1=https://evil.example/&id=stolen',
    ];
    for (const query of absurd) {
      const { status, to, response } = await open(query);
      expect([query.slice(0, 30), status, to?.origin]).toEqual([query.slice(0, 30), 302, 'https://landing.example']);
      expect(to?.searchParams.get('id')).toBe((await latest()).secureId);
      expect(String(response.headers['location'])).toMatch(/^[\x21-\x7e]+$/);
    }
    const [, , kept] = await list('limit=5');
    expect(kept).toBeDefined();
    expect(
      (await open('', { headers: { 'x-forwarded-for': 'garbage', referer: 'x'.repeat(5000) }, from: '127.0.0.1' }))
        .status,
    ).toBe(302);
    expect(await latest()).toMatchObject({ referrer: 'x'.repeat(2000) });
  });
});

test('a flood from one address is throttled, others are not', async () => {
  const flood = await Promise.all(Array.from({ length: 1100 }, () => open('', { from: '198.51.100.9' })));
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(100);
  expect(refused[0]?.response.headers).toMatchObject({ 'retry-after': expect.any(String), 'ratelimit-remaining': '0' });
  expect((await open()).status).toBe(302);
  const kept = await connected(
    product.url,
    async (client) =>
      (await client.query(`select count(distinct secure_id)::int as count from clicks where ip = '198.51.100.9'`)).rows,
  );
  expect(kept).toEqual([{ count: 1000 }]);
});

test('someone who can’t open what a click was sent by, or for, sees its title', async () => {
  await open();
  const click = await latest();
  for (const [field, title] of [
    ['offer', 'KetoSlim'],
    ['affiliate', expect.stringMatching(/\w/)],
  ]) {
    const asked = await admin.call('GET', `/user/titles?entity=click&field=${String(field)}&id=${click.id}`);
    expect(asked.data.items).toEqual([{ id: click.id, titles: [{ id: click[String(field)], title }] }]);
  }
  expect((await admin.call('GET', `/user/related?entity=click&id=${click.id}`)).data.items).toEqual([]);
  expect((await admin.call('GET', `/user/as_of?entity=click&id=${click.id}&at=1`)).status).toBe(400);
});
