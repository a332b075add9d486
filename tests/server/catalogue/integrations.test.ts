import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOfType, parameterPatterns } from '../../../domain/parameter-types.ts';
import { connected } from '../../postgres.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Rules of platforms, templates and integrations that their definitions can't express. */

let product: Product;
let admin: Person;

const made = async (path: string, item: object) => (await admin.make(path, item))[0]!;
const everything = { outApiEnabled: true, redirectEnabled: true, apiSyncEnabled: true, postbackEnabled: true };
const allMethods = ['outApi', 'redirect', 'apiSync', 'postback'];
const put = (path: string, item: object) => admin.call('PUT', path, { items: [item] });
const patch = (path: string, item: object) => admin.call('PATCH', path, { items: [item] });
const read = async (path: string) => (await admin.call('GET', path)).data;

let count = 0;
const next = () => (count += 1);
const newPlatform = (fields: object = everything) =>
  made('/user/platforms', { title: `Platform ${next()}`, ...fields });
const newVertical = () => made('/user/verticals', { title: `Vertical ${next()}` });
const newTemplate = async (fields: object = {}) =>
  made('/user/integration_templates', {
    title: `Template ${next()}`,
    platform: (await newPlatform()).id,
    vertical: (await newVertical()).id,
    integrationMethodsRestrictions: allMethods,
    ...fields,
  });
const newAdvertiser = () => made('/user/advertisers', { title: `Advertiser ${next()}` });
const newIntegration = async (fields: object = {}) =>
  made('/user/integrations', {
    title: `Integration ${next()}`,
    advertiser: (await newAdvertiser()).id,
    template: (await newTemplate()).id,
    ...fields,
  });

beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

describe('what is possible depends on the level above:', () => {
  test('a template allows only what its platform can do', async () => {
    const platform = await newPlatform({ postbackEnabled: true });
    const vertical = await newVertical();
    const item = { title: 'Bold', platform: platform.id, vertical: vertical.id };
    expect(
      await put('/user/integration_templates', { ...item, integrationMethodsRestrictions: ['postback', 'outApi'] }),
    ).toMatchObject({
      status: 422,
      details: [{ type: 'platformLacks', path: 'items.0.integrationMethodsRestrictions' }],
    });
    await made('/user/integration_templates', { ...item, integrationMethodsRestrictions: ['postback'] });
    expect(await patch('/user/platforms', { id: platform.id, postbackEnabled: false })).toMatchObject({
      status: 422,
      details: [{ type: 'methodInUse', path: 'items.0.postbackEnabled', message: 'The template “Bold” allows this' }],
    });
  });

  test('an integration enables only what its template allows, and the template goes on allowing it', async () => {
    const template = await newTemplate({ integrationMethodsRestrictions: ['postback'] });
    const item = { title: 'Bold', advertiser: (await newAdvertiser()).id, template: template.id };
    expect(await put('/user/integrations', { ...item, postbackEnabled: true, apiSyncEnabled: true })).toMatchObject({
      status: 422,
      details: [{ type: 'methodForbidden', path: 'items.0.apiSyncEnabled' }],
    });
    const integration = await made('/user/integrations', { ...item, postbackEnabled: true });
    expect(integration).toMatchObject({ vertical: template['vertical'], apiSyncStatus: 'off' });
    expect(
      await patch('/user/integration_templates', { id: template.id, integrationMethodsRestrictions: ['outApi'] }),
    ).toMatchObject({ status: 422, details: [{ type: 'methodInUse' }] });
  });

  test('nothing new is built on what is inactive; existing use continues', async () => {
    const platform = await newPlatform();
    const template = await newTemplate({ platform: platform.id });
    const integration = await newIntegration({ template: template.id });
    await admin.call('POST', '/user/platforms/change_status', { items: [{ id: platform.id, status: 'inactive' }] });
    expect(
      await put('/user/integrations', { title: 'Late', advertiser: (await newAdvertiser()).id, template: template.id }),
    ).toMatchObject({ status: 422, details: [{ type: 'inactiveTemplate', path: 'items.0.template' }] });
    expect(await admin.call('POST', '/user/integrations/clone', { items: [{ id: integration.id }] })).toMatchObject({
      status: 422,
      details: [{ type: 'inactiveTemplate' }],
    });
    expect((await patch('/user/integrations', { id: integration.id, outApiEnabled: true })).status).toBe(200);
  });

  test('statuses are requested within the bounds of the platform', async () => {
    const apiSyncSettings = { minInterval: 300, maxInterval: 900, pageSize: 50 };
    const template = await newTemplate({ platform: (await newPlatform({ ...everything, apiSyncSettings })).id });
    const apiSync = {
      url: 'https://a.example',
      leadIdPath: 'id',
      statusPath: 'status',
      interval: 60,
      pageSize: 100,
      timeout: 15,
      bodyFormat: 'none',
    };
    const edit = (path: string, id: number) =>
      admin.call('POST', `${path}/${id}/edit_api_sync`, { data: { apiSync: { ...apiSync, method: 'GET' } } });
    const details = [{ path: 'data.apiSync.interval' }, { path: 'data.apiSync.pageSize' }];
    expect(await edit('/user/integration_templates', template.id)).toMatchObject({ status: 422, details });
    const integration = await newIntegration({ template: template.id });
    expect(await edit('/user/integrations', integration.id)).toMatchObject({ status: 422, details });
  });

  test('an integration serves offers of its advertiser', async () => {
    const [advertiser, other] = [await newAdvertiser(), await newAdvertiser()];
    const own = await made('/user/offers', { title: 'Own', advertisers: [advertiser.id] });
    const foreign = await made('/user/offers', { title: 'Foreign', advertisers: [other.id] });
    const integration = await newIntegration({ advertiser: advertiser.id, offers: [own.id] });
    expect(await patch('/user/integrations', { id: integration.id, offers: [own.id, foreign.id] })).toMatchObject({
      status: 422,
      details: [{ type: 'otherAdvertiser', path: 'items.0.offers' }],
    });
  });

  test('and of its vertical, whose goals and grades its words are', async () => {
    const [advertiser, vertical] = [await newAdvertiser(), await newVertical()];
    const offer = (fields: object) => made('/user/offers', { title: 'Own', advertisers: [advertiser.id], ...fields });
    const template = await newTemplate({ vertical: vertical.id });
    const integration = await newIntegration({ advertiser: advertiser.id, template: template.id });
    const serve = async (fields: object) =>
      patch('/user/integrations', { id: integration.id, offers: [(await offer(fields)).id] });
    expect(await serve({ vertical: (await newVertical()).id })).toMatchObject({
      status: 422,
      details: [{ type: 'otherVertical', path: 'items.0.offers' }],
    });
    expect((await serve({ vertical: vertical.id })).status).toBe(200);
    expect((await serve({ vertical: null })).status).toBe(200);
  });
});

describe('advertisers’ own words', () => {
  test('are mapped to goals and grades of the vertical', async () => {
    const vertical = await made('/user/verticals', {
      title: 'Crypto',
      goals: [{ title: 'First deposit', key: 'ftd' }],
      leadGrades: [{ title: 'Call back', tone: 'info' }],
    });
    const { goals, leadGrades } = await read(`/user/verticals/${vertical.id}?with=goals,leadGrades`);
    const template = await newTemplate({ vertical: vertical.id });
    const at = `/user/integration_templates/${template.id}`;
    const said = await admin.call('POST', `${at}/edit_goals`, {
      data: { goals: [{ theirs: 'deposit', goal: goals[0].id }, { theirs: 'noise' }] },
    });
    expect(said.status).toBe(200);
    const grades = [{ theirs: 'CallBack', leadGrade: leadGrades[0].id }];
    expect(
      (await admin.call('POST', `${at}/edit_lead_status_mappings`, { data: { leadStatusMappings: grades } })).status,
    ).toBe(200);
    // A goal that a word is mapped to can't be removed from its vertical.
    expect(await patch('/user/verticals', { id: vertical.id, goals: [] })).toMatchObject({ status: 409 });
    const other = await newTemplate();
    expect(
      await patch('/user/integration_templates', { id: other.id, goals: [{ theirs: 'x', goal: goals[0].id }] }),
    ).toMatchObject({ status: 422, details: [{ type: 'otherVertical', path: 'items.0.goals.0.goal' }] });
    expect(
      await patch('/user/integration_templates', {
        id: other.id,
        leadStatusMappings: [{ theirs: 'New' }, { theirs: 'new' }],
      }),
    ).toMatchObject({ status: 422, details: [{ type: 'unique' }] });
  });

  test('a change to a template reaches the integrations that don’t override it', async () => {
    const template = await newTemplate();
    await newIntegration({ template: template.id });
    await newIntegration({
      template: template.id,
      redirect: { option: 'no_redirect' },
      goals: [{ theirs: 'deposit' }],
    });
    expect((await read(`/user/integration_templates/${template.id}?with=usage`)).usage).toEqual({
      goals: 1,
      leadStatusMappings: 2,
      outApi: 2,
      redirect: 1,
      apiSync: 2,
      postback: 2,
    });
  });
});

describe('synchronisation', () => {
  const turn = (id: number, enabled: boolean) =>
    admin.call('POST', '/user/integrations/synchronization', { items: [{ id, synchronise: enabled ? 'on' : 'off' }] });

  test('can be enabled and disabled only while status requests are enabled', async () => {
    const integration = await newIntegration();
    expect(await turn(integration.id, true)).toMatchObject({ status: 409, details: [{ type: 'notSwitchedOn' }] });
    await patch('/user/integrations', { id: integration.id, apiSyncEnabled: true });
    expect((await turn(integration.id, true)).data.items[0]).toMatchObject({ apiSyncStatus: 'on' });
    expect((await turn(integration.id, false)).data.items[0]).toMatchObject({ apiSyncStatus: 'off' });
    await turn(integration.id, true);
    await patch('/user/integrations', { id: integration.id, apiSyncEnabled: false });
    expect(await read(`/user/integrations/${integration.id}`)).toMatchObject({ apiSyncStatus: 'off' });
  });
});

test('a parameter accepts only what its template asks for', async () => {
  const asked = (type: string, secret = false) => ({ title: type, key: `k_${type}`, type, secret });
  const { id: template } = await newTemplate({
    parameters: [asked('text'), asked('number'), asked('url'), asked('email', true), asked('flag')],
  });
  const { id } = await newIntegration({ template, advertiser: (await newAdvertiser()).id });
  const { parameters } = await read(`/user/integration_templates/${template}?with=parameters`);
  const fill = (...values: string[]) =>
    patch('/user/integrations', {
      id,
      apiParameters: parameters.map((parameter: { id: number; secret: boolean }, place: number) => ({
        parameter: parameter.id,
        [parameter.secret ? 'secretValue' : 'value']: values[place],
      })),
    });
  const wrong = await fill('a', 'many', 'crm.example', 'nobody', 'yes');
  expect(wrong.status).toBe(422);
  expect(wrong.details).toMatchObject([
    { type: 'otherType', path: 'items.0.apiParameters.1.value' },
    { type: 'otherType', path: 'items.0.apiParameters.2.value' },
    { type: 'otherType', path: 'items.0.apiParameters.3.secretValue' },
    { type: 'otherType', path: 'items.0.apiParameters.4.value' },
  ]);
  expect(await fill('a', '-12.5', 'https://crm.example/x', 'team@crm.example', 'true')).toMatchObject({ status: 200 });
});

test('a parameter changes its type once the affected integrations are listed whose values no longer fit', async () => {
  const asked = (key: string, type: string, secret = false) => ({ title: key, key, type, secret });
  const given = [asked('account', 'text'), asked('name', 'text'), asked('token', 'text', true)];
  const { id: template } = await newTemplate({ parameters: given });
  const parametersNow = async () =>
    (await read(`/user/integration_templates/${template}?with=parameters`)).parameters as { id: number; key: string }[];
  const [account, name, token] = await parametersNow();
  const integration = async (title: string, account_: string) => {
    const apiParameters = [
      { parameter: account!.id, value: account_ },
      { parameter: name!.id, value: 'Acme' },
      { parameter: token!.id, secretValue: 'hush' },
    ];
    return (await newIntegration({ title, template, apiParameters })).id;
  };
  const [fits, astray] = [await integration('Fits', '12'), await integration('Astray', 'twelve')];
  const retype = (types: Record<string, string>, more: object = {}) =>
    admin.call('POST', `/user/integration_templates/${template}/edit_api_parameters`, {
      data: {
        parameters: [account, name, token].map((one) => ({ ...one, type: types[one!.key] ?? 'text' })),
        ...more,
      },
    });
  const unfitting = async (id: number) => {
    const record = await read(`/user/integrations/${id}?with=unfitting,missing`);
    expect(record.missing.includes('unfitting')).toBe(record.unfitting.length > 0);
    return record.unfitting;
  };

  expect(await retype({ account: 'number' })).toMatchObject({
    status: 422,
    details: [
      {
        path: 'data.parameters',
        type: 'valuesUnfitting',
        message: 'Values of these integrations may no longer fit: Astray (account)',
      },
    ],
  });
  expect(await unfitting(astray)).toEqual([]);
  // The value of a secret can't be seen.
  expect((await retype({ token: 'email' })).details[0].message).toBe(
    'Values of these integrations may no longer fit: Astray (token), secret; Fits (token), secret',
  );
  expect((await retype({ account: 'number' }, { keepsUnfitting: true })).status).toBe(200);
  expect([await unfitting(fits), await unfitting(astray)]).toEqual([[], ['account']]);
  // No confirmation is requested for what does not change, nor a second time.
  expect((await retype({ account: 'number' })).status).toBe(200);
  await patch('/user/integrations', {
    id: astray,
    apiParameters: [{ parameter: account!.id, value: '13' }],
  });
  expect(await unfitting(astray)).toEqual([]);
  expect(await read(`/user/integration_templates/${template}`)).not.toHaveProperty('keepsUnfitting');
});

test('a plain edit of templates refuses such a change as well, and keeps values that no longer fit if told to', async () => {
  const parameters = [
    { title: 'account', key: 'account', type: 'text' },
    { title: 'token', key: 'token', type: 'text', secret: true },
  ];
  type Asked = { id: number; key: string; type: string };
  const parametersOf = async (template: number): Promise<Asked[]> =>
    (await read(`/user/integration_templates/${template}?with=parameters`)).parameters;
  const templates = [await newTemplate({ parameters }), await newTemplate({ parameters })].map(({ id }) => id);
  const used: number[] = [];
  for (const [place, template] of templates.entries()) {
    const [account, token] = await parametersOf(template);
    const apiParameters = [
      { parameter: account!.id, value: 'twelve' },
      { parameter: token!.id, secretValue: 'hush' },
    ];
    used.push((await newIntegration({ title: `Used ${place}`, template, apiParameters })).id);
  }
  const item = async (place: number, types: Record<string, string>, more: object = {}) => {
    const id = templates[place]!;
    const asked = (await parametersOf(id)).map((one) => ({ ...one, type: types[one.key] ?? one.type }));
    return { id, parameters: asked, ...more };
  };
  const edit = (...items: object[]) => admin.call('PATCH', '/user/integration_templates', { items });
  const typesNow = async () =>
    (await Promise.all(templates.map(parametersOf))).map((those) => those.map(({ type }) => type).join());
  const unfitting = async () =>
    Promise.all(used.map(async (id) => (await read(`/user/integrations/${id}?with=unfitting`)).unfitting));
  const number = { account: 'number' };

  // The affected template is named, and neither changes.
  expect(await edit(await item(0, { account: 'text' }, { title: 'Kept' }), await item(1, number))).toMatchObject({
    status: 422,
    details: [
      {
        path: 'items.1.parameters',
        type: 'valuesUnfitting',
        message: 'Values of these integrations may no longer fit: Used 1 (account)',
      },
    ],
  });
  expect((await read(`/user/integration_templates/${templates[0]}`)).title).not.toBe('Kept');
  // What one of them confirms does not apply to the other.
  const both = await edit(await item(0, number, { keepsUnfitting: true }), await item(1, number));
  expect(both.details?.map(({ path }: { path: string }) => path)).toEqual(['items.1.parameters']);
  expect((await edit(await item(0, { token: 'url' }, { keepsUnfitting: false }))).details[0].message).toBe(
    'Values of these integrations may no longer fit: Used 0 (token), secret',
  );
  expect([await typesNow(), await unfitting()]).toEqual([
    ['text,text', 'text,text'],
    [[], []],
  ]);

  const kept = await edit(await item(0, number, { keepsUnfitting: true }));
  expect(kept.status).toBe(200);
  expect(kept.data.items[0]).not.toHaveProperty('keepsUnfitting');
  expect([await typesNow(), await unfitting()]).toEqual([
    ['number,text', 'text,text'],
    [['account'], []],
  ]);
  // Confirmation covers only what changes, is not a change itself, and is never stored.
  expect((await edit({ id: templates[0], title: 'Renamed' })).status).toBe(200);
  const { version } = await read(`/user/integration_templates/${templates[0]}`);
  const [same] = (await edit({ id: templates[0], keepsUnfitting: true })).data.items;
  expect(same.version).toBe(version);
  const { items } = (await admin.call('GET', `/user/integration_templates/${templates[0]}/history`)).data;
  expect(JSON.stringify(items)).not.toContain('keepsUnfitting');
});

test('the database and the server check values against the same types', async () => {
  const values = [
    '',
    '1',
    '-1.5',
    '1,5',
    'x',
    'true',
    'false',
    'TRUE',
    'a@b.cc',
    'a@b',
    'http://a.bc',
    'https://a',
    'ftp://a.bc',
  ];
  const { rows } = await connected(product.url, (client) =>
    client.query<{ type: string; value: string; fits: boolean }>(
      `select type.key as type, given as value, given ~ type.value as fits
       from jsonb_each_text($1::jsonb) as type cross join unnest($2::text[]) as given`,
      [JSON.stringify(parameterPatterns), values],
    ),
  );
  expect(rows).toHaveLength(values.length * 4);
  for (const { type, value, fits } of rows) expect([type, value, fits]).toEqual([type, value, isOfType(type, value)]);
});

test('parameters are accepted only if the template allows requests that use them', async () => {
  const parameters = [{ title: 'Key', key: 'key' }];
  const { id: template } = await newTemplate({ parameters, integrationMethodsRestrictions: ['redirect', 'postback'] });
  const { id } = await newIntegration({ template });
  const [asked] = (await read(`/user/integration_templates/${template}?with=parameters`)).parameters;
  const fill = () => patch('/user/integrations', { id, apiParameters: [{ parameter: asked.id, value: 'k' }] });
  expect(await fill()).toMatchObject({
    status: 422,
    details: [{ type: 'methodForbidden', path: 'items.0.apiParameters' }],
  });
  await patch('/user/integration_templates', { id: template, integrationMethodsRestrictions: ['apiSync'] });
  expect((await fill()).status).toBe(200);
  // Existing values stay, are cloned and can be removed once the template forbids them.
  await patch('/user/integration_templates', { id: template, integrationMethodsRestrictions: ['postback'] });
  expect((await patch('/user/integrations', { id, title: 'Other' })).status).toBe(200);
  expect((await admin.call('POST', '/user/integrations/clone', { items: [{ id }] })).status).toBe(200);
  expect((await patch('/user/integrations', { id, apiParameters: [] })).status).toBe(200);
});

test('an integration names what it lacks until it is ready', async () => {
  const template = await newTemplate({
    parameters: [{ title: 'Key', key: 'api_key', secret: true, placement: 'header' }],
  });
  const advertiser = await newAdvertiser();
  const offer = await made('/user/offers', { title: 'Ready', advertisers: [advertiser.id] });
  const { id } = await newIntegration({ template: template.id, advertiser: advertiser.id });
  const missing = async () => (await read(`/user/integrations/${id}?with=missing`)).missing;
  expect(await missing()).toEqual(['offers', 'methods', 'apiParameters']);
  await patch('/user/integrations', { id, offers: [offer.id], outApiEnabled: true, postbackEnabled: true });
  expect(await missing()).toEqual(['apiParameters', 'outApi', 'postback', 'leadStatusMappings']);
  const { parameters } = await read(`/user/integration_templates/${template.id}?with=parameters`);
  const wrong = await patch('/user/integrations', { id, apiParameters: [{ parameter: parameters[0].id, value: 'k' }] });
  expect(wrong).toMatchObject({ status: 422, details: [{ type: 'isSecret', path: 'items.0.apiParameters.0.value' }] });
  await patch('/user/integrations', { id, apiParameters: [{ parameter: parameters[0].id, secretValue: 'k' }] });
  await patch('/user/integration_templates', {
    id: template.id,
    outApi: {
      url: 'https://crm.example/leads',
      method: 'POST',
      bodyFormat: 'json',
      timeout: 15,
      body: '{"email":"{email}"}',
    },
    postback: {
      parameters: [
        { target: 'click_id', name: 'cid', macro: '[subid]' },
        { target: 'status', name: 's' },
      ],
    },
    leadStatusMappings: [{ theirs: 'New' }],
  });
  expect(await missing()).toEqual([]);
  const { postbackUrl, secureId } = await read(`/user/integrations/${id}?with=postbackUrl`);
  expect(new URL(postbackUrl).pathname).toBe(`/api/v1/public/postback/${secureId}`);
  expect(postbackUrl.split('?')[1]).toBe('cid=[subid]&s={status}');

  const domain = await made('/user/domains', { host: 'pb.example.com', kinds: ['postback'], defaultFor: ['postback'] });
  const origin = async () => new URL((await read(`/user/integrations/${id}?with=postbackUrl`)).postbackUrl).origin;
  expect(await origin()).toBe(new URL(postbackUrl).origin);
  await product.database.owner((db) =>
    db.updateTable('domains').set({ state: 'verified' }).where('id', '=', domain.id).execute(),
  );
  expect(await origin()).toBe('https://pb.example.com');
});

test('a JSON body stays valid JSON once macros are filled in', async () => {
  const template = await newTemplate();
  const edit = (body: string) =>
    patch('/user/integration_templates', {
      id: template.id,
      outApi: { url: 'https://crm.example', method: 'POST', bodyFormat: 'json', timeout: 15, body },
    });
  expect((await edit('{"email":"{email}","age":{offer_id}}')).status).toBe(200);
  expect(await edit('{"email":{email}}')).toMatchObject({ status: 422, details: [{ type: 'jsonBody' }] });
  expect(await edit('{"email":"{emial}"}')).toMatchObject({ status: 422, details: [{ type: 'macro' }] });
});

test('staff reach the integrations of advertisers that they reach', async () => {
  const [manager, member, affiliate] = [
    await product.person('advertiser_manager'),
    await product.person('advertiser_member'),
    await product.person('affiliate'),
  ];
  const advertiser = await made('/user/advertisers', { title: 'Theirs', managers: [manager.id, member.id] });
  const own = await newIntegration({ advertiser: advertiser.id, goals: [{ theirs: 'deposit' }] });
  const foreign = await newIntegration({ goals: [{ theirs: 'deposit' }] });
  for (const person of [manager, member]) {
    const ids = (await person.call('GET', '/user/integrations')).data.items.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([own.id]);
    expect((await person.call('GET', `/user/integrations/${foreign.id}`)).status).toBe(404);
    expect((await person.call('GET', '/user/integration_goal_mappings')).data.items).toHaveLength(1);
  }
  expect((await manager.call('PATCH', '/user/integrations', { items: [{ id: own.id, title: 'Mine' }] })).status).toBe(
    200,
  );
  expect((await member.call('PATCH', '/user/integrations', { items: [{ id: own.id, title: 'Mine' }] })).status).toBe(
    403,
  );
  expect((await affiliate.call('GET', '/user/integrations')).status).toBe(403);
});
