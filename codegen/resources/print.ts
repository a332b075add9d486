/** Prints TypeScript and JSX as people write it: what fits on a line stays on it, the rest is broken at its commas. */

const lineWidth = 120;

export interface Element {
  tag: string;
  /** Text for `a="x"`, true for `a`, and code for `a={code}`. */
  attributes: readonly (readonly [name: string, value: string | true | { code: Code }])[];
  children?: readonly Element[];
}

/** Code in one piece, or something whose parts can be on lines of their own. */
export type Code =
  | string
  | Element
  | { list: readonly Code[]; call?: string }
  | { object: readonly (readonly [key: string, value: Code, about?: string])[] };

export const text = (value: string): string =>
  `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(/\r?\n/g, '\\n')}'`;
export const list = (...items: Code[]): Code => ({ list: items });
export const texts = (values: readonly string[]): Code => list(...values.map(text));
export const call = (name: string, ...args: Code[]): Code => ({ list: args, call: name });
export const object = (entries: readonly (readonly [key: string, value: Code, about?: string])[]): Code => ({
  object: entries,
});

/** Returns a JSON value as code. */
export const literal = (value: unknown): Code => {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return list(...value.map(literal));
  if (typeof value === 'object' && value !== null) {
    return object(Object.entries(value).map(([key, entry]) => [key, literal(entry)]));
  }
  return JSON.stringify(value) ?? 'undefined';
};

/** Returns a name as the key of an object. */
export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name));

const isElement = (code: Code): code is Element => typeof code === 'object' && 'tag' in code;

const attribute = ([name, value]: Element['attributes'][number], show: (code: Code) => string): string => {
  if (value === true) return name;
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${show(value.code)}}`;
};

/** Prints everything on one line; undefined if it wouldn't be written that way. */
const flat = (code: Code): string | undefined => {
  if (typeof code === 'string') return code;
  if (isElement(code)) {
    if (code.children) return undefined;
    return `<${[code.tag, ...code.attributes.map((one) => attribute(one, (value) => flat(value) ?? ''))].join(' ')} />`;
  }
  if ('list' in code) {
    const parts = code.list.map(flat);
    if (parts.includes(undefined)) return undefined;
    return code.call ? `${code.call}(${parts.join(', ')})` : `[${parts.join(', ')}]`;
  }
  const parts = code.object.map(([name, value, about]) => (about ? undefined : pair(name, flat(value))));
  if (parts.includes(undefined)) return undefined;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

/** `title` for `title: title`. */
const pair = (name: string, value: string | undefined): string | undefined =>
  value === undefined ? undefined : value === name ? name : `${key(name)}: ${value}`;

/** Prints code whose first line starts after `before` characters of a line indented by `indent`. */
export const print = (code: Code, indent = '', before = indent.length): string => {
  const short = flat(code);
  if (typeof code === 'string') return code;
  if (short !== undefined && before + short.length <= lineWidth - 1) return short;
  const inner = `${indent}  `;
  if (isElement(code)) return printElement(code, indent);
  if ('list' in code) {
    const [open, close] = code.call ? [`${code.call}(`, ')'] : ['[', ']'];
    return `${open}\n${code.list.map((item) => `${inner}${print(item, inner)},\n`).join('')}${indent}${close}`;
  }
  const entries = code.object.map(([name, value, about]) => {
    const comment = about ? `${inner}/** ${about} */\n` : '';
    if (typeof value === 'string' && value === name) return `${comment}${inner}${name},\n`;
    const start = `${inner}${key(name)}: `;
    return `${comment}${start}${printValue(value, inner, start.length)},\n`;
  });
  return `{\n${entries.join('')}${indent}}`;
};

/** Prints a value after a key: an element of several lines is put in brackets. */
const printValue = (value: Code, indent: string, before: number): string => {
  if (typeof value === 'string' || !isElement(value)) return print(value, indent, before);
  const short = flat(value);
  if (short !== undefined && before + short.length <= lineWidth - 1) return short;
  return `(\n${indent}  ${print(value, `${indent}  `)}\n${indent})`;
};

const printTag = ({ tag, attributes }: Element, indent: string): string => {
  const inner = `${indent}  `;
  const lines = attributes.map(
    (one) => `${inner}${attribute(one, (code) => print(code, inner, inner.length + one[0].length + 2))}\n`,
  );
  return `<${tag}\n${lines.join('')}${indent}/>`;
};

const printElement = (element: Element, indent: string): string => {
  const { tag, attributes, children } = element;
  if (!children) return printTag(element, indent);
  const opening = flat({ tag, attributes })?.replace(/ \/>$/, '>') ?? '';
  const start = indent.length + opening.length <= lineWidth ? opening : printTag(element, indent).replace(/\/>$/, '>');
  const inner = `${indent}  `;
  return `${start}\n${children.map((child) => `${inner}${print(child, inner)}\n`).join('')}${indent}</${tag.replace(/<.*$/, '')}>`;
};

/** Returns import statements by module, in the order of the modules. */
export const importLines = (imports: ReadonlyMap<string, ReadonlySet<string>>): string =>
  [...imports]
    .sort(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1))
    .map(([module, names]) =>
      importLine(
        module,
        [...names].sort((a, b) => bare(a).localeCompare(bare(b))),
      ),
    )
    .join('\n');

const order = (module: string): number => (module.startsWith('.') ? 1 : 0);
const bare = (name: string): string => name.replace(/^type /, '');

const importLine = (module: string, names: readonly string[]): string => {
  const allTypes = names.every((name) => name.startsWith('type '));
  const words = allTypes ? names.map(bare) : names;
  const keyword = allTypes ? 'import type' : 'import';
  const line = `${keyword} { ${words.join(', ')} } from ${text(module)};`;
  return line.length <= lineWidth
    ? line
    : `${keyword} {\n${words.map((word) => `  ${word},\n`).join('')}} from ${text(module)};`;
};
