import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { nodesOf, type Source, sourcesOf } from './sources.ts';

/** What is loaded before the texts that come later: up to sign-in, around every page, and for any list. */
const entries = [
  'src/main.tsx',
  'src/custom/signIn/login/LoginPage.tsx',
  'src/shell/signedIn.ts',
  'src/components/list/ListPage.tsx',
  ...globSync('src/components/fields/*Field.tsx'),
];

/** They bring further texts along with a script. */
const bringing: readonly string[] = ['later', 'withTexts'];
/** What they load are whole pages, which bring their texts, or texts. */
const registers =
  /src.(?:custom.pages|resources.index|shell.parts|components.(?:list.ResourceList|form.Resource\w+)|providers.i18n.+)\.tsx?$/;

const isBrought = (node: ts.Node): boolean => {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isCallExpression(at) && bringing.includes(at.expression.getText())) return true;
  }
  return false;
};

const importsOf = (source: Source): ts.Expression[] =>
  nodesOf(source).flatMap((node) => {
    if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? [] : [node.moduleSpecifier];
    const isLazy =
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      !registers.test(source.path) &&
      !isBrought(node);
    return isLazy ? node.arguments.slice(0, 1) : [];
  });

const pathIn = (source: Source, specifier: ts.Node): string[] =>
  ts.isStringLiteralLike(specifier) && specifier.text.startsWith('.')
    ? [join(dirname(source.path), specifier.text)]
    : [];

const all = new Map(sourcesOf('src').map((source) => [source.path, source]));

/** The sources that these modules, by default those of first pages, load without bringing further texts. */
export const loadedBy = (modules: readonly string[] = entries): Source[] => {
  const found = new Map<string, Source>();
  const add = (path: string): void => {
    const source = all.get(path);
    if (!source || found.has(path)) return;
    found.set(path, source);
    for (const specifier of importsOf(source)) pathIn(source, specifier).forEach(add);
  };
  modules.forEach(add);
  return [...found.values()];
};

/** The modules of the resources that are written by hand, by key. */
export const handWritten = (): Map<string, string> => {
  const register = all.get('src/resources/index.ts');
  if (!register) throw new Error('src/resources/index.ts is gone');
  return new Map(
    nodesOf(register).flatMap((node): [string, string][] => {
      if (!ts.isPropertyAssignment(node) || !ts.isArrowFunction(node.initializer)) return [];
      const { body } = node.initializer;
      const [specifier] = ts.isCallExpression(body) ? body.arguments : [];
      return (specifier ? pathIn(register, specifier) : []).map((path) => [node.name.getText(), path]);
    }),
  );
};
