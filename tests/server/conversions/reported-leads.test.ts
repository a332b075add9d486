import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TemplateFile } from '../../../server/integrations/templates/file.ts';
import { shippedTemplates } from '../../../server/integrations/templates/shipped.ts';
import { goalKey } from '../../../server/traffic/conversions/keys.ts';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import { type AdvertiserServer, type Market, openAdvertisers, openMarket, somebody } from '../support/advertisers.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/serving.ts';

/** Advertisers report about leads that they were sent, by the IDs that they were sent. */

let product: Product;
let admin: Person;
let advertisers: AdvertiserServer;

beforeAll(async () => {
  advertisers = await openAdvertisers();
  product = await startProduct({ outboundAllow: [advertisers.host], pushBudget: 5 });
  ({ admin } = product);
});
afterAll(async () => {
  await product.close();
  await advertisers.close();
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

/** What the advertisers’ postbacks say by which name, in the notation of a template. */
type Names = readonly { name: string; macro: string | null }[];

interface Reported extends Market {
  names: Names;
  /** The grade of leads that were sold, which each advertiser reports as “sale”. */
  sold: number;
  /** Of the landing page that all visitors see. */
  landing: number;
}

const done = async (call: ReturnType<Person['call']>) => {
  const { status, data, details } = await call;
  expect([status, details]).toEqual([200, undefined]);
  return data;
};

const read = async (path: string) => done(admin.call('GET', path));

const open = (campaign: string, cookie?: string) =>
  product.app.inject({
    url: `/c/${campaign}?format=json`,
    remoteAddress: '212.93.97.145',
    headers: { 'user-agent': browser, ...(cookie !== undefined && { cookie: `sluice_click=${cookie}` }) },
  });

/**
 * An offer whose leads go to advertisers with these behaviours through a shipped template, and whose visitors see a
 * landing page of the network’s own or of one of them.
 */
const market = async (
  manners: readonly string[],
  { file = shippedTemplates()[0]!, ofTaker }: { file?: TemplateFile; ofTaker?: number } = {},
): Promise<Reported> => {
  const at = await openMarket(product, advertisers, manners, file);
  const goals = [{ title: 'Deposit', key: 'ftd' }];
  const words = { goals, leadGrades: [{ title: 'Sold' }] };
  await done(admin.call('PATCH', '/user/verticals', { items: [{ id: at.vertical, ...words }] }));
  const sold = (await read(`/user/verticals/${at.vertical}?with=leadGrades`)).leadGrades[0].id;
  const mapped = { leadStatusMappings: [{ theirs: 'sale', leadGrade: sold }] };
  await done(
    admin.call('PATCH', '/user/integrations', { items: at.takers.map(({ integration: id }) => ({ id, ...mapped })) }),
  );
  const advertiser = ofTaker === undefined ? null : at.takers[ofTaker]!.advertiser;
  const page = { title: 'Quiz', offer: at.offer, advertiser, targetUrl: 'https://quiz.example/?id={click_id}' };
  const landing = (await admin.make('/user/landings', page))[0]!.id;
  await done(admin.call('POST', '/user/landings/change_status', { items: [{ id: landing, status: 'active' }] }));
  const { id: campaign } = (await done(admin.call('GET', `/user/campaigns?offer=${at.offer}`))).items[0];
  await vi.waitUntil(
    async () => {
      const { data } = await admin.call('POST', '/stat/simulate', { kind: 'lead', campaign });
      if (data?.candidates?.length !== manners.length || data.outcome !== 'offered') return false;
      return (await open(at.campaign)).json().data?.url?.includes('quiz.example') === true;
    },
    { timeout: patience.wait },
  );
  const { parameters: names } = file['postback'] as { parameters: Names };
  return { ...at, names, sold, landing };
};

/** Opens the link, as the visitor with this cookie if one is given; returns the click’s public ID. */
const click = async ({ campaign }: Market, cookie?: string): Promise<string> =>
  (await open(campaign, cookie)).json().data.clickId;

const send = async ({ token, campaign }: Market, lead: object = {}) => {
  const body = { campaign, ...somebody(), ...lead };
  const { status, data, details } = await ask(product.app, 'POST', '/public/leads', { token, body });
  expect([status, details]).toEqual([201, undefined]);
  return data as { id: number; apiStatus: string };
};

/** What the last request to an advertiser contained. */
const heard = () => advertisers.heard.at(-1)!.said;

/** The answer to a postback of one of the advertisers. */
const report = async ({ takers }: Market, said: Readonly<Record<string, string>>, taker = 0) => {
  const { apiToken } = await done(admin.call('GET', `/user/advertisers/${takers[taker]!.advertiser}?with=apiToken`));
  const url = `/api/v1/public/postback/${apiToken}?${new URLSearchParams(said).toString()}`;
  const answer = await product.app.inject({ url });
  return { status: answer.statusCode, ...answer.json() };
};

const query = (text: string, values: unknown[]) =>
  connected(product.url, async (client) => (await client.query(text, values)).rows);

/** All orders of some steps. */
const ordersOf = (steps: readonly string[]): string[][] =>
  steps.length === 0
    ? [[]]
    : steps.flatMap((step) => ordersOf(steps.filter((other) => other !== step)).map((others) => [step, ...others]));

/** A postback as an advertiser fills it in: each macro by what they know under its name. */
const filledIn = (names: Names, known: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    names.flatMap(({ name, macro }) => {
      const value = macro === null ? undefined : known[macro.replace(/[{}]/g, '')];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );

describe.each(shippedTemplates().map((file) => [file.title, file] as const))('by the template “%s”', (_, file) => {
  let at: Reported;
  beforeAll(async () => {
    at = await market(['refuse', 'accept'], { file });
  });

  test.each([
    ['after a click to the network’s own landing page', () => click(at)],
    ['with the ID of a foreign tracker', async () => `tracker-${file.title}`],
    ['without the ID of a click', async () => undefined],
  ])('the advertiser a lead failed over to reports about one that came %s', async (_, clickIdOf) => {
    const clickId = await clickIdOf();
    const lead = await send(at, clickId === undefined ? {} : { clickId });
    expect(lead.apiStatus).toBe('sent');
    const known = { ...heard(), event: 'ftd', amount: '250' };
    const { status, data, details } = await report(at, filledIn(at.names, known), 1);
    expect([status, details]).toEqual([200, undefined]);
    expect(await read(`/stat/conversions/${data.id}`)).toMatchObject({
      lead: lead.id,
      amount: '250',
      advertiser: at.takers[1]!.advertiser,
    });
  });
});

describe('by the ID of a click alone, as integrations from before send it,', () => {
  let at: Reported;
  beforeAll(async () => {
    at = await market(['refuse', 'accept']);
  });
  const reportClick = (clickId: string, from: Market = at, taker = 1) =>
    report(from, { click_id: clickId, goal: 'ftd' }, taker);

  test.each([
    ['went to the network’s own landing page', () => click(at)],
    ['is one of a foreign tracker', async () => '7a-44'],
    ['is a number', async () => '1'],
  ])('a lead is found if it %s', async (_, clickIdOf) => {
    const clickId = await clickIdOf();
    const { id } = await send(at, { clickId });
    const { data } = await reportClick(clickId);
    expect(await read(`/stat/conversions/${data.id}`)).toMatchObject({ lead: id });
    expect((await report(at, { lead_id: String(id), goal: 'ftd' }, 1)).data).toEqual({ id: data.id, created: false });
  });

  test('none is found for an advertiser who doesn’t have it', async () => {
    const clickId = await click(at);
    await send(at, { clickId });
    const { status, details } = await reportClick(clickId, at, 0);
    expect([status, details]).toEqual([422, [expect.objectContaining({ path: 'click_id', type: 'unknownTraffic' })]]);
  });

  test('none is found if two affiliates have used it, unless it is the click of one of them', async () => {
    const affiliate = await product.person('affiliate');
    const { secureId } = (
      await admin.make('/user/campaigns', { title: 'Too', affiliate: affiliate.id, offer: at.offer })
    )[0]!;
    const { apiToken: token } = await read(`/user/users/${affiliate.id}?with=apiToken`);
    const other = { ...at, token, campaign: String(secureId) };
    await vi.waitUntil(async () => (await open(other.campaign)).statusCode === 200, { timeout: patience.wait });
    const own = await click(at);
    const number = String((await send(at)).id);
    const leads: Record<string, number> = {};
    for (const clickId of ['shared', number, own]) {
      await send(other, { clickId });
      leads[clickId] = (await send(at, { clickId })).id;
    }
    // What is also the number of a lead does not mean that one instead.
    for (const clickId of ['shared', number]) expect((await reportClick(clickId)).status).toBe(422);
    const { data } = await reportClick(own);
    expect(await read(`/stat/conversions/${data.id}`)).toMatchObject({ lead: leads[own], affiliate: at.affiliate.id });
  });
});

test('an integration says by what name its advertiser reports a lead', async () => {
  const at = await market(['accept']);
  const postback = { parameters: [{ target: 'lead_id', name: 'aff_sub' }] };
  await done(
    admin.call('POST', `/user/integrations/${at.takers[0]!.integration}/edit_postback`, { data: { postback } }),
  );
  const lead = await send(at);
  await vi.waitUntil(
    async () => (await report(at, { aff_sub: heard()['lead_id'] ?? '', goal: 'ftd' })).status === 200,
    { timeout: patience.wait },
  );
  expect((await read(`/stat/conversions?lead=${lead.id}`)).items).toHaveLength(1);
});

test('a lead is reported by the integration that sent it, by its words and with its secret', async () => {
  const at = await market(['accept']);
  const { advertiser, integration: first } = at.takers[0]!;
  const before = await send(at);
  const fields = await read(`/user/integrations/${first}?with=outApi,apiParameters`);
  const { leadGrades } = await done(
    admin.call('PATCH', '/user/verticals', {
      items: [{ id: at.vertical, leadGrades: [{ id: at.sold, title: 'Sold' }, { title: 'Fake' }] }],
    }),
  ).then(() => read(`/user/verticals/${at.vertical}?with=leadGrades`));
  const fake = leadGrades.find(({ title }: { title: string }) => title === 'Fake').id;
  const apiParameters = fields.apiParameters.map(({ parameter }: { parameter: number }) => ({
    parameter,
    secretValue: 'key',
  }));
  const [{ id: second } = { id: 0 }] = await admin.make('/user/integrations', {
    title: 'New CRM',
    advertiser,
    template: fields.template,
    offers: [at.offer],
    apiParameters,
    outApiEnabled: true,
    postbackEnabled: true,
    postbackSecret: 'rose-and-thorn',
    leadStatusMappings: [{ theirs: 'sale', leadGrade: fake }],
  });
  const data = { outApi: fields.outApi };
  await done(admin.call('POST', `/user/integrations/${second}/edit_out_api_mappings`, { data }));
  const [assignment] = (await read(`/user/advertiser_assignments?offer=${at.offer}`)).items;
  const items = [{ id: assignment.id, integration: second }];
  await done(admin.call('PATCH', '/user/advertiser_assignments', { items }));
  const { id } = await vi.waitUntil(
    async () => {
      const lead = await send(at);
      return (await read(`/stat/leads/${lead.id}`)).integration === second && lead;
    },
    { timeout: patience.wait },
  );
  const grade = async (lead: number) => (await read(`/stat/leads/${lead}`)).grade;
  await vi.waitUntil(async () => (await report(at, { lead_id: String(before.id), status: 'sale' })).status === 200, {
    timeout: patience.wait,
  });
  expect(await grade(before.id)).toBe(at.sold);
  expect((await report(at, { lead_id: String(id), status: 'sale' })).status).toBe(403);
  expect((await report(at, { lead_id: String(id), status: 'sale', secret: 'rose-and-thorn' })).status).toBe(200);
  expect(await grade(id)).toBe(fake);
});

describe('by a click that went to the advertiser', () => {
  let at: Reported;
  beforeAll(async () => {
    at = await market(['accept'], { ofTaker: 0 });
    const [model, usd] = [
      (await read('/user/payment_models')).items[0].id,
      (await read('/user/currencies')).items[0].id,
    ];
    const worth = { revenueValue: '6', revenueCurrency: usd, payoutValue: '4.5', payoutCurrency: usd };
    const fields = { title: 'Accepted', offer: at.offer, paymentModel: model, paidFor: 'accepted_lead', ...worth };
    const { id } = (await admin.make('/user/payment_rules', fields))[0]!;
    await done(admin.call('POST', '/user/payment_rules/change_status', { items: [{ id, status: 'active' }] }));
  });
  const reportClick = (clickId: string, said: Record<string, string>) => report(at, { click_id: clickId, ...said });
  const conversionsOf = async (clickId: string) => (await read(`/stat/conversions?clickId=${clickId}`)).items;
  /** Resolves once no accepted lead is waiting to be paid. */
  const allPaid = () =>
    expect
      .poll(
        () => connected(product.url, async (client) => (await client.query('select from lead_accepted')).rowCount),
        { timeout: patience.wait },
      )
      .toBe(0);

  test('the real lead is meant if its affiliate first sent a test', async () => {
    const clickId = await click(at);
    expect((await send(at, { clickId, test: true })).apiStatus).toBe('test');
    expect((await reportClick(clickId, { goal: 'ftd' })).data.created).toBe(false);
    expect(await conversionsOf(clickId)).toEqual([]);
    const { id: lead } = await send(at, { clickId });
    const { data } = await reportClick(clickId, { goal: 'ftd' });
    expect(data.created).toBe(true);
    expect(await read(`/stat/conversions/${data.id}`)).toMatchObject({ lead, clickId });
    expect((await report(at, { lead_id: String(lead), goal: 'ftd' })).data).toEqual({ id: data.id, created: false });
  });

  test('the lead that the advertiser has is meant, and paid once, if one before it was invalid', async () => {
    const clickId = await click(at);
    const invalid = await send(at, { clickId, phone: 'none' });
    expect(invalid.apiStatus).toBe('invalid');
    const lead = await send(at, { clickId });
    expect(lead.apiStatus).toBe('sent');
    expect((await reportClick(clickId, { status: 'sale' })).data.id).toBe(lead.id);
    expect(await read(`/stat/leads/${lead.id}`)).toMatchObject({ grade: at.sold });
    expect(await read(`/stat/leads/${invalid.id}`)).toMatchObject({ grade: null });
    await allPaid();
    const before = await conversionsOf(clickId);
    expect(before).toMatchObject([{ lead: lead.id, payout: '4.5' }]);
    const paid = { id: before[0].id, created: false };
    expect((await reportClick(clickId, {})).data).toEqual(paid);
    expect((await report(at, { lead_id: String(lead.id) })).data).toEqual(paid);
    expect(await conversionsOf(clickId)).toHaveLength(1);
  });

  test('a goal reported before the advertiser took a lead stays that of the lead it was stored for', async () => {
    const clickId = await click(at);
    const invalid = await send(at, { clickId, phone: 'none' });
    const { data } = await reportClick(clickId, { goal: 'ftd' });
    const { id: lead } = await send(at, { clickId });
    const again = { id: data.id, created: false };
    expect((await reportClick(clickId, { goal: 'ftd' })).data).toEqual(again);
    expect(await read(`/stat/conversions/${data.id}`)).toMatchObject({ lead: invalid.id });
    const own = await report(at, { lead_id: String(lead), goal: 'ftd' });
    expect(own.data.created).toBe(true);
    for (const [said, id] of [
      [{ lead_id: String(lead) }, own.data.id],
      [{ lead_id: String(invalid.id) }, data.id],
      [{ click_id: clickId }, data.id],
    ] as const)
      expect((await report(at, { ...said, goal: 'ftd' })).data).toEqual({ id, created: false });
  });

  test('a goal reported before a lead came in is that of the first one', async () => {
    const clickId = await click(at);
    const { data } = await reportClick(clickId, { goal: 'ftd' });
    const leads = [await send(at, { clickId }), await send(at, { clickId })].map(({ id }) => id);
    const setTaker = (lead: number, advertiser: number | null) =>
      query('update leads set advertiser_id = $2 where id = $1', [lead, advertiser]);
    await setTaker(leads[0]!, null);
    const second = await report(at, { lead_id: String(leads[1]), goal: 'ftd' });
    expect(second.data.created).toBe(true);
    await setTaker(leads[0]!, at.takers[0]!.advertiser);
    for (const [said, id] of [
      [{ lead_id: String(leads[0]) }, data.id],
      [{ lead_id: String(leads[1]) }, second.data.id],
      [{ click_id: clickId }, data.id],
    ] as const)
      expect((await report(at, { ...said, goal: 'ftd' })).data).toEqual({ id, created: false });
  });

  test('each of two leads is paid once, whenever the advertiser takes them and reports them or their click', async () => {
    const { advertiser } = at.takers[0]!;
    const { apiToken } = await read(`/user/advertisers/${advertiser}?with=apiToken`);
    const inOrder = async (client: Client, steps: readonly string[]) => {
      const clickId = await click(at);
      const kept = { clickId, phone: 'none' };
      const leads = [await send(at, kept), await send(at, kept)].map(({ id }) => id);
      const answers = new Map<string, number>();
      const happening = async (step: string) => {
        const [what, which] = step.split(' ');
        const lead = leads[Number(which) - 1];
        if (what === 'take') {
          await client.query('update leads set advertiser_id = $2 where id = $1', [lead, advertiser]);
          return;
        }
        const said = new URLSearchParams({
          goal: 'ftd',
          ...(lead ? { lead_id: String(lead) } : { click_id: clickId }),
        });
        const answer = await product.app.inject({ url: `/api/v1/public/postback/${apiToken}?${said.toString()}` });
        const { id, created } = answer.json().data;
        if (answers.has(step)) expect([steps, step, id, created]).toEqual([steps, step, answers.get(step), false]);
        answers.set(step, id);
      };
      const reports = steps.filter((step) => step.startsWith('report'));
      for (const step of steps) {
        await happening(step);
        if (step === 'take 1') for (const before of reports) if (answers.has(before)) await happening(before);
      }
      for (const step of reports) await happening(step);
      const { rows: paid } = await client.query('select id, lead_id from conversions where click_id = $1', [clickId]);
      const leadOf = new Map(paid.map(({ id, lead_id }) => [Number(id), Number(lead_id)]));
      expect([steps, paid.length]).toEqual([steps, 2]);
      for (const [place, lead] of leads.entries())
        expect([steps, leadOf.get(answers.get(`report ${place + 1}`)!)]).toEqual([steps, lead]);
    };
    // As they come in, they stay the click’s: it has another lead once the second one is taken, and again after the first.
    const orders = ordersOf(['take 1', 'take 2', 'report 1', 'report 2', 'report click']).filter(
      (steps) => steps.indexOf('take 2') < steps.indexOf('take 1'),
    );
    expect(orders).toHaveLength(60);
    await connected(product.url, async (client) => {
      for (const steps of orders) await inOrder(client, steps);
    });
  }, 120_000);

  test.each([
    ['by the lead', 'lead'],
    ['by its click', 'click'],
    ['by another click of the visitor', 'other'],
  ] as const)('a goal that was paid before an upgrade %s is not paid again', async (_, by) => {
    for (const place of [0, 1]) {
      const [clickId, other] = [await click(at), await click(at)];
      const leads = [await send(at, { clickId, phone: 'none' }), await send(at, { clickId })];
      const lead = leads[place]!.id;
      const said = { lead_id: String(lead), goal: 'ftd' };
      const { data } = await report(at, said);
      expect(data.created).toBe(true);
      const [{ goal }] = await query('select goal_id::integer as goal from conversions where id = $1', [data.id]);
      // As the version before kept it.
      const key = goalKey({ lead, click: clickId, other }[by], goal);
      await query('update conversions set goal_key = $2 where id = $1', [data.id, key]);
      expect((await report(at, said)).data).toEqual({ id: data.id, created: false });
    }
  });
});

describe.each([
  ['the network’s own landing page', undefined],
  ['the advertiser who then refused the lead', 0],
] as const)('a conversion of a lead whose click went to %s', (_, ofTaker) => {
  let at: Reported;
  beforeAll(async () => {
    at = await market(['refuse', 'accept'], ofTaker === undefined ? {} : { ofTaker });
  });
  const setSession = (sessionLifespan: number | null, sessionLifespanType: 1 | 2) =>
    done(admin.call('PATCH', '/user/offers', { items: [{ id: at.offer, sessionLifespan, sessionLifespanType }] }));

  test('has that click, and its landing page in statistics', async () => {
    const clickId = await click(at);
    const lead = await send(at, { clickId });
    const { data } = await report(at, { lead_id: String(lead.id), goal: 'ftd' }, 1);
    expect(await read(`/stat/conversions/${data.id}`)).toMatchObject({
      lead: lead.id,
      clickId,
      advertiser: at.takers[1]!.advertiser,
      marks: ['unpaid'],
      attribution: expect.stringMatching(/^(first|last)_click$/),
    });
    const facts = await connected(product.url, (client) =>
      client.query(
        `select kind, landing_id::integer as landing from fact where offer_id = $1 and kind in ('lead', 'conversion')`,
        [at.offer],
      ),
    );
    expect(new Set(facts.rows.map(({ kind }) => kind))).toEqual(new Set(['lead', 'conversion']));
    expect(new Set(facts.rows.map(({ landing }) => landing))).toEqual(new Set([at.landing]));
  });

  test('is late by the session of that click, which is the first or last of the visitor’s', async () => {
    await setSession(30, 1);
    const first = await click(at);
    const last = await click(at, first);
    const lead = await send(at, { clickId: last });
    const { data } = await report(at, { lead_id: String(lead.id), goal: 'ftd' }, 1);
    expect(await read(`/stat/conversions/${data.id}`)).toMatchObject({ clickId: first, attribution: 'first_click' });
    expect((await report(at, { click_id: last, goal: 'ftd' }, 1)).data).toEqual({ id: data.id, created: false });
    await setSession(0, 2);
    const before = await click(at);
    const other = await send(at, { clickId: before });
    await connected(product.url, (client) =>
      client.query(`update clicks set created_at = created_at - interval '1 second' where secure_id = $1`, [before]),
    );
    const late = await report(at, { lead_id: String(other.id), goal: 'ftd' }, 1);
    expect(await read(`/stat/conversions/${late.data.id}`)).toMatchObject({
      clickId: before,
      marks: expect.arrayContaining(['late_conversion']),
    });
    await setSession(null, 2);
  });

  test('is one for each of several leads after it, and a customer keeps their own', async () => {
    const clickId = await click(at);
    const leads = [await send(at, { clickId }), await send(at, { clickId })];
    for (const [place, { id }] of leads.entries()) {
      const said = { lead_id: String(id), goal: 'ftd', customer_id: `${at.offer}-${place}` };
      const { data } = await report(at, said, 1);
      expect(data.created).toBe(true);
      expect((await report(at, said, 1)).data).toEqual({ id: data.id, created: false });
    }
    const { data } = await report(at, { customer_id: `${at.offer}-1`, goal: 'ftd', txid: `${at.offer}-9` }, 1);
    expect(await read(`/stat/conversions/${data.id}`)).toMatchObject({ lead: leads[1]!.id });
  });
});

describe('a lead whose response never came', () => {
  let at: Reported;
  beforeAll(async () => {
    at = await market(['cut']);
  });
  const attempts = async (lead: number) => (await read(`/stat/lead_attempts?lead=${lead}`)).items;
  const unknown = async () => {
    const lead = await send(at);
    expect(lead.apiStatus).toBe('failed');
    return { lead: lead.id, lead_id: heard()['lead_id'] ?? '' };
  };

  test.each<[string, Record<string, string>]>([
    ['a status', { status: 'sale' }],
    ['a goal', { goal: 'ftd' }],
    ['a customer', { customer_id: 'C-1', deposit: '20', date: '2026-11-02' }],
  ])('is one that the advertiser has once they report %s of it', async (_, said) => {
    const { lead, lead_id } = await unknown();
    expect((await report(at, { lead_id, ...said })).status).toBe(200);
    expect(await read(`/stat/leads/${lead}`)).toMatchObject({ apiStatus: 'sent', reason: null, ...at.takers[0] });
    expect(await attempts(lead)).toMatchObject([{ outcome: 'accepted' }]);
    const { items } = await read(`/stat/lead_changes?lead=${lead}`);
    expect(items).toContainEqual(expect.objectContaining({ changedBy: 'postback', previousStatus: 'failed' }));
  });

  test('stays unknown if the report is refused', async () => {
    const { lead, lead_id } = await unknown();
    expect((await report(at, { lead_id, goal: 'nothing known' })).status).toBe(422);
    expect(await read(`/stat/leads/${lead}`)).toMatchObject({ apiStatus: 'failed' });
    expect(await attempts(lead)).toMatchObject([{ outcome: 'unknown' }]);
  });

  test('stays in the trash that staff put it in', async () => {
    const { lead, lead_id } = await unknown();
    await done(admin.call('PATCH', `/stat/leads/${lead}/trash`, { items: [{}] }));
    expect((await report(at, { lead_id, status: 'sale' })).status).toBe(200);
    expect(await read(`/stat/leads/${lead}`)).toMatchObject({ apiStatus: 'trash', grade: at.sold });
    expect(await attempts(lead)).toMatchObject([{ outcome: 'accepted' }]);
  });
});
