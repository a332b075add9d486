import fc, { type Arbitrary } from 'fast-check';
import { recordOf } from '../../domain/records.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import type { ContractCall } from '../../server/http/contract.ts';
import type { Exchange } from './caller.ts';

/** Calls as a hostile or broken client makes them, generated from the contract's own schemas. */

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 0);

const texts = fc.constantFrom(
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udc00b',
    '\uFFFF',
    '𝒳',
    '‮',
    '%',
    '_',
    '\\',
    "'",
    '"',
    "'; select 1 --",
    '{0}',
    '../..',
    '<b>',
    'null',
    '0',
    '-1',
    '1e400',
    'constructor',
  ],
  ...['NaN', '9'.repeat(40), '0000-01-01', '9999-12-31', '2026-02-30', 'x'.repeat(300), '😀'.repeat(3000)],
);
const numbers = fc.constantFrom(
  0,
  -0,
  -1,
  1,
  0.5,
  1e300,
  -1e300,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  253402300799,
  253402300800,
);

/** Anything that JSON can express. */
const anything: Arbitrary<unknown> = fc.oneof(
  texts,
  numbers,
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { a: {} }, { constructor: 1, toString: 2 }),
  fc.integer({ min: 1, max: 60 }).map(nested),
  fc.jsonValue({ maxDepth: 3 }),
);

const numeric = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/**
 * A value of the schema's type and within its bounds; its pattern and what only the database knows are left to chance.
 */
const fitting = (schema: JsonSchema, ids: readonly number[]): Arbitrary<unknown> => {
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
  const types = [schema['type']].flat();
  const arbitraries = types.map((type): Arbitrary<unknown> => {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number': {
        const [least, most] = [
          Math.ceil(numeric(schema['minimum'], -(2 ** 31))),
          Math.floor(numeric(schema['maximum'], Number.MAX_SAFE_INTEGER)),
        ];
        return fc.oneof(fc.constantFrom(...ids), fc.constantFrom(least, most), fc.integer({ min: least, max: most }));
      }
      case 'array': {
        const most = Math.min(numeric(schema['maxItems'], 4), 4);
        return fc.array(fitting(recordOf(schema['items']), ids), {
          minLength: numeric(schema['minItems'], 0),
          maxLength: most,
        });
      }
      case 'object': {
        const properties = Object.entries(recordOf(schema['properties'])).map(
          ([name, inner]) => [name, fitting(recordOf(inner), ids)] as const,
        );
        const requiredKeys = (schema['required'] as string[] | undefined) ?? [];
        return fc.record(Object.fromEntries(properties), { requiredKeys });
      }
      default: {
        const most = Math.min(numeric(schema['maxLength'], 40), 40);
        return fc.oneof(
          fc.string({ minLength: Math.min(numeric(schema['minLength'], 0), most), maxLength: most }),
          fc.constantFrom(
            'https://example.com/a',
            'person1@example.com',
            'example.com',
            '1.50',
            '2026-11-22',
            '203.0.113.7',
            'LV',
            'en',
            'UTC',
          ),
        );
      }
    }
  });
  return fc.oneof(...arbitraries);
};

/** The same value with a few places anywhere in it set to arbitrary values, removed, or joined by unknown ones. */
const disturbed = (value: unknown): Arbitrary<unknown> => {
  const inside: Arbitrary<unknown>[] = [];
  if (Array.isArray(value)) {
    if (value.length > 0) inside.push(disturbed(value[0]).map((first) => [first, ...value.slice(1)]));
    inside.push(
      fc.constant([...value, ...value]),
      anything.map((one) => [...value, one]),
    );
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    for (const [name, one] of entries) inside.push(disturbed(one).map((other) => ({ ...value, [name]: other })));
    for (const [name] of entries)
      inside.push(fc.constant(Object.fromEntries(entries.filter(([other]) => other !== name))));
    inside.push(fc.tuple(texts, anything).map(([name, one]) => ({ ...value, [name]: one })));
  }
  return fc.oneof({ arbitrary: anything, weight: 1 }, ...inside.map((arbitrary) => ({ arbitrary, weight: 2 })));
};

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  '',
  '/',
];

/** Bodies as bytes: complete, truncated anywhere, declared as any type. */
const sent = (bodies: Arbitrary<unknown>): Arbitrary<Pick<Exchange, 'payload'>> =>
  fc.oneof(
    { weight: 8, arbitrary: bodies.map((body) => ({ payload: { type: 'application/json', bytes: json(body) } })) },
    {
      weight: 1,
      arbitrary: fc.tuple(bodies, fc.double({ min: 0, max: 1, noNaN: true })).map(([body, part]) => {
        const whole = json(body);
        return { payload: { type: 'application/json', bytes: whole.subarray(0, Math.floor(whole.length * part)) } };
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(bodies, fc.constantFrom(...contentTypes))
        .map(([body, type]) => ({ payload: { type, bytes: json(body) } })),
    },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 40 })
        .map((bytes) => ({ payload: { type: 'application/json', bytes: Buffer.from(bytes) } })),
    },
  );

/** A value as it appears in an address, several separated by commas. */
const written = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/** What no list of parameters can express: duplicates, prototype names, half characters. */
const oddQueries = fc.constantFrom(
  'id=1&id=2',
  'limit=1&limit=2',
  '__proto__=1',
  'constructor=1',
  'fields[]=id',
  '%ff=%fe',
  'search=%00',
  '=&&=',
  'search=%ED%A0%80',
);

const query = (
  parameters: ContractCall['parameters'],
  ids: readonly number[],
): Arbitrary<Pick<Exchange, 'query' | 'search'>> => {
  const pairs = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => {
      const usual = fitting(schema, ids).map(written);
      const value = fc.oneof(
        { weight: 4, arbitrary: usual },
        { weight: 1, arbitrary: texts },
        { weight: 1, arbitrary: numbers.map(String) },
      );
      return value.map((text): [string, string] => [name, text]);
    });
  const several = pairs.length > 0 ? fc.array(fc.oneof(...pairs), { maxLength: 4 }) : fc.constant([]);
  return fc.oneof(
    { weight: 6, arbitrary: several.map((some) => ({ query: Object.fromEntries(some) })) },
    { weight: 1, arbitrary: oddQueries.map((search) => ({ search })) },
  );
};

/**
 * Dots would lead to another call, and an empty value to that of the whole collection; half a character can't be
 * encoded.
 */
const place = texts.filter((text) => text !== '' && text.isWellFormed() && !/^\.+$/.test(text));

const params = (
  parameters: ContractCall['parameters'],
  valid: Exchange['params'],
  ids: readonly number[],
): Arbitrary<Pick<Exchange, 'params'>> => {
  const own = parameters.filter((one) => one.in === 'path');
  const arbitraries = own.map(({ name, schema }) => {
    const usual =
      valid?.[name] === undefined ? fitting(schema, ids).map(String).filter(Boolean) : fc.constant(String(valid[name]));
    return [
      name,
      fc.oneof(
        { weight: 6, arbitrary: usual },
        { weight: 1, arbitrary: place },
        { weight: 1, arbitrary: numbers.map(String) },
      ),
    ] as const;
  });
  return fc.record(Object.fromEntries(arbitraries)).map((those) => ({ params: those }));
};

const headers = fc.record(
  {
    'accept-language': fc.constantFrom('ru', '*', 'x'.repeat(500), ';;q=,,', 'en;q=NaN'),
    'idempotency-key': fc.constantFrom('a', 'x'.repeat(201), '', 'key', '\u00ff'),
    'x-request-id': fc.constantFrom('short', 'x'.repeat(500), '<script>', 'call-0001'),
    'content-encoding': fc.constantFrom('gzip', 'br', 'nonsense'),
    authorization: fc.constantFrom('Bearer', 'Bearer ', 'Bearer slc_x', 'Basic eA==', `Bearer ${'x'.repeat(5000)}`),
  },
  { requiredKeys: [] },
);

/** One call of an operation: close to a valid one, generated from its schemas, or neither. */
export const absurdCall = (operation: ContractCall, valid: Exchange, ids: readonly number[]): Arbitrary<Exchange> => {
  const { parameters, body } = operation;
  const whole = valid.items ? { items: valid.items } : valid.body;
  const bodies = fc.oneof(
    { weight: 4, arbitrary: disturbed(whole ?? {}) },
    ...(body ? [{ weight: 3, arbitrary: fitting(body, ids) }] : []),
    { weight: 1, arbitrary: anything },
  );
  const isRead = operation.method === 'get';
  return fc
    .tuple(
      params(parameters, valid.params, ids),
      query(parameters, ids),
      isRead
        ? fc.constant({})
        : fc.oneof({ weight: 9, arbitrary: sent(bodies) }, { weight: 1, arbitrary: fc.constant({}) }),
      fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
      fc.ipV4(),
    )
    .map(([path, asked, content, said, from]) => ({ ...path, ...asked, ...content, headers: said, from }));
};
