import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isEmpty } from '../../../domain/text/is-empty.ts';
import type { Language } from '../../../domain/text/words.ts';
import { describe } from './describe.ts';
import { type Detail, detailsOf } from './details.ts';

const ajv = new Ajv2020({ strict: true, allErrors: true });
const validators = new Map<string, ValidateFunction>();

const validatorOf = (name: string): ValidateFunction => {
  let validator = validators.get(name);
  if (!validator) {
    // Languages differ only in titles, so the English form serves for all.
    validator = ajv.compile(describe(name, 'en').schema);
    validators.set(name, validator);
  }
  return validator;
};

/** Forms and callers send blank fields as '' or null; these count as absent, as everywhere. */
const given = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(given);
  if (typeof value !== 'object' || value === null) return value;
  const blank = (field: unknown): boolean => field === null || (typeof field === 'string' && isEmpty(field));
  const filled = Object.entries(value).filter(([, field]) => !blank(field));
  return Object.fromEntries(filled.map(([name, field]) => [name, given(field)]));
};

/**
 * Returns why a value may not be stored in a block's field; empty if it may. The value is not modified. Throws a
 * RangeError if there is no such block.
 */
export const validate = (name: string, value: unknown, language: Language): Detail[] => {
  const validator = validatorOf(name);
  return validator(given(value)) ? [] : detailsOf(validator.errors ?? [], language);
};
