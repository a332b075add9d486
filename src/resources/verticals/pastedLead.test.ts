import { expect, test } from 'vitest';
import { pastedLead } from './pastedLead.ts';

test.each([
  ['JSON', '{"email": "a@b.example", "params": {"age": 30}}', { email: 'a@b.example', age: '30' }],
  ['a query', 'email=a%40b.example&age=30', { email: 'a@b.example', age: '30' }],
  ['an address', 'https://x.example/lead?email=a%40b.example&age=30', { email: 'a@b.example', age: '30' }],
  ['lines', 'email: a@b.example\n\nage = 30', { email: 'a@b.example', age: '30' }],
  ['nothing', '  ', undefined],
  ['a broken object', '{"email": ', undefined],
  ['prose', 'call me', undefined],
])('a lead is read from %s', (_, text, want) => expect(pastedLead(text)).toEqual(want));
