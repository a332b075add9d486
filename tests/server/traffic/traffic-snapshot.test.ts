import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configuration } from '../../configuration.ts';
import { administer } from '../../postgres.ts';
import { setCounter } from '../support/counting.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** Setup decides traffic in every process, whichever it was changed in. */

let product: Product;
let admin: Person;
let other: FastifyInstance;

const one = async (path: string, item: object) => (await admin.make(path, item))[0]!.id;
const done = async (answer: ReturnType<Person['call']>): Promise<void> => {
  const { status, message, details } = await answer;
  expect([status, message, details]).toEqual([200, undefined, undefined]);
};
const edit = (path: string, id: number, fields: object) =>
  done(admin.call('PATCH', path, { items: [{ id, ...fields }] }));
const setStatus = (path: string, id: number, status: string, more: object = {}) =>
  done(admin.call('POST', path, { items: [{ id, status, ...more }] }));

const ids = {
  campaign: 0,
  offer: 0,
  vertical: 0,
  affiliate: 0,
  stranger: 0,
  team: 0,
  advertiser: 0,
  advertiserAssignment: 0,
  affiliateAssignment: 0,
  integration: 0,
  landing: 0,
  otherLanding: 0,
  targeting: 0,
  cap: 0,
  geo: 0,
  source: 0,
  hold: 0,
  model: 0,
  usd: 0,
  rule: 0,
};

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
  other = await product.beside();
  ids.vertical = await one('/user/verticals', { title: 'Crypto' });
  const platform = await one('/user/platforms', { title: 'Irev', outApiEnabled: true });
  const template = await one('/user/integration_templates', {
    title: 'Irev push',
    platform,
    vertical: ids.vertical,
    integrationMethodsRestrictions: ['outApi'],
  });
  ids.advertiser = await one('/user/advertisers', { title: 'Nordwind' });
  ids.source = await one('/user/traffic_sources', { title: 'Search' });
  ids.geo = await one('/user/geos', { title: 'Baltics', countries: ['LV'] });
  ids.team = await one('/user/teams', { title: 'Wolves' });
  await setStatus('/user/teams/change_block', ids.team, 'blocked', { blockingType: 'full', reason: 'Fraud' });
  ids.offer = await one('/user/offers', { title: 'KetoSlim', advertisers: [ids.advertiser], vertical: ids.vertical });
  const assignments = await admin.call('GET', `/user/advertiser_assignments?offer=${ids.offer}`);
  ids.advertiserAssignment = assignments.data.items[0].id;
  const page = { offer: ids.offer, advertiser: ids.advertiser, targetUrl: 'https://landing.example/page' };
  ids.landing = await one('/user/landings', { title: 'Quiz', ...page });
  ids.otherLanding = await one('/user/landings', { title: 'Short form', ...page });
  await setStatus('/user/landings/change_status', ids.landing, 'active');
  await setStatus('/user/offers/change_block', ids.offer, 'active');
  ids.integration = await one('/user/integrations', {
    title: 'Nordwind',
    advertiser: ids.advertiser,
    template,
    offers: [ids.offer],
    outApiEnabled: true,
  });
  ids.affiliate = (await product.person('affiliate')).id;
  ids.stranger = (await product.person('affiliate')).id;
  ids.campaign = await one('/user/campaigns', { title: 'Spring', affiliate: ids.affiliate, offer: ids.offer });
  const { data } = await admin.call('GET', '/user/payment_models?limit=1');
  ids.model = data.items[0].id;
  ids.usd = (await admin.call('GET', '/user/currencies?limit=1')).data.items[0].id;
});
afterAll(() => product.close());

interface Seen {
  outcome: string;
  failed: string[];
  url?: string | null;
}

const simulated = async (app: FastifyInstance, sent: object): Promise<Seen> => {
  const { data, status } = await ask(app, 'POST', '/stat/simulate', {
    token: admin.token,
    body: { campaign: ids.campaign, country: 'DE', ...sent },
  });
  expect(status).toBe(200);
  interface Checked {
    checks: { code: string; passed: boolean }[];
  }
  const checked: Checked[] = [data, ...data.candidates];
  const failed = checked.flatMap(({ checks }) => checks.filter(({ passed }) => !passed).map(({ code }) => code));
  return { outcome: data.outcome, failed, url: data.url };
};

/** Waits until both processes decide this way. */
const inForce = async (sent: object, expected: Partial<Seen>): Promise<void> => {
  for (const app of [product.app, other]) await expect.poll(() => simulated(app, sent)).toMatchObject(expected);
};

const click = { kind: 'click' };
const lead = { kind: 'lead' };

type Change = [what: string, sent: object, seen: Seen, change: () => Promise<void>, back: () => Promise<void>];
const nowhere = (...failed: string[]): Seen => ({ outcome: 'nowhere', failed });
const unsent = (...failed: string[]): Seen => ({ outcome: 'unsent', failed });

const changes: Change[] = [
  [
    'the status of a campaign',
    click,
    nowhere('campaign_active'),
    () => setStatus('/user/campaigns/change_status', ids.campaign, 'inactive'),
    () => setStatus('/user/campaigns/change_status', ids.campaign, 'active'),
  ],
  [
    'the countries of a campaign',
    click,
    nowhere('campaign_country'),
    () => edit('/user/campaigns', ids.campaign, { countries: ['LV'] }),
    () => edit('/user/campaigns', ids.campaign, { countries: [] }),
  ],
  [
    'the landing pages of a campaign',
    click,
    nowhere('landing_chosen'),
    async () => {
      await setStatus('/user/landings/change_status', ids.otherLanding, 'active');
      await edit('/user/campaigns', ids.campaign, { landers: [ids.otherLanding] });
      await setStatus('/user/landings/change_status', ids.otherLanding, 'inactive');
    },
    () => edit('/user/campaigns', ids.campaign, { landers: [] }),
  ],
  [
    'a block of an affiliate’s traffic',
    click,
    nowhere('affiliate_traffic'),
    () => setStatus('/user/users/change_block', ids.affiliate, 'blocked', { blockingType: 'traffic', reason: 'Fraud' }),
    () => setStatus('/user/users/change_block', ids.affiliate, 'active', { blockingType: 'full' }),
  ],
  [
    'the team of an affiliate',
    click,
    nowhere('team_active'),
    () => edit('/user/users', ids.affiliate, { team: ids.team }),
    () => edit('/user/users', ids.affiliate, { team: null }),
  ],
  [
    'the geos of an offer',
    click,
    nowhere('offer_country'),
    () => edit('/user/offers', ids.offer, { geos: [ids.geo] }),
    // Germany is added to the geo instead.
    () => edit('/user/geos', ids.geo, { countries: ['DE', 'LV'] }),
  ],
  [
    'the traffic sources of an offer',
    click,
    nowhere('offer_traffic_source'),
    () => edit('/user/offers', ids.offer, { trafficSources: [ids.source] }),
    () => edit('/user/offers', ids.offer, { trafficSources: [] }),
  ],
  [
    'a block of an advertiser',
    click,
    nowhere('advertiser_active'),
    () => setStatus('/user/advertisers/change_block', ids.advertiser, 'blocked', { reason: 'Fraud' }),
    () => setStatus('/user/advertisers/change_block', ids.advertiser, 'active'),
  ],
  [
    'the status of a landing page',
    click,
    nowhere(),
    () => setStatus('/user/landings/change_status', ids.landing, 'inactive'),
    () => setStatus('/user/landings/change_status', ids.landing, 'active'),
  ],
  [
    'the sieve of a landing page',
    click,
    nowhere('landing_sieve'),
    () => edit('/user/landings/edit_sieve', ids.landing, { countries: ['LV'] }),
    () => edit('/user/landings/edit_sieve', ids.landing, { countries: [] }),
  ],
  [
    'a new targeting for another affiliate',
    click,
    nowhere('targeting_audience'),
    async () => {
      const target = { title: 'Theirs', offer: ids.offer, landing: ids.landing, affiliates: [ids.stranger] };
      ids.targeting = await one('/user/targetings', target);
    },
    () => edit('/user/targetings', ids.targeting, { affiliates: [ids.affiliate] }),
  ],
  [
    'the sieve of a targeting',
    click,
    nowhere('targeting_sieve'),
    () => edit('/user/targetings', ids.targeting, { trafficSources: [ids.source] }),
    () => edit('/user/targetings', ids.targeting, { trafficSources: [] }),
  ],
  [
    'the limit of a targeting',
    click,
    nowhere('targeting_room'),
    () => edit('/user/targetings', ids.targeting, { value: 0, period: 'day' }),
    () => setStatus('/user/targetings/change_status', ids.targeting, 'inactive'),
  ],
  [
    'a new cap',
    click,
    nowhere('cap_room'),
    async () => {
      ids.cap = await one('/user/caps', { title: 'None', offer: ids.offer, type: 'clicks', value: '0' });
    },
    () => edit('/user/caps', ids.cap, { value: '5' }),
  ],
  [
    'the counter of a cap',
    click,
    nowhere('cap_room'),
    () => setCounter(product.url, ids.cap, 5),
    () => done(admin.call('POST', '/user/caps/drop_counter', { items: [{ id: ids.cap }] })),
  ],
  [
    'a payment rule of the model that a full cap counts',
    click,
    nowhere('cap_room'),
    async () => {
      await edit('/user/caps', ids.cap, { value: '0', paymentModel: ids.model });
      ids.rule = await one('/user/payment_rules', {
        title: 'Fixed',
        offer: ids.offer,
        paymentModel: ids.model,
        revenueValue: '30',
        revenueCurrency: ids.usd,
        payoutValue: '20',
        payoutCurrency: ids.usd,
      });
    },
    () => setStatus('/user/payment_rules/change_status', ids.rule, 'inactive'),
  ],
  [
    'the method of an integration',
    lead,
    unsent('integration_sends'),
    () => edit('/user/integrations', ids.integration, { outApiEnabled: false }),
    () => edit('/user/integrations', ids.integration, { outApiEnabled: true }),
  ],
  [
    'an integration that staff paused',
    lead,
    unsent('circuit_closed'),
    () => done(admin.call('PATCH', '/user/integrations/pause', { items: [{ id: ids.integration }] })),
    () => done(admin.call('PATCH', '/user/integrations/resume', { items: [{ id: ids.integration }] })),
  ],
  [
    'the sieve of an advertiser’s assignment',
    lead,
    unsent('advertiser_sieve'),
    () => edit('/user/advertiser_assignments/edit_sieve', ids.advertiserAssignment, { countries: ['LV'] }),
    () => edit('/user/advertiser_assignments/edit_sieve', ids.advertiserAssignment, { countries: [] }),
  ],
  [
    'an advertiser taken off an offer',
    lead,
    unsent('advertiser_assigned'),
    async () => {
      await setStatus('/user/landings/change_status', ids.landing, 'inactive');
      await edit('/user/offers', ids.offer, { advertisers: [] });
    },
    async () => {
      await edit('/user/offers', ids.offer, { advertisers: [ids.advertiser] });
      await setStatus('/user/landings/change_status', ids.landing, 'active');
    },
  ],
  [
    'an affiliate’s assignment',
    click,
    nowhere('affiliate_traffic_source'),
    async () => {
      const { offer, affiliate } = ids;
      const assignment = { offer, affiliate, trafficSources: [ids.source] };
      ids.affiliateAssignment = await one('/user/affiliate_assignments', assignment);
    },
    () => setStatus('/user/affiliate_assignments/change_status', ids.affiliateAssignment, 'inactive'),
  ],
  [
    'the offers of an integration',
    lead,
    unsent(),
    () => edit('/user/integrations', ids.integration, { offers: [] }),
    () => edit('/user/integrations', ids.integration, { offers: [ids.offer] }),
  ],
  [
    'the parameters of a vertical',
    lead,
    { outcome: 'invalid', failed: ['lead_parameters'] },
    () =>
      edit('/user/verticals', ids.vertical, {
        incomingParameters: [{ name: 'phone', title: 'Phone', required: true }],
      }),
    () => edit('/user/verticals', ids.vertical, { incomingParameters: [] }),
  ],
  [
    'the inbound rules of a vertical',
    lead,
    { outcome: 'trash', failed: ['inbound_rules'] },
    () =>
      edit('/user/verticals', ids.vertical, {
        inboundRules: [{ match: 'all', conditions: [{ parameter: 'phone', operator: 'absent' }], result: 'trash' }],
      }),
    () => edit('/user/verticals', ids.vertical, { inboundRules: [] }),
  ],
];

describe('every process applies', () => {
  test.each(changes)('%s', async (_, sent, seen, change, back) => {
    const usual = { outcome: sent === click ? 'sent' : 'offered' };
    await inForce(sent, usual);
    await change();
    await inForce(sent, seen);
    await back();
    await inForce(sent, usual);
  });

  test('the destination of visitors that nobody takes: the offer’s trafficback, otherwise the network’s', async () => {
    const settings = async (trafficbackUrl: string | null) => {
      const { version } = (await admin.call('GET', '/user/settings/general')).data;
      return admin.call('PATCH', '/user/settings/general', { items: [{ version, trafficbackUrl }] });
    };
    await setStatus('/user/campaigns/change_status', ids.campaign, 'inactive');
    await inForce(click, { outcome: 'nowhere' });
    expect((await settings('https://back.example/?id={click_id}')).status).toBe(200);
    await inForce(click, { outcome: 'trafficback', url: 'https://back.example/?id={click_id}' });
    await edit('/user/offers', ids.offer, { trafficbackUrl: 'https://offer.example/back' });
    await inForce(click, { outcome: 'trafficback', url: 'https://offer.example/back' });
    expect(await settings('https://ours.example/c/abc')).toMatchObject({ status: 200 });
    await edit('/user/offers', ids.offer, { trafficbackUrl: null });
    await inForce(click, { url: 'https://ours.example/c/abc' });
    const own = new URL(configuration.url).host;
    expect((await settings(`https://${own}/c/abc`)).details).toMatchObject([{ type: 'ownLink' }]);
    expect((await settings('https://back.example/?id={clickid}')).status).toBe(422);
    await settings(null);
    await setStatus('/user/campaigns/change_status', ids.campaign, 'active');
    await inForce(click, { outcome: 'sent' });
  });

  test('a hold queue', async () => {
    const refused = { ...lead, offeredTo: [ids.advertiser] };
    await inForce(refused, { outcome: 'unsent' });
    ids.hold = await one('/user/hold_configs', { title: 'Night', geo: ids.geo, timezone: 'UTC' });
    await setStatus('/user/hold_configs/change_status', ids.hold, 'active');
    await inForce(refused, { outcome: 'hold' });
    await setStatus('/user/hold_configs/change_status', ids.hold, 'inactive');
    await inForce(refused, { outcome: 'unsent' });
  });
});

test('a change made while notifications were lost takes effect all the same, and readiness reports it', async () => {
  const changes = async (app: FastifyInstance) => (await app.inject('/readyz')).json().changes;
  expect(await changes(other)).toBe('heard');
  await administer(
    product.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "sluice_traffic"'`,
  );
  await setStatus('/user/campaigns/change_status', ids.campaign, 'inactive');
  await inForce(click, { outcome: 'nowhere' });
  await setStatus('/user/campaigns/change_status', ids.campaign, 'active');
  await inForce(click, { outcome: 'sent' });
  await expect.poll(() => changes(other)).toBe('heard');
});

describe('the simulator', () => {
  test('shows staff the reasons in their language, and what the affiliate is shown', async () => {
    await setStatus('/user/campaigns/change_status', ids.campaign, 'inactive');
    await inForce(click, { outcome: 'nowhere' });
    const { data } = await admin.call(
      'POST',
      '/stat/simulate',
      { ...click, campaign: ids.campaign },
      { language: 'ru' },
    );
    expect(data).toMatchObject({
      reason: 'campaign_active',
      reasonText: 'Кампания неактивна',
      affiliateText: 'Кампания не запущена',
    });
    await setStatus('/user/campaigns/change_status', ids.campaign, 'active');
    await inForce(click, { outcome: 'sent' });
  });

  test('takes caps to be as full as they were in the period asked about', async () => {
    const daily = { title: 'Daily', type: 'clicks', offer: ids.offer, value: '5', period: 'day', timezone: 'UTC' };
    const cap = await one('/user/caps', daily);
    for (const [days, counted] of Object.entries({ 0: 5, 1: 1, 2: 5 }))
      await administer(
        product.url,
        `insert into limit_counters (tenant_id, holder, record_id, period, timezone, starts_at, ends_at, counted)
          select tenant_id, 'cap', id, period, timezone, day, day + interval '1 day', ${counted} from caps,
            (select (now() at time zone 'UTC')::date::timestamp at time zone 'UTC' - interval '${days} days' as day) as that
          where id = ${cap}`,
      );
    await inForce(click, nowhere('cap_room'));
    const daysAgo = (days: number) => ({ ...click, at: Math.floor(Date.now() / 1000) - days * 86_400 });
    expect(await simulated(product.app, daysAgo(1))).toMatchObject({ outcome: 'sent' });
    expect(await simulated(product.app, daysAgo(2))).toMatchObject(nowhere('cap_room'));
    await setStatus('/user/caps/change_status', cap, 'inactive');
    await inForce(click, { outcome: 'sent' });
  });

  test('knows no campaign of others', async () => {
    const body = { ...click, campaign: ids.campaign };
    expect((await (await product.stranger()).call('POST', '/stat/simulate', body)).status).toBe(404);
    expect((await (await product.person('manager')).call('POST', '/stat/simulate', body)).status).toBe(404);
    for (const type of ['affiliate', 'advertiser_manager', 'advertiser_member'] as const)
      expect((await (await product.person(type)).call('POST', '/stat/simulate', body)).status).toBe(403);
  });

  test('counts nothing', async () => {
    const before = (await admin.call('GET', `/user/caps/${ids.cap}`)).data;
    await simulated(product.app, click);
    expect((await admin.call('GET', `/user/caps/${ids.cap}`)).data).toEqual(before);
  });
});
