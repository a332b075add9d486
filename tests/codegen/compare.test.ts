import { describe, expect, test } from 'vitest';
import { type Change, compare, type Renames } from '../../codegen/report/compare.ts';
import { differing } from '../../codegen/report/differing.ts';
import { changesInWords, contractInWords } from '../../codegen/report/print.ts';
import { type Document, surfaceOf } from '../../codegen/report/surface.ts';
import type { JsonSchema } from '../../domain/rules.ts';

interface Shops {
  /** Schemas of the record's fields, and of those that are sent; the same where absent. */
  fields?: Record<string, JsonSchema>;
  sent?: Record<string, JsonSchema>;
  required?: string[];
  parameters?: Record<string, JsonSchema>;
  operationId?: string;
  permission?: string[];
  /** Further paths. */
  paths?: Record<string, object>;
}

/** A contract of one collection that is listed and edited. */
const shops = ({
  fields = {},
  sent = fields,
  required = [],
  parameters = {},
  operationId = 'listShops',
  permission = ['shop.read'],
  paths = {},
}: Shops): Document => ({
  paths: {
    '/user/shops': {
      get: {
        operationId,
        tags: ['Shops'],
        'x-permission': permission,
        parameters: Object.entries(parameters).map(([name, schema]) => ({ name, in: 'query', schema })),
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } } } },
      },
      patch: {
        operationId: 'editShops',
        tags: ['Shops'],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { items: { type: 'array', items: { type: 'object', properties: sent, required } } },
              },
            },
          },
        },
        responses: {},
      },
    },
    ...paths,
  },
  components: {
    schemas: {
      Shop: { type: 'object', properties: fields },
      Answer: {
        type: 'object',
        properties: {
          data: {
            type: 'object',
            properties: {
              items: { type: 'array', items: { $ref: '#/components/schemas/Shop' } },
              meta: { type: 'object', properties: { totalCount: { type: 'integer' } } },
            },
          },
        },
      },
    },
  },
});

/** What differs, told the same by all of both contracts and by what alone may differ. */
const between = (before: Document, after: Document, renames?: Renames): Change[] => {
  const [was, is] = differing(before, after);
  const changes = compare(surfaceOf(was), surfaceOf(is), renames);
  expect(changes).toEqual(compare(surfaceOf(before), surfaceOf(after), renames));
  return changes;
};

const string = { type: 'string' };
const text = { type: ['string', 'null'] };
const rowsOf = (b: JsonSchema): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties: { b }, required: ['b'] },
});
const bell = { '/bells': { post: { operationId: 'ring', tags: ['Bells'], responses: {} } } };

/** What differs, and the lines that the report says of it; those that break callers begin with `!`. */
const differences: [string, { before: Shops; after: Shops; want: string[]; renames?: Renames }][] = [
  ['nothing', { before: { fields: { a: text } }, after: { fields: { a: text } }, want: [] }],
  [
    'a new field',
    { before: {}, after: { fields: { a: text } }, want: ['+ field a: string | null  (listShops, editShops)'] },
  ],
  [
    'a new field that is required',
    {
      before: {},
      after: { sent: { a: string }, required: ['a'] },
      want: ['! + field a: string, required  (editShops)'],
    },
  ],
  [
    'a required field in a new list that is not',
    {
      before: {},
      after: { sent: { a: rowsOf(string) } },
      want: ['+ field a: object[]  (editShops)', '+ field a[].b: string, required  (editShops)'],
    },
  ],
  [
    'a required field in a new list that is required',
    {
      before: {},
      after: { sent: { a: rowsOf(string) }, required: ['a'] },
      want: ['! + field a: object[], required  (editShops)', '+ field a[].b: string, required  (editShops)'],
    },
  ],
  [
    'a required field in a list that was there',
    {
      before: { sent: { a: { type: 'array', items: { type: 'object', properties: {} } } } },
      after: { sent: { a: rowsOf(string) } },
      want: ['! + field a[].b: string, required  (editShops)'],
    },
  ],
  ['a removed field', { before: { fields: { a: text } }, after: {}, want: ['! - field a  (listShops, editShops)'] }],
  [
    'a renamed field',
    {
      before: { fields: { a: text } },
      after: { fields: { b: text } },
      renames: { Shops: { b: 'a' } },
      want: ['! ~ field b: renamed from a  (listShops, editShops)'],
    },
  ],
  [
    'another type',
    {
      before: { fields: { a: { type: 'integer' } } },
      after: { fields: { a: string } },
      want: ['! ~ field a: integer → string  (listShops, editShops)'],
    },
  ],
  [
    'another format',
    {
      before: { fields: { a: string } },
      after: { fields: { a: { type: 'string', format: 'decimal' } } },
      want: ['! ~ field a: string → decimal  (listShops, editShops)'],
    },
  ],
  [
    'a value more: who reads it may not know it',
    {
      before: { fields: { a: { type: 'string', enum: ['x'] } } },
      after: { fields: { a: { type: 'string', enum: ['x', 'y'] } } },
      want: ['! ~ field a: also: y  (listShops, editShops)'],
    },
  ],
  [
    'a value more that is only sent',
    {
      before: { sent: { a: { type: 'string', enum: ['x'] } } },
      after: { sent: { a: { type: 'string', enum: ['x', 'y'] } } },
      want: ['~ field a: also: y  (editShops)'],
    },
  ],
  [
    'a value less: who sends it is refused',
    {
      before: { sent: { a: { type: 'string', enum: ['x', 'y'] } } },
      after: { sent: { a: { type: 'string', enum: ['x'] } } },
      want: ['! ~ field a: no longer: y  (editShops)'],
    },
  ],
  [
    'values of a list',
    {
      before: { sent: { a: { type: 'array', items: { type: 'string', enum: ['x'] } } } },
      after: { sent: { a: { type: 'array', items: { type: 'string', enum: ['z'] } } } },
      want: ['! ~ field a: no longer: x  (editShops)', '~ field a: also: z  (editShops)'],
    },
  ],
  [
    'null that is no longer taken',
    {
      before: { sent: { a: text } },
      after: { sent: { a: string } },
      want: ['! ~ field a: no longer null  (editShops)'],
    },
  ],
  [
    'null that is newly sent',
    {
      before: { fields: { a: string }, sent: {} },
      after: { fields: { a: text }, sent: {} },
      want: ['! ~ field a: may be null now  (listShops)'],
    },
  ],
  [
    'what became required',
    {
      before: { sent: { a: string } },
      after: { sent: { a: string }, required: ['a'] },
      want: ['! ~ field a: required now  (editShops)'],
    },
  ],
  [
    'a tighter bound',
    {
      before: { sent: { a: { type: 'string', maxLength: 9 } } },
      after: { sent: { a: { type: 'string', maxLength: 5 } } },
      want: ['! ~ field a: maxLength went from 9 to 5  (editShops)'],
    },
  ],
  [
    'a wider bound',
    {
      before: { sent: { a: { type: 'integer', minimum: 5 } } },
      after: { sent: { a: { type: 'integer', minimum: 1 } } },
      want: [],
    },
  ],
  [
    'a field inside another',
    {
      before: { fields: { a: { type: 'object', properties: {} } } },
      after: { fields: { a: { type: 'object', properties: { b: string } } } },
      want: ['+ field a.b: string  (listShops, editShops)'],
    },
  ],
  [
    'a parameter',
    { before: {}, after: { parameters: { size: string } }, want: ['+ parameter size: string  (listShops)'] },
  ],
  [
    'a parameter less',
    { before: { parameters: { size: string } }, after: {}, want: ['! - parameter size  (listShops)'] },
  ],
  [
    'which fields can be asked for follows from which there are',
    {
      before: { parameters: { fields: { type: 'array', items: { type: 'string', enum: ['a'] } } } },
      after: { parameters: { fields: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } } } },
      want: [],
    },
  ],
  ['a new call', { before: {}, after: { paths: bell }, want: ['+ call POST /bells: ring'] }],
  ['a call less', { before: { paths: bell }, after: {}, want: ['! - call POST /bells: ring'] }],
  [
    'another operationId',
    { before: {}, after: { operationId: 'shops' }, want: ['! ~ call GET /user/shops: listShops → shops'] },
  ],
  [
    'another permission',
    {
      before: {},
      after: { permission: ['shop.see'] },
      want: ['! ~ call GET /user/shops: needs shop.see instead of shop.read'],
    },
  ],
];

/** The report's lines of differences, without what they are about and why they break. */
const lines = (changes: readonly Change[]): string[] =>
  changesInWords(changes).flatMap((entry) => (entry.startsWith('    ') ? [entry.split('\n')[0]!.trim()] : []));

describe('the report of a change of the contract', () => {
  test.each(differences)('%s', (_, { before, after, want, renames }) => {
    expect(lines(between(shops(before), shops(after), renames))).toEqual(want);
  });

  test.each(['constructor', 'toString', '__proto__'])('knows a field that is called %s as any other', (name) => {
    const named = { fields: { [name]: text }, parameters: { [name]: string } };
    const [listed, both] = ['(listShops)', '(listShops, editShops)'];
    expect(lines(between(shops({}), shops(named)))).toEqual([
      `+ parameter ${name}: string  ${listed}`,
      `+ field ${name}: string | null  ${both}`,
    ]);
    expect(lines(between(shops(named), shops({})))).toEqual([
      `! - parameter ${name}  ${listed}`,
      `! - field ${name}  ${both}`,
    ]);
  });

  test('says why it breaks callers, and how often', () => {
    expect(
      contractInWords(between(shops({ fields: { a: text, b: text } }), shops({ fields: { a: string, c: text } }))),
    ).toEqual([
      'Contract: 3 changes, 2 of which break callers',
      '  Shops',
      '      + field c: string | null  (listShops, editShops)',
      '    ! - field b  (listShops, editShops)\n        breaks callers: callers that read it get nothing',
      '    ! ~ field a: no longer null  (editShops)\n        breaks callers: `null` is refused',
    ]);
  });

  test('takes paths of other spellings as the same', () => {
    const before = { paths: { '/bells/{id}': { get: { operationId: 'a', responses: {} } } } };
    const after = { paths: { '/api/v1/bells/{number}/': { get: { operationId: 'a', responses: {} } } } };
    expect(between(before, after)).toEqual([]);
  });

  test('ends where a schema holds itself', () => {
    const tree = (properties: object): Document => ({
      ...shops({ fields: { root: { $ref: '#/components/schemas/Node' } }, sent: {} }),
      components: {
        schemas: {
          ...(shops({ fields: { root: { $ref: '#/components/schemas/Node' } } }).components?.['schemas'] as object),
          Node: { type: 'object', properties: { child: { $ref: '#/components/schemas/Node' }, ...properties } },
        },
      },
    });
    expect(lines(between(tree({}), tree({ leaf: string })))).toEqual(['+ field root.leaf: string  (listShops)']);
  });
});

test('what differs is compared alone: a call stays where it, or anything that it refers to, differs', () => {
  const left = (before: Document, after: Document) =>
    differing(before, after).map(({ paths = {} }) => Object.keys(paths));
  expect(left(shops({ paths: bell }), shops({ paths: bell }))).toEqual([[], []]);
  // The list refers to the record by its answer; the bells refer to neither.
  expect(left(shops({ sent: {}, paths: bell }), shops({ fields: { a: text }, sent: {}, paths: bell }))).toEqual([
    ['/user/shops'],
    ['/user/shops'],
  ]);
  expect(left(shops({}), shops({ paths: bell }))).toEqual([[], ['/bells']]);
});
