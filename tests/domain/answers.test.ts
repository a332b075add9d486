import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswerSettings, outcomes, readAnswer } from '../../domain/answers.ts';

const settings: AnswerSettings = {
  acceptedPath: 'status',
  acceptedValue: 'ok',
  leadIdPath: 'data.id',
  redirectPath: 'data.url',
  messagePath: 'error.message',
  duplicateWords: ['Already exists'],
  invalidWords: ['phone'],
};
const read = (status: number, body: unknown, more: AnswerSettings = {}) =>
  readAnswer({ ...settings, ...more }, { status, body: typeof body === 'string' ? body : JSON.stringify(body) });
const none: AnswerSettings = { acceptedPath: null, messagePath: null };

describe('what became of a lead', () => {
  test.each<[number, unknown, AnswerSettings, string, string]>([
    [200, { status: 'ok' }, {}, 'accepted', 'value'],
    [201, { status: 'ok', data: { id: 7 } }, {}, 'accepted', 'value'],
    [200, { status: true }, { acceptedValue: null }, 'accepted', 'value'],
    [200, { status: 1 }, { acceptedValue: '' }, 'accepted', 'value'],
    [200, { status: 'false', error: { message: 'No' } }, { acceptedValue: null }, 'refused', 'value'],
    [200, { status: 'error', error: { message: 'Lead ALREADY exists' } }, {}, 'duplicate', 'words'],
    [200, { status: 'error', error: { message: 'Wrong phone' } }, {}, 'invalid', 'words'],
    [200, { status: 'error', error: { message: 'Cap reached' } }, {}, 'refused', 'value'],
    [409, {}, {}, 'duplicate', 'status'],
    [422, {}, {}, 'invalid', 'status'],
    [403, 'Forbidden', {}, 'refused', 'status'],
    [429, '', {}, 'refused', 'status'],
    [200, {}, {}, 'unknown', 'missing'],
    [200, '{"status":"o', {}, 'unknown', 'notJson'],
    [200, '<html>', {}, 'unknown', 'notJson'],
    [400, { status: 'ok' }, {}, 'unknown', 'contradiction'],
    [500, { status: 'ok' }, {}, 'unknown', 'status'],
    [502, 'phone', {}, 'unknown', 'status'],
    [302, '', {}, 'unknown', 'status'],
    [200, '', none, 'accepted', 'status'],
    [200, 'ERROR already exists', none, 'duplicate', 'words'],
    [404, '', none, 'refused', 'status'],
  ])('%i %j %j: %s by %s', (status, body, more, outcome, ground) => {
    expect(read(status, body, more)).toMatchObject({ outcome, ground });
  });

  test('is told part by part', () => {
    expect(
      read(200, { status: 'ok', data: { id: 90_412, url: 'https://a.example/in?t=1' }, error: { message: null } }),
    ).toEqual({
      outcome: 'accepted',
      ground: 'value',
      leadId: '90412',
      redirectUrl: 'https://a.example/in?t=1',
      message: null,
      parts: [
        { part: 'accepted', path: 'status', value: 'ok' },
        { part: 'leadId', path: 'data.id', value: '90412' },
        { part: 'redirectUrl', path: 'data.url', value: 'https://a.example/in?t=1' },
        { part: 'message', path: 'error.message', value: null },
      ],
    });
  });

  test('visitors are sent to no address but one of the web', () => {
    for (const url of ['javascript:alert(1)', '/relative', 'https://user:password@a.example', 7, { a: 1 }])
      expect(read(200, { status: 'ok', data: { url } })).toMatchObject({ outcome: 'accepted', redirectUrl: null });
  });
});

test('any answer is read, and nothing is accepted but what says so', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.oneof(fc.string(), fc.json()), (status, body) => {
      const { outcome } = read(status, body);
      expect(outcomes).toContain(outcome);
      if (outcome === 'accepted') expect(JSON.parse(body).status).toBe('ok');
    }),
  );
  const deep = '['.repeat(400_000);
  expect(read(200, deep)).toMatchObject({ outcome: 'unknown' });
  for (const path of ['__proto__.x', 'constructor.name', 'toString', 'length'])
    expect(read(200, {}, { leadIdPath: path }).leadId).toBeNull();
});
