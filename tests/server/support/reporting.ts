import { expect, vi } from 'vitest';
import type { Person, Product } from './product.ts';
import { patience } from '../../patience.ts';

/** A network whose advertisers report on its traffic. */

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

interface Sent {
  method?: 'GET' | 'POST';
  body?: string | object;
  type?: string;
  language?: string;
  from?: string;
}

type Ids = Record<
  'vertical' | 'goal' | 'grade' | 'advertiser' | 'offer' | 'landing' | 'campaign' | 'integration' | 'model' | 'usd',
  number
>;

/** What the tests of reports work with. */
export interface Reporting {
  ids: Ids;
  affiliate: Person;
  /** The advertiser's token, and that of its integration. */
  token: string;
  integrationToken: string;
  /** Opens the campaign's link, as the visitor with this cookie if one is given; returns the click's public ID. */
  click(cookie?: string): Promise<string>;
  /** Sends a lead; returns its ID. */
  lead(fields?: object): Promise<number>;
  report(query: string, sent?: Sent, token?: string): ReturnType<typeof answerOf>;
  /** Creates an active payment rule for the offer. */
  rule(fields: object): Promise<number>;
  conversion(id: number, person?: Person): Promise<Record<string, unknown>>;
}

const answerOf = async (response: Promise<{ statusCode: number; headers: object; body: string }>) => {
  const { statusCode: status, headers, body } = await response;
  const said = JSON.parse(body);
  return { status, headers, ...said };
};

export const setUpReporting = async (product: Product): Promise<Reporting> => {
  const { admin, app } = product;
  const one = async (path: string, item: object) => (await admin.make(path, item))[0]!;
  const setStatus = async (path: string, id: number, status: string) =>
    expect((await admin.call('POST', path, { items: [{ id, status }] })).status).toBe(200);
  const affiliate = await product.person('affiliate');
  const vertical = await one('/user/verticals', {
    title: 'Crypto',
    goals: [
      { title: 'Registration', key: 'reg' },
      { title: 'Deposit', key: 'deposit' },
    ],
    leadGrades: [{ title: 'Deposited' }],
  });
  const goals = vertical['goals'] as { id: number; key: string }[];
  const goal = goals.find(({ key }) => key === 'deposit')!.id;
  const grade = (vertical['leadGrades'] as { id: number }[])[0]!.id;
  const usd = (await admin.call('GET', '/user/currencies?limit=1')).data.items[0].id;
  const model = (await admin.call('GET', '/user/payment_models?limit=1')).data.items[0].id;
  const advertiser = await one('/user/advertisers', { title: 'Nordwind' });
  const offer = (await one('/user/offers', { title: 'KetoSlim', advertisers: [advertiser.id], vertical: vertical.id }))
    .id;
  const { id: platform } = await one('/user/platforms', { title: 'Irev', outApiEnabled: true, postbackEnabled: true });
  const { id: template } = await one('/user/integration_templates', {
    title: 'Irev push',
    platform,
    vertical: vertical.id,
    integrationMethodsRestrictions: ['outApi', 'postback'],
  });
  const integration = await one('/user/integrations', {
    title: 'Nordwind',
    advertiser: advertiser.id,
    template,
    offers: [offer],
    outApiEnabled: true,
    postbackEnabled: true,
    postback: { parameters: [{ target: 'click_id', name: 'their_click' }] },
    goals: [
      { theirs: 'FTD', goal },
      { theirs: 'ping', goal: null },
    ],
    leadStatusMappings: [{ theirs: 'Sale', leadGrade: grade }],
  });
  const landing = await one('/user/landings', {
    title: 'Quiz',
    offer,
    advertiser: advertiser.id,
    targetUrl: 'https://landing.example/page?id={click_id}',
  });
  await setStatus('/user/landings/change_status', landing.id, 'active');
  await setStatus('/user/offers/change_block', offer, 'active');
  const campaign = await one('/user/campaigns', { title: 'Spring', affiliate: affiliate.id, offer });
  const tokenOf = async (path: string, field: string) =>
    String((await admin.call('GET', `${path}?with=${field}`)).data[field]);
  const token = await tokenOf(`/user/advertisers/${advertiser.id}`, 'apiToken');
  const leadToken = await tokenOf(`/user/users/${affiliate.id}`, 'apiToken');

  const click = async (cookie?: string) => {
    const { statusCode, body } = await app.inject({
      url: `/c/${String(campaign['secureId'])}?format=json&sub1=news`,
      remoteAddress: '212.93.97.145',
      headers: { 'user-agent': browser, ...(cookie !== undefined && { cookie: `sluice_click=${cookie}` }) },
    });
    return { status: statusCode, ...JSON.parse(body).data };
  };
  await vi.waitFor(async () => expect((await click()).url).toContain('landing.example'), patience.wait);
  let people = 0;
  return {
    ids: {
      vertical: vertical.id,
      goal,
      grade,
      advertiser: advertiser.id,
      offer,
      landing: landing.id,
      campaign: campaign.id,
      integration: integration.id,
      model,
      usd,
    },
    affiliate,
    token,
    integrationToken: String(integration['secureId']),
    click: async (cookie) => (await click(cookie)).clickId,
    async lead(fields = {}) {
      people += 1;
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: '/api/v1/public/leads',
        headers: { authorization: `Bearer ${leadToken}` },
        payload: {
          campaign: campaign['secureId'],
          firstName: 'Anna',
          lastName: 'Ozola',
          phone: `+371 2100${String(people).padStart(4, '0')}`,
          email: `person${people}@mail.example`,
          ...fields,
        },
      });
      expect([statusCode, body]).toEqual([201, expect.any(String)]);
      return JSON.parse(body).data.id;
    },
    report(query, { method = 'GET', body, type, language = 'en', from = '198.51.100.9' } = {}, by = token) {
      return answerOf(
        app.inject({
          method,
          url: `/api/v1/public/postback/${by}${query}`,
          remoteAddress: from,
          headers: { 'accept-language': language, ...(type && { 'content-type': type }) },
          ...(body !== undefined && { payload: body }),
        }),
      );
    },
    async rule(fields) {
      const { id } = await one('/user/payment_rules', {
        title: 'Rule',
        offer,
        paymentModel: model,
        goal,
        revenueValue: '30.5',
        revenueCurrency: usd,
        payoutValue: '20.25',
        payoutCurrency: usd,
        ...fields,
      });
      await setStatus('/user/payment_rules/change_status', id, 'active');
      return id;
    },
    conversion: async (id, person = admin) =>
      (await person.call('GET', `/stat/conversions/${id}${person === admin ? '?with=postbackParams' : ''}`)).data,
  };
};
