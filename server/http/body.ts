import type { JsonSchema } from '../../domain/rules.ts';
import { detailsOf, type Fields } from './details.ts';
import { Failure, invalid } from './errors.ts';
import { validatorOf } from './schemas.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const takesItems = ({ properties }: JsonSchema): boolean => isObject(properties) && 'items' in properties;

/**
 * Checks the body of a call against the contract: 400 where it is no object or has no items, 422 with the broken rules
 * of its fields else. `fields` are the definition's, which know their rules' messages.
 */
export const bodyChecker = (schema: JsonSchema, fields: Fields = {}): ((body: unknown) => void) => {
  const validator = validatorOf(schema);
  return (body) => {
    const validate = validator();
    const passes: boolean = validate(body);
    if (passes) return;
    if (!isObject(body)) throw new Failure('malformed');
    if (takesItems(schema) && (!Array.isArray(body['items']) || body['items'].length === 0)) throw new Failure('noItems');
    throw invalid(...detailsOf(validate.errors ?? [], fields));
  };
};
