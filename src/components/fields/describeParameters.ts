type Schema = Readonly<Record<string, unknown>>;

export interface ParameterLine {
  /** Titles from the outermost on: 'Tracking › Click id parameter'. */
  label: string;
  text: string;
}

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const below = (schema: Schema, keyword: string, name?: string): Schema => {
  const found = schema[keyword];
  const inner = isObject(found) && name !== undefined ? found[name] : found;
  return isObject(inner) ? inner : {};
};
const titled = (schema: Schema, name: string): string => (typeof schema['title'] === 'string' ? schema['title'] : name);

/** Parameters as lines of words, after the titles of their schema; what is not set has no line. */
export const describeParameters = (
  value: unknown,
  schema: Schema,
  translate: (key: string) => string,
  label = '',
): ParameterLine[] => {
  if (value === undefined || value === null || value === '') return [];
  const under = (title: string): string => [label, title].filter(Boolean).join(' › ');
  if (Array.isArray(value)) {
    if (value.every((item) => !isObject(item))) return value.length > 0 ? [{ label, text: value.join(', ') }] : [];
    return value.flatMap((item, index) =>
      describeParameters(item, below(schema, 'items'), translate, under(String(index + 1))),
    );
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, inner]) => {
      const of = below(schema, 'properties', name);
      return describeParameters(inner, of, translate, under(titled(of, name)));
    });
  }
  const text = typeof value === 'boolean' ? translate(value ? 'ra.boolean.true' : 'ra.boolean.false') : String(value);
  return [{ label, text }];
};
