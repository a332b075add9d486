import type { Code } from '../../codegen/diagnostics/diagnostic.ts';
import { dataResponse, type ContractPart, type Operation } from '../../openapi/contract-part.ts';

const operation = (more: Partial<Operation> = {}): Operation => ({
  operationId: 'ring',
  summary: 'Ring',
  tags: ['Bells'],
  'x-permission': [],
  responses: { 200: dataResponse('Rung.', { type: 'null' }, null) },
  ...more,
});

export const part = (path: string, more: Partial<Operation>, rest: Partial<ContractPart> = {}): ContractPart => ({
  paths: { [path]: { get: operation(more) } },
  ...rest,
});

/** Each code, a hand-written part of the contract that earns it, and what is said of it. */
export const wrongParts: [Code, { part: ContractPart; want: string }][] = [
  [
    'SL102',
    {
      part: part('/bells', { responses: { 200: dataResponse('', { $ref: '#/components/schemas/Shp' }, {}) } }),
      want: '`#/components/schemas/Shp` is not in the contract',
    },
  ],
  ['SL110', { part: part('/bells', { 'x-permission': ['shop.raed'] }), want: 'unknown permission `shop.raed`' }],
  [
    'SL204',
    {
      part: part('/bells', { operationId: 'listShops' }),
      want: 'the operationId `listShops` is taken by shop',
    },
  ],
  ['SL205', { part: part('/user/shops', {}), want: 'the call `GET /user/shops` is taken by shop' }],
  ['SL205', { part: part('/user/shops/{number}', {}), want: 'the call `GET /user/shops/{}` is taken by shop' }],
  [
    'SL207',
    {
      part: part('/bells', {}, { schemas: { ShopEdit: {} } }),
      want: 'the schema `ShopEdit` is taken by shop',
    },
  ],
  ['SL308', { part: part('/bells', { summary: '' }), want: 'it does not say: summary' }],
  [
    'SL308',
    {
      part: part('/bells', { responses: { 200: dataResponse('', {}) } }),
      want: 'it does not say: an example of 200',
    },
  ],
];
