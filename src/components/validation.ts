import type { Validator } from 'ra-core';
import { broken, type RuleName } from '../../domain/rules.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The fields beside the one at `path`: for `contacts.0.value` those of the contact. */
const siblings = (values: unknown, path: string): Record<string, unknown> => {
  const place = path
    .split('.')
    .slice(0, -1)
    .reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), values);
  return isObject(place) ? place : {};
};

/** A rule of the domain as react-admin's forms take it; what it says is a message with the rule's arguments. */
export const rule = (name: RuleName, ...args: (string | number)[]): Validator => {
  const rules = [{ name, args }];
  const validate: Validator = (value: unknown, values: unknown, props: { finalSource?: string } = {}) =>
    broken(value, rules, siblings(values, props.finalSource ?? '')).length > 0
      ? { message: `rules.${name}`, args: { ...args } }
      : undefined;
  return Object.assign(validate, { isRequired: name === 'required' });
};
