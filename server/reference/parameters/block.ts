import type { JsonSchema } from '../../../domain/rules.ts';
import type { Words } from '../../../domain/text/words.ts';

/** Translates words into the reader's language. */
export type Translate = (words: Words) => string;

/**
 * Parameters described by the server: what may be stored, as JSON Schema 2020-12, and how a form shows it, as an
 * rjsf uiSchema. A block uses no `if`, `oneOf`, `anyOf` or `$ref`: a browser under a strict content policy can't
 * compile schemas, and a form without them never needs to.
 */
export interface ParameterForm {
  schema: JsonSchema;
  uiSchema: JsonSchema;
}

export type ParameterBlock = (say: Translate) => ParameterForm;
