import { expect, test } from 'vitest';
import { rule } from './validation.ts';

const say = (validate: ReturnType<typeof rule>, value: unknown, values = {}, finalSource = 'field') =>
  validate(value, values, { finalSource });

test('a rule says its message with its arguments, and nothing of a value that keeps it', () => {
  expect(say(rule('maxLength', 3), 'four')).toEqual({ message: 'rules.maxLength', args: { 0: 3 } });
  expect(say(rule('minMax', 1, 9), 12)).toEqual({ message: 'rules.minMax', args: { 0: 1, 1: 9 } });
  expect(say(rule('maxLength', 3), 'ok')).toBeUndefined();
});

test('absence is the business of `required` alone, which forms mark', () => {
  expect([say(rule('required'), null), say(rule('required'), [])]).toEqual(
    Array(2).fill({ message: 'rules.required', args: {} }),
  );
  expect(say(rule('url'), '')).toBeUndefined();
  expect([rule('required'), rule('url')].map((one) => 'isRequired' in one && one.isRequired)).toEqual([true, false]);
});

test('a rule that looks at other fields looks at those of its own row', () => {
  const values = { type: 4, contacts: [{ type: 3 }, { type: 2 }] };
  const wrong = { message: 'rules.channel', args: {} };
  expect(say(rule('channel'), '+371 2000', values, 'contacts.1.value')).toBeUndefined();
  expect(say(rule('channel'), '+371 2000', values, 'contacts.0.value')).toEqual(wrong);
  expect(say(rule('channel'), '+371 2000', values, 'value')).toEqual(wrong);
});
