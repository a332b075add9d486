import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type Product, startProduct } from '../support/product.ts';

/** Integration templates as files: exported by one network, imported by another. */

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  ({ admin } = product);
});
afterAll(() => product.close());

let count = 0;

/** A platform that can do everything, and a vertical with a goal and a grade. */
const place = async (by: Person) => {
  const n = (count += 1);
  const able = { outApiEnabled: true, redirectEnabled: true, apiSyncEnabled: true, postbackEnabled: true };
  const platform = (await by.make('/user/platforms', { title: `Platform ${n}`, ...able }))[0]!.id;
  const vertical = (
    await by.make('/user/verticals', {
      title: `Vertical ${n}`,
      goals: [{ title: 'First deposit', key: 'ftd' }],
      leadGrades: [{ title: 'Sold' }],
    })
  )[0]!;
  const [goal] = vertical['goals'] as { id: number }[];
  const [grade] = vertical['leadGrades'] as { id: number }[];
  return { platform, vertical: vertical.id, goal: goal!.id, grade: grade!.id };
};

const outApi = {
  method: 'POST',
  url: 'https://crm.example/leads?account=7',
  bodyFormat: 'json',
  timeout: 15,
  body: '{"email": "{email}"}',
  headers: [{ name: 'Accept', value: 'application/json' }],
};

const made = async (more: object = {}) => {
  const { platform, vertical, goal, grade } = await place(admin);
  const { id } = (
    await admin.make('/user/integration_templates', {
      title: 'BrokerDesk',
      platform,
      vertical,
      integrationMethodsRestrictions: ['outApi'],
      outApi,
      parameters: [{ title: 'Key', key: 'X-Api-Key', type: 'number', placement: 'header', secret: true }],
      goals: [
        { theirs: 'deposit', goal },
        { theirs: 'ping', goal: null },
      ],
      leadStatusMappings: [{ theirs: 'sale', leadGrade: grade }],
      ...more,
    })
  )[0]!;
  return Number(id);
};

const written = async (id: number, by = admin) => by.call('GET', `/user/integration_templates/${id}/file`);
const read = (body: object, by = admin) => by.call('POST', '/user/integration_templates/file', body);

const pathOf = ({ path }: { path: string }): string => path;

const shape = 'parameters,goals,leadStatusMappings,outApi,redirect,apiSync,postback,apiSyncSchedule';
const templateOf = async (by: Person, id: number) =>
  (await by.call('GET', `/user/integration_templates/${id}?with=${shape}`)).data;

describe('a template', () => {
  test('moves as a file from one network to another, with its goals and grades matched by name', async () => {
    const { data: file } = await written(await made());
    expect(file).toMatchObject({
      goals: [
        { theirs: 'deposit', goal: 'ftd' },
        { theirs: 'ping', goal: null },
      ],
      leadStatusMappings: [{ theirs: 'sale', leadGrade: 'Sold' }],
    });
    const stranger = await product.stranger();
    const { platform, vertical, goal, grade } = await place(stranger);
    const { status, data } = await read({ platform, vertical, file }, stranger);
    expect(status).toBe(201);
    const template = await templateOf(stranger, data.id);
    expect(template).toMatchObject({
      title: 'BrokerDesk',
      platform,
      vertical,
      integrationMethodsRestrictions: ['outApi'],
      parameters: [
        { title: 'Key', key: 'X-Api-Key', type: 'number', placement: 'header', secret: true, required: true },
      ],
      goals: [
        { theirs: 'deposit', goal },
        { theirs: 'ping', goal: null },
      ],
      leadStatusMappings: [{ theirs: 'sale', leadGrade: grade }],
    });
    // Everything else came over unchanged.
    expect((await written(data.id, stranger)).data).toEqual({ ...file, $schema: expect.any(String) });
  });

  test('can’t be exported by another network, nor imported without the permission to create one', async () => {
    const id = await made();
    expect((await written(id, await product.stranger())).status).toBe(404);
    const { platform, vertical } = await place(admin);
    const member = await product.person('advertiser_member');
    expect((await read({ platform, vertical, file: (await written(id)).data }, member)).status).toBe(403);
  });

  test.each([
    ['header', { headers: [{ name: 'Authorization', value: 'Bearer abc123' }] }, 'outApi.headers.0.value'],
    ['address', { url: 'https://crm.example/leads?api_key=abc123' }, 'outApi.url'],
    ['JSON body', { body: '{"auth": {"token": "abc123"}}' }, 'outApi.body'],
    ['form', { bodyFormat: 'form', body: 'email={email}&password=abc123' }, 'outApi.body'],
  ])('with a secret in its %s is neither exported nor imported', async (_, secret, path) => {
    const id = await made({ outApi: { ...outApi, ...secret } });
    const refused = await written(id);
    expect([refused.status, refused.details?.map(pathOf)]).toEqual([409, [path]]);
    const { platform, vertical } = await place(admin);
    const file = { ...(await written(await made())).data, outApi: { ...outApi, ...secret } };
    const unread = await read({ platform, vertical, file });
    expect([unread.status, unread.details?.map(pathOf)]).toEqual([422, [`file.${path}`]]);
  });
});

describe('an error in a file is reported with its place', () => {
  test.each([
    [{ format: 'another/1' }, 'file.format'],
    [{ title: undefined }, 'file.title'],
    [{ colour: 'red' }, 'file.colour'],
    [{ integrationMethodsRestrictions: ['fax'] }, 'file.integrationMethodsRestrictions.0'],
    [{ outApi: { ...outApi, url: 'nowhere' } }, 'file.outApi.url'],
    [{ outApi: { ...outApi, body: '{"a": "{unheard_of}"}' } }, 'file.outApi.body'],
    [{ goals: [{ theirs: 'deposit', goal: 'unheard-of' }] }, 'file.goals.0.goal'],
    [{ leadStatusMappings: [{ theirs: 'sale', leadGrade: 'Unheard of' }] }, 'file.leadStatusMappings.0.leadGrade'],
    [{ parameters: [{ key: 'a' }] }, 'file.parameters.0.title'],
  ])('%j', async (change, path) => {
    const { platform, vertical } = await place(admin);
    const { data: file } = await written(await made());
    const { status, details } = await read({ platform, vertical, file: { ...file, ...change } });
    expect([status, details?.map(pathOf)]).toEqual([422, [path]]);
  });
});

describe('the built-in templates', () => {
  test('keep the published schema, and can be imported', async () => {
    const response = await product.app.inject('/docs/integration-template.schema.json');
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(JSON.parse(response.body));
    const { items } = (await admin.call('GET', '/user/integration_template_files')).data;
    expect(items).toHaveLength(3);
    for (const file of items) {
      expect([file.title, validate(file), validate.errors]).toEqual([file.title, true, null]);
      const { platform, vertical } = await place(admin);
      expect((await read({ platform, vertical, file })).status).toBe(201);
    }
  });
});
