import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillJson, macroNames, macroSamples } from '../../domain/traffic/macros.ts';
import { recordOf } from '../../domain/records.ts';
import { composeRequest, type RequestParameter, type RequestTemplate } from '../../domain/requests.ts';

type Macros = Parameters<typeof composeRequest>[1];
const lead: Macros = macroSamples('lead');
const template: RequestTemplate = { method: 'POST', url: 'https://crm.example/api', bodyFormat: 'json', body: '{}' };
const composed = (more: Partial<RequestTemplate>, macros = lead, parameters: RequestParameter[] = []) => {
  const made = composeRequest({ ...template, ...more }, macros, parameters);
  if ('problem' in made) throw new Error(made.problem);
  return made.request;
};
const problem = (more: Partial<RequestTemplate>, macros = lead, parameters: RequestParameter[] = []) =>
  recordOf(composeRequest({ ...template, ...more }, macros, parameters))['problem'];

/** All kinds of text, and what people try. */
const absurd = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '"',
    '\\',
    '","admin":true,"x":"',
    '{email}',
    '..',
    '.',
    '%2e%2e',
    '/../../',
    '?a=b&c=d#e',
    '\r\nX-Evil: 1\r\n\r\n',
    '\u2028\u0000\ud800',
    '@evil.example/',
    '1, "admin": true',
    '1e999',
    '__proto__',
    '😀'.repeat(500),
  ),
);
const leads = fc.record(Object.fromEntries(macroNames('lead').map((name) => [name, absurd])), { requiredKeys: [] });

describe('no value of a lead breaks out', () => {
  test('of JSON, whether it stands in a string or by itself', () => {
    const body = '{"name":"a {first_name} b","id":{lead_id},"list":["{sub1}{sub2}",{email}]}';
    fc.assert(
      fc.property(leads, (macros) => {
        const read = JSON.parse(composed({ body }, macros).body ?? '');
        expect(Object.keys(read)).toEqual(['name', 'id', 'list']);
        expect(read.list).toHaveLength(2);
        expect(read.name).toBe(`a ${macros['first_name'] ?? ''} b`);
        expect(String(read.id ?? '')).toBe(macros['lead_id'] ?? '');
      }),
    );
  });

  test('of a form or a query string', () => {
    const fields = 'name={first_name}&\n mail={email}';
    fc.assert(
      fc.property(leads, (macros) => {
        const { body = '', url } = composed(
          { body: fields, bodyFormat: 'form', url: `${template.url}?${fields.replace(/\s/g, '')}` },
          macros,
        );
        for (const sent of [new URLSearchParams(body), new URL(url).searchParams])
          expect([...sent]).toEqual([
            ['name', (macros['first_name'] ?? '').toWellFormed()],
            ['mail', (macros['email'] ?? '').toWellFormed()],
          ]);
      }),
    );
  });

  test('of an address: neither host nor depth of the path are others', () => {
    fc.assert(
      fc.property(leads, (macros) => {
        const url = 'https://{country}.crm.example:8443/v1/{sub1}/{sub2}{sub3}/leads?x={sub4}';
        const made = composeRequest({ ...template, url }, macros, []);
        if ('problem' in made) {
          expect(made.problem).toBe('url');
          return;
        }
        const read = new URL(made.request.url);
        expect([read.protocol, read.port, read.username, read.hash]).toEqual(['https:', '8443', '', '']);
        expect(read.hostname.endsWith('.crm.example')).toBe(true);
        expect(read.pathname).toMatch(/^\/v1\/[^/]*\/[^/]*\/leads$/);
        expect([...read.searchParams.keys()]).toEqual(['x']);
      }),
    );
    expect(problem({ url: 'https://crm.example/{sub1}/x' }, { sub1: '..' })).toBe('url');
    expect(problem({ url: 'https://crm.example/{sub1}{sub2}/x' }, { sub1: '.', sub2: '.' })).toBe('url');
    expect(problem({ url: 'https://crm{sub1}' }, { sub1: '.evil.example' })).toBe('url');
  });

  test('of a header: one line of printable text', () => {
    fc.assert(
      fc.property(leads, absurd, (macros, value) => {
        const { headers } = composed({ headers: [{ name: 'X-Name', value: '{first_name} {last_name}' }] }, macros, [
          { key: 'X-Key', placement: 'header', prefix: 'Bearer', value },
        ]);
        expect(Object.keys(headers)).toEqual(['content-type', 'x-name', 'x-key']);
        for (const sent of Object.values(headers)) expect(sent).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });
});

test('parameters go where the template says, beside what it has', () => {
  const parameters: RequestParameter[] = [
    { key: 'token', placement: 'header', prefix: 'Bearer', value: 'se"cret' },
    { key: 'account', placement: 'body', value: '7 & 8' },
    { key: 'key', placement: 'query', value: 'a=b' },
  ];
  const headers = { 'content-type': 'application/json', token: 'Bearer se"cret' };
  const url = 'https://crm.example/api?key=a%3Db';
  expect(composed({ body: '{"a":1}' }, lead, parameters)).toEqual({
    method: 'POST',
    url,
    headers,
    body: '{"a":1,"account":"7 & 8"}',
  });
  expect(composed({ body: null }, lead, parameters)).toMatchObject({ body: '{"account":"7 & 8"}' });
  expect(composed({ bodyFormat: 'form', body: 'a=1' }, lead, parameters)).toMatchObject({
    body: 'a=1&account=7%20%26%208',
  });
  expect(composed({ method: 'GET', bodyFormat: 'form', body: 'a=1' }, lead, parameters)).toEqual({
    method: 'GET',
    url: `${url}&a=1&account=7%20%26%208`,
    headers: { token: headers.token },
  });
  expect(problem({ body: '[1]' }, lead, parameters)).toBe('body');
  expect(problem({ body: '{"a": "\\{sub1}"}' }, { sub1: 'x' })).toBe('body');
});

test('a value of its own is a number only where it is written as one', () => {
  const values = { a: '12', b: '012', c: '1e5', d: '12345678901234567890', e: '-0.5', f: 'true' };
  expect(fillJson('[{a},{b},{c},{d},{e},{f},{g}]', values)).toBe(
    '[12,"012","1e5","12345678901234567890",-0.5,"true",null]',
  );
});
