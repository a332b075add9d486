import ts from 'typescript';
import { definitionOf, nodeAt, propertyOf } from '../source/definition.ts';

/** A text to insert into a file at a position, replacing the text up to `end`. */
export interface Edit {
  at: number;
  end?: number;
  text: string;
}

/** Applies edits to a text; their positions refer to the original text. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.at - a.at)
    .reduce((whole, { at, end = at, text: put }) => whole.slice(0, at) + put + whole.slice(end), text);

const lineWidth = 120;

type Literal = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

const members = (literal: Literal): ts.NodeArray<ts.Node> =>
  ts.isObjectLiteralExpression(literal) ? literal.properties : literal.elements;

const indentAt = (source: ts.SourceFile, position: number): string => {
  const line = source.text.slice(source.text.lastIndexOf('\n', position - 1) + 1, position);
  return /^\s*/.exec(line)?.[0] ?? '';
};

/** Returns the end of the line if only a comment follows on it. */
const endOfLine = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end >= 0 && /^\s*(\/\/.*|\/\*.*\*\/\s*)?$/.test(text.slice(at, end)) ? end : at;
};

/** Inserts entries into a literal on one line: on that line, or each on its own if they don't fit. */
const onOneLine = (source: ts.SourceFile, literal: Literal, entries: readonly string[]): Edit => {
  const present = members(literal).map((member) => member.getText());
  const last = members(literal).at(-1);
  const start = source.text.lastIndexOf('\n', literal.getStart()) + 1;
  const end = source.text.indexOf('\n', literal.getEnd());
  const length = (end < 0 ? source.text.length : end) - start + entries.join(', ').length + 2;
  if (last && length <= lineWidth && !entries.some((entry) => entry.includes('\n'))) {
    return { at: last.getEnd(), text: `, ${entries.join(', ')}` };
  }
  const indent = /^\s*/.exec(source.text.slice(start))?.[0] ?? '';
  const lines = [...present, ...entries].map((entry) => `${indent}  ${entry},\n`).join('');
  return { at: literal.getStart() + 1, end: literal.getEnd() - 1, text: `\n${lines}${indent}` };
};

/** Inserts entries at the end of an object or array: on lines of their own if it spans several, else on its line. */
export const appended = (source: ts.SourceFile, literal: Literal, entries: readonly string[]): Edit => {
  const last = members(literal).at(-1);
  const broken = source.text.slice(literal.getStart(), literal.getEnd()).includes('\n');
  const closing = literal.getEnd() - 1;
  if (!last) return { at: closing, text: broken ? `  ${entries.join(', ')}` : ` ${entries.join(', ')} ` };
  if (!broken) return onOneLine(source, literal, entries);
  const comma = members(literal).hasTrailingComma;
  const at = comma ? endOfLine(source.text, source.text.indexOf(',', last.getEnd()) + 1) : last.getEnd();
  const indent = indentAt(source, last.getStart());
  return { at, text: `${comma ? '' : ','}${entries.map((entry) => `\n${indent}${entry},`).join('')}` };
};

/**
 * Returns the object or array at a path through a definition, even if it is defined elsewhere in the file under a name.
 */
export const literalAt = (source: ts.SourceFile, key: string, at: readonly string[]): Literal | undefined => {
  const definition = definitionOf(source, key);
  if (!definition) return undefined;
  const property = nodeAt(definition, at);
  if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property)) return undefined;
  const name = at.at(-1);
  if (property.name.getText() !== name) return undefined;
  const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
  if (ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value)) return value;
  return ts.isIdentifier(value) ? constant(source, value.text) : undefined;
};

const constant = (source: ts.SourceFile, name: string): Literal | undefined => {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: own, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(own) || own.text !== name || !initializer) continue;
      if (ts.isObjectLiteralExpression(initializer) || ts.isArrayLiteralExpression(initializer)) return initializer;
    }
  }
  return undefined;
};

/** Adds names to a file's imports from `../define.ts`. */
export const imported = (source: ts.SourceFile, names: readonly string[]): Edit[] => {
  const declaration = source.statements.find(
    (statement): statement is ts.ImportDeclaration =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === '../define.ts',
  );
  const bindings = declaration?.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  const present = bindings.elements.map((element) => element.getText());
  const bare = (name: string): string => name.replace(/^type /, '').toLowerCase();
  const missing = [...new Set(names)].filter((name) => !present.includes(name)).sort();
  if (missing.length === 0) return [];
  const all = [...present];
  for (const name of missing) {
    const place = all.findIndex((one) => bare(one) > bare(name));
    all.splice(place < 0 ? all.length : place, 0, name);
  }
  const line = `{ ${all.join(', ')} }`;
  const rest = declaration.getText().length - bindings.getText().length;
  const broken = bindings.getText().includes('\n') || line.length + rest > lineWidth;
  return [
    {
      at: bindings.getStart(),
      end: bindings.getEnd(),
      text: broken ? `{\n${all.map((name) => `  ${name},\n`).join('')}}` : line,
    },
  ];
};

/** Adds to the object or array under a name of a definition, or adds the whole property if there is none. */
export const put = (
  source: ts.SourceFile,
  key: string,
  name: string,
  entries: readonly string[],
  whole: string,
): Edit | undefined => {
  const definition = definitionOf(source, key);
  if (!definition) return undefined;
  if (!propertyOf(definition, name)) return appended(source, definition, [`${name}: ${whole}`]);
  const literal = literalAt(source, key, [name]);
  return literal && appended(source, literal, entries);
};
