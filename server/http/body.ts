import { isRecord } from '../../domain/records.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import { unstorablePath, weightOf } from './bounds.ts';
import { detailsOf, type Fields } from './details.ts';
import { violation, Failure, invalid, malformed } from '../failure.ts';
import { thoroughValidatorOf, validatorOf } from './schemas.ts';

/** Up to this weight, everything wrong with a body is looked for; for a heavier one the first error is enough. */
const light = 50_000;

const takesItems = ({ properties }: JsonSchema): boolean => isRecord(properties) && 'items' in properties;

/**
 * Checks the body of a call against the contract: 400 if it isn't an object or has no items, otherwise 422 with the
 * broken rules of its fields, including texts that can't be stored. `fields` are the definition's, which know their
 * rules' messages.
 */
export const bodyChecker = (schema: JsonSchema, fields: Fields = {}): ((body: unknown) => void) => {
  const [quick, thorough] = [validatorOf(schema), thoroughValidatorOf(schema)];
  return (body) => {
    const weight = weightOf(body);
    let validate = quick();
    const passes: boolean = validate(body);
    if (passes) {
      const place = unstorablePath(body);
      if (place !== undefined) throw invalid(violation(place, 'pattern'));
      return;
    }
    if (!isRecord(body)) throw malformed('object');
    if (takesItems(schema) && (!Array.isArray(body['items']) || body['items'].length === 0))
      throw new Failure('noItems');
    if (weight <= light) {
      validate = thorough();
      validate(body);
    }
    throw new Failure('invalid', { details: detailsOf(validate.errors ?? [], fields) });
  };
};
