import { isRecord, recordOf, type UnknownRecord } from '../../../domain/records.ts';
type Schema = UnknownRecord;

/** A schema, and how a form shows it. */
interface Described {
  schema: Schema;
  uiSchema: Schema;
}

export interface ParameterLine {
  /** Titles, outermost first: 'Tracking › Click id parameter'. */
  label: string;
  text: string;
}

const below = (schema: Schema, keyword: string, name?: string): Schema => {
  const found = schema[keyword];
  const inner = isRecord(found) && name !== undefined ? found[name] : found;
  return recordOf(inner);
};
const titled = (schema: Schema, name: string): string => (typeof schema['title'] === 'string' ? schema['title'] : name);

/** Returns the words that a value has in its form: an enumerated value by its name there. */
const wordsOf = (value: unknown, { schema, uiSchema }: Described, translate: (key: string) => string): string => {
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  const { enum: choices } = schema;
  const { 'ui:enumNames': names } = uiSchema;
  const name: unknown = Array.isArray(choices) && Array.isArray(names) ? names[choices.indexOf(value)] : undefined;
  return typeof name === 'string' ? name : String(value);
};

/**
 * Describes parameters as lines of words, with the titles of their schema and the names that choices have in their
 * form; unset ones have no line.
 */
export const describeParameters = (
  value: unknown,
  { schema, uiSchema }: Described,
  translate: (key: string) => string,
  label = '',
): ParameterLine[] => {
  if (value === undefined || value === null || value === '') return [];
  const under = (title: string): string => [label, title].filter(Boolean).join(' › ');
  if (Array.isArray(value)) {
    const of = { schema: below(schema, 'items'), uiSchema: below(uiSchema, 'items') };
    if (value.every((item) => !isRecord(item))) {
      const text = value.map((item) => wordsOf(item, of, translate)).join(', ');
      return value.length > 0 ? [{ label, text }] : [];
    }
    return value.flatMap((item, index) => describeParameters(item, of, translate, under(String(index + 1))));
  }
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, inner]) => {
      const of = { schema: below(schema, 'properties', name), uiSchema: below(uiSchema, name) };
      return describeParameters(inner, of, translate, under(titled(of.schema, name)));
    });
  }
  return [{ label, text: wordsOf(value, { schema, uiSchema }, translate) }];
};
