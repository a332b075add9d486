import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { failures } from '../../domain/failures.ts';
import { readContract } from '../../server/http/contract.ts';
import { failureBody, failureOf } from '../../server/http/failing.ts';
import { Failure, type FailureCode, refusedParameter, violation } from '../../server/failure.ts';

/** Error codes: those of the catalogue, in the contract, on the page about them, and in every body. */

const codes = Object.keys(failures) as FailureCode[];
const { components } = readContract();

test.each(['Failure', 'ConflictFailure'])('the contract declares all of the error codes, and no others: %s', (name) => {
  const schema = components.schemas[name] as { required: string[]; properties: { code: { enum: string[] } } };
  expect(schema.required).toContain('code');
  expect(schema.properties.code.enum).toEqual(codes);
});

/** What the contract shows for each: its example, next to what the server would answer. */
const shown = Object.entries(components.responses).map(([name, { content = {} }]) => {
  const { example } = content['application/json'] as { example: { code: FailureCode; requestId?: string } };
  return [name, example] as const;
});

test.each(shown)('the example for %s is an answer that exists', (_, example) => {
  const { words } = new Failure('stale');
  const told: Partial<Record<FailureCode, Failure>> = {
    unknownParameter: refusedParameter('unknownParameter', 'colour'),
    stale: new Failure('stale', { details: [{ message: words, type: 'version', path: 'items.0.version' }] }),
    invalid: new Failure('invalid', { details: [violation('items.0.title', 'required')] }),
  };
  const { requestId = '' } = example;
  expect(example).toEqual(failureBody(told[example.code] ?? new Failure(example.code), 'en', requestId));
  expect(failures[example.code].status < 500).toBe(requestId === '');
});

test('the page about error codes has all of them, with status and message, and no others', () => {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| (.+) \|$/gm)].map(([, code, status, message]) => [
    code,
    Number(status),
    message,
  ]);
  expect(rows).toEqual(codes.map((code) => [code, failures[code].status, failures[code].en]));
});

test.each(codes)('the body of %s has its code', (code) => {
  expect(failureBody(new Failure(code), 'ru', 'call')).toMatchObject({
    code,
    message: expect.any(String),
    details: [],
  });
});

describe('an error not thrown by a call of ours has a code as well', () => {
  const refused = (statusCode: number) => Object.assign(new Error('Refused by the framework'), { statusCode });
  test.each([
    [refused(400), 'malformed'],
    [refused(404), 'noSuchCall'],
    [refused(413), 'tooLarge'],
    [refused(415), 'unsupportedType'],
    [refused(418), 'malformed'],
    [refused(429), 'tooMany'],
    [new TypeError('Broken'), 'internal'],
    ['thrown text', 'internal'],
  ] as const)('%s', (error, code) => expect(failureOf(error).code).toBe(code));
});
