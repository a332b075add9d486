import { expect, test, vi } from 'vitest';
import { loadRules, rule } from './validation.ts';

const say = (validate: ReturnType<typeof rule>, value: unknown, values = {}, finalSource = 'field') =>
  validate(value, values, { finalSource });

test('a rule that is asked before the rules are loaded answers later, and at once from then on', async () => {
  vi.resetModules();
  const { rule } = await import('./validation.ts');
  const early = say(rule('maxLength', 3), 'four');
  expect(early).toBeInstanceOf(Promise);
  await expect(early).resolves.toEqual({ message: 'rules.maxLength', args: { 0: 3 } });
  expect(say(rule('maxLength', 3), 'four')).toEqual({ message: 'rules.maxLength', args: { 0: 3 } });
});

test('a rule says its message with its arguments, and nothing of a value that keeps it', async () => {
  await loadRules();
  expect(say(rule('maxLength', 3), 'four')).toEqual({ message: 'rules.maxLength', args: { 0: 3 } });
  expect(say(rule('minMax', 1, 9), 12)).toEqual({ message: 'rules.minMax', args: { 0: 1, 1: 9 } });
  expect(say(rule('maxLength', 3), 'ok')).toBeUndefined();
});

test('absence is the business of `required` alone, which forms mark', async () => {
  await loadRules();
  expect([say(rule('required'), null), say(rule('required'), [])]).toEqual(
    Array(2).fill({ message: 'rules.required', args: {} }),
  );
  expect(say(rule('url'), '')).toBeUndefined();
  expect([rule('required'), rule('url')].map((one) => 'isRequired' in one && one.isRequired)).toEqual([true, false]);
});

test('a rule that looks at other fields looks at those of its own row', async () => {
  await loadRules();
  const values = { type: 4, contacts: [{ type: 3 }, { type: 2 }] };
  const wrong = { message: 'rules.channel', args: {} };
  expect(say(rule('channel'), '+371 2000', values, 'contacts.1.value')).toBeUndefined();
  expect(say(rule('channel'), '+371 2000', values, 'contacts.0.value')).toEqual(wrong);
  expect(say(rule('channel'), '+371 2000', values, 'value')).toEqual(wrong);
});
