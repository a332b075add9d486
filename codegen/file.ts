/** A file as it should be: its path from the project's root, with slashes, and its text. */
export interface GeneratedFile {
  path: string;
  content: string;
}

const signature = 'by `npm run codegen`. Do not edit.';

/** Said at the head of every generated file; a JSON file says it under `x-generated`. */
export const generatedFrom = (source: string): string => `Generated from ${source} ${signature}`;

/** Whether the generator made this text, here or on a branch whose list of files a merge has not kept. */
export const isGenerated = (text: string): boolean => text.slice(0, 400).includes(signature);

/** A TypeScript file with its heading. */
export const typescript = (path: string, source: string, code: string): GeneratedFile => ({
  path,
  content: `// ${generatedFrom(source)}\n\n${code.trim()}\n`,
});

const lineWidth = 120;

/** JSON as people write it: what fits into a line stays on it. */
const written = (value: unknown, indent: string, before: number): string => {
  const short = JSON.stringify(value) ?? 'null';
  if (typeof value !== 'object' || value === null) return short;
  const list = Array.isArray(value);
  const spaced = short.length + before < lineWidth ? oneLine(value) : short;
  if (spaced.length + before <= lineWidth - 1 && (list || !spaced.includes('{', 1))) return spaced;
  const inner = `${indent}  `;
  const parts = list
    ? value.map((entry) => inner + written(entry, inner, inner.length))
    : Object.entries(value).map(([key, entry]) => {
        const name = `${inner}${JSON.stringify(key)}: `;
        return name + written(entry, inner, name.length);
      });
  return parts.length === 0 ? short : `${list ? '[' : '{'}\n${parts.join(',\n')}\n${indent}${list ? ']' : '}'}`;
};

const oneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, entry]) => `${JSON.stringify(key)}: ${oneLine(entry)}`).join(', ')} }`;
};

/** A JSON file; `x-generated` comes first. */
export const json = (path: string, source: string, value: object): GeneratedFile => ({
  path,
  // Once through JSON, so that what it leaves out (undefined) is left out here.
  content: `${written(JSON.parse(JSON.stringify({ 'x-generated': generatedFrom(source), ...value })), '', 0)}\n`,
});
