import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What the project's sources say, read as syntax: texts, templates and the places where they stand. */

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Source {
  /** Below the project's folder. */
  path: string;
  tree: ts.SourceFile;
}

const isTried = (path: string): boolean => !/\.test\.tsx?$|\/generated\/|\/messages\//.test(path);

/** The hand-written sources of these folders, tests and messages aside. */
export const sourcesOf = (...folders: string[]): Source[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter(isTried)
    .map((path) => ({
      path,
      tree: ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest, true),
    }));

/** Every node of a source, from the outside in. */
export const nodesOf = ({ tree }: Source): ts.Node[] => {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
};

/** Where a node stands: `src/shell/Header.tsx:12`. */
export const placeOf = ({ path, tree }: Source, node: ts.Node): string =>
  `${path}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

/** The texts that the file's own constants stand for: `const name = 'profile.security'`. */
export const constantsOf = (nodes: readonly ts.Node[]): ReadonlyMap<string, string> =>
  new Map(
    nodes.flatMap((node): [string, string][] =>
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer &&
      ts.isStringLiteralLike(node.initializer)
        ? [[node.name.text, node.initializer.text]]
        : [],
    ),
  );

/** The parts of a template between what is put in, constants of the file put in already; one part where it is all known. */
export const partsOf = (template: ts.TemplateExpression, constants: ReadonlyMap<string, string>): string[] => {
  const parts = [template.head.text];
  for (const { expression, literal } of template.templateSpans) {
    const known = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined;
    if (known === undefined) parts.push(literal.text);
    else parts[parts.length - 1] += known + literal.text;
  }
  return parts;
};
