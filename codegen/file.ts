/** A file as it should be: its path from the project's root, with slashes, and its text. */
export interface GeneratedFile {
  path: string;
  content: string;
}

const signature = 'by `npm run codegen`. Do not edit.';

/** The text at the top of every generated file; a JSON file has it under `x-generated`. */
export const generatedFrom = (source: string): string => `Generated from ${source} ${signature}`;

/** Returns whether the generator made this text, here or on a branch whose manifest was lost in a merge. */
export const isGenerated = (text: string): boolean => text.slice(0, 400).includes(signature);

/** Returns a TypeScript file with its heading. */
export const typescript = (path: string, source: string, code: string): GeneratedFile => ({
  path,
  content: `// ${generatedFrom(source)}\n\n${code.trim()}\n`,
});

const lineWidth = 120;

/**
 * Returns JSON on one line of at most this many characters; undefined if it is longer, without building more of it than
 * that.
 */
const oneLine = (value: unknown, room: number): string | undefined => {
  if (typeof value !== 'object' || value === null) {
    const text = JSON.stringify(value);
    return text.length <= room ? text : undefined;
  }
  const list = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return list ? '[]' : '{}';
  const [open, close] = list ? ['[', ']'] : ['{ ', ' }'];
  let text = open;
  for (const [key, entry] of entries) {
    if (text !== open) text += ', ';
    if (!list) text += `${JSON.stringify(key)}: `;
    const inner = oneLine(entry, room - text.length - close.length);
    if (inner === undefined) return undefined;
    text += inner;
  }
  return text.length + close.length <= room ? text + close : undefined;
};

/** Formats JSON as people write it: what fits on a line stays on it. */
const written = (value: unknown, indent: string, before: number): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const list = Array.isArray(value);
  const line = oneLine(value, lineWidth - 1 - before);
  if (line !== undefined && (list || !line.includes('{', 1))) return line;
  const inner = `${indent}  `;
  const parts = list
    ? value.map((entry) => inner + written(entry, inner, inner.length))
    : Object.entries(value).map(([key, entry]) => {
        const name = `${inner}${JSON.stringify(key)}: `;
        return name + written(entry, inner, name.length);
      });
  if (parts.length === 0) return list ? '[]' : '{}';
  return `${list ? '[' : '{'}\n${parts.join(',\n')}\n${indent}${list ? ']' : '}'}`;
};

/** Returns a JSON file; `x-generated` comes first. */
export const json = (path: string, source: string, value: object): GeneratedFile => ({
  path,
  // Through JSON first, so that what it omits (undefined) is omitted here.
  content: `${written(JSON.parse(JSON.stringify({ 'x-generated': generatedFrom(source), ...value })), '', 0)}\n`,
});
