import { expect, test } from 'vitest';
import { fieldLine } from '../../codegen/adopt/infer.ts';
import type { FoundField } from '../../codegen/adopt/lacking.ts';

const found = (name: string, schema: Partial<FoundField['shape']>, more: Partial<FoundField> = {}): FoundField => ({
  name,
  shape: { type: 'string', nullable: true, required: false, bounds: {}, ...schema },
  inside: {},
  created: true,
  edited: true,
  shown: true,
  required: false,
  sortable: undefined,
  filterable: false,
  ...more,
});

/** A field as another contract has it, and as a definition writes it. */
const fields: [string, { given: FoundField; want: string | undefined }][] = [
  [
    'text',
    { given: found('note', { bounds: { maxLength: 9 } }), want: "note: text({ en: 'Note', ru: '', maxLength: 9 })" },
  ],
  ['an address', { given: found('targetUrl', {}), want: "targetUrl: url({ en: 'Target url', ru: '' })" }],
  ['a mail address', { given: found('mail', { type: 'email' }), want: "mail: email({ en: 'Mail', ru: '' })" }],
  [
    'a yes or no',
    {
      given: found('open', { type: 'boolean' }, { filterable: true }),
      want: "open: boolean({ en: 'Open', ru: '', filterable: true })",
    },
  ],
  [
    'an exact number',
    {
      given: found('rate', { type: 'decimal', bounds: { 'x-minimum': '1' } }),
      want: "rate: decimal({ en: 'Rate', ru: '', min: '1' })",
    },
  ],
  [
    'a moment',
    {
      given: found('seen', { type: 'unix-time' }, { sortable: true }),
      want: "seen: timestamp({ en: 'Seen', ru: '', sortable: true })",
    },
  ],
  [
    'a moment by its name',
    { given: found('paidAt', { type: 'integer' }), want: "paidAt: timestamp({ en: 'Paid at', ru: '' })" },
  ],
  [
    'a day',
    {
      given: found('day', { type: 'date' }, { required: true }),
      want: "day: date({ en: 'Day', ru: '', required: true })",
    },
  ],
  [
    'a moment whose order lists don’t take',
    {
      given: found('seen', { type: 'unix-time' }, { sortable: false }),
      want: "seen: timestamp({ en: 'Seen', ru: '', sortable: false })",
    },
  ],
  [
    'what lists have no order of anyway',
    { given: found('words', { type: 'string[]' }, { sortable: false }), want: "words: texts({ en: 'Words', ru: '' })" },
  ],
  ['texts', { given: found('words', { type: 'string[]' }), want: "words: texts({ en: 'Words', ru: '' })" }],
  [
    'a reference by its name',
    { given: found('shops', { type: 'integer[]' }), want: "shops: many('shop', { en: 'Shops', ru: '' })" },
  ],
  ['a reference to nobody knows what', { given: found('things', { type: 'integer[]' }), want: undefined }],
  [
    'a block of parameters',
    { given: found('extra', { type: 'object' }), want: "extra: parameters('extra', { en: 'Extra', ru: '' })" },
  ],
  [
    'a group',
    {
      given: found('place', { type: 'object' }, { inside: { street: found('street', {}) } }),
      want: "place: group({ street: text({ en: 'Street', ru: '' }) }, { en: 'Place', ru: '' })",
    },
  ],
  [
    'several of a set',
    {
      given: found('days', { type: 'string[]', values: ['mon'] }),
      want: "days: enumerations({ en: 'Days', ru: '', options: { mon: { en: 'Mon', ru: '' } } })",
    },
  ],
  [
    'what is set once',
    { given: found('code', {}, { edited: false }), want: "code: text({ en: 'Code', ru: '', createOnly: true })" },
  ],
  [
    'what is never shown',
    { given: found('secret', {}, { shown: false }), want: "secret: text({ en: 'Secret', ru: '', writeOnly: true })" },
  ],
];

test.each(fields)('a definition writes %s', (_, { given, want }) => {
  expect(fieldLine(given, { entities: { shop: 'shop', shops: 'shop' } }, '    ')?.code).toBe(want);
});
