import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswerSettings, outcomes, readAnswer } from '../../domain/traffic/answers.ts';

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
const text: AnswerSettings = {
  acceptedPath: null,
  leadIdPath: null,
  redirectPath: null,
  messagePath: null,
  acceptedPattern: '^OK',
  refusedPattern: '^ERROR',
  refusedWords: ['sorry'],
};

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
    [200, 'OK 77', text, 'accepted', 'pattern'],
    [200, 'ERROR cap is full', text, 'refused', 'pattern'],
    [200, 'ERROR already exists', text, 'duplicate', 'words'],
    [200, 'Sorry, no', text, 'refused', 'words'],
    [403, 'ERROR', text, 'refused', 'pattern'],
    [200, '<html>Maintenance</html>', text, 'unknown', 'missing'],
    [400, 'OK 77', text, 'unknown', 'contradiction'],
    [503, 'OK 77', text, 'unknown', 'status'],
    [200, 'NO', { ...none, refusedPattern: '^NO' }, 'refused', 'pattern'],
    [200, { status: 'error', why: 'sorry' }, { ...none, refusedWords: ['Sorry'] }, 'refused', 'words'],
    // Its path or its pattern says yes.
    [200, 'OK 77', { acceptedPattern: '^OK' }, 'accepted', 'pattern'],
    [200, { status: 'ok' }, { acceptedPattern: '^OK' }, 'accepted', 'value'],
  ])('%i %j %j: %s by %s', (status, body, more, outcome, ground) => {
    expect(read(status, body, more)).toMatchObject({ outcome, ground });
  });

  test('is told of XML and text by patterns, each value out of its first brackets', () => {
    const patterns = {
      ...text,
      acceptedPattern: '<status>(?:ok|new)</status>',
      leadIdPattern: '<id>(\\d+)</id>',
      redirectPattern: '<login>(.+?)</login>',
      messagePattern: '<error code="\\d+">(.*)</error>',
    };
    const xml = '<lead><status>ok</status><id>0077</id><login>https://a.example/in?a=1&amp;t=&#x41;</login></lead>';
    expect(read(200, xml, patterns)).toEqual({
      outcome: 'accepted',
      ground: 'pattern',
      leadId: '0077',
      redirectUrl: 'https://a.example/in?a=1&t=A',
      message: null,
      parts: [
        { part: 'accepted', by: 'pattern', path: patterns.acceptedPattern, value: '<status>ok</status>' },
        { part: 'leadId', by: 'pattern', path: patterns.leadIdPattern, value: '0077' },
        { part: 'redirectUrl', by: 'pattern', path: patterns.redirectPattern, value: 'https://a.example/in?a=1&t=A' },
        { part: 'message', by: 'pattern', path: patterns.messagePattern, value: null },
        { part: 'refused', by: 'pattern', path: '^ERROR', value: null },
      ],
    });
    expect(read(200, '<error code="7">Cap reached</error>', patterns)).toMatchObject({
      outcome: 'refused',
      ground: 'value',
      message: 'Cap reached',
    });
    expect(read(200, '<login>javascript:alert(1)</login>', patterns).redirectUrl).toBeNull();
  });

  test('names the word that told it', () => {
    expect(read(200, { status: 'error', error: { message: 'Lead already exists' } }).parts.at(-1)).toEqual({
      part: 'duplicate',
      by: 'word',
      path: 'Already exists',
      value: 'Already exists',
    });
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
        { part: 'accepted', by: 'path', path: 'status', value: 'ok' },
        { part: 'leadId', by: 'path', path: 'data.id', value: '90412' },
        { part: 'redirectUrl', by: 'path', path: 'data.url', value: 'https://a.example/in?t=1' },
        { part: 'message', by: 'path', path: 'error.message', value: null },
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
