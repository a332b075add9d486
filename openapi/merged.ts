import { numberOrder } from '../domain/value-order.ts';
import type { JsonSchema } from '../domain/rules.ts';

const larger = (a: unknown, b: unknown): unknown => (numberOrder(a, b) >= 0 ? a : b);
const smaller = (a: unknown, b: unknown): unknown => (numberOrder(a, b) <= 0 ? a : b);

/** Of two bounds under the same keyword, the tighter one applies. */
const tighter: Readonly<Record<string, (a: unknown, b: unknown) => unknown>> = {
  minimum: larger,
  exclusiveMinimum: larger,
  maximum: smaller,
  minLength: larger,
  maxLength: smaller,
  minItems: larger,
  maxItems: smaller,
  'x-minimum': larger,
  'x-exclusiveMinimum': larger,
  'x-maximum': smaller,
};

/** Merges the schemas of a value's kind and of its rules; what doesn't fit into one keyword goes into `allOf`. */
export const merged = (parts: JsonSchema[]): JsonSchema => {
  const whole: JsonSchema = {};
  const further: JsonSchema[] = [];
  for (const part of parts) {
    const left: JsonSchema = {};
    for (const [keyword, value] of Object.entries(part)) {
      const present = whole[keyword];
      if (present === undefined || present === value) whole[keyword] = value;
      else if (tighter[keyword]) whole[keyword] = tighter[keyword](present, value);
      else left[keyword] = value;
    }
    if (Object.keys(left).length > 0) further.push(left);
  }
  if (numberOrder(whole['exclusiveMinimum'], whole['minimum']) < 0) delete whole['exclusiveMinimum'];
  if (numberOrder(whole['x-exclusiveMinimum'], whole['x-minimum']) < 0) delete whole['x-exclusiveMinimum'];
  return further.length > 0 ? { ...whole, allOf: further } : whole;
};
