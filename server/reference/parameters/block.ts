import type { JsonSchema } from '../../../domain/rules.ts';
import type { Words } from '../../../domain/words.ts';

/** Puts words into the language of the reader. */
export type Translate = (words: Words) => string;

/**
 * Parameters that the server describes: what may be stored, as JSON Schema 2020-12, and how a form shows it, as an
 * rjsf uiSchema. A block uses no `if`, `oneOf`, `anyOf` or `$ref`: a browser under a strict content policy compiles
 * no schemas, and a form without them never needs to.
 */
export interface ParameterForm {
  schema: JsonSchema;
  uiSchema: JsonSchema;
}

export type ParameterBlock = (say: Translate) => ParameterForm;
