import type { Validator } from 'ra-core';
import { recordOf, type UnknownRecord } from '../../domain/records.ts';
import type { brokenRules, RuleName } from '../../domain/rules.ts';

/** Returns the siblings of the field at `path`: for `contacts.0.value` the fields of the contact. */
const siblings = (values: unknown, path: string): UnknownRecord => {
  const place = path
    .split('.')
    .slice(0, -1)
    .reduce<unknown>((at, step) => (Array.isArray(at) ? at[Number(step)] : recordOf(at)[step]), values);
  return recordOf(place);
};

let findBroken: typeof brokenRules | undefined;

/** Loads the rules' implementation. Lists include the rules of their forms but have nothing to validate. */
export const loadRules = async (): Promise<typeof brokenRules> =>
  (findBroken ??= (await import('../../domain/rules.ts')).brokenRules);

/**
 * Returns a domain rule as a validator for react-admin's forms; its error is a message with the rule's arguments. If
 * the rules are not loaded yet, it answers asynchronously, as validators may.
 */
export const rule = (name: RuleName, ...args: (string | number)[]): Validator => {
  const rules = [{ name, args }];
  const validate: Validator = (value: unknown, values: unknown, props: { finalSource?: string } = {}) => {
    const check = (find: typeof brokenRules) => {
      const [first] = find(value, rules, siblings(values, props.finalSource ?? ''));
      return first && { message: `rules.${first.name}`, args: { ...first.args } };
    };
    return findBroken ? check(findBroken) : loadRules().then(check);
  };
  const [limit] = args;
  return Object.assign(validate, {
    isRequired: name === 'required',
    ...(name === 'maxLength' && typeof limit === 'number' && { maxLength: limit }),
  });
};
