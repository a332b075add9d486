import ts from 'typescript';
import { expect, test } from 'vitest';
import { nodesOf, placeOf, type Source, sourcesOf } from './sources.ts';

/** Each change is announced once (D137): where the code has its own words for it, the shell stays silent. */

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const telling = new Set(['useNotify', 'useToast', 'useDoneToast']);

/** Calls by the typed client that change something, or ask by a method that usually does. */
const callsOf = (nodes: readonly ts.Node[]): ts.CallExpression[] =>
  nodes
    .filter((node) => ts.isCallExpression(node))
    .filter(
      ({ expression, arguments: [path] }) =>
        ts.isPropertyAccessExpression(expression) &&
        changing.has(expression.name.text) &&
        path !== undefined &&
        ts.isStringLiteralLike(path),
    );

/** What is passed with a call: an object as it stands there, with what its name or those spread in it were declared as. */
const passedTo = (nodes: readonly ts.Node[], { arguments: [, passed] }: ts.CallExpression): string => {
  const names = [...(passed?.getText() ?? '').matchAll(/(?:^|\.\.\.)(\w+)/g)].map(([, name]) => name);
  const declared = nodes.filter(ts.isVariableDeclaration).filter((node) => names.includes(node.name.getText()));
  return [passed, ...declared].map((node) => node?.getText() ?? '').join('\n');
};

const silencesShell = (passed: string): boolean => /\bheaders\b/.test(passed);

/** Calls that the shell announces as well: in a file that tells of them itself, or that only read and can be aborted. */
const twice = (source: Source): string[] => {
  const nodes = nodesOf(source);
  const isTold = nodes.some((node) => ts.isImportSpecifier(node) && telling.has(node.name.text));
  return callsOf(nodes)
    .filter((call) => {
      const passed = passedTo(nodes, call);
      return (isTold || /\bsignal\b/.test(passed)) && !silencesShell(passed);
    })
    .map((call) => placeOf(source, call));
};

test('no change is announced by its page and by the shell, and no reading is announced', () => {
  expect(sourcesOf('src').flatMap(twice)).toEqual([]);
});
