import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { type Contract, contract, contractFile } from '../../codegen/contract/contract.ts';
import { entityPaths } from '../../codegen/contract/operations.ts';
import { listParameters } from '../../codegen/contract/parameters.ts';
import { entitySchemas } from '../../codegen/contract/schemas.ts';
import { json } from '../../codegen/file.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import { dataResponse, type ContractPart, type Operation } from '../../openapi/contract-part.ts';
import {
  complete,
  type Definition,
  withPermission,
  integer,
  one,
  staff,
  text,
  timestamp,
} from '../../openapi/define.ts';
import exports from '../../openapi/paths/exports.ts';
import { everything, people, shop, wholeModel } from './models.ts';

const words = { en: 'Words', ru: 'Слова' };
// Lists answer how far their export is, which is said by hand.
const parts: ContractPart[] = [exports];
const whole = contract(wholeModel().entities, parts);

const operations = (document: Contract): Operation[] =>
  Object.values(document.paths).flatMap((item) => Object.values(item));

/** Ajv as strict as the server's, which knows the contract's schemas. */
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
addFormats.default(ajv);
for (const keyword of ['x-minimum', 'x-maximum', 'x-exclusiveMinimum', 'x-staff-only', 'components'])
  ajv.addKeyword(keyword);
for (const format of ['decimal', 'ip', 'unix-time']) ajv.addFormat(format, true);
const followed = (value: unknown): JsonSchema => JSON.parse(JSON.stringify(value).replaceAll('"#/', '"contract#/'));
ajv.addSchema(followed({ $id: 'contract', components: { schemas: whole.components.schemas } }));
const validator = (schema: JsonSchema) => ajv.compile(followed(schema));

describe('the contract of every kind of field', () => {
  test.each(operations(whole).map((operation) => [operation.operationId, operation] as const))(
    '%s: its schemas are strict and its examples keep them',
    (_, { parameters = [], requestBody, responses }) => {
      for (const { schema } of parameters) validator(schema);
      const media = [requestBody, ...Object.values(responses)].flatMap((holder) =>
        holder && 'content' in holder ? (holder.content?.['application/json'] ?? []) : [],
      );
      for (const { schema, example } of media) {
        const validate = validator(schema);
        validate(example);
        expect(validate.errors).toBeNull();
        expect(example).toBeDefined();
      }
    },
  );

  test('names no operation twice', () => {
    const ids = operations(whole).map(({ operationId }) => operationId);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('has a failure with an example behind each that it names', () => {
    for (const { responses } of operations(whole)) {
      for (const response of Object.values(responses)) {
        if (!('$ref' in response)) continue;
        const name = response.$ref.replace('#/components/responses/', '');
        expect(whole.components.responses[name]).toMatchObject({
          content: { 'application/json': { example: { message: expect.any(String), details: expect.any(Array) } } },
        });
      }
    }
  });

  test('is the same text each time', () => {
    expect(contractFile(contract(wholeModel().entities, parts)).content).toBe(contractFile(whole).content);
  });
});

const thing = (definition: Partial<Definition>) => complete('thing', { ...everything, ...definition });
const withField = (field: Definition['fields'][string], more: Partial<Definition> = {}) =>
  thing({ fields: { title: field }, unique: [], ...more });

/** What is said of a field in the schemas of its record, of its creation and of its edit; `undefined` where nothing is. */
const inSchemas: [
  string,
  { given: ReturnType<typeof withField>; want: [record: object, create: object | undefined, edit: object | undefined] },
][] = [
  [
    'a plain field is everywhere, with its rules where it is sent',
    {
      given: withField(text({ ...words, maxLength: 5 })),
      want: [
        { type: ['string', 'null'] },
        { type: ['string', 'null'], maxLength: 5 },
        { type: ['string', 'null'], maxLength: 5 },
      ],
    },
  ],
  [
    'a required field is never null',
    {
      given: withField(text({ ...words, required: true })),
      want: [{ type: 'string' }, { type: 'string', minLength: 1 }, { type: 'string' }],
    },
  ],
  [
    'a read-only field is sent by nobody',
    {
      given: withField(text({ ...words, readOnly: true })),
      want: [{ type: ['string', 'null'] }, undefined, undefined],
    },
  ],
  [
    'a create-only field is not edited',
    { given: withField(integer({ ...words, createOnly: true })), want: [{}, { type: ['integer', 'null'] }, undefined] },
  ],
  [
    'a staff-only field is marked',
    {
      given: withField(text({ ...words, staffOnly: true })),
      want: [{ 'x-staff-only': true }, { 'x-staff-only': true }, { 'x-staff-only': true }],
    },
  ],
  [
    'a default is a default of creation alone',
    {
      given: withField(integer({ ...words, default: 3 })),
      want: [{}, { default: 3 }, expect.not.objectContaining({ default: 3 })],
    },
  ],
  [
    'the tighter of two bounds holds',
    {
      given: withField(integer({ ...words, min: 2, max: 9 })),
      want: [{}, { minimum: 2, maximum: 9 }, { minimum: 2, maximum: 9 }],
    },
  ],
  [
    'a reference says what its number means',
    { given: withField(one('user', words)), want: [{ description: 'Words. Id of a record: user.' }, {}, {}] },
  ],
];

const property = (schema: JsonSchema | undefined): unknown =>
  (schema?.['properties'] as Record<string, unknown> | undefined)?.['title'];

describe('a field in the schemas', () => {
  test.each(inSchemas)('%s', (_, { given, want }) => {
    const schemas = entitySchemas('thing', given);
    const [record, create, edit] = want;
    for (const [name, expected] of Object.entries({ Thing: record, ThingCreate: create, ThingEdit: edit })) {
      if (expected === undefined) expect(property(schemas[name])).toBeUndefined();
      else
        expect(property(schemas[name])).toEqual(
          'asymmetricMatch' in expected ? expected : expect.objectContaining(expected),
        );
    }
  });

  test('a password goes in and never comes out', () => {
    const schemas = entitySchemas('thing', complete('thing', everything));
    expect(schemas['ThingCreate']).toHaveProperty('properties.password');
    expect(schemas['Thing']).not.toHaveProperty('properties.password');
  });

  test('what affiliates can’t set while they create is required of staff by the server, not by the contract', () => {
    const fields = { owner: one('user', { ...words, required: true, affiliateReadOnly: true }) };
    const open = thing({ fields, unique: [], access: { affiliate: { rows: { field: 'owner', is: 'me' } } } });
    const closed = thing({ fields, unique: [] });
    expect(entitySchemas('thing', open)['ThingCreate']).not.toHaveProperty('required');
    expect(entitySchemas('thing', closed)['ThingCreate']).toHaveProperty('required', ['owner']);
  });
});

/** Names of the parameters that a field makes. */
const asParameters: [string, { given: Definition['fields'][string]; want: string[] }][] = [
  ['values by the field’s name', { given: one('user', words), want: ['title'] }],
  ['a range by two names', { given: timestamp({ ...words, filterable: true }), want: ['titleFrom', 'titleTo'] }],
  ['none where it is not said', { given: text(words), want: [] }],
];

describe('a field as parameters of the list', () => {
  test.each(asParameters)('%s', (_, { given, want }) => {
    const names = listParameters('thing', withField(given, { status: undefined })).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('title'))).toEqual(want);
  });

  test('several values are parted by commas', () => {
    const [filter] = listParameters('shop', complete('shop', shop)).filter(({ name }) => name === 'size');
    expect(filter).toMatchObject({
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { type: 'integer', enum: [1, 7] } },
    });
  });

  test('a text whose values may contain commas is limited in its length alone, and others are not', () => {
    const schemaOf = (field: Definition['fields'][string]) =>
      listParameters('thing', withField(field, { status: undefined })).find(({ name }) => name === 'title')?.schema;
    const of = { ...words, filterable: true, maxLength: 50 };
    expect(schemaOf(text({ ...of, commas: true }))).toMatchObject({ items: { type: 'string', maxLength: 50 } });
    expect(schemaOf(text(of))).toMatchObject({ items: { type: 'string' } });
    expect(schemaOf(text(of))).not.toHaveProperty('items.maxLength');
  });

  test('orders are those of sortable fields', () => {
    const [order] = listParameters('shop', complete('shop', shop)).filter(({ name }) => name === 'orderBy');
    expect(order).toHaveProperty(
      'schema.items.enum',
      expect.arrayContaining(['id:asc', 'title:desc', 'createdAt:desc']),
    );
  });

  test('without a text to search there is no search', () => {
    const names = listParameters('thing', withField(integer(words))).map(({ name }) => name);
    expect(names).not.toContain('search');
  });
});

describe('the calls of an entity', () => {
  const paths = entityPaths('shop', complete('shop', shop));

  test('have the paths and methods of the convention', () => {
    const addresses = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(addresses).toEqual([
      'get /user/shops',
      'put /user/shops',
      'patch /user/shops',
      'delete /user/shops',
      'post /user/shops/export',
      'get /user/shops/{id}',
      'get /user/shops/{id}/history',
      'post /user/shops/change_status',
      'post /user/shops/clone',
      'post /user/shops/count_visitors',
    ]);
  });

  test('name their permissions and the role types they are open to', () => {
    expect(paths['/user/shops']?.put).toMatchObject({
      'x-permission': ['shop.create'],
      'x-role-types': expect.arrayContaining(['affiliate']),
    });
    expect(paths['/user/shops/{id}/history']?.get).toMatchObject({
      'x-permission': ['shop.read'],
      'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
    });
  });

  test('a status says whose it is', () => {
    const { active, closed } = shop.status!.set;
    const status = {
      ...shop.status,
      set: {
        active: active!,
        closed: { ...closed!, enter: staff, leave: withPermission('shop.update') },
        gone: { ...closed!, final: true },
      },
    };
    const item = entitySchemas('shop', complete('shop', { ...shop, status }))['ShopStatus'];
    expect(item?.['properties']).toMatchObject({
      status: {
        description:
          '`closed` is given only by admin, manager, advertiser_manager, advertiser_member. `closed` is changed only by holders of `shop.update`. `gone` is final: the record can then only be read.',
      },
    });
  });

  test('a status is taken with a reason where one is due', () => {
    const schemas = entitySchemas('shop', complete('shop', shop));
    expect(schemas['ShopStatus']).toMatchObject({
      properties: { status: { enum: ['active', 'closed'] }, reason: { minLength: 1, maxLength: 500 } },
      required: ['id', 'status'],
    });
  });
});

test('hand-written parts are merged in, on the same path too', () => {
  const ring: Operation = {
    operationId: 'ringShop',
    summary: 'Ring',
    tags: ['Shops'],
    'x-permission': [],
    responses: { 200: dataResponse('Rung.', { $ref: '#/components/schemas/Ring' }, { loud: true }) },
  };
  const part: ContractPart = {
    paths: { '/user/shops': { post: ring } },
    schemas: { Ring: { type: 'object' } },
    tags: [{ name: 'Bells', description: 'Ring.' }],
  };
  const merged = contract({ shop: complete('shop', shop), user: complete('user', people['user']!) }, [part]);
  expect(Object.keys(merged.paths['/user/shops'] ?? {})).toEqual(expect.arrayContaining(['get', 'put', 'post']));
  expect(merged.components.schemas).toHaveProperty('Ring');
  expect(merged.tags.map(({ name }) => name)).toEqual(['Shops', 'Users', 'Bells']);
});

test('JSON is written as people write it', () => {
  const { content } = json('a.json', 'b', {
    short: [1, 2],
    long: Array.from({ length: 60 }, (_, index) => index),
    none: undefined,
  });
  expect(content).toMatch(
    /^\{\n {2}"x-generated": "Generated from b by `npm run codegen`\. Do not edit\.",\n {2}"short": \[1, 2\],\n {2}"long": \[\n {4}0,\n/,
  );
  expect(JSON.parse(content)).toEqual({ 'x-generated': expect.any(String), short: [1, 2], long: expect.any(Array) });
});
