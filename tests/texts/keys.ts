import ts from 'typescript';
import { constantsOf, nodesOf, partsOf, placeOf, type Source } from './sources.ts';

/** Keys of messages as the code names them: whole ones, and templates of which a part is known only when they are shown. */
export interface Named {
  whole: Map<string, string>;
  templates: Map<string, string>;
}

const steps = /^[\w-]+(?:[./][\w-]+)*$/;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The pattern of the keys that a template makes. */
export const templatePattern = (template: string): RegExp =>
  new RegExp(`^${template.split('*').map(escaped).join('(.+)')}$`);

/** The name under which the browser keeps something. */
const isStored = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && parent.expression.getText() === 'useStore';

/** Every key that the sources name, with a place each; a template has `*` for what is put in. `spaces`: first steps of keys. */
export const namedKeys = (sources: readonly Source[], spaces: ReadonlySet<string>): Named => {
  const named: Named = { whole: new Map(), templates: new Map() };
  const isKey = (text: string): boolean =>
    steps.test(text) && text.includes('.') && spaces.has(text.split('.')[0] ?? '');
  for (const source of sources) {
    const nodes = nodesOf(source);
    const constants = constantsOf(nodes);
    for (const node of nodes) {
      const place = placeOf(source, node);
      if (ts.isStringLiteralLike(node) && isKey(node.text) && !isStored(node)) named.whole.set(node.text, place);
      if (!ts.isTemplateExpression(node)) continue;
      const parts = partsOf(node, constants);
      const [first = ''] = parts;
      if (parts.length === 1 && isKey(first)) named.whole.set(first, place);
      else if (spaces.has(first.split('.')[0] ?? '') && first.includes('.'))
        named.templates.set(parts.join('*'), place);
    }
  }
  return named;
};

/** Everything that may be put into a template: texts and the names of properties. */
export const wordsOf = (sources: readonly Source[]): Set<string> =>
  new Set(
    sources.flatMap(nodesOf).flatMap((node) => {
      if (ts.isStringLiteralLike(node)) return [node.text];
      return (ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) && ts.isIdentifier(node.name)
        ? [node.name.text]
        : [];
    }),
  );

const said = new Set([
  'label',
  'title',
  'aria-label',
  'placeholder',
  'alt',
  'helperText',
  'emptyText',
  'primary',
  'secondary',
]);
const letters = /\p{L}{2,}/u;

/** Texts that stand in the code itself, where a person reads them. */
export const bareTexts = (sources: readonly Source[], isKnown: (text: string) => boolean): string[] =>
  sources.flatMap((source) =>
    nodesOf(source).flatMap((node) => {
      const bare = (text: string, at: ts.Node = node) =>
        letters.test(text) && !isKnown(text) ? [`${placeOf(source, at)} ${text.trim()}`] : [];
      if (ts.isJsxText(node)) return bare(node.text);
      if (
        ts.isJsxAttribute(node) &&
        node.initializer &&
        ts.isStringLiteral(node.initializer) &&
        said.has(node.name.getText())
      ) {
        // A single word in small letters is a name that the code knows.
        return /^[a-z]\w*$/.test(node.initializer.text) ? [] : bare(node.initializer.text);
      }
      const [first] =
        ts.isCallExpression(node) && ['translate', 'notify'].includes(node.expression.getText()) ? node.arguments : [];
      return first && ts.isStringLiteralLike(first) ? bare(first.text) : [];
    }),
  );
