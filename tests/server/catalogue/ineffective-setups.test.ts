import { expect, test } from 'vitest';
import { readReporter } from '../../../server/traffic/advertiser-postbacks/reporters.ts';
import { activeOffer, admin, affiliate, one, product, read, setUpTrade } from '../support/trade.ts';

/** A setup that could never have an effect is reported where it is entered. */

setUpTrade();

const refused = (type: string, path: string) => ({ status: 422, details: [{ type, path: `items.0.${path}` }] });

test('a hold queue sends something each round', async () => {
  const geo = await one(admin, '/user/geos', { title: 'Baltics', countries: ['LV'] });
  const queue = { title: 'Idle', geo: geo.id, timezone: 'UTC', freshLeads: 0, oldLeads: 0 };
  const make = (fields: object) => admin.call('PUT', '/user/hold_configs', { items: [{ ...queue, ...fields }] });
  const edit = (fields: object) => admin.call('PATCH', '/user/hold_configs', { items: [fields] });
  expect(await make({})).toMatchObject(refused('sendsNothing', 'freshLeads'));
  const { id } = (await make({ oldLeads: 3 })).data.items[0];
  expect(await edit({ id, oldLeads: 0 })).toMatchObject(refused('sendsNothing', 'freshLeads'));
  expect((await edit({ id, oldLeads: 0, freshLeads: 2 })).status).toBe(200);
});

test('visitors from an advertiser are sent somewhere, if they are redirected at all', async () => {
  const url = 'https://thanks.example/';
  const make = (fields: object) => admin.call('PUT', '/user/advertisers', { items: [{ title: 'Sender', ...fields }] });
  const edit = (fields: object) => admin.call('PATCH', '/user/advertisers', { items: [fields] });
  expect(await make({ redirectTemplateEnabled: true })).toMatchObject(refused('required', 'redirectTemplate'));
  const { id } = (await make({ redirectTemplateEnabled: true, redirectTemplate: url })).data.items[0];
  expect(await edit({ id, redirectTemplate: null })).toMatchObject(refused('required', 'redirectTemplate'));
  expect((await edit({ id, redirectTemplate: null, redirectTemplateEnabled: false })).status).toBe(200);
});

test('redirects lead to no click link of the network itself', async () => {
  const own = 'https://sluice.test/c/abc';
  const redirect = { option: 'direct', url: own };
  const put = (path: string, fields: object) => admin.call('PUT', path, { items: [{ title: 'Round', ...fields }] });
  expect(await put('/user/verticals', { redirect })).toMatchObject(refused('ownLink', 'redirect.url'));
  expect(await put('/user/landers_api', { url: own })).toMatchObject(refused('ownLink', 'url'));
  const vertical = await one(admin, '/user/verticals', { title: 'Straight' });
  const platform = await one(admin, '/user/platforms', { title: 'CRM', redirectEnabled: true });
  const template = { platform: platform.id, vertical: vertical.id, integrationMethodsRestrictions: ['redirect'] };
  expect(await put('/user/integration_templates', { ...template, redirect })).toMatchObject(
    refused('ownLink', 'redirect.url'),
  );
  const made = await one(admin, '/user/integration_templates', { title: 'Straight', ...template });
  const advertiser = await one(admin, '/user/advertisers', { title: 'Acme' });
  expect(await put('/user/integrations', { advertiser: advertiser.id, template: made.id, redirect })).toMatchObject(
    refused('ownLink', 'redirect.url'),
  );
});

test('a campaign’s countries are among those of its offer’s geos', async () => {
  const geo = await one(admin, '/user/geos', { title: 'DACH', countries: ['DE', 'AT'] });
  const [open, anywhere] = [await activeOffer('Regional', { geos: [geo.id] }), await activeOffer('Anywhere')];
  const put = (offer: number, countries: string[]) =>
    admin.call('PUT', '/user/campaigns', { items: [{ title: 'Where', affiliate: affiliate.id, offer, countries }] });
  expect(await put(open, ['DE', 'LV'])).toMatchObject({
    ...refused('offerCountries', 'countries'),
    details: [{ message: 'The offer doesn’t cover: LV' }],
  });
  expect((await put(anywhere, ['LV'])).status).toBe(201);
  const { id } = (await put(open, ['DE', 'AT'])).data.items[0];
  // Countries that the offer drops are not taken from existing campaigns.
  await admin.call('PATCH', '/user/geos', { items: [{ id: geo.id, countries: ['DE'] }] });
  const edit = (countries: string[]) => admin.call('PATCH', '/user/campaigns', { items: [{ id, countries }] });
  expect((await edit(['AT'])).status).toBe(200);
  expect(await edit(['AT', 'CH'])).toMatchObject(refused('offerCountries', 'countries'));
});

test('a campaign’s traffic source is one that its offer takes', async () => {
  const [search, email, social] = [
    await one(admin, '/user/traffic_sources', { title: 'Search' }),
    await one(admin, '/user/traffic_sources', { title: 'Email' }),
    await one(admin, '/user/traffic_sources', { title: 'Social' }),
  ].map(({ id }) => id);
  const [ofOne, ofTwo] = [
    await activeOffer('Of one', { trafficSources: [search] }),
    await activeOffer('Of two', { trafficSources: [search, email] }),
  ];
  const put = (offer: number, fields: object = {}) =>
    admin.call('PUT', '/user/campaigns', { items: [{ title: 'From', affiliate: affiliate.id, offer, ...fields }] });
  expect((await put(ofOne)).data.items[0]).toMatchObject({ trafficSource: search });
  expect(await put(ofTwo)).toMatchObject(refused('required', 'trafficSource'));
  expect(await put(ofTwo, { trafficSource: social })).toMatchObject(refused('offerTrafficSource', 'trafficSource'));
  const { id } = (await put(ofTwo, { trafficSource: email })).data.items[0];
  const edit = (fields: object) => admin.call('PATCH', '/user/campaigns', { items: [{ id, ...fields }] });
  expect(await edit({ trafficSource: social })).toMatchObject(refused('offerTrafficSource', 'trafficSource'));
  // A source that the offer drops is not taken from existing campaigns; their pages say that nothing gets through.
  await admin.call('PATCH', '/user/offers', { items: [{ id: ofTwo, trafficSources: [search] }] });
  expect((await edit({ title: 'Still from email', trafficSource: email })).status).toBe(200);
});

test('leads of an offer use an active integration of its vertical', async () => {
  const platform = await one(admin, '/user/platforms', { title: 'Tracker', outApiEnabled: true });
  const advertiser = await one(admin, '/user/advertisers', { title: 'Direct' });
  const [crypto, nutra] = [
    await one(admin, '/user/verticals', { title: 'Crypto A' }),
    await one(admin, '/user/verticals', { title: 'Nutra A' }),
  ];
  const integrated = async (vertical: number) => {
    const template = await one(admin, '/user/integration_templates', {
      title: `Of ${vertical}`,
      platform: platform.id,
      vertical,
      integrationMethodsRestrictions: ['outApi'],
    });
    return one(admin, '/user/integrations', {
      title: `By ${vertical}`,
      advertiser: advertiser.id,
      template: template.id,
    });
  };
  const [fitting, foreign] = [await integrated(crypto.id), await integrated(nutra.id)];
  const offer = await activeOffer('Tokens', { vertical: crypto.id, advertisers: [advertiser.id] });
  const [{ id }] = (await read(`/user/advertiser_assignments?offer=${offer}`)).items;
  const choose = (integration: number) =>
    admin.call('PATCH', '/user/advertiser_assignments', { items: [{ id, integration }] });
  const state = (status: string) =>
    admin.call('POST', '/user/integrations/change_status', { items: [{ id: fitting.id, status }] });
  expect(await choose(foreign.id)).toMatchObject(refused('otherVertical', 'integration'));
  await state('inactive');
  expect(await choose(fitting.id)).toMatchObject(refused('inactiveIntegration', 'integration'));
  await state('active');
  const missing = async () => (await read(`/user/integrations/${fitting.id}?with=missing`)).missing;
  expect(await missing()).toContain('offers');
  expect((await choose(fitting.id)).status).toBe(200);
  expect(await admin.call('PATCH', '/user/offers', { items: [{ id: offer, vertical: nutra.id }] })).toMatchObject(
    refused('verticalInUse', 'vertical'),
  );
  // It serves the offer whose leads are set to use it.
  expect(await missing()).not.toContain('offers');
  const reporter = await product.database
    .tenant(product.tenant.tenantId)
    .read((db) => readReporter(db, product.tenant.tenantId, advertiser.id));
  expect(reporter.integrations.find((known) => known.id === fitting.id)?.offers).toEqual([offer]);
});

test('an offer can’t leave its vertical while anything active in it belongs to that vertical', async () => {
  const vertical = (title: string) =>
    one(admin, '/user/verticals', { title, goals: [{ title: 'Deposit', key: 'ftd' }] });
  const [forex, forexEu] = [await vertical('Forex'), await vertical('Forex EU')];
  const goal = (forex['goals'] as { id: number }[])[0]!.id;
  const offer = await activeOffer('Pairs', { vertical: forex.id });
  const currency = (await read('/user/currencies?limit=1')).items[0].id;
  const model = (await read('/user/payment_models?limit=1')).items[0].id;
  const rule = await one(admin, '/user/payment_rules', {
    title: 'FTD $600',
    offer,
    goal,
    paymentModel: model,
    revenueValue: '600',
    revenueCurrency: currency,
    payoutValue: '500',
    payoutCurrency: currency,
  });
  const cap = await one(admin, '/user/caps', {
    title: 'FTD cap',
    offer,
    goal,
    type: 'conversions',
    processingType: 'soft',
    value: '100',
  });
  const move = () => admin.call('PATCH', '/user/offers', { items: [{ id: offer, vertical: forexEu.id }] });
  const state = (path: string, id: number, status: string) =>
    admin.call('POST', `${path}/change_status`, { items: [{ id, status }] });
  expect(await move()).toMatchObject({
    ...refused('verticalInUse', 'vertical'),
    details: [{ message: expect.stringMatching(/Payment rules: “FTD \$600”; Caps: “FTD cap”$/) }],
  });
  await state('/user/payment_rules', rule.id, 'inactive');
  await state('/user/caps', cap.id, 'inactive');
  expect((await move()).status).toBe(200);
  // Active again, it would pay for a goal that nobody reports of this offer.
  expect(await state('/user/payment_rules', rule.id, 'active')).toMatchObject(refused('otherVertical', 'goal'));
  expect(await state('/user/caps', cap.id, 'active')).toMatchObject(refused('otherVertical', 'goal'));
});

test('a payment model is counted by caps while active ones are limited to it', async () => {
  const model = await one(admin, '/user/payment_models', { title: 'CPX' });
  const cap = await one(admin, '/user/caps', {
    title: 'CPX cap',
    offer: await activeOffer('Capped'),
    paymentModel: model.id,
    value: '100',
  });
  const uncount = () => admin.call('PATCH', '/user/payment_models', { items: [{ id: model.id, caps: false }] });
  const state = (status: string) => admin.call('POST', '/user/caps/change_status', { items: [{ id: cap.id, status }] });
  expect(await uncount()).toMatchObject({
    ...refused('modelInUse', 'caps'),
    details: [{ message: 'Active caps are limited to this model: “CPX cap”' }],
  });
  await state('inactive');
  expect((await uncount()).status).toBe(200);
  expect(await state('active')).toMatchObject(refused('choice', 'paymentModel'));
});
